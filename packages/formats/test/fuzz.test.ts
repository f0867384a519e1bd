import { type AnyStruct, type Content, FormatError, type ListBase } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import { EntityText } from '../src/container/entity-text-content.js';
import type { GameMap, OverlapPolicy } from '../src/map/game-map.js';
import { open, openAs, openSource, save } from '../src/open.js';
import { counting, entityLump, handMadeFile, lumpNames, stockFile, tinyLumps } from './support/map-files.js';
import { seededRandom } from './support/seeded-random.js';

type CallOfDuty = GameMap<typeof branch.lumps>;
type Random = (below: number) => number;

/** Reads all that there is to read, as the commands do; columns and live values too when it is to be thorough. */
function readEverything(map: GameMap<object>, how: { readonly thorough: boolean }): void {
  for (const name of map.lumpNames) {
    const content = map.lump(name);
    void [content.status, content.issues];
    for (let i = 0; i < content.blockCount(3); i++) content.block(i, 3);
    if (how.thorough && isList(content)) readList(content);
    if (content.kind === 'sequence') (content as unknown as { toObject(): object }).toObject();
    if (content instanceof EntityText) readText(content);
  }
  void map.issues;
}

type List = ListBase & {
  readonly record?: AnyStruct;
  at(i: number): unknown;
  object(i: number): unknown;
  column(field?: string): unknown;
};

function isList(content: Content): content is List {
  return content.kind === 'records' || content.kind === 'values';
}

function readList(list: List): void {
  for (let i = 0; i < list.length; i++) {
    JSON.stringify(list.at(i));
    list.object(i);
  }
  // A union has no single column.
  const fields = list.record?.layout.slots
    .filter(({ field }) => field.kind !== 'union')
    .map(({ name }) => name);
  for (const field of fields ?? [undefined]) list.column(field);
}

function readText(text: EntityText): void {
  for (const entity of text.entities) void [entity.classname, [...entity.pairs], entity.get('origin')];
  void text.document.problems;
  text.document.toText();
}

/** Numbers that counts and offsets break on. */
const numbers = [
  0, 1, -1, 2, 271, 272, 273, 0x7f, 0xff, 0x7fff, 0xffff, 0x10000, 0x7ffffffc, 0x7fffffff, -0x80000000,
  0x40000000,
];
const symbols = '{}"\\/*\n\0 \t\u00ff;#'.split('').map((symbol) => symbol.charCodeAt(0));

/** Ways to damage a file in place. */
const damages: readonly ((file: Uint8Array, random: Random) => void)[] = [
  function header(file, random) {
    if (random(8) === 0) file[random(8)] = random(256);
  },
  function directoryWord(file, random) {
    const extra = [file.length, file.length - 1, file.length + 1, random(file.length), random(300)];
    const all = [...numbers, ...extra];
    view(file).setInt32(8 + random(66) * 4, all[random(all.length)]!, true);
  },
  function directoryByte(file, random) {
    file[8 + random(264)] = random(256);
  },
  function placeOfAnother(file, random) {
    const from = 8 + random(33) * 8;
    file.copyWithin(8 + random(33) * 8, from, from + 8);
  },
  function nearAnother(file, random) {
    const from = 12 + random(33) * 8;
    view(file).setInt32(12 + random(33) * 8, view(file).getInt32(from, true) + random(9) - 4, true);
  },
  function lumpByte(file, random) {
    file[272 + random(file.length - 272)] = random(256);
  },
  function lumpNumber(file, random) {
    view(file).setInt32(272 + random(file.length - 276), numbers[random(numbers.length)]!, true);
  },
  function lumpBit(file, random) {
    const at = 272 + random(file.length - 272);
    file[at] = file[at]! ^ (1 << random(8));
  },
  function entitySymbol(file, random) {
    const offset = view(file).getInt32(12 + 29 * 8, true);
    const length = view(file).getInt32(8 + 29 * 8, true);
    if (offset >= 0 && length > 0 && offset + length <= file.length)
      file[offset + random(length)] = symbols[random(symbols.length)]!;
  },
  function visibilityCount(file, random) {
    const offset = view(file).getInt32(12 + 28 * 8, true);
    if (offset >= 0 && offset + 8 <= file.length)
      view(file).setInt32(offset + 4 * random(2), numbers[random(numbers.length)]!, true);
  },
];

