import { type Content, FormatError, type ListBase } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import { EntityText } from '../src/container/entity-text-content.js';
import type { GameMap, OverlapPolicy } from '../src/map/game-map.js';
import { open, openAs, openSource, save } from '../src/open.js';
import { contentsOf, counting, entityLump, handMadeFile, type LumpName, lumpNames, stockFile, tinyLumps } from './support/map-files.js';
import { seededRandom } from './support/seeded-random.js';

type CallOfDuty = GameMap<typeof branch.lumps>;
type Random = (below: number) => number;

/** Reads all that there is to read, as the commands do. */
function readEverything(map: GameMap<object>): void {
  for (const name of map.lumpNames) {
    const content = map.lump(name);
    void [content.status, content.issues, content.bytes.length];
    for (let i = 0; i < content.blockCount(3); i++) content.block(i, 3);
    if (content.kind === 'records' || content.kind === 'values') readList(content as ListBase as List);
    if (content.kind === 'sequence') (content as unknown as { toObject(): object }).toObject();
    if (content instanceof EntityText) readText(content);
  }
  void map.issues;
}

type List = ListBase & {
  readonly record?: { readonly schema: object };
  at(i: number): unknown;
  object(i: number): unknown;
  column(field?: string): unknown;
};

function readList(list: List): void {
  for (let i = 0; i < list.length; i++) {
    JSON.stringify(list.at(i));
    list.object(i);
  }
  const fields = list.record === undefined ? [undefined] : Object.keys(list.record.schema);
  for (const field of fields) {
    try {
      list.column(field);
    } catch (error) {
      // A union has no single column.
      if (!(error instanceof FormatError) || error.code !== 'unsupported') throw error;
    }
  }
}

function readText(text: EntityText): void {
  for (const entity of text.entities) void [entity.classname, [...entity.pairs], entity.get('origin')];
  void text.document.problems;
  text.document.toText();
}

/** Numbers that counts and offsets break on. */
const numbers = [0, 1, -1, 2, 271, 272, 273, 0x7f, 0xff, 0x7fff, 0xffff, 0x10000, 0x7ffffffc, 0x7fffffff, -0x80000000, 0x40000000];
const symbols = '{}"\\/*\n\0 \t\u00ff;#'.split('').map((symbol) => symbol.charCodeAt(0));

/** Ways to damage a file in place. */
const damages: readonly ((file: Uint8Array, random: Random) => void)[] = [
  function header(file, random) {
    file[random(8)] = random(256);
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
    if (offset >= 0 && length > 0 && offset + length <= file.length) file[offset + random(length)] = symbols[random(symbols.length)]!;
  },
  function visibilityCount(file, random) {
    const offset = view(file).getInt32(12 + 28 * 8, true);
    if (offset >= 0 && offset + 8 <= file.length) view(file).setInt32(offset + 4 * random(2), numbers[random(numbers.length)]!, true);
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
      ENTITIES: { offset: 300, bytes: entityLump({ classname: 'worldspawn', a: 'b\\c' }, { classname: 'light', origin: '1 2 3' }) },
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
    else if (content.kind === 'records' || content.kind === 'values') (content as ListBase).resize(content.length + random(3));
  },
  (content, random) => {
    if (content instanceof EntityText) content.entities[0]?.set('classname', `c${random(10)}`);
    else if (content.kind === 'records' || content.kind === 'values') (content as ListBase).resize(random(content.length + 1));
  },
];

/** What has to hold for any bytes: a result that is right, or a `FormatError`. */
function exercise(file: Uint8Array, random: Random): void {
  const overlaps = policies[random(3)]!;
  const map = openAs(branch, new Uint8Array(file), { overlaps }) as CallOfDuty;
  readEverything(map);
  expectBytes(save(map).bytes, file);
  const stock = openAs(branch, save(map, { layout: 'stock' }).bytes);
  expectSame(stock, map);
  for (let i = random(3); i >= 0; i--) changes[random(changes.length)]!(map.lump(lumpNames[random(33)]!), random);
  const { bytes, report } = save(map);
  const again = openAs(branch, bytes);
  readEverything(again);
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
  const cases = Number(process.env['FUZZ'] ?? 20_000);

  it(`is read, changed, saved and read again, or refused: ${cases} cases`, { timeout: 120_000 }, async () => {
    const random = seededRandom(20031029);
    const outcomes = new Map<string, number>();
    for (let i = 0; i < cases; i++) {
      const file = damaged(random);
      const code = await outcome(async () => {
        exercise(file, random);
        if (i % 20 === 0) {
          readEverything(await open(new Uint8Array(file)));
          const source = await openSource(file);
          const map = await source.load();
          readEverything(map);
          expectBytes((await source.save(map)).bytes, file);
        }
      });
      outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
    }
    expect([...outcomes.keys()].sort()).toEqual([]);
  });
});
