import type { ConstantsModel, ContentModel, FieldModel, RoleModel } from '../reference-model.js';

/** Where content stands. */
export interface HexpatPlace {
  /** Its name as the library says it, for what can't be expressed: `GAME_LUMP.sprp`. */
  readonly path: string;
  /** Length in bytes, as an expression. */
  readonly length: string;
  /** Version of its layout, as an expression, where something says it. */
  readonly version?: string;
  /** First byte in the file, as an expression, where it is known. */
  readonly offset?: string;
}

/** How content is declared: its type and lengths, and the condition under which it holds. */
export interface HexpatReading {
  readonly layout?: string;
  readonly type: string;
  readonly behind: string;
  readonly condition: string;
  readonly comment: string;
}

/** What becomes the members of a struct. */
export interface HexpatRecordSource {
  readonly name: string;
  readonly size: number;
  readonly fields: readonly FieldModel[];
}

/** Lines of members, and whether they are the same for all values. */
export interface HexpatFields {
  readonly lines: readonly string[];
  readonly isFixed: boolean;
}

/** What the parts of a file share while it is written. */
export interface HexpatContext {
  /** Name of a record's struct, which is declared when it is first asked for. */
  structOf(record: string): string;
  /** Whether a record always has the same layout, so that its size can be asserted. */
  isFixed(record: string): boolean;
  /** The members of a record or an arm. */
  fieldsOf(record: HexpatRecordSource): HexpatFields;
  /** The readings of content: one, or one for each layout. */
  readings(content: ContentModel, place: HexpatPlace): readonly HexpatReading[];
  /** Declares a type; one with the same text is taken, another one of that name gets a number. */
  define(name: string, text: (name: string) => readonly string[]): string;
  /** Name of an enumeration over a number, which is declared when it is first asked for. */
  enumOf(constants: string, carrier: string): string;
  /** Named numbers. */
  constants(id: string): ConstantsModel;
  /** A role as text, flags with their bits. */
  describe(role: RoleModel): string;
  /** Notes by its name what the language can't express. */
  miss(name: string, why: string): void;
  /** Notes a library that is needed. */
  import(library: string): void;
}

const NUMBERS: Readonly<Record<string, string>> = {
  u8: 'u8',
  i8: 's8',
  u16: 'u16',
  i16: 's16',
  u32: 'u32',
  i32: 's32',
  u64: 'u64',
  i64: 's64',
  f32: 'float',
  f64: 'double',
};

/** The type of a number. */
export function hexpatNumber(type: string, context: HexpatContext): string {
  if (type === 'f16') {
    context.import('type.float16');
    return 'type::float16';
  }
  const known = NUMBERS[type];
  if (known === undefined) throw new Error(`the pattern language has no type for ${type}`);
  return known;
}
