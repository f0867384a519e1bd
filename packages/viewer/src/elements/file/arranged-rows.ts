import type { RemoteApi } from '../../client/remote-api.js';
import type { Progress } from '../../protocol/failure.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { TablesApi } from '../../protocol/table-api.js';
import type { TableInfo } from '../../protocol/table-types.js';
import { RowSource, type RowWishes } from './row-source.js';

/** The rows of a table as somebody wishes them, how far that is, and what went wrong with it. */
export class ArrangedRows {
  /** The rows; `undefined` before there is a table. */
  source: RowSource | undefined;
  /** What was wished last. */
  wishes: RowWishes = {};
  /** How far filtering or sorting is. */
  progress: Progress | undefined;
  /** What went wrong. */
  problem: string | undefined;
  private readonly onChange: () => void;

  /** `onChange` is called when rows came, and when something of the above changed. */
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** Begins with a table, whose rows are all there in the order of the file. */
  begin(info: TableInfo, tables: RemoteApi<TablesApi>): void {
    this.source?.end();
    this.source = new RowSource(info, tables, (error) => {
      if (error !== undefined) this.problem = failureOf(error).message;
      this.onChange();
    });
    this.wishes = {};
    this.progress = undefined;
    this.problem = undefined;
  }

  /** Whether the rows are wished so already. */
  isAsWished({ filter = '', sort }: RowWishes): boolean {
    const { wishes } = this;
    return (
      filter === (wishes.filter ?? '') &&
      sort?.column === wishes.sort?.column &&
      sort?.descending === wishes.sort?.descending
    );
  }

  /** Arranges the rows. Whether they are so now; those before stay when it goes wrong, or is wished otherwise meanwhile. */
  async arrange(wishes: RowWishes): Promise<boolean> {
    const { source } = this;
    if (source === undefined) return false;
    this.wishes = wishes;
    this.problem = undefined;
    try {
      await source.arrange(wishes, (progress) => {
        if (this.wishes !== wishes) return;
        this.progress = progress;
        this.onChange();
      });
      if (this.source !== source || this.wishes !== wishes) return false;
      this.progress = undefined;
      return true;
    } catch (error) {
      if (this.wishes !== wishes) return false;
      this.progress = undefined;
      this.problem = failureOf(error).message;
      this.onChange();
      return false;
    }
  }

  /** Ends what is being arranged. */
  cancel(): void {
    this.source?.cancel();
    this.progress = undefined;
  }

  /** Lets go of everything. */
  end(): void {
    this.source?.end();
    this.source = undefined;
  }
}
