const HOST_IS_LITTLE = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Numbers of four bytes, and whether they are a copy. */
export interface ReadNumbers<A> {
  /** The numbers. */
  readonly array: A;
  /** Whether the array is a copy, which later changes of the bytes don't reach. */
  readonly copied: boolean;
}

/** The first bytes in memory of their own; not by `slice`, which gives no copy of a Node `Buffer`. */
function copyOf(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.subarray(0, length));
}

/** Little-endian floats over bytes, without copying where they are aligned; bytes behind the last whole one are left out. */
export function floatsOf(bytes: Uint8Array): ReadNumbers<Float32Array> {
  const count = bytes.length >>> 2;
  if (HOST_IS_LITTLE && bytes.byteOffset % 4 === 0)
    return { array: new Float32Array(bytes.buffer, bytes.byteOffset, count), copied: false };
  if (HOST_IS_LITTLE) return { array: new Float32Array(copyOf(bytes, count * 4).buffer), copied: true };
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { array: Float32Array.from({ length: count }, (_, i) => d.getFloat32(i * 4, true)), copied: true };
}

/** Little-endian signed integers over bytes, as `floatsOf`. */
export function integersOf(bytes: Uint8Array): ReadNumbers<Int32Array> {
  const count = bytes.length >>> 2;
  if (HOST_IS_LITTLE && bytes.byteOffset % 4 === 0)
    return { array: new Int32Array(bytes.buffer, bytes.byteOffset, count), copied: false };
  if (HOST_IS_LITTLE) return { array: new Int32Array(copyOf(bytes, count * 4).buffer), copied: true };
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { array: Int32Array.from({ length: count }, (_, i) => d.getInt32(i * 4, true)), copied: true };
}

/** Bytes of floats, little-endian. */
export function floatBytes(values: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.length * 4);
  const d = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) d.setFloat32(i * 4, values[i] as number, true);
  return bytes;
}

/** Bytes of signed integers, little-endian. */
export function integerBytes(values: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.length * 4);
  const d = new DataView(bytes.buffer);
  for (let i = 0; i < values.length; i++) d.setInt32(i * 4, values[i] as number, true);
  return bytes;
}
