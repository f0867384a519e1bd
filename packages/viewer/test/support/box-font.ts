/*
 * A font that every machine has because it is made here: each letter is a box, a space is empty, all are of one width. Text
 * takes the same room everywhere, and looks the same. Written from the description of the OpenType format alone.
 */

/** What the font is called. */
export const boxFontName = 'Boxes';

/** Parts of an em. */
const EM = 1000;
const ADVANCE = 550;
const ASCENT = 930;
const DESCENT = 250;
/** The box of a letter: left, bottom, right, top. */
const BOX = [60, 0, 490, 520] as const;

const u16 = (...values: number[]): number[] => values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]);
const u32 = (...values: number[]): number[] => values.flatMap((value) => u16(value >>> 16, value & 0xffff));
const text = (value: string): number[] => [...value].map((letter) => letter.charCodeAt(0));
const words = (value: string): number[] => [...value].flatMap((letter) => u16(letter.charCodeAt(0)));

/** A square of four points, in the order that fills it. */
function boxGlyph(): number[] {
  const [left, bottom, right, top] = BOX;
  const points = 4;
  return [
    ...u16(1, left, bottom, right, top, points - 1, 0),
    ...new Array<number>(points).fill(1),
    ...u16(left, 0, right - left, 0),
    ...u16(bottom, top - bottom, 0, bottom - top),
  ];
}

/** Every character is glyph 1, white space is glyph 2. */
function characters(): number[] {
  const groups = [
    [0x20, 0x20, 2],
    [0x21, 0x9f, 1],
    [0xa0, 0xa0, 2],
    [0xa1, 0x1fff, 1],
    [0x2000, 0x200f, 2],
    [0x2010, 0x2027, 1],
    [0x2028, 0x202f, 2],
    [0x2030, 0xd7ff, 1],
    [0xe000, 0x1ffff, 1],
  ] as const;
  const table = [...u16(13, 0), ...u32(16 + groups.length * 12, 0, groups.length)];
  for (const [first, last, glyph] of groups) table.push(...u32(first, last, glyph));
  return [...u16(0, 1, 3, 10), ...u32(12), ...table];
}

function names(): number[] {
  const entries = [
    [1, boxFontName],
    [2, 'Regular'],
    [4, boxFontName],
    [6, boxFontName],
  ] as const;
  const strings = entries.flatMap(([, value]) => words(value));
  const records: number[] = [];
  let at = 0;
  for (const [id, value] of entries) {
    records.push(...u16(3, 1, 0x409, id, value.length * 2, at));
    at += value.length * 2;
  }
  return [...u16(0, entries.length, 6 + records.length), ...records, ...strings];
}

function system(): number[] {
  return [
    ...u16(4, ADVANCE, 400, 5, 0),
    ...u16(650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    ...new Array<number>(10).fill(0),
    ...u32(1, 0, 0, 0),
    ...text('NONE'),
    ...u16(0x40, 0x20, 0xffff, ASCENT, -DESCENT, 0, ASCENT, DESCENT),
    ...u32(1, 0),
    ...u16(520, 700, 0, 0x20, 1),
  ];
}

/** The font as a file. */
export function boxFont(): Uint8Array {
  const box = boxGlyph();
  while (box.length % 4 !== 0) box.push(0);
  const tables: readonly (readonly [tag: string, bytes: number[]])[] = [
    ['OS/2', system()],
    ['cmap', characters()],
    ['glyf', [...box, ...box]],
    [
      'head',
      [
        ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        ...u16(3, EM),
        ...new Array<number>(16).fill(0),
        ...u16(...BOX, 0, 6, 2, 1, 0),
      ],
    ],
    [
      'hhea',
      [...u32(0x10000), ...u16(ASCENT, -DESCENT, 0, ADVANCE, 0, 0, BOX[2], 1, 0, 0, 0, 0, 0, 0, 0, 3)],
    ],
    ['hmtx', u16(ADVANCE, BOX[0], ADVANCE, BOX[0], ADVANCE, 0)],
    ['loca', u32(0, box.length, box.length * 2, box.length * 2)],
    ['maxp', [...u32(0x10000), ...u16(3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]],
    ['name', names()],
    ['post', [...u32(0x30000, 0), ...u16(-100, 50), ...u32(1, 0, 0, 0, 0)]],
  ];
  let offset = 12 + tables.length * 16;
  const directory: number[] = [...u32(0x10000), ...u16(tables.length, 128, 3, tables.length * 16 - 128)];
  const contents: number[] = [];
  for (const [tag, bytes] of tables) {
    const padded = [...bytes, ...new Array<number>((4 - (bytes.length % 4)) % 4).fill(0)];
    directory.push(...text(tag), ...u32(checksum(padded), offset, bytes.length));
    contents.push(...padded);
    offset += padded.length;
  }
  return Uint8Array.from([...directory, ...contents]);
}

function checksum(bytes: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(i, i + 4);
    sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  return sum;
}
