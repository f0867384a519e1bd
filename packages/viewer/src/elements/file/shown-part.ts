import { failureOf } from '../../protocol/failure-transfer.js';
import type { Selection } from '../../protocol/selection.js';
import type { RecordDetail, TableInfo } from '../../protocol/table-types.js';
import type { FileSession } from '../../state/file-session.js';

/** The table and the record that a place leads to. Of what is asked for in between only the last counts. */
export class ShownPart {
  /** The table. */
  info: TableInfo | undefined;
  /** The path that the table was asked for by. */
  path: string | undefined;
  /** The record. */
  detail: RecordDetail | undefined;
  /** Why there is no table. */
  problem: string | undefined;
  /** Why there is no record. */
  recordProblem: string | undefined;
  private readonly onChange: () => void;
  private wanted = 0;
  private wantedRecord = 0;

  /** `onChange` is called when something of the above came. */
  constructor(onChange: () => void) {
    this.onChange = onChange;
  }

  /** Shows neither table nor record. */
  clear(): void {
    this.wanted++;
    this.info = undefined;
    this.path = undefined;
    this.problem = undefined;
    this.clearRecord();
  }

  /** Shows no record. */
  clearRecord(): void {
    this.wantedRecord++;
    this.detail = undefined;
    this.recordProblem = undefined;
  }

  /** Opens a table; the one before is shown until then. `undefined` when it can't be, or another one is wanted meanwhile. */
  async open({ document }: FileSession, path: string): Promise<TableInfo | undefined> {
    const wanted = ++this.wanted;
    this.problem = undefined;
    try {
      const info = await document.tables.open(path);
      if (wanted !== this.wanted) return undefined;
      this.info = info;
      this.path = path;
      return info;
    } catch (error) {
      if (wanted !== this.wanted) return undefined;
      this.info = undefined;
      this.detail = undefined;
      this.problem = failureOf(error).message;
      return undefined;
    } finally {
      this.onChange();
    }
  }

  /** Shows a record with all that is known of it. */
  async openRecord({ document }: FileSession, { index, path }: Selection): Promise<void> {
    const wanted = ++this.wantedRecord;
    this.recordProblem = undefined;
    if (index === undefined) {
      this.detail = undefined;
      return;
    }
    try {
      const detail = await document.tables.record(path, index);
      if (wanted !== this.wantedRecord) return;
      this.detail = detail;
    } catch (error) {
      if (wanted !== this.wantedRecord) return;
      this.detail = undefined;
      this.recordProblem = failureOf(error).message;
    }
    this.onChange();
  }
}