function view(file: Uint8Array): DataView {
  return new DataView(file.buffer, file.byteOffset, file.byteLength);
}

/** Files to damage: one as a compiler lays it out, one with gaps and overlaps. */
const files: readonly Uint8Array[] = [
  stockFile(),
  handMadeFile(
    900,
    {
      ENTITIES: {
        offset: 300,
        bytes: entityLump({ classname: 'worldspawn', a: 'b\\c' }, { classname: 'light', origin: '1 2 3' }),
      },
      PLANES: { offset: 340, length: 64 },
      VISIBILITY: { offset: 500, bytes: tinyLumps().get('VISIBILITY') as Uint8Array },
      COLLISION_PATCHES: { offset: 530, bytes: tinyLumps().get('COLLISION_PATCHES') as Uint8Array },
      MATERIALS: { offset: 561, bytes: counting(144) },
      UNKNOWN_5: { offset: 561, length: 144 },
      LIGHTS: { offset: 700, bytes: counting(100) },
    },
    { fill: 3 },
  ),
];

function damaged(random: Random): Uint8Array {
  const file = new Uint8Array(files[random(files.length)]!);
  for (let i = 1 + random(4); i > 0; i--) damages[random(damages.length)]!(file, random);
  if (random(8) === 0) return file.slice(0, random(file.length + 1));
  if (random(16) !== 0) return file;
  const longer = new Uint8Array(file.length + random(40)).fill(random(256));
  longer.set(file);
  return longer;
}

const policies: readonly OverlapPolicy[] = ['share', 'refuse', 'separate'];

/** Ways to change a map. */
const changes: readonly ((content: Content, random: Random) => void)[] = [
  (content, random) => {
    if (content.bytes.length > 0) content.bytes[random(content.bytes.length)] = random(256);
  },
  (content, random) => content.setBytes(counting(random(60))),
  (content, random) => content.setBytes(counting(content.bytes.length, random(200))),
  (content, random) => {
    if (content instanceof EntityText) content.document.append([['classname', `c${random(10)}`]]);
    else if (isList(content) && content.elementSize < 100) content.resize(content.length + random(3));
  },
  (content, random) => {
    if (content instanceof EntityText)
      content.entities[random(content.length)]?.set('classname', `c${random(10)}`);
    else if (isList(content)) content.resize(random(content.length + 1));
  },
];

/** What has to hold for any bytes: a result that is right, or a `FormatError`. */
function exercise(file: Uint8Array, random: Random): void {
  const how = { thorough: random(8) === 0 };
  const overlaps = policies[random(3)]!;
  const map = openAs(branch, new Uint8Array(file), { overlaps }) as CallOfDuty;
  readEverything(map, how);
  expectBytes(save(map).bytes, file);
  if (random(6) === 0) expectSame(openAs(branch, save(map, { layout: 'stock' }).bytes), map);
  if (random(3) > 0) return;
  for (let i = random(3); i >= 0; i--)
    changes[random(changes.length)]!(map.lump(lumpNames[random(33)]!), random);
  const { bytes, report } = save(map);
  const again = openAs(branch, bytes);
  if (how.thorough) readEverything(again, how);
  // A lump that lies in the header can have changed the directory.
  const isInHeader = map.head.entries.some(({ start, end }) => end > start && start < 272);
  if (report.sharedChanges.length === 0 && !isInHeader) expectSame(again, map);
}

/** Without `expect`, which would take most of the time. */
function expectBytes(bytes: Uint8Array, expected: Uint8Array, what = 'the file'): void {
  if (Buffer.compare(bytes, expected) === 0) return;
  throw new Error(`${what} differs: ${bytes.length} bytes, ${expected.length} expected`);
}

function expectSame(map: GameMap<object>, expected: GameMap<object>): void {
  for (const name of expected.lumpNames) expectBytes(map.lump(name).bytes, expected.lump(name).bytes, name);
}

