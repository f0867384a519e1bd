import type { Alignment } from './alignment.js';
import { ChangeTable, type TableRow } from './change-table.js';
import type { ContentPair } from './content/content-diff.js';
import type { DiffChange, FieldChange } from './diff-change.js';
import type { DiffCounts } from './diff-kind.js';
import type { ChangeOptions, PartComparison, PartKind } from './part-comparison.js';

/** What a part is whose things were put side by side. */
export interface AlignedThings {
  /** Path of the part. */
  readonly path: string;
  /** What is compared in it. */
  readonly kind: PartKind;
  /** How the things were put side by side. */
  readonly alignment: Alignment;
  /** Whether two things that belong together differ. */
  isChanged(left: number, right: number): boolean;
  /** What a thing is called; -1 for one that a side hasn't got. */
  labelOf(left: number, right: number): string | undefined;
  /** What is in two things, the same included, or what is in the one that there is. */
  fieldsOf(left: number, right: number): readonly FieldChange[];
  /** The content of a thing in both files, for things that have some. */
  contentOf?(left: number, right: number): ContentPair;
  /** The text that the things were read from, where it differs. */
  readonly text?: ContentPair | undefined;
}

/** The differences of things that were put side by side. */
export class AlignedPart implements PartComparison {
  readonly path: string;
  readonly kind: PartKind;
  readonly leftCount: number;
  readonly rightCount: number;
  private readonly table: ChangeTable;
  private readonly things: AlignedThings;

  constructor(things: AlignedThings) {
    this.things = things;
    this.path = things.path;
    this.kind = things.kind;
    this.leftCount = things.alignment.leftToRight.length;
    this.rightCount = things.alignment.rightToLeft.length;
    this.table = new ChangeTable(things.alignment, (l, r) => things.isChanged(l, r));
  }

  /** How many things differ, and how. */
  get counts(): DiffCounts {
    return this.table.counts;
  }

  /** Number of differences. */
  get changeCount(): number {
    return this.table.length;
  }

  /** The text that the things were read from, where that of the two files differs. */
  get text(): ContentPair | undefined {
    return this.things.text;
  }

  /** The content of the thing of a difference. */
  contentOf(change: number): ContentPair | undefined {
    const isThere = Number.isInteger(change) && change >= 0 && change < this.table.length;
    if (!isThere) return undefined;
    const { kind, left, right } = this.table.row(change);
    return kind === 'moved' ? undefined : this.things.contentOf?.(left, right);
  }

  /** Some of the differences. */
  changes(first: number, count: number, { areAllFields = false }: ChangeOptions = {}): DiffChange[] {
    return this.table.rows(first, count).map((row) => this.change(row, areAllFields));
  }

  private change({ kind, left, right }: TableRow, isAll: boolean): DiffChange {
    const isWanted = isAll || kind !== 'moved';
    const fields = isWanted ? this.things.fieldsOf(left, right) : [];
    const label = this.things.labelOf(left, right);
    return {
      kind,
      left: left < 0 ? undefined : left,
      right: right < 0 ? undefined : right,
      ...(label === undefined ? {} : { label }),
      fields: fields.filter(({ isSame }) => isAll || isSame !== true),
    };
  }
}
