import type { ViewInternals } from './field.js';
import { readFloat16 } from './float16.js';
import type { NumericType } from './number.js';

/** Reads a number at a fixed offset of a view. */
export type NumberGetter = (this: ViewInternals) => number;

/**
 * Getters of numbers, one literal function a type and byte order: the engine keeps what it learns by literal, so a
 * getter that switches over the type, or takes the byte order from outside, runs at half the speed or less as soon as
 * several records or both orders are in use.
 */
export const numberGetters: Readonly<
  Record<'little' | 'big', Readonly<Record<NumericType, (offset: number) => NumberGetter>>>
> = {
  little: {
    u8: (offset) =>
      function () {
        return this.$d.getUint8(this.$o + offset);
      },
    i8: (offset) =>
      function () {
        return this.$d.getInt8(this.$o + offset);
      },
    u16: (offset) =>
      function () {
        return this.$d.getUint16(this.$o + offset, true);
      },
    i16: (offset) =>
      function () {
        return this.$d.getInt16(this.$o + offset, true);
      },
    u32: (offset) =>
      function () {
        return this.$d.getUint32(this.$o + offset, true);
      },
    i32: (offset) =>
      function () {
        return this.$d.getInt32(this.$o + offset, true);
      },
    f32: (offset) =>
      function () {
        return this.$d.getFloat32(this.$o + offset, true);
      },
    f64: (offset) =>
      function () {
        return this.$d.getFloat64(this.$o + offset, true);
      },
    f16: (offset) =>
      function () {
        return readFloat16(this.$d, this.$o + offset, true);
      },
  },
  big: {
    u8: (offset) =>
      function () {
        return this.$d.getUint8(this.$o + offset);
      },
    i8: (offset) =>
      function () {
        return this.$d.getInt8(this.$o + offset);
      },
    u16: (offset) =>
      function () {
        return this.$d.getUint16(this.$o + offset, false);
      },
    i16: (offset) =>
      function () {
        return this.$d.getInt16(this.$o + offset, false);
      },
    u32: (offset) =>
      function () {
        return this.$d.getUint32(this.$o + offset, false);
      },
    i32: (offset) =>
      function () {
        return this.$d.getInt32(this.$o + offset, false);
      },
    f32: (offset) =>
      function () {
        return this.$d.getFloat32(this.$o + offset, false);
      },
    f64: (offset) =>
      function () {
        return this.$d.getFloat64(this.$o + offset, false);
      },
    f16: (offset) =>
      function () {
        return readFloat16(this.$d, this.$o + offset, false);
      },
  },
};