/** Runs a step that may fail with a `FormatError`; returns its code, or that it went well. */
async function outcome(step: () => void | Promise<void>): Promise<string> {
  try {
    await step();
    return 'fine';
  } catch (error) {
    if (error instanceof FormatError) return error.code;
    throw error;
  }
}

describe('a damaged map', () => {
  const cases = 20_000;

  it(`is read, changed, saved and read again, or refused with a reason: ${cases} cases`, {
    timeout: 300_000,
  }, async () => {
    const random = seededRandom(20031029);
    const outcomes = new Map<string, number>();
    for (let i = 0; i < cases; i++) {
      const file = damaged(random);
      const code = await outcome(async () => {
        exercise(file, random);
        if (i % 50 !== 0) return;
        readEverything(await open(new Uint8Array(file)), { thorough: true });
        const source = await openSource(file);
        const map = await source.load();
        readEverything(map, { thorough: true });
        expectBytes((await source.save(map)).bytes, file);
      });
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
    const reasons = ['bad-magic', 'bad-text', 'bad-version', 'fine', 'overlap', 'truncated'];
    expect(reasons).toEqual(expect.arrayContaining([...outcomes.keys()]));
    expect(outcomes.size).toBeGreaterThan(4);
    // Nearly all damage is that of a part, and leaves the rest readable.
    expect(outcomes.get('fine')).toBeGreaterThan(cases * 0.7);
  });
});

describe('memory for a hostile map', () => {
  const size = 512 * 1024;
  /** Buffers that are no larger for a larger file. */
  const slack = 128 * 1024;

  /** Bytes of array buffers that a step takes, in sizes of the file; collected garbage can only make it look smaller. */
  function factor(step: () => void): number {
    const before = process.memoryUsage().arrayBuffers;
    step();
    return (process.memoryUsage().arrayBuffers - before - slack) / size;
  }

  function everyLump(place: { readonly offset: number; readonly length: number }): Uint8Array {
    return handMadeFile(size, Object.fromEntries(lumpNames.map((name) => [name, place])), { fill: 0xff });
  }

  const counts = new Uint8Array(16);
  view(counts).setInt32(0, 0x7fffffff, true);
  view(counts).setInt32(4, 0x7fffffff, true);

  it.each<[string, Uint8Array]>([
    ['every lump all of the file', everyLump({ offset: 272, length: size - 272 })],
    ['every lump the header too', everyLump({ offset: 0, length: 0x7fffffff })],
    ['every lump longer than memory', everyLump({ offset: 273, length: 0x7fffffff })],
    ['every lump behind the file', everyLump({ offset: 0x7fffffff, length: 0x7fffffff })],
    [
      'counts whose product is no 32-bit number',
      handMadeFile(size, { VISIBILITY: { offset: 272, bytes: counts } }),
    ],
    [
      'nothing but braces',
      handMadeFile(size, { ENTITIES: { offset: 272, length: size - 272 } }, { fill: '{'.charCodeAt(0) }),
    ],
    [
      'nothing but quotes',
      handMadeFile(size, { ENTITIES: { offset: 272, length: size - 272 } }, { fill: '"'.charCodeAt(0) }),
    ],
  ])('is within a multiple of its size: %s', { timeout: 60_000 }, (_what, file) => {
    const maps: GameMap<object>[] = [];
    // One copy of what lumps share, one of entity text.
    expect(factor(() => maps.push(openAs(branch, file)))).toBeLessThan(1);
    const [map] = maps as [GameMap<object>];
    expect(factor(() => map.lumpNames.map((name) => map.lump(name).issues))).toBeLessThan(2);
    expect(factor(() => save(map))).toBeLessThan(3);
    // Each lump with bytes of its own: as many files as there are lumps, and one more.
    expect(factor(() => save(map, { layout: 'stock' }))).toBeLessThan(35);
    const separate = openAs(branch, file, { overlaps: 'separate' });
    expect(factor(() => separate.lumpNames.map((name) => separate.lump(name).bytes))).toBeLessThan(33);
    for (const name of map.lumpNames) map.lump(name).block(0, 4);
  });
});
