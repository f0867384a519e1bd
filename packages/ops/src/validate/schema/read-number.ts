import { type AnyField, NumberField } from '@brushwork/record';

/** Reads a number at a position of a view. */
export type ReadNumber = (d: DataView, o: number) => number;

/** A reader for a field at an offset behind the position; one closure a type, since a switch inside costs as much as the read. */
export function readerOf(field: AnyField, offset: number, littleEndian: boolean): ReadNumber {
  const le = littleEndian;
  if (field instanceof NumberField) {
    switch (field.type) {
      case 'u8':
        return (d, o) => d.getUint8(o + offset);
      case 'u16':
        return (d, o) => d.getUint16(o + offset, le);
      case 'i16':
        return (d, o) => d.getInt16(o + offset, le);
      case 'u32':
        return (d, o) => d.getUint32(o + offset, le);
      case 'i32':
        return (d, o) => d.getInt32(o + offset, le);
      case 'f32':
        return (d, o) => d.getFloat32(o + offset, le);
    }
  }
  return (d, o) => Number(field.get(d, o + offset, le));
}
