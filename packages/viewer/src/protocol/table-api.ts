import type { ProgressListener } from './failure.js';
import type {
  Arrangement,
  ContentState,
  RecordDetail,
  RowRequest,
  RowTextFormat,
  TableInfo,
  TableRow,
  TreeNodes,
} from './table-types.js';

/** What the worker of a file says of its lumps, their parts and their records. Only what is asked about is read. */
export interface TablesApi {
  /** What is known of a lump of a map once it was read. */
  describe(lump: string): Promise<ContentState>;
  /** What is inside a lump, part or chunk; the chunks of the file for an empty path. At most `count` from `first` on. */
  children(path: string, first: number, count: number): Promise<TreeNodes>;
  /** The table of a lump, a part or a chunk. */
  open(path: string): Promise<TableInfo>;
  /** Some rows of a table. */
  rows(path: string, request: RowRequest): Promise<readonly TableRow[]>;
  /**
   * Puts the rows of a table in an order, and leaves out those that don't meet a filter; gives how many are left.
   * `rows` takes its `id` until it is released. Rejects with `bad-text` for a filter that can't be read, and with
   * `io` once it was cancelled.
   */
  arrange(path: string, arrangement: Arrangement, progress?: ProgressListener): Promise<number>;
  /** Ends the making of an arrangement, and forgets one that was made. */
  release(id: string): Promise<void>;
  /** The place of a row in an arrangement; -1 when it was left out. */
  placeOf(index: number, arrangement: string): Promise<number>;
  /** One record with all that is known of it. */
  record(path: string, index: number): Promise<RecordDetail>;
  /** Rows as text; CSV has its line of titles in front of the first row. */
  text(path: string, request: RowRequest, format: RowTextFormat): Promise<string>;
  /** Says that the content of the file was changed. */
  refresh(): Promise<void>;
}
