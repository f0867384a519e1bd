import { proxy } from 'comlink';
import type { RemoteApi } from '../../client/remote-api.js';
import type { Progress } from '../../protocol/failure.js';
import type { TablesApi } from '../../protocol/table-api.js';
import type { Arrangement, RowTextFormat, TableInfo, TableRow } from '../../protocol/table-types.js';
import { BlockStore } from './block-store.js';

/** Rows that are asked for together. */
const blockSize = 100;
/** Rows of one slice of a text. */
const sliceSize = 10_000;

let numbers = 0;

/** What rows have to meet, and how they are sorted. */
export type RowWishes = Pick<Arrangement, 'filter' | 'sort'>;

/** How a table is sorted after a click on a title: rising, then falling, then as it was. */
export function nextSort(sort: RowWishes['sort'], column: string): RowWishes['sort'] {
  if (sort?.column !== column) return { column, descending: false };
  return sort.descending ? undefined : { column, descending: true };
}

/** The rows of a table as a page looks at them: in blocks that come when they are needed, in the order that is wished. */
export class RowSource {
  /** The table. */
  readonly info: TableInfo;
  private readonly tables: RemoteApi<TablesApi>;
  private readonly onChange: (error: unknown) => void;
  private blocks: BlockStore<readonly TableRow[]>;
  private current: { readonly id: string; readonly count: number } | undefined;
  private coming: string | undefined;
  /** Arrangements that texts are being made of, and how many. */
  private readonly written = new Map<string, number>();

  constructor(info: TableInfo, tables: RemoteApi<TablesApi>, onChange: (error: unknown) => void) {
    this.info = info;
    this.tables = tables;
    this.onChange = onChange;
    this.blocks = this.makeBlocks();
  }

  /** Number of rows that are shown. */
  get count(): number {
    return this.current?.count ?? this.info.count;
  }

  /** Whether they aren't all rows in the order of the file. */
  get isArranged(): boolean {
    return this.current !== undefined;
  }

  /** The row at a place; `undefined` while it is on its way. */
  at(place: number): TableRow | undefined {
    return this.blocks.get(Math.floor(place / blockSize))?.[place % blockSize];
  }

  /** Arranges the rows anew. Rejects as `arrange` of the tables does; those before stay then. */
  async arrange({ filter, sort }: RowWishes, progress: (progress: Progress) => void): Promise<void> {
    this.cancel();
    const isPlain = (filter === undefined || filter.trim() === '') && sort === undefined;
    if (isPlain) {
      this.take(undefined);
      return;
    }
    const id = `rows-${++numbers}`;
    this.coming = id;
    const wishes: Arrangement = {
      id,
      ...(filter !== undefined && { filter }),
      ...(sort !== undefined && { sort }),
    };
    try {
      const count = await this.tables.arrange(this.info.path, wishes, proxy(progress));
      if (this.coming === id) this.take({ id, count });
      else void this.tables.release(id);
    } finally {
      if (this.coming === id) this.coming = undefined;
    }
  }

  /** Ends what is being arranged. */
  cancel(): void {
    if (this.coming !== undefined) void this.tables.release(this.coming);
    this.coming = undefined;
  }

  /** The place of a row of the file; -1 when it isn't shown. */
  placeOf(index: number): Promise<number> {
    if (this.current === undefined) return Promise.resolve(index < this.info.count ? index : -1);
    return this.tables.placeOf(index, this.current.id);
  }

  /** Rows as text, in slices: as many as come. */
  async *text(format: RowTextFormat, { first = 0, end = this.count } = {}): AsyncGenerator<string> {
    const arrangement = this.current?.id;
    const { path } = this.info;
    const hold = (by: number): void => {
      if (arrangement !== undefined) this.written.set(arrangement, (this.written.get(arrangement) ?? 0) + by);
    };
    hold(1);
    try {
      for (let at = first; at < end; at += sliceSize) {
        const request = {
          first: at,
          count: Math.min(sliceSize, end - at),
          ...(arrangement !== undefined && { arrangement }),
        };
        yield await this.tables.text(path, request, format);
      }
    } finally {
      hold(-1);
      if (arrangement !== this.current?.id) this.release(arrangement);
    }
    // An empty table has titles all the same.
    if (end <= first && format === 'csv') yield await this.tables.text(path, { first: 0, count: 0 }, format);
  }

  /** Lets go of everything. */
  end(): void {
    this.cancel();
    this.take(undefined);
    this.blocks.end();
  }

  private take(next: { readonly id: string; readonly count: number } | undefined): void {
    const before = this.current;
    this.current = next;
    this.release(before?.id);
    this.blocks.end();
    this.blocks = this.makeBlocks();
  }

  /** Lets go of an arrangement, unless a text is being made of it. */
  private release(id: string | undefined): void {
    if (id !== undefined && (this.written.get(id) ?? 0) === 0) void this.tables.release(id);
  }

  private makeBlocks(): BlockStore<readonly TableRow[]> {
    const arrangement = this.current?.id;
    const load = (block: number): Promise<readonly TableRow[]> =>
      this.tables.rows(this.info.path, {
        first: block * blockSize,
        count: blockSize,
        ...(arrangement !== undefined && { arrangement }),
      });
    return new BlockStore(load, this.onChange, 80);
  }
}
