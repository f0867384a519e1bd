import type { NumericType } from '@brushwork/record';
import type { JsonSchema } from './json-value.js';

/** What numbers without a decimal form are in plain data. */
const unwritable = { enum: ['-0', 'NaN', 'Infinity', '-Infinity'] };

function integer(minimum: number, maximum: number): JsonSchema {
  return { type: 'integer', minimum, maximum };
}

function float(limit?: number): JsonSchema {
  const number =
    limit === undefined ? { type: 'number' } : { type: 'number', minimum: -limit, maximum: limit };
  return { anyOf: [number, unwritable] };
}

/** Definitions that any schema may need, by name; a file holds those that it uses. */
export const primitives: Readonly<Record<NumericType | 'u64' | 'i64' | 'hex' | 'hexLine', JsonSchema>> = {
  u8: integer(0, 0xff),
  i8: integer(-0x80, 0x7f),
  u16: integer(0, 0xffff),
  i16: integer(-0x8000, 0x7fff),
  u32: integer(0, 0xffffffff),
  i32: integer(-0x80000000, 0x7fffffff),
  f16: float(65504),
  f32: float(3.4028234663852886e38),
  f64: float(),
  u64: { type: 'string', pattern: '^(0|[1-9][0-9]{0,19})$' },
  i64: { type: 'string', pattern: '^(0|-?[1-9][0-9]{0,18})$' },
  hex: { description: 'Bytes, two digits each.', type: 'string', pattern: '^([0-9a-f]{2})*$' },
  hexLine: {
    description: 'Up to 32 bytes of what is not understood, two digits each.',
    type: 'string',
    pattern: '^([0-9a-f]{2}){1,32}$',
  },
};

/** Name of one of the definitions. */
export type PrimitiveName = keyof typeof primitives;
