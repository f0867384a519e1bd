import type { AssetKind } from './asset-reference.js';
import { isConventional } from './conventional-files.js';
import { extensionOf } from './file-kind.js';
import type { NamedAsset } from './map-references.js';
import { materialReferences } from './material-references.js';
import { modelReferences } from './model-references.js';
import type { PackedFile, PackedFiles } from './packed-files.js';

/** A file that something names. */
export interface TracedAsset {
  /** What it is. */
  readonly kind: AssetKind;
  /** The file, by its path from the game's folder, lower case. */
  readonly file: string;
  /** Whether it, or a file that is taken instead of it, is packed. A file that isn't may be part of the game. */
  readonly isPacked: boolean;
  /** Who names it, the first few. */
  readonly by: readonly string[];
  /** How many name it. */
  readonly namedCount: number;
}

/** What became of a packed file. */
export type PackedUse =
  /** Something names it. */
  | 'named'
  /** Games look for it by themselves. */
  | 'by convention'
  /** Nothing that was read names it. */
  | 'unused';

/** What is named and what is used. */
export interface TracedAssets {
  /** Every file that is named, in the order in which it was first met. */
  readonly assets: readonly TracedAsset[];
  /** What became of each packed file, by the number of its entry. */
  readonly uses: ReadonlyMap<number, PackedUse>;
}

const mostNames = 5;

/**
 * Follows what is named from file to file: the map names materials, packed materials name textures and other materials,
 * packed models name materials. Only packed files can be read; what others name isn't known. Each file is read once.
 */
export function traceAssets(named: readonly NamedAsset[], packed: PackedFiles): TracedAssets {
  const found = new Map<
    string,
    { kind: AssetKind; file: string; isPacked: boolean; by: string[]; count: number }
  >();
  const uses = new Map<number, PackedUse>();
  const queue: PackedFile[] = [];
  const reach = (file: PackedFile, use: PackedUse): void => {
    const isNew = !uses.has(file.index);
    // A file that games look for by themselves may be named as well.
    if (isNew || use === 'named') uses.set(file.index, use);
    if (isNew) queue.push(file);
  };
  const meet = ({ reference, by }: NamedAsset): void => {
    const { kind, file, others } = reference;
    const files = [file, ...others].flatMap((path) => packed.find(path) ?? []);
    for (const one of files) reach(one, 'named');
    const known = found.get(`${kind} ${file}`);
    if (known !== undefined) {
      known.count++;
      if (known.by.length < mostNames && !known.by.includes(by)) known.by.push(by);
      return;
    }
    // The files beside a model's head are no model.
    const isPacked = kind === 'model' ? files.some(({ path }) => path === file) : files.length > 0;
    found.set(`${kind} ${file}`, { kind, file, isPacked, by: [by], count: 1 });
  };
  for (const one of named) meet(one);
  for (const file of packed.all) if (isConventional(file.path)) reach(file, 'by convention');
  for (let i = 0; i < queue.length; i++) for (const one of namesIn(queue[i] as PackedFile, packed)) meet(one);
  for (const { index } of packed.all) if (!uses.has(index)) uses.set(index, 'unused');
  const assets = [...found.values()].map(({ count, ...asset }) => ({ ...asset, namedCount: count }));
  return { assets, uses };
}

/** What a packed file names. */
function namesIn(file: PackedFile, packed: PackedFiles): NamedAsset[] {
  const extension = extensionOf(file.path);
  if (extension !== 'vmt' && extension !== 'mdl') return [];
  const bytes = packed.read(file);
  if (bytes === undefined) return [];
  const references =
    extension === 'mdl'
      ? modelReferences(bytes)
      : materialReferences(new TextDecoder('latin1').decode(bytes));
  return references.map((reference) => ({ reference, by: file.entry.name }));
}
