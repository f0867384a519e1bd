import type { AnyStruct, ContentPlace, Issue } from '@brushwork/record';
import { IssueList, type IssueRule } from '../issue-list.js';
import { StretchList } from './stretch-list.js';

/** Why a stream couldn't be read to its end. */
export interface StreamProblem {
  /** What is wrong. */
  readonly message: string;
  /** Where, counted from the start of the lump. */
  readonly at: number;
  /** What would have been right. */
  readonly expected: string | number;
  /** What is there. */
  readonly found: number;
}

/** Hands out a lump's bytes as records, from its first byte on, and remembers which were where. */
export class StreamReader {
  /** Records that were taken, in the order of the file. */
  readonly stretches = new StretchList();
  /** What ended the reading before the lump's end; `undefined` while all is well. */
  problem: StreamProblem | undefined;
  private readonly place: ContentPlace;
  private readonly doubts = new IssueList();
  private readonly names: readonly string[];
  private readonly records: readonly AnyStruct[];
  private readonly d: DataView;
  private readonly littleEndian: boolean;
  private next = 0;

  constructor(place: ContentPlace, records: Readonly<Record<string, AnyStruct>>) {
    const { bytes, byteOrder } = place;
    this.place = place;
    this.names = Object.keys(records);
    this.records = Object.values(records);
    this.d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.littleEndian = byteOrder === 'little';
  }

  /** Position of the next byte. */
  get position(): number {
    return this.next;
  }

  /** Number of bytes that weren't taken yet. */
  get left(): number {
    return this.d.byteLength - this.next;
  }

  /**
   * Takes so many records of a class; the position of the first, or `undefined` when they aren't all there: then those
   * that are whole are taken, and nothing may be read behind them. `count` may be anything that a file says.
   */
  take(name: string, count = 1): number | undefined {
    const record = this.names.indexOf(name);
    const { size } = this.records[record] as AnyStruct;
    const fitting = Math.floor(this.left / size);
    const whole = Math.max(0, Math.min(count, fitting));
    const start = this.next;
    if (whole > 0) this.stretches.add(record, { start, count: whole });
    this.next += whole * size;
    if (whole === count) return start;
    this.fail({
      message: `${count} ${name} of ${size} bytes, ${this.d.byteLength - start} bytes are left`,
      at: start,
      expected: `0 to ${fitting}`,
      found: count,
    });
    return undefined;
  }

  /** Ends the reading; only the first problem is kept. */
  fail(problem: StreamProblem): void {
    this.problem ??= problem;
  }

  /** Notes what is wrong with a record that could be read. */
  doubt(rule: IssueRule, { message, at, expected, found }: StreamProblem): void {
    const { name, offset } = this.place;
    this.doubts.add(rule, () => ({ message, path: [name], offset: offset + at, expected, found }));
  }

  /** What was noted. */
  get issues(): readonly Issue[] {
    return this.doubts.all(this.place.name);
  }

  /** The signed 32-bit number at a position among the bytes that were taken. */
  integer(at: number): number {
    return this.d.getInt32(at, this.littleEndian);
  }

  /** Number of a record that was taken, by its field and the record's position. */
  number(name: string, field: string, start: number): number {
    const { layout } = this.records[this.names.indexOf(name)] as AnyStruct;
    const slot = layout.byName.get(field);
    if (slot === undefined) throw new RangeError(`${name} has no field '${field}'`);
    return Number(slot.field.get(this.d, start + slot.offset, this.littleEndian));
  }
}
