import { FormatError } from '@brushwork/record';
import { tagIdText } from '../../container/chunk-tree/index.js';
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
  /** The same, for whoever knows where the parts of the description come from. */
  readonly left: readonly LeftOutPart[];
}

/** Something that a text has no place for. */
export interface LeftOutPart {
  /** Tag of the chunk that it would be, or its id. */
  readonly tag: string | number;
  /** The part of the description that it is; where it is a single value, the part that it belongs to. */
  readonly part: object;
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
  if (model.bound !== undefined) writer.leave('BOUND', model.bound, '');
  for (const other of model.others ?? []) writer.leave(other.tag, other, '');
  for (const [i, object] of (model.objects ?? []).entries()) {
    const where = `OBJECT[${i}]`;
    writer.open(
      'OBJECT',
      located(where, () => writer.settings(object, where)),
    );
    let levels = 0;
    for (const level of object.levels) {
      if (level.isImplicit === true)
        for (const [k, patch] of level.patches.entries()) writer.patch(patch, `${where}.PATCH[${k}]`);
      else writer.level(level, `${where}.LOD[${levels++}]`);
    }
    writer.close();
  }
  return { bytes: latin1Bytes(writer.text()), leftOut: writer.leftOut, left: writer.left };
}

class Writer {
  readonly leftOut: string[] = [];
  readonly left: LeftOutPart[] = [];
  private readonly lines: string[] = [];
  private indent = '';

  text(): string {
    return `${this.lines.join('\n')}\n`;
  }

  /** Notes what is left out: a part of the description itself, or a value of it. */
  leave(tag: string | number, part: object, where: string, index?: number): void {
    const bare = typeof tag === 'number' ? tagIdText(tag) : tag;
    const name = index === undefined ? bare : `${bare}[${index}]`;
    this.leftOut.push(where === '' ? name : `${where}: ${name}`);
    this.left.push({ tag, part });
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

  header(header: HeaderDescription, more: ReadonlyMap<string, string>): void {
    const { fileType, name, others = [], scale, unit } = header;
    const attributes = [...more]
      .filter(([key]) => !['NAME', 'UNIT', 'SCALE'].includes(key))
      .map(([key, value]) => `${key}=${/^[^\s"(){}=]+$/.test(value) ? value : quoted(value)}`);
    if (name !== undefined) attributes.push(`NAME=${quoted(name)}`);
    if (unit === 1) attributes.push('UNIT=m');
    else if (unit !== undefined) this.leave('UNIT', header, 'HEADER');
    if (scale !== undefined) attributes.push(`SCALE=${floatText(scale)}`);
    if (fileType !== undefined && fileType > 1) this.leave('FILETYPE', header, 'HEADER');
    for (const other of others) this.leave(other.tag, other, 'HEADER');
    this.line(`HEADER${attributes.length === 0 ? '' : ` ( ${attributes.join(' ')} )`} { }`);
  }

  settings(settings: SettingsDescription, where: string): string[] {
    const { back, decal, faceted, front, name, others = [], specials = [], vertexMode } = settings;
    if (vertexMode !== undefined) this.leave('SV_VERTEX', settings, where);
    for (const other of others) this.leave(other.tag, other, where);
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
    if (transition !== undefined) this.leave('LOD_TRANSITION', level, where);
    this.open(
      'LOD',
      located(where, () => [
        ...this.settings(level, where),
        ...(distance === undefined ? [] : [`DISTANCE=${floatText(distance.in)},${floatText(distance.out)}`]),
      ]),
    );
    for (const [i, patch] of patches.entries()) this.patch(patch, `${where}.PATCH[${i}]`);
    this.close();
  }

  patch(patch: PatchDescription, where: string): void {
    const { meshes = [], sphereLists = [] } = patch;
    for (const [i, list] of sphereLists.entries()) this.leave('SPHERE_LIST', list, where, i);
    const words = new Set(meshes.map(({ layout }) => wordsOf(layout)));
    const [only] = words;
    const vertex = words.size === 1 && only !== undefined && only !== '' ? [`VERTEX=${only}`] : [];
    this.open('GEOGROUP', [...located(where, () => this.settings(patch, where)), ...vertex]);
    for (const [i, mesh] of meshes.entries()) located(`${where}.PMESH[${i}]`, () => this.mesh(mesh));
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

/** Does something, and says where in the model it is what can't be written. */
function located<T>(where: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof FormatError) || error.path.length > 0) throw error;
    const { code, expected, found, reason } = error;
    throw new FormatError(code, reason, {
      path: [where],
      ...(expected !== undefined && { expected }),
      ...(found !== undefined && { found }),
      cause: error,
    });
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
