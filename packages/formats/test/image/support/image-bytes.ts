/** Numbers of 16 bits, high byte first. */
export function big16(...values: number[]): number[] {
  return values.flatMap((value) => [value >> 8, value & 0xff]);
}

/** Numbers of 32 bits, high byte first. */
export function big32(...values: number[]): number[] {
  return values.flatMap((value) => [
    (value >>> 24) & 0xff,
    (value >>> 16) & 0xff,
    (value >>> 8) & 0xff,
    value & 0xff,
  ]);
}

/** Numbers of 16 bits, low byte first. */
export function little16(...values: number[]): number[] {
  return values.flatMap((value) => [value & 0xff, value >> 8]);
}

/** An SGI image byte by byte, from nothing but the positions in its description. */
export function sgiBytes(
  {
    storage = 0,
    bytesPerChannel = 1,
    dimension = 3,
    size,
    colourMap = 0,
  }: {
    storage?: number;
    bytesPerChannel?: number;
    dimension?: number;
    size: readonly [width: number, height: number, channels: number];
    colourMap?: number;
  },
  body: readonly number[],
): Uint8Array {
  const head = new Array<number>(512).fill(0);
  head.splice(0, 12, 0x01, 0xda, storage, bytesPerChannel, ...big16(dimension, ...size));
  head.splice(104, 4, ...big32(colourMap));
  return Uint8Array.from([...head, ...body]);
}

/** A TGA image byte by byte, from nothing but the positions in its specification. */
export function tgaBytes(
  {
    type,
    size,
    bits,
    descriptor = 0,
    map,
    id = [],
  }: {
    type: number;
    size: readonly [width: number, height: number];
    bits: number;
    descriptor?: number;
    map?: { first: number; count: number; bits: number; bytes: readonly number[] };
    id?: readonly number[];
  },
  body: readonly number[],
): Uint8Array {
  return Uint8Array.from([
    id.length,
    map === undefined ? 0 : 1,
    type,
    ...little16(map?.first ?? 0, map?.count ?? 0),
    map?.bits ?? 0,
    ...little16(0, 0, ...size),
    bits,
    descriptor,
    ...id,
    ...(map?.bytes ?? []),
    ...body,
  ]);
}
