import { FormatError, type FormatPath, type Issue } from '@brushwork/record';
import { latin1Text } from '../../container/entity-text/latin1-text.js';
import { IssueList } from '../../container/issue-list.js';
import { modelFileTypes } from '../detail-records.js';
import type {
  FacesDescription,
  HeaderDescription,
  LevelDescription,
  MeshDescription,
  ModelDescription,
  ObjectDescription,
  PatchDescription,
  SettingsDescription,
} from '../model-description.js';
import { modelMagicSize, modelMagics, sniffModel } from '../model-magic.js';
import { vertexLayouts } from '../vertex-layouts.js';
import { parseTextBlocks, type TextBlock } from './text-block.js';
import { type ModelTextRuleId, modelTextRules } from './text-rules.js';
import { vertexWords } from './vertex-words.js';

/** A model that was read from text. */
export interface ModelText {
  /** Whether it is a model or a library of materials. */
  readonly content: 'geometry' | 'materials';
  /** The model as plain data, from which a file in binary form can be written. */
  readonly description: ModelDescription;
  /** Attributes of the header as they are written: version, date and time have no known place in the binary form. */
  readonly header: ReadonlyMap<string, string>;
  /** Offset of the header in the text; `undefined` where there is none. */
  readonly headerOffset: number | undefined;
  /** How many comments there are, and the offset of the first one in the text. */
  readonly comments: { readonly count: number; readonly first: number | undefined };
  /** What was passed over, and what is wrong, each with its offset in the text. */
  readonly issues: readonly Issue[];
}

/** How a model is read from text. */
export interface ReadModelTextOptions {
  /** Most blocks that are read, 1,000,000 unless given. */
  readonly limit?: number;
}

/** Blocks that are known inside each one. LOD is a guess: the only texts that are known have none. */
const known: ReadonlyMap<string, readonly string[]> = new Map([
  ['', ['HEADER', 'OBJECT']],
  ['OBJECT', ['LOD', 'GEOGROUP', 'PATCH']],
  ['LOD', ['GEOGROUP', 'PATCH']],
  ['GEOGROUP', ['PMESH']],
  ['PATCH', ['PMESH']],
  ['PMESH', ['VERTEX_POOL', 'CONNECTION_LIST']],
]);

/** Attributes that settings are read from. */
const settingNames = [
  'NAME',
  'F_MATERIAL',
  'B_MATERIAL',
  'VERTEX',
  'DECAL',
  'FACETED',
  'SPECIAL',
  'DISTANCE',
];

/**
 * Reads a model in text form. Throws `FormatError` 'bad-magic' for another file, 'bad-text' for text that breaks the
 * grammar of blocks, and 'limit'.
 */
export function readModelText(bytes: Uint8Array, options: ReadModelTextOptions = {}): ModelText {
  const magic = sniffModel(bytes);
  if (magic === undefined || modelMagics[magic].form !== 'text')
    throw new FormatError('bad-magic', 'is no model as text', { offset: 0, expected: 'DIV-VIZ2, DIV-VMF2' });
  const { limit = 1_000_000 } = options;
  const { blocks, comments, skipped } = parseTextBlocks(latin1Text(bytes), {
    start: modelMagicSize,
    known,
    limit,
  });
  const reader = new Reader();
  for (const { at, name } of skipped)
    reader.note('model-text-skipped', at, { message: `a block ${name} is passed over`, path: [name] });
  const header = blocks.find(({ name }) => name === 'HEADER');
  const objects = blocks.filter(({ name }) => name === 'OBJECT');
  return {
    content: modelMagics[magic].content === 'materials' ? 'materials' : 'geometry',
    description: {
      ...(magic === 'DIV-VMF2' && { magic: 'DIV-BMF2' as const }),
      header: {
        ...(header !== undefined && reader.header(header)),
        fileType: magic === 'DIV-VMF2' ? modelFileTypes.MATERIALS : modelFileTypes.GEOMETRY,
      },
      objects: objects.map((block, i) => reader.object(block, ['OBJECT', i])),
    },
    header: new Map([...(header?.attributes ?? [])].map(([name, { text }]) => [name, text])),
    headerOffset: header?.at,
    comments,
    issues: reader.issues,
  };
}

class Reader {
  private readonly list = new IssueList();

  get issues(): readonly Issue[] {
    return this.list.all('TEXT');
  }

