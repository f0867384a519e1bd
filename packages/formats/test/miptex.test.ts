import { toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildTextures, type NewTexture, type Textures, textures } from '../src/container/miptex/index.js';
import { openLump, throughJson } from './support/content-lumps.js';
import { seededRandom } from './support/seeded-random.js';

const shared = textures({ palettes: 'shared' });
const own = textures({ palettes: 'own' });

/** A texture whose pixels count up. */
function texture(name: string, width: number, height: number): NewTexture {
  const levels = [1, 2, 4, 8].map((step) =>
    Uint8Array.from({ length: (width / step) * (height / step) }, (_, i) => i & 0xff),
  );
  return { name, width, height, levels };
}

const palette = Uint8Array.from({ length: 768 }, (_, i) => 255 - (i & 0xff));
const three = buildTextures([texture('brick', 32, 16), undefined, texture('*water', 16, 16)]);
const colored = buildTextures([
  { ...texture('{grate', 16, 16), palette },
  { name: 'far', width: 64, height: 32 },
]);

function open(bytes: Uint8Array, type = shared): Textures {
  return openLump(type, bytes);
}

/** The lump with a 32-bit number replaced. */
function withWord(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setUint32(at, value, true);
  return copy;
}

const rules = (content: Textures): string[] => content.issues.map(({ rule }) => rule);

describe('a lump of textures', () => {
  it('has heads of 40 bytes where the offsets say, four sizes behind them, each a quarter of the one before', () => {
    const d = new DataView(three.buffer);
    expect([d.getInt32(0, true), d.getInt32(4, true), d.getInt32(8, true)]).toEqual([3, 16, -1]);
    expect(d.getInt32(12, true)).toBe(16 + 40 + 512 + 128 + 32 + 8);
    expect([d.getUint32(32, true), d.getUint32(36, true)]).toEqual([32, 16]);
    expect([0, 1, 2, 3].map((level) => d.getUint32(40 + level * 4, true))).toEqual([40, 552, 680, 712]);
    const content = open(three);
    expect([content.length, content.status, content.issues]).toEqual([3, 'ok', []]);
    const brick = content.at(0);
    expect(brick).toMatchObject({ name: 'brick', width: 32, height: 16, offset: 1016, palette: undefined });
    expect(brick?.levels.map(({ width, height, pixels }) => [width, height, pixels.length])).toEqual([
      [32, 16, 512],
      [16, 8, 128],
      [8, 4, 32],
      [4, 2, 8],
    ]);
    expect(brick?.levels[1]).toMatchObject({ level: 1, offset: 1000 + 16 + 552 });
  });

  it('has textures that are not there where the offset is -1, and their numbers all the same', () => {
    const content = open(three);
    expect(content.at(1)).toBeUndefined();
    expect(content.at(2)?.name).toBe('*water');
    expect(content.offsetAt(1)).toBe(-1);
    expect(content.rows().row(1)).toEqual({ texture: 1, offset: -1 });
    expect(() => content.at(3)).toThrow(/no texture 3/);
    expect(() => content.at(-1)).toThrow(/no texture -1/);
  });

  it('has palettes behind the pixels in GoldSrc, and textures without pixels, which lie in archives', () => {
    const content = open(colored, own);
    expect(content.issues).toEqual([]);
    expect(content.at(0)?.palette).toEqual(palette);
    expect(content.at(1)).toMatchObject({ name: 'far', width: 64, levels: [], palette: undefined });
    expect(content.rows().row(0)).toMatchObject({ levels: 4, colors: 256 });
    // The number of colours stands right behind the last pixel of the fourth size.
    expect(new DataView(colored.buffer).getUint16(12 + 40 + 340, true)).toBe(256);
  });

  it('has parts that can be asked for by name', () => {
    const content = open(colored, own);
    const parts = content.namedParts();
    expect([...parts.keys()]).toEqual(['offsets', 'textures', 'levels', 'colors']);
    expect(parts.get('offsets')?.open().block(0, 9)).toEqual([12, 12 + 40 + 340 + 770 + 2]);
    expect(parts.get('textures')?.open()).toMatchObject({ kind: 'placed-records', length: 2 });
    expect(parts.get('levels')?.open().rows?.().row(3)).toMatchObject({
      level: 3,
      width: 2,
      height: 2,
      size: 4,
    });
    expect(parts.get('colors')?.open().rows?.().row(1)).toMatchObject({
      index: 1,
      color: { red: 252, green: 251, blue: 250 },
    });
    expect([...open(three).namedParts().keys()]).toEqual(['offsets', 'textures', 'levels']);
  });

  it('is made again from plain data alone, in blocks of any size', () => {
    for (const [type, bytes] of [
      [shared, three],
      [own, colored],
      [shared, new Uint8Array(0)],
      [shared, new Uint8Array(4)],
    ] as const)
      for (const size of [1, 2, 5, 100]) expect(throughJson(type, bytes, { size })).toEqual(bytes);
    const [block] = [open(three).block(0, 100)];
    expect(shared.measure(block)).toEqual({ records: 2, opaqueBytes: 0, nonCanonical: 0 });
  });

  it('keeps bytes behind the end of a name and bytes that belong to no texture', () => {
    const odd = new Uint8Array(three.length + 5).fill(7);
    odd.set(three);
    odd[16 + 10] = 0x55;
    const content = open(odd);
    expect(content.at(0)?.name).toBe('brick');
    expect(rules(content)).toEqual(['texture-gap']);
    expect(throughJson(shared, odd)).toEqual(odd);
    expect(shared.measure(content.block(0, 100))).toMatchObject({ nonCanonical: 1 });
  });

  it('is changed in its place through the heads, and nothing but that', () => {
    const bytes = three.slice();
    const content = open(bytes);
    const heads = content.namedParts().get('textures')?.open() as unknown as {
      at(i: number): { width: number };
    };
    heads.at(1).width = 32;
    expect(content.at(2)?.width).toBe(32);
    expect([...bytes.keys()].filter((i) => bytes[i] !== three[i])).toEqual([16 + 720 + 16]);
  });
});

