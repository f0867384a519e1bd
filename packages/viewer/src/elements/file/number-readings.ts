/** What bytes are when they are read as numbers of every size that fits, shortest first. */
export function numberReadings(
  bytes: Uint8Array,
  { isLittleEndian }: { readonly isLittleEndian: boolean },
): readonly (readonly [type: string, value: string])[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const readings: readonly (readonly [type: string, size: number, read: () => string])[] = [
    ['u8', 1, () => String(view.getUint8(0))],
    ['i8', 1, () => String(view.getInt8(0))],
    ['bits', 1, () => view.getUint8(0).toString(2).padStart(8, '0')],
    ['u16', 2, () => String(view.getUint16(0, isLittleEndian))],
    ['i16', 2, () => String(view.getInt16(0, isLittleEndian))],
    ['u32', 4, () => String(view.getUint32(0, isLittleEndian))],
    ['i32', 4, () => String(view.getInt32(0, isLittleEndian))],
    ['f32', 4, () => floatText(view.getFloat32(0, isLittleEndian))],
    ['u64', 8, () => String(view.getBigUint64(0, isLittleEndian))],
    ['i64', 8, () => String(view.getBigInt64(0, isLittleEndian))],
    ['f64', 8, () => floatText(view.getFloat64(0, isLittleEndian))],
  ];
  return readings.filter(([, size]) => size <= bytes.length).map(([type, , read]) => [type, read()]);
}

/** A float in digits that fit a narrow column; the sign of a zero is kept. */
function floatText(value: number): string {
  if (Object.is(value, -0)) return '-0';
  return String(Number(value.toPrecision(9)));
}
