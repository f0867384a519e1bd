import type { SchemaEntry } from '../schema.js';
import type { ContentType } from './content.js';
import type { ManyPart } from './sequence.js';

/** Where parts of a form are and how many of them there are. */
export interface PlacedPartOptions {
  /**
   * How many there are one behind the other: an expression over fields of parts before it, whose names may be paths
   * (`head.solidCount`), or `rest` for as many as fit; a single one unless given.
   */
  readonly count?: string;
  /** Size of all of it in bytes, where that is stored apart from it: an expression as for `count`, or `rest`. */
  readonly size?: string;
  /** What is true of the last of them: a field of one, a comparison and a number, `head.model == -1`. */
  readonly until?: string;
  /** Where it is, how often and when, in words, where that is more than behind the part before. */
  readonly where?: string;
}

/** A part of a form with what is said of its place. */
export class PlacedPart {
  /** What one of it is. */
  readonly part: FormPart;
  /** What is said of its place. */
  readonly options: PlacedPartOptions;

  constructor(part: FormPart, options: PlacedPartOptions) {
    this.part = part;
    this.options = options;
  }
}

/** What a part of a form is: a value or record, many of them, parts in a row, content with a type of its own. */
export type FormPart = SchemaEntry | ManyPart<SchemaEntry> | ContentForm | ContentType | PlacedPart;

/**
 * What content that has a reader of its own is made of, for documents: what is read follows from the reader alone. The
 * reader takes its records from here or shares them, so that a document can't show others.
 */
export class ContentForm {
  /** Name, one of its own among all forms. */
  readonly name: string;
  /** The parts by name, in the order of the file. */
  readonly parts: Readonly<Record<string, FormPart>>;

  constructor(name: string, parts: Readonly<Record<string, FormPart>>) {
    this.name = name;
    this.parts = parts;
  }
}

/** Declares a form: its parts by name, each with a comment, as the fields of a record have one. */
export function contentForm(name: string, parts: Readonly<Record<string, FormPart>>): ContentForm {
  return new ContentForm(name, parts);
}

/** A part that isn't simply the one behind the part before: `placed(u8, { count: 'rest', where: '...' })`. */
export function placed(part: FormPart, options: PlacedPartOptions): PlacedPart {
  return new PlacedPart(part, options);
}