  note(
    id: ModelTextRuleId,
    at: number,
    found: { readonly message: string; readonly path: FormatPath },
  ): void {
    const { code, severity } = modelTextRules[id];
    let rule = this.rules.get(id);
    if (rule === undefined) {
      rule = { rule: id, severity, code };
      this.rules.set(id, rule);
    }
    this.list.add(rule, () => ({ ...found, offset: at }));
  }

  private readonly rules = new Map<string, Parameters<IssueList['add']>[0]>();

  header({ at, attributes }: TextBlock): HeaderDescription {
    const name = attributes.get('NAME')?.text;
    const unit = attributes.get('UNIT')?.text;
    const scale = attributes.get('SCALE')?.text;
    if (unit !== undefined && unit !== 'm')
      this.note('model-text-attribute', at, {
        message: `unit '${unit}' is not known`,
        path: ['HEADER', 'UNIT'],
      });
    const factor = scale === undefined || scale === '' ? Number.NaN : Number(scale);
    return {
      ...(name !== undefined && { name }),
      ...(unit === 'm' && { unit: 1 }),
      ...(Number.isFinite(factor) && { scale: Math.fround(factor) }),
    };
  }

  object(block: TextBlock, path: FormatPath): ObjectDescription {
    const levels: LevelDescription[] = [];
    const own = block.children.filter(({ name }) => name !== 'LOD');
    if (own.length > 0)
      levels.push({
        isImplicit: true,
        patches: own.map((one, i) => this.patch(one, [...path, one.name, i])),
      });
    const others = block.children.filter(({ name }) => name === 'LOD');
    others.forEach((one, i) => {
      levels.push(this.level(one, [...path, 'LOD', i]));
    });
    return { ...this.settings(block, path), levels };
  }

  private level(block: TextBlock, path: FormatPath): LevelDescription {
    const distance = block.attributes.get('DISTANCE');
    const [from, to, ...more] = (distance?.text ?? '')
      .split(',')
      .map((one) => (one === '' ? Number.NaN : Number(one)));
    const isGiven = from !== undefined && to !== undefined && more.length === 0 && !Number.isNaN(from + to);
    if (distance !== undefined && !isGiven)
      this.note('model-text-attribute', block.at, {
        message: `'${distance.text}' is no pair of distances`,
        path,
      });
    return {
      ...this.settings(block, path),
      ...(isGiven && { distance: { in: Math.fround(from), out: Math.fround(to) } }),
      patches: block.children.map((one, i) => this.patch(one, [...path, one.name, i])),
    };
  }

  private patch(block: TextBlock, path: FormatPath): PatchDescription {
    const meshes = block.children.flatMap((one, i) => this.mesh(one, block, [...path, 'PMESH', i]));
    return { ...this.settings(block, path), ...(meshes.length > 0 && { meshes }) };
  }

  private settings({ at, attributes }: TextBlock, path: FormatPath): SettingsDescription {
    const name = attributes.get('NAME')?.text;
    const front = attributes.get('F_MATERIAL')?.text;
    const given = attributes.get('B_MATERIAL');
    const back = given?.isQuoted === false && given.text.toUpperCase() === 'F_MATERIAL' ? front : given?.text;
    const specials = [...attributes].filter(([key]) => /^SPECIAL\d*$/.test(key)).map(([, { text }]) => text);
    for (const key of attributes.keys())
      if (!settingNames.includes(key.replace(/\d+$/, '')))
        this.note('model-text-attribute', at, {
          message: `attribute ${key} is not known`,
          path: [...path, key],
        });
    return {
      ...(name !== undefined && { name }),
      ...(front !== undefined && { front }),
      ...(back !== undefined && { back }),
      ...this.toggle('decal', attributes.get('DECAL')?.text),
      ...this.toggle('faceted', attributes.get('FACETED')?.text),
      ...(specials.length > 0 && { specials }),
    };
  }

  private toggle(name: 'decal' | 'faceted', text: string | undefined): Partial<SettingsDescription> {
    return text === undefined ? {} : { [name]: text !== '0' };
  }

