import { array, f32, i16, i32, record, type Schema, struct, u8, u16, u32, vector } from '@brushwork/record';

/** The record that is summed: 56 bytes, the size of a face of the Source engine. */
export class BenchFace extends struct(56, {
  plane: u16,
  side: u8,
  onNode: u8,
  firstEdge: i32,
  edgeCount: i16,
  texture: i16,
  displacement: i16,
  fog: i16,
  styles: array(u8, 4),
  lightOffset: i32,
  area: f32,
  lightmapMins: vector(i32, ['x', 'y']),
  lightmapSize: vector(i32, ['x', 'y']),
  original: i32,
  smoothing: u32,
  extra: i32,
}) {}

/** Other record types, so that the engine can't specialise the library on one. */
export const otherRecords = Array.from({ length: 20 }, (_, k) => {
  const schema: Record<string, unknown> = {};
  for (let i = 0; i <= k; i++)
    schema[`field${i}`] = [u16, i32, f32, u8, vector(f32, ['x', 'y', 'z'])][(i + k) % 5];
  return record(schema as Schema as never);
});

/** Bytes of `count` faces; the areas are whole numbers, so that sums are exact in any order. */
export function makeFaces(count: number, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(count * 56);
  const d = new DataView(bytes.buffer);
  let state = 12345;
  for (let i = 0; i < count; i++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const o = i * 56;
    d.setUint16(o, state >>> 16, littleEndian);
    d.setInt32(o + 4, (state >>> 8) - 0x800000, littleEndian);
    d.setFloat32(o + 24, state & 0xffff, littleEndian);
  }
  return bytes;
}
