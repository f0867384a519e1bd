import {
  type AnyStruct,
  type ContentForm,
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  concatenate,
  FormatError,
  fromHex,
  type Issue,
  issue,
  type LumpsOf,
  type Part,
  PlacedRecords,
  toHex,
  viewClassOf,
} from '@brushwork/record';
import { ParsedContent } from '../parsed-content.js';
import { type StreamProblem, StreamReader } from './stream-reader.js';
import type { StretchList } from './stretch-list.js';

/** How a stream of records is read. */
export interface RecordStreamOptions<R extends Readonly<Record<string, AnyStruct>>> {
  /** Kind of content. */
  readonly kind: string;
  /** Classes of the records by name, in the order in which they first come in a file. */
  readonly records: R;
  /** Takes the records one after the other, up to the end or to what it can't read. Never throws; each step takes bytes. */
  readonly walk: (reader: StreamReader) => void;
  /** What it is made of, for documents. */
  readonly form?: ContentForm;
}

interface ReadStream {
  readonly stretches: StretchList;
  readonly end: number;
  readonly problem: StreamProblem | undefined;
  readonly doubts: readonly Issue[];
}

/** Some records of a stream as plain data. */
export interface PlainStream {
  /** Records of one class that follow each other, by the class's name. */
  readonly runs: readonly { readonly record: string; readonly items: readonly unknown[] }[];
  /** What follows the last record and isn't read, as hexadecimal digits. */
  readonly rest?: string;
}

/** A lump of records of several classes, of which those before say how many of which follow. */
export class RecordStream<R extends Readonly<Record<string, AnyStruct>>> extends ParsedContent<ReadStream> {
  /** Kind of content. */
  readonly kind: string;
  private readonly options: RecordStreamOptions<R>;
  private readonly names: readonly string[];

  constructor(place: ContentPlace, options: RecordStreamOptions<R>) {
    super(place);
    this.kind = options.kind;
    this.options = options;
    this.names = Object.keys(options.records);
  }

  protected parse(place: ContentPlace): ReadStream {
    const reader = new StreamReader(place, this.options.records);
    this.options.walk(reader);
    const { stretches, position: end, problem, issues: doubts } = reader;
    return { stretches, end, problem, doubts };
  }

  protected check(place: ContentPlace): readonly Issue[] {
    const { problem, end, doubts } = this.parsed;
    const issues: Issue[] = [];
    const path = [place.name];
    if (problem !== undefined) {
      const { message, at, expected, found } = problem;
      issues.push(
        issue('stream-cut', 'error', 'bad-count', {
          message,
          path,
          offset: place.offset + at,
          expected,
          found,
        }),
      );
    } else if (this.remainder > 0) {
      const message = `${this.remainder} bytes are left behind the last part`;
      const offset = place.offset + end;
      issues.push(
        issue('lump-remainder', 'error', 'bad-length', { message, path, offset, found: this.remainder }),
      );
    }
    return [...issues, ...doubts];
  }

  /** Number of records of all classes. */
  get length(): number {
    return this.parsed.stretches.total;
  }

  /** Bytes behind the last record. */
  get remainder(): number {
    return this.bytes.length - this.parsed.end;
  }

  /** `truncated` when records are missing, `remainder` when bytes are left over. */
  get status(): ContentStatus {
    if (this.bytes.length === 0) return 'empty';
    if (this.parsed.problem !== undefined) return 'truncated';
    return this.remainder > 0 ? 'remainder' : 'ok';
  }

  /** The records of a class, live, in the order of the file. A change of a count among them isn't seen before `setBytes`. */
  all<K extends keyof R & string>(name: K): PlacedRecords<R[K]> {
    const record = this.options.records[name] as R[K];
    const index = this.names.indexOf(name);
    const positions: number[] = [];
    const { stretches } = this.parsed;
    for (let s = 0; s < stretches.length; s++) {
      const { record: own, start, count } = stretches.at(s);
      if (own !== index) continue;
      for (let i = 0; i < count; i++) positions.push(start + i * record.size);
    }
    return new PlacedRecords(record, { ...this.placeNow, name: `${this.name}.${name}` }, positions);
  }

  /** The records by class. */
  namedParts(): ReadonlyMap<string, Part> {
    return new Map(this.names.map((name): [string, Part] => [name, { open: () => this.all(name) }]));
  }

  /** The records of all classes in the order of the file. */
  rows(): ContentRows {
    const { stretches } = this.parsed;
    return {
      columns: ['part', 'offset', 'value'].map((name) => ({ name })),
      length: this.length,
      row: (i) => {
        const { record, start, before } = stretches.at(stretches.indexOf(i));
        const first = i - before;
        const part = this.names[record] as string;
        const { size } = this.options.records[part] as AnyStruct;
        const [value] = this.plain(record, { start, first, last: first + 1 });
        return { part, offset: this.offset + start + first * size, value };
      },
    };
  }

