/** Values that mean "nothing": one number, several of them, or every negative one. */
export type NoneValues = number | readonly number[] | 'negative';

/** An index into another lump. */
export interface RefRole<L extends string = string> {
  /** Always `ref`. */
  readonly kind: 'ref';
  /** Lump that holds the target. */
  readonly lump: L;
  /** Values that mean "nothing". */
  readonly none?: NoneValues;
  /** The target lump may be left empty by the compiler; the index isn't checked then. */
  readonly mayBeEmpty?: boolean;
  /** The number counts the lump's bytes, whatever its elements are: the element that begins there. */
  readonly unit?: 'bytes';
}

/** First of a number of consecutive elements of another lump. */
export interface SpanRole<L extends string = string> {
  /** Always `span`. */
  readonly kind: 'span';
  /** Lump that holds the elements. */
  readonly lump: L;
  /** How many: a sibling field, or an arithmetic expression over sibling fields. */
  readonly count: string;
  /** Values of the first index that mean "no elements". */
  readonly none?: NoneValues;
  /** The target lump may be left empty by the compiler; the span isn't checked then. */
  readonly mayBeEmpty?: boolean;
  /** `start`: the game reads the elements from the start of the lump, whatever the first index says. */
  readonly from?: 'start';
  /**
   * The elements are numbers that count from another span of the same owner: the name of that span's field, or, when
   * the elements are records, such a name for each of their fields.
   */
  readonly local?: string | Readonly<Record<string, string>>;
  /** The first element may be negative, and is then a marker and no reference. */
  readonly marker?: 'first-negative';
  /** Which of an overlay field's readings holds, by the element's position in the span. */
  readonly choose?: Choice;
}

/** Number of elements of another lump that follow those of the record before: a span whose start is a running sum. */
export interface RunRole<L extends string = string> {
  /** Always `run`. */
  readonly kind: 'run';
  /** Lump that holds the elements. */
  readonly lump: L;
  /** Which of an overlay field's readings holds, by the element's position in the run. */
  readonly choose?: Choice;
}

/** Number of children of a tree node that are stored as one block in the same lump, blocks in depth-first order. */
export interface ChildrenRole<L extends string = string> {
  /** Always `children`. */
  readonly kind: 'children';
  /** Lump of the tree, which is the record's own. */
  readonly lump: L;
}

/** Two lumps in one number: `n >= 0` is element `n` of the one, `n < 0` is element `-1 - n` of the other. */
export interface EitherRole<L extends string = string> {
  /** Always `either`. */
  readonly kind: 'either';
  /** Target of a value of 0 or more. */
  readonly lump: L;
  /** Target of a negative value `n`: its element `-1 - n`. */
  readonly negative: L;
}

/** An index whose sign is a direction: element `|n|`. */
export interface SignedRole<L extends string = string> {
  /** Always `signed`. */
  readonly kind: 'signed';
  /** Lump that holds the target. */
  readonly lump: L;
}

/** Byte offset of a NUL-terminated string in a lump of text. */
export interface TextOffsetRole<L extends string = string> {
  /** Always `text-offset`. */
  readonly kind: 'text-offset';
  /** Lump of text. */
  readonly lump: L;
}

/** A number whose values have names; others are kept. */
export interface EnumRole {
  /** Always `enum`. */
  readonly kind: 'enum';
  /** Number by name. */
  readonly values: Readonly<Record<string, number>>;
}

/** A set of bits that have names; others are kept. */
export interface FlagsRole {
  /** Always `flags`. */
  readonly kind: 'flags';
  /** Bit or mask by name. */
  readonly values: Readonly<Record<string, number>>;
}

/** What a number means. */
export type Role =
  | RefRole
  | SpanRole
  | RunRole
  | ChildrenRole
  | EitherRole
  | SignedRole
  | TextOffsetRole
  | EnumRole
  | FlagsRole;

/** Which reading of an overlay holds for an element, by its position in the owner's span. */
export interface Choice {
  /** The overlay field of the elements. */
  readonly field: string;
  /** Reading by the position from which on it holds, in ascending order, the first at 0. */
  readonly readings: readonly (readonly [from: number, reading: string])[];
}

/** The reading that holds at a position of the owner's span. */
export function readingAt(choice: Choice, position: number): string {
  let reading = choice.readings[0]?.[1] ?? '';
  for (const [from, name] of choice.readings) if (position >= from) reading = name;
  return reading;
}

/** The names of the lumps that a role refers to; `.name` is a part of the sequence that the record is in, and no lump. */
export function lumpsOfRole(role: Role | undefined): readonly string[] {
  if (role === undefined || role.kind === 'enum' || role.kind === 'flags') return [];
  const names = role.kind === 'either' ? [role.lump, role.negative] : [role.lump];
  return names.filter((name) => !name.startsWith('.'));
}

/** Whether a value is one of the role's sentinels for "nothing". */
export function isNone({ none }: { readonly none?: NoneValues }, value: number): boolean {
  if (none === undefined) return false;
  if (none === 'negative') return value < 0;
  return typeof none === 'number' ? value === none : none.includes(value);
}
