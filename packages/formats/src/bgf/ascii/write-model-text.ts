import { FormatError } from '@brushwork/record';
import { latin1Bytes } from '../../container/entity-text/latin1-text.js';
import type {
  FacesDescription,
  HeaderDescription,
  LevelDescription,
  MeshDescription,
  ModelDescription,
  PatchDescription,
  SettingsDescription,
} from '../model-description.js';
import { vertexLayouts } from '../vertex-layouts.js';
import { floatText } from './float-text.js';
import { vertexWords } from './vertex-words.js';

/** A model as text. */
export interface WrittenModelText {
  /** The bytes of the text. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the text has no place for and leaves out: what it is, and where. */
  readonly leftOut: readonly string[];
}

/** How a model is written as text. */
export interface WriteModelTextOptions {
  /** Further attributes of the header, such as version, date and time: as `readModelText` gave them. */
  readonly header?: ReadonlyMap<string, string>;
}

/**
 * Writes a model in text form, in the layout of the texts that are known; attributes and blocks for levels of detail,
 * decals, flat shading and special texts go by the names of the binary form, which is a guess. What there is no place for
 * is left out and listed. Throws `FormatError` 'does-not-fit' for a name with a quote or a character that is no byte, and
 * for numbers that aren't finite.
 */
export function writeModelText(
  model: ModelDescription,
  options: WriteModelTextOptions = {},
): WrittenModelText {
  const writer = new Writer();
  writer.line(model.magic === 'DIV-BMF2' ? 'DIV-VMF2' : 'DIV-VIZ2');
  writer.header(model.header ?? {}, options.header ?? new Map());
  if (model.bound !== undefined) writer.leftOut.push('BOUND');
  if ((model.others ?? []).length > 0) writer.leftOut.push('chunks of the file that have no place in text');
  for (const [i, object] of (model.objects ?? []).entries()) {
    const where = `OBJECT[${i}]`;
    writer.open('OBJECT', writer.settings(object, where));
    let levels = 0;
    for (const level of object.levels) {
      if (level.isImplicit === true)
        for (const [k, patch] of level.patches.entries()) writer.patch(patch, `${where}.PATCH[${k}]`);
      else writer.level(level, `${where}.LOD[${levels++}]`);
    }
    writer.close();
  }
  return { bytes: latin1Bytes(writer.text()), leftOut: writer.leftOut };
}

class Writer {
  readonly leftOut: string[] = [];
  private readonly lines: string[] = [];
  private indent = '';

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }

  line(text: string): void {
    this.lines.push(`${this.indent}${text}`);
  }

  open(name: string, attributes: readonly string[]): void {
    this.line(`${name}${attributes.length === 0 ? '' : ` ( ${attributes.join(' ')} )`} {`);
    this.indent += '  ';
  }

  close(): void {
    this.indent = this.indent.slice(2);
    this.line('}');
  }

  header(
    { fileType, name, others, scale, unit }: HeaderDescription,
    more: ReadonlyMap<string, string>,
  ): void {
    const attributes = [...more]
      .filter(([key]) => !['NAME', 'UNIT', 'SCALE'].includes(key))
      .map(([key, value]) => `${key}=${/^[^\s"(){}=]+$/.test(value) ? value : quoted(value)}`);
    if (name !== undefined) attributes.push(`NAME=${quoted(name)}`);
    if (unit === 1) attributes.push('UNIT=m');
    else if (unit !== undefined) this.leftOut.push(`HEADER: unit ${unit}`);
    if (scale !== undefined) attributes.push(`SCALE=${floatText(scale)}`);
    if (fileType !== undefined && fileType > 1) this.leftOut.push(`HEADER: file type ${fileType}`);
    for (const { tag } of others ?? []) this.leftOut.push(`HEADER: ${tag}`);
    this.line(`HEADER${attributes.length === 0 ? '' : ` ( ${attributes.join(' ')} )`} { }`);
  }

  settings(settings: SettingsDescription, where: string): string[] {
    const { back, decal, faceted, front, name, others = [], specials = [], vertexMode } = settings;
    if (vertexMode !== undefined) this.leftOut.push(`${where}: SV_VERTEX`);
    for (const { tag } of others) this.leftOut.push(`${where}: ${tag}`);
    return [
      ...(name === undefined ? [] : [`NAME=${quoted(name)}`]),
      ...(front === undefined ? [] : [`F_MATERIAL=${quoted(front)}`]),
      ...(back === undefined ? [] : [`B_MATERIAL=${back === front ? 'F_MATERIAL' : quoted(back)}`]),
      ...(decal === undefined ? [] : [`DECAL=${decal ? 1 : 0}`]),
      ...(faceted === undefined ? [] : [`FACETED=${faceted ? 1 : 0}`]),
      ...specials.map((special, i) => `SPECIAL${i === 0 ? '' : i}=${quoted(special)}`),
    ];
  }

  level(level: LevelDescription, where: string): void {
    const { distance, patches, transition } = level;
    if (transition !== undefined) this.leftOut.push(`${where}: LOD_TRANSITION`);
    this.open('LOD', [
      ...this.settings(level, where),
      ...(distance === undefined ? [] : [`DISTANCE=${floatText(distance.in)},${floatText(distance.out)}`]),
    ]);
    for (const [i, patch] of patches.entries()) this.patch(patch, `${where}.PATCH[${i}]`);
    this.close();
  }

  patch(patch: PatchDescription, where: string): void {
    const { meshes = [], sphereLists = [] } = patch;
    for (const [i] of sphereLists.entries()) this.leftOut.push(`${where}: SPHERE_LIST[${i}]`);
    const words = new Set(meshes.map(({ layout }) => wordsOf(layout)));
    const [only] = words;
    const vertex = words.size === 1 && only !== undefined && only !== '' ? [`VERTEX=${only}`] : [];
    this.open('GEOGROUP', [...this.settings(patch, where), ...vertex]);
    for (const mesh of meshes) this.mesh(mesh);
    this.close();
  }

  private mesh({ faces, layout, vertices }: MeshDescription): void {
    const stride = vertexLayouts.get(layout)?.stride;
    if (stride === undefined)
      throw new FormatError('does-not-fit', `there is no layout of vertices '${layout}'`);
    this.open('PMESH', []);
    this.open('VERTEX_POOL', []);
    this.tuples(vertices, stride, floatText);
    this.close();
    for (const list of faces) this.faces(list);
    this.close();
  }

  private faces({ corners, list, pointsPerFace }: FacesDescription): void {
    this.open('CONNECTION_LIST', list === 'PCONN_LIST' ? [`PCOUNT=${pointsPerFace}`] : []);
    this.tuples(corners, pointsPerFace, String);
    this.close();
  }

  private tuples(values: ArrayLike<number>, width: number, write: (value: number) => string): void {
    for (let i = 0; i < values.length; i += width)
      this.line(`{${Array.from({ length: width }, (_, c) => write(values[i + c] as number)).join(',')}}`);
  }
}

function wordsOf(layout: string): string | undefined {
  const found = vertexLayouts.get(layout);
  return found === undefined ? undefined : vertexWords(found);
}

function quoted(text: string): string {
  if (/["\r\n]/.test(text))
    throw new FormatError('does-not-fit', 'a quoted text can hold no quote and no end of a line', {
      found: JSON.stringify(text),
    });
  return `"${text}"`;
}
