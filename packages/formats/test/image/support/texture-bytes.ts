import { deflateSync } from 'node:zlib';
import { little16 } from './image-bytes.js';

/** Numbers of 32 bits, low byte first. */
export function little32(...values: number[]): number[] {
  return values.flatMap((value) => [
    value & 0xff,
    (value >>> 8) & 0xff,
    (value >>> 16) & 0xff,
    (value >>> 24) & 0xff,
  ]);
}

/** Bytes of a text, filled up with zeros. */
export function padded(text: string, length: number): number[] {
  return [...[...text].map((c) => c.charCodeAt(0)), ...new Array<number>(length - text.length).fill(0)];
}

/** What a VTF image is made of. */
export interface VtfParts {
  minor?: number;
  size: readonly [width: number, height: number];
  format: number;
  mips?: number;
  frames?: number;
  firstFrame?: number;
  flags?: number;
  small?: { readonly format: number; readonly size: readonly [number, number]; readonly bytes: number[] };
  headerSize?: number;
  resources?: readonly (readonly [tag: number, offset: number])[];
}

/** A VTF image byte by byte, from nothing but the positions in descriptions of the format. */
export function vtfBytes(parts: VtfParts, body: readonly number[]): Uint8Array {
  const { minor = 2, size, format, mips = 1, frames = 1, firstFrame = 0, flags = 0, small } = parts;
  const stated = minor < 2 ? 64 : 80;
  const resources = parts.resources ?? [[0x30, 88]];
  const headerSize = parts.headerSize ?? (minor >= 3 ? 80 + resources.length * 8 : stated);
  const head = [
    ...padded('VTF', 4),
    ...little32(7, minor, headerSize),
    ...little16(...size),
    ...little32(flags),
    ...little16(frames, firstFrame),
    ...new Array<number>(4).fill(0),
    ...new Array<number>(12).fill(0),
    ...new Array<number>(4).fill(0),
    ...little32(0x3f800000),
    ...little32(format),
    mips,
    ...little32(small?.format ?? 0xffffffff),
    small?.size[0] ?? 0,
    small?.size[1] ?? 0,
  ];
  if (minor >= 2) head.push(...little16(1));
  if (minor >= 3) head.push(0, 0, 0, ...little32(resources.length), ...new Array<number>(8).fill(0));
  while (head.length < stated) head.push(0);
  if (minor >= 3) for (const [tag, offset] of resources) head.push(...little32(tag), ...little32(offset));
  return Uint8Array.from([...head, ...(small?.bytes ?? []), ...body]);
}

/** What a DDS image is made of. */
export interface DdsParts {
  size: readonly [width: number, height: number];
  mips?: number;
  fourCC?: string;
  flags?: number;
  bits?: number;
  masks?: readonly [red: number, green: number, blue: number, alpha: number];
  cube?: boolean;
  dx10?: number;
  headerSize?: number;
}

/** A DDS image byte by byte, from nothing but the positions in its description. */
export function ddsBytes(parts: DdsParts, body: readonly number[]): Uint8Array {
  const { size, mips = 0, fourCC, bits = 0, masks = [0, 0, 0, 0], cube = false, dx10 } = parts;
  const flags = parts.flags ?? (fourCC === undefined ? 0x41 : 4);
  return Uint8Array.from([
    ...padded('DDS ', 4),
    ...little32(parts.headerSize ?? 124, 0x1007, size[1], size[0], 0, 0, mips),
    ...new Array<number>(44).fill(0),
    ...little32(32, flags),
    ...(fourCC === undefined ? little32(0) : padded(fourCC, 4)),
    ...little32(bits, ...masks),
    ...little32(0x1000, cube ? 0xfe00 : 0, 0, 0, 0),
    ...(dx10 === undefined ? [] : little32(dx10, 3, cube ? 4 : 0, 1, 0)),
    ...body,
  ]);
}

/** A WAL image. */
export function walBytes(size: readonly [number, number], body: readonly number[]): Uint8Array {
  const sizes = [0, 1, 2, 3].map((mip) => (size[0] >> mip) * (size[1] >> mip));
  const offsets = sizes.map((_, i) => 100 + sizes.slice(0, i).reduce((sum, one) => sum + one, 0));
  const tail = [...new Array<number>(32).fill(0), ...little32(0, 0, 0)];
  return Uint8Array.from([...padded('e1/wall', 32), ...little32(...size, ...offsets), ...tail, ...body]);
}

/** A texture of four sizes, with its own colours where there are some. */
export function miptexBytes(
  { name = 'wall', size, colours }: { name?: string; size: readonly [number, number]; colours?: number[] },
  body: readonly number[],
): Uint8Array {
  const sizes = [0, 1, 2, 3].map((mip) => (size[0] >> mip) * (size[1] >> mip));
  const offsets = sizes.map((_, i) => 40 + sizes.slice(0, i).reduce((sum, one) => sum + one, 0));
  const own = colours === undefined ? [] : [...little16(colours.length / 3), ...colours];
  return Uint8Array.from([...padded(name, 16), ...little32(...size, ...offsets), ...body, ...own]);
}

/** A chunk of a PNG image; the number that checks it is left at 0, since nobody looks at it. */
export function pngChunk(type: string, content: Uint8Array | readonly number[]): number[] {
  const length = content.length;
  return [0, 0, length >> 8, length & 0xff, ...padded(type, 4), ...content, 0, 0, 0, 0];
}

/** What a PNG image is made of. */
export interface PngParts {
  size: readonly [width: number, height: number];
  depth?: number;
  colourType: number;
  interlacing?: number;
  palette?: readonly number[];
  transparency?: readonly number[];
}

/** A PNG image; `rows` with the byte in front of each that says how it was made smaller. */
export function pngBytes(parts: PngParts, rows: readonly number[]): Uint8Array {
  const { size, depth = 8, colourType, interlacing = 0, palette, transparency } = parts;
  const big = (value: number): number[] => [0, 0, value >> 8, value & 0xff];
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10],
    ...pngChunk('IHDR', [...big(size[0]), ...big(size[1]), depth, colourType, 0, 0, interlacing]),
    ...(palette === undefined ? [] : pngChunk('PLTE', palette)),
    ...(transparency === undefined ? [] : pngChunk('tRNS', transparency)),
    ...pngChunk('IDAT', deflateSync(Uint8Array.from(rows))),
    ...pngChunk('IEND', []),
  ]);
}

/** An archive of textures. */
export function wadBytes(
  entries: readonly (readonly [name: string, type: number, content: Uint8Array])[],
): Uint8Array {
  const contents = entries.flatMap(([, , content]) => [...content]);
  let offset = 12;
  const directory = entries.flatMap(([name, type, content]) => {
    offset += content.length;
    const place = little32(offset - content.length, content.length, content.length);
    return [...place, type, 0, 0, 0, ...padded(name, 16)];
  });
  return Uint8Array.from([
    ...padded('WAD3', 4),
    ...little32(entries.length, 12 + contents.length),
    ...contents,
    ...directory,
  ]);
}

/** The pixels of a picture, a list of four numbers each, from the upper left on. */
export function pixelsOf({ data }: { readonly data: Uint8Array }): number[][] {
  return Array.from({ length: data.length / 4 }, (_, i) => [...data.subarray(i * 4, i * 4 + 4)]);
}

/** Names of the rules that were broken. */
export function rulesOf({ issues }: { readonly issues: readonly { readonly rule: string }[] }): string[] {
  return issues.map(({ rule }) => rule);
}
