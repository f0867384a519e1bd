/** What a file is to the one that names it. */
export type AssetKind = 'material' | 'texture' | 'model' | 'sound' | 'script' | 'file';

/** A file that a map needs, by its path from the game's folder, lower case with `/` between folders. */
export interface AssetReference {
  /** What it is. */
  readonly kind: AssetKind;
  /** The file. */
  readonly file: string;
  /** Files that are taken as well as it or instead of it, such as those for consoles. */
  readonly others: readonly string[];
}

/** A path as games compare it: lower case, `/` between folders, none at the start, none twice. */
export function assetPath(...parts: readonly string[]): string {
  return parts
    .join('/')
    .replaceAll('\\', '/')
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .trim()
    .toLowerCase();
}

function withoutExtension(name: string, extension: string): string {
  return name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;
}

/** A name in the folder `materials`, which may stand before it already. */
function inMaterials(name: string, extension: string): string {
  const path = assetPath(withoutExtension(name.trim(), extension));
  return path.startsWith('materials/') ? path : `materials/${path}`;
}

/** The file of a material by its name. */
export function materialReference(name: string): AssetReference {
  return { kind: 'material', file: `${inMaterials(name, '.vmt')}.vmt`, others: [] };
}

/** The file of a texture by its name; those with more light and those for consoles are as good. */
export function textureReference(name: string): AssetReference {
  const path = inMaterials(name, '.vtf');
  const others = ['.hdr.vtf', '.360.vtf', '.hdr.360.vtf', '.ps3.vtf', '.hdr.ps3.vtf'].map(
    (end) => path + end,
  );
  return { kind: 'texture', file: `${path}.vtf`, others };
}

/** The files of a model by the name of the one with its head; the others aren't there for every model. */
export function modelReference(name: string): AssetReference {
  const file = assetPath(name);
  const path = withoutExtension(file, '.mdl');
  const ends = ['.vvd', '.phy', '.dx90.vtx', '.dx80.vtx', '.sw.vtx', '.vtx', '.ani'];
  return { kind: 'model', file, others: ends.map((end) => path + end) };
}

/** The file of a sound; characters before its name that say how it is played are none of it. */
export function soundReference(name: string): AssetReference {
  const path = assetPath(name.replace(/^[*?!#@><^)}$(~]+/, ''));
  return { kind: 'sound', file: path.startsWith('sound/') ? path : `sound/${path}`, others: [] };
}

/** The file of a script by its name, whose ending may be left out. */
export function scriptReference(name: string): AssetReference {
  const path = assetPath(name);
  const whole = /\.(?:nut|nuc|lua)$/.test(path) ? path : `${path}.nut`;
  return {
    kind: 'script',
    file: whole.startsWith('scripts/') ? whole : `scripts/vscripts/${whole}`,
    others: [],
  };
}

/** A file by its path from the game's folder. */
export function fileReference(name: string): AssetReference {
  return { kind: 'file', file: assetPath(name), others: [] };
}
