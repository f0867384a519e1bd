import type { ContentModel, FieldModel, RoleModel } from '../reference-model.js';
import type { KaitaiAttribute, KaitaiSpec } from './kaitai-spec.js';

/** Where content stands. */
export interface KaitaiPlace {
  /** Its name as the library says it, for what can't be expressed: `GAME_LUMP.sprp`. */
  readonly path: string;
  /** Length in bytes, as an expression. */
  readonly length: string;
  /** Version of its layout, as an expression, where something says it. */
  readonly version?: string;
  /** First byte in the file, as an expression, where it is known. */
  readonly offset?: string;
}

/** How content is read, with what its layout is called where it has several. */
export interface KaitaiReading {
  readonly layout?: string;
  readonly attribute: KaitaiAttribute;
}

/** What becomes a type: a record, or the arm of a union. */
export interface KaitaiRecordSource {
  readonly name: string;
  readonly size: number;
  readonly fields: readonly FieldModel[];
}

/** What the parts of a file share while it is written. */
export interface KaitaiContext {
  /** Type of a record, which is declared when it is first asked for. */
  typeOf(record: string): string;
  /** Sequence and instances of the fields of a record or an arm. */
  fieldsOf(record: KaitaiRecordSource): KaitaiSpec;
  /** The readings of content: one, or one for each layout, each with the condition under which it holds. */
  readings(content: ContentModel, place: KaitaiPlace): readonly KaitaiReading[];
  /** Declares a type under a name, which is made unique; one that is declared already is taken. */
  define(name: string, spec: KaitaiSpec): string;
  /** Identifier of an enumeration, which is declared when it is first asked for. */
  enumOf(constants: string): string;
  /** A role as text, flags with their bits. */
  describe(role: RoleModel): string;
  /** Notes by its name what the language can't express. */
  miss(name: string, why: string): void;
  /** Where in the file a type is reached that all lumps are instances of: `_root` or `_root.body`. */
  readonly main: string;
}

const NUMBERS: Readonly<Record<string, string>> = {
  u8: 'u1',
  i8: 's1',
  u16: 'u2',
  i16: 's2',
  u32: 'u4',
  i32: 's4',
  u64: 'u8',
  i64: 's8',
  f32: 'f4',
  f64: 'f8',
};

/** Text has one character a byte. */
export const KAITAI_ENCODING = 'ISO-8859-1';

/** Kaitai's type of a number; half floats, which it has not, are a type of the file. */
export function kaitaiNumber(type: string, context: KaitaiContext): string {
  if (type === 'f16') return context.define('half', HALF);
  const known = NUMBERS[type];
  if (known === undefined) throw new Error(`Kaitai has no type for ${type}`);
  return known;
}

const HALF: KaitaiSpec = {
  doc: 'A half float, which Kaitai has no type for. Its value is computed; infinity and NaN, whose five bits of exponent are all 1, come out as numbers of 65536 and more.',
  seq: [{ id: 'bits', type: 'u2', doc: 'The bits as they are.' }],
  instances: {
    exponent: { value: '(bits >> 10) & 0x1f' },
    fraction: { value: '(bits & 0x3ff) / 1024.0' },
    magnitude: {
      value: 'exponent == 0 ? fraction / 16384.0 : (1.0 + fraction) * (1 << exponent) / 32768.0',
    },
    value: { value: '(bits & 0x8000) == 0 ? magnitude : -magnitude' },
  },
};
