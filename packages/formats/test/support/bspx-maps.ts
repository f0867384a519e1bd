import { list, struct, u8, u16 } from '@brushwork/record';
import { defineBranch } from '../../src/branch.js';
import { bspx, type NewBspxLump } from '../../src/container/bspx/index.js';
import { lumpDirectory } from '../../src/container/lump-directory.js';
import { lump } from '../../src/lump.js';

class Model extends struct(2, { mark: u16 }) {}

/** A directory of three lumps that may have a BSPX directory behind them. */
export const container = lumpDirectory({
  magic: 'TEST',
  versions: [1],
  entryCount: 3,
  entry: ['offset', 'length'],
  alignment: 4,
  emptyOffset: 'running',
  appended: { magic: 'BSPX', alignment: 4 },
});

/** A made-up branch whose maps may have further lumps. */
export const branch = defineBranch({
  id: 'test/bspx',
  title: 'Test',
  container,
  byteOrders: ['little'],
  lumps: { FIRST: lump(0, list(u8)), MODELS: lump(1, Model), LAST: lump(2, list(u8)), BSPX: lump(3, bspx()) },
  capabilities: {},
});

/** Where what is appended begins in `mapOf`. */
export const APPENDED_AT = 64;

/** A map of three lumps, the last of them of 7 bytes up to 61, and whatever bytes at 64. */
export function mapWith(appended: Uint8Array): Uint8Array {
  const file = new Uint8Array(APPENDED_AT + appended.length);
  file.set(container.emptyHead(1, 'little'));
  container.writeEntries(
    file,
    [
      { index: 0, offset: 32, length: 8 },
      { index: 1, offset: 40, length: 12 },
      { index: 2, offset: 52, length: 9 },
    ],
    'little',
  );
  for (let i = 32; i < 61; i++) file[i] = i;
  file.set(appended, APPENDED_AT);
  return file;
}

/** A map with further lumps. */
export function mapOf(lumps: readonly NewBspxLump[]): Uint8Array {
  return mapWith(branch.lumps.BSPX.type.build(lumps, { offset: APPENDED_AT }));
}

/** Bytes that count up from a first one. */
export function counted(length: number, first = 1): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (first + i) & 0xff);
}

/** The bytes of 32-bit numbers, little-endian: whole ones as integers, those in a list as floats. */
export function words(...numbers: readonly (number | readonly number[])[]): Uint8Array {
  const parts = numbers.map((one) =>
    typeof one === 'number' ? Int32Array.of(one | 0) : Float32Array.from(one),
  );
  return joined(...parts.map(({ buffer }) => new Uint8Array(buffer)));
}

/** Byte lists one behind the other. */
export function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