  private mesh(block: TextBlock, patch: TextBlock, path: FormatPath): MeshDescription[] {
    const pools = block.children.filter(({ name }) => name === 'VERTEX_POOL');
    const pool = pools[0];
    for (const more of pools.slice(1))
      this.note('model-text-skipped', more.at, { message: 'a second VERTEX_POOL is passed over', path });
    if (pool === undefined) return [];
    const width = pool.widths[0] ?? 3;
    const layout = [...vertexLayouts.values()].find(({ stride }) => stride === width);
    if (layout === undefined) {
      this.note('model-text-vertex', pool.at, {
        message: `vertices have ${width} numbers: the mesh is left out`,
        path,
      });
      return [];
    }
    const words = patch.attributes.get('VERTEX')?.text;
    if (
      words !== undefined &&
      vertexWords(layout) !== undefined &&
      !sameWords(words, vertexWords(layout) as string)
    )
      this.note('model-text-vertex', pool.at, {
        message: `vertices of ${width} numbers are not ${words}`,
        path,
      });
    const vertices = this.tuples(pool, { width, rule: 'model-text-vertex', path });
    const numbers = newNumbers(pool.widths, width);
    const lists = block.children.filter(({ name }) => name === 'CONNECTION_LIST');
    const faces = lists.flatMap((list) =>
      this.faces(list, path).map((one) => this.renumbered(one, { numbers, at: list.at, path })),
    );
    return [{ layout: layout.tag, vertices, faces }];
  }

  private faces(block: TextBlock, path: FormatPath): FacesDescription[] {
    const count = block.attributes.get('PCOUNT')?.text;
    const points = count === undefined ? 3 : Number(count);
    if (!(Number.isInteger(points) && points >= 3 && points <= 0xff)) {
      this.note('model-text-attribute', block.at, { message: `faces have PCOUNT '${count}'`, path });
      return [];
    }
    const corners = this.tuples(block, { width: points, rule: 'model-text-face', path });
    return [{ list: count === undefined ? 'CONNECTION_LIST' : 'PCONN_LIST', pointsPerFace: points, corners }];
  }

  /** Faces by the numbers that vertices have when some were left out; faces that name one of those are left out, too. */
  private renumbered(
    list: FacesDescription,
    place: { readonly numbers: Int32Array | undefined; readonly at: number; readonly path: FormatPath },
  ): FacesDescription {
    const { at, numbers, path } = place;
    if (numbers === undefined) return list;
    const { corners, pointsPerFace } = list;
    const kept: number[] = [];
    for (let first = 0; first < corners.length; first += pointsPerFace) {
      const face = Array.from({ length: pointsPerFace }, (_, k) => corners[first + k] as number);
      // A corner outside of the pool stays what it is: outside.
      const renumbered = face.map((corner) => numbers[corner] ?? corner);
      if (renumbered.every((corner, k) => corner >= 0 || face[k] === corner)) kept.push(...renumbered);
      else
        this.note('model-text-face', at, {
          message: `face ${first / pointsPerFace} has a corner that is left out`,
          path,
        });
    }
    return { ...list, corners: kept };
  }

  /** The numbers of those tuples that have the right number of them, and for faces whole ones. */
  private tuples(
    { at, numbers, widths }: TextBlock,
    wanted: {
      readonly width: number;
      readonly rule: 'model-text-vertex' | 'model-text-face';
      readonly path: FormatPath;
    },
  ): number[] {
    const { path, rule, width } = wanted;
    const kept: number[] = [];
    const isFace = rule === 'model-text-face';
    let first = 0;
    widths.forEach((own, i) => {
      const values = numbers.slice(first, first + own);
      first += own;
      const isWhole = !isFace || values.every((value) => value === (value | 0));
      if (own !== width || !isWhole)
        this.note(rule, at, {
          message:
            own === width
              ? `face ${i} has a corner that is no whole number`
              : `number ${i} has ${own} numbers, not ${width}`,
          path,
        });
      else for (const value of values) kept.push(isFace ? value : Math.fround(value));
    });
    return kept;
  }
}

/** What number each vertex gets when those of another width are left out, -1 for these; `undefined` when none is. */
function newNumbers(widths: readonly number[], width: number): Int32Array | undefined {
  if (widths.every((own) => own === width)) return undefined;
  let next = 0;
  return Int32Array.from(widths, (own) => (own === width ? next++ : -1));
}

function sameWords(a: string, b: string): boolean {
  const set = (text: string): string =>
    text
      .toUpperCase()
      .split('|')
      .filter((word) => word !== '')
      .sort()
      .join('|');
  return set(a) === set(b);
}