  /** Elements of the plain form: the records, and what is left. */
  blockCount(size: number): number {
    return Math.ceil((this.length + (this.remainder > 0 ? 1 : 0)) / size);
  }

  /** The records of one block as plain data. */
  block(i: number, size: number): PlainStream {
    const { stretches, end } = this.parsed;
    const from = i * size;
    const to = Math.min(from + size, this.length);
    const runs: { record: string; items: unknown[] }[] = [];
    for (let s = stretches.indexOf(from), at = from; at < to; s++) {
      const { record, start, count, before } = stretches.at(s);
      const first = at - before;
      const last = Math.min(count, first + (to - at));
      runs.push({ record: this.names[record] as string, items: this.plain(record, { start, first, last }) });
      at += last - first;
    }
    const hasRest = this.remainder > 0 && from + size > this.length;
    return { runs, ...(hasRest && { rest: toHex(this.bytes.subarray(end)) }) };
  }

  private plain(
    record: number,
    { start, first, last }: { readonly start: number; readonly first: number; readonly last: number },
  ): unknown[] {
    const type = this.options.records[this.names[record] as string] as AnyStruct;
    const { bytes, byteOrder } = this.placeNow;
    const View = viewClassOf(type, byteOrder === 'little');
    const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Array.from({ length: last - first }, (_, k) => {
      const view = new View(d, start + (first + k) * type.size) as unknown as { toObject(): unknown };
      return view.toObject();
    });
  }
}

/** How a stream of records is read. */
export interface RecordStreamType<R extends Readonly<Record<string, AnyStruct>>>
  extends ContentType<RecordStream<R>, LumpsOf<R[keyof R]>> {
  /** Classes of the records by name. */
  readonly partRecords: R;
  /** Counts what of a block of plain data stands in it as bytes. */
  measure(block: unknown): { records: number; opaqueBytes: number; nonCanonical: number };
}

/**
 * A lump of records of several classes, of which those before say how many of which follow: `recordStream({ kind, records:
 * { group: Group, member: Member }, walk })`. The walk takes records in the order of the file.
 */
export function recordStream<R extends Readonly<Record<string, AnyStruct>>>(
  options: RecordStreamOptions<R>,
): RecordStreamType<R> {
  const { kind, records, form } = options;
  return {
    kind,
    elementSize: undefined,
    partRecords: records,
    ...(form !== undefined && { form }),
    open: (place) => new RecordStream(place, options),
    rebuild: (block, place) => rebuildStream(records, block, { path: [place.name], ...place }),
    measure: measureStream,
  };
}

function rebuildStream(
  records: Readonly<Record<string, AnyStruct>>,
  block: unknown,
  { path, byteOrder }: { readonly path: readonly string[]; readonly byteOrder: 'little' | 'big' },
): Uint8Array {
  const { runs, rest = '', ...other } = (block ?? {}) as Record<string, unknown>;
  if (!Array.isArray(runs) || Object.keys(other).length > 0)
    throw new FormatError('does-not-fit', 'needs runs of records', { path });
  const parts = (runs as unknown[]).flatMap((run) => {
    const { record: name, items } = (run ?? {}) as Record<string, unknown>;
    const record = typeof name === 'string' && Object.hasOwn(records, name) ? records[name] : undefined;
    if (record === undefined || !Array.isArray(items))
      throw new FormatError('does-not-fit', `has no records '${String(name)}'`, { path });
    const make = record as unknown as {
      fromObject(object: unknown, options: { byteOrder: 'little' | 'big' }): { toBytes(): Uint8Array };
    };
    return (items as unknown[]).map((item) => make.fromObject(item, { byteOrder }).toBytes());
  });
  const size = typeof rest === 'string' ? Math.floor(rest.length / 2) : 0;
  return concatenate([...parts, fromHex(rest, size, [...path, 'rest'])]);
}

function measureStream(block: unknown): { records: number; opaqueBytes: number; nonCanonical: number } {
  const { runs, rest = '' } = block as PlainStream;
  const items = runs.flatMap(
    (run) => run.items as readonly { readonly $raw?: Readonly<Record<string, string>> }[],
  );
  const raw = items.flatMap(({ $raw }) => ($raw === undefined ? [] : [Object.values($raw)]));
  const kept = raw.flat().reduce((sum, digits) => sum + digits.length / 2, 0);
  return { records: items.length, opaqueBytes: kept + rest.length / 2, nonCanonical: raw.length };
}