describe('a damaged lump of textures', () => {
  it.each([
    ['a number of textures that is negative', withWord(three, 0, 0xffffffff), 'texture-count', 'truncated'],
    ['one that has no room for its offsets', withWord(three, 0, 0x7fffffff), 'texture-count', 'truncated'],
    ['an offset behind the end', withWord(three, 4, three.length - 39), 'texture-offset', 'ok'],
    ['an offset into the offsets', withWord(three, 4, 12), 'texture-offset', 'ok'],
    ['an offset before the lump', withWord(three, 4, 0xfffffff0), 'texture-offset', 'ok'],
    ['a side of no pixels', withWord(three, 32, 0), 'texture-size', 'ok'],
    ['a side that is no multiple of 16', withWord(three, 32, 24), 'texture-size', 'ok'],
    ['pixels in the head', withWord(three, 44, 8), 'texture-pixels', 'ok'],
    ['pixels behind the end', withWord(three, 44, three.length), 'texture-pixels', 'ok'],
    ['pixels beyond all bounds', withWord(three, 44, 0xffffffff), 'texture-pixels', 'ok'],
    ['pixels of two sizes over each other', withWord(three, 44, 500), 'texture-overlap', 'ok'],
  ])('is read as far as it can be, says what is wrong, and comes back: %s', (_, bytes, rule, status) => {
    const content = open(bytes);
    expect(rules(content)).toContain(rule);
    expect(content.status).toBe(status);
    for (let i = 0; i < content.length; i++) content.at(i);
    expect(throughJson(shared, bytes, { size: 2 })).toEqual(bytes);
  });

  it('does not believe in pixels of 65,535 by 65,535, or of more', () => {
    for (const side of [0xffff, 0xffffffff]) {
      const bytes = withWord(withWord(three, 32, side), 36, side);
      const content = open(bytes);
      expect(content.at(0)).toMatchObject({ width: side, height: side, levels: [] });
      expect(rules(content)).toEqual(expect.arrayContaining(['texture-size', 'texture-pixels']));
      expect(throughJson(shared, bytes)).toEqual(bytes);
    }
  });

  it('may share a whole texture between two numbers without anything being wrong', () => {
    const bytes = withWord(three, 8, 16);
    const content = open(bytes);
    expect(content.issues).toEqual([]);
    expect(content.at(1)?.name).toBe('brick');
    expect(throughJson(shared, bytes)).toEqual(bytes);
  });

  it('has no palette where the lump ends first', () => {
    const cut = colored.subarray(0, 12 + 40 + 340 + 400);
    const content = open(withWord(cut, 8, 0xffffffff), own);
    expect(content.at(0)?.palette).toBeUndefined();
    expect(rules(content)).toEqual(['texture-palette', 'texture-gap']);
  });

  it('reads as many textures as are allowed, and keeps the rest', () => {
    const few = textures({ palettes: 'shared', maximumTextures: 2 });
    const content = open(three, few);
    expect([content.length, content.status]).toEqual([2, 'truncated']);
    expect(rules(content)).toContain('texture-limit');
    expect(throughJson(few, three)).toEqual(three);
  });

  it('takes time and memory that grow with its size alone, however many textures lie over each other', () => {
    // 60,000 heads, four bytes apart, each with pixels up to the end.
    const count = 60_000;
    const bytes = new Uint8Array(4 + count * 4 + 300_000).fill(16);
    const d = new DataView(bytes.buffer);
    d.setInt32(0, count, true);
    for (let i = 0; i < count; i++) d.setInt32(4 + i * 4, 4 + count * 4 + i * 4, true);
    const start = performance.now();
    const content = open(bytes);
    expect(content.issues.length).toBeLessThan(200);
    expect(toJsonText(content.block(0, 1_000_000)).length).toBeLessThan(bytes.length * 20);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('gives content and its own bytes back, whatever is in it', () => {
    const random = seededRandom(29);
    for (let round = 0; round < 400; round++) {
      const [type, sound] = round % 2 === 0 ? [shared, three] : [own, colored];
      const bytes = sound.slice(0, sound.length - (round % 3 === 0 ? random(sound.length) : 0));
      for (let i = 0; i < 6 && bytes.length > 0; i++) {
        const at = random(round % 5 === 0 ? bytes.length : Math.min(bytes.length, 64));
        bytes[at] = random(4) === 0 ? 0xff : random(256);
      }
      const content = open(bytes, type);
      for (let i = 0; i < content.length; i++) content.at(i);
      for (const part of content.namedParts().values()) part.open().blockCount(8);
      expect(content.issues.every(({ path }) => path[0] === 'LUMP')).toBe(true);
      expect(throughJson(type, bytes, { size: 1 + random(9) })).toEqual(bytes);
    }
  });
});

describe('plain data of textures', () => {
  const rebuild = (block: unknown): Uint8Array =>
    shared.rebuild(block, { name: 'LUMP', byteOrder: 'little' }, 0);

  it.each([
    ['no object', 7],
    ['an unknown part', { colours: [] }],
    ['offsets that are no list', { offsets: 5 }],
    ['an offset of more than 32 bits', { offsets: [2 ** 31] }],
    ['digits that are none', { pieces: [{ pixels: 'zz' }] }],
    ['half a colour', { pieces: [{ palette: 'ffff' }] }],
  ])('is refused with what is wrong: %s', (_, block) => {
    expect(() => rebuild(block)).toThrow(expect.objectContaining({ code: 'does-not-fit' }));
  });

  it('is built only with as many pixels as the sides say', () => {
    const wrong = { ...texture('brick', 32, 16), levels: [new Uint8Array(511)] };
    expect(() => buildTextures([wrong])).toThrow(/size 0 of 32 by 16 pixels has 512/);
  });
});
