import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Selection } from '../../protocol/selection.js';
import type { RowTextFormat, TableColumn, TableInfo, TableRow } from '../../protocol/table-types.js';
import type { FileSession } from '../../state/file-session.js';
import { rowHeight } from '../../style/pointer.js';
import { sharedStyles } from '../../style/shared-styles.js';
import '../lists/empty-list.js';
import { countText } from '../lists/number-text.js';
import { adjustEvent } from '../shell/adjust-event.js';
import { ArrangedRows } from './arranged-rows.js';
import { cellStyles } from './cell-styles.js';
import { ColumnWidths } from './column-widths.js';
import { copyRows, csvName } from './copy-rows.js';
import { copyText, saveText } from './copy-text.js';
import { backEvent, failEvent, pickEvent } from './file-events.js';
import { cellAfterKey, type GridCell } from './grid-keys.js';
import { recordTableStyles } from './record-table-styles.js';
import { revealColumn } from './reveal-column.js';
import { type GridListeners, type GridLook, headingHeight, rowGrid } from './row-grid.js';
import { nextSort, type RowSource, type RowWishes } from './row-source.js';
import type { ScaledScroll } from './scaled-scroll.js';
import { ScrolledGrid } from './scrolled-grid.js';
import './table-bar.js';
import type { TableAction } from './table-bar.js';
import { cellSelection, shownColumns, type TableLook, turnedColumn, wishesOf } from './table-look.js';
import { tableNotes } from './table-notes.js';

/**
 * The rows of a table, of which those are drawn that are seen. Keys: arrows, page up and down, home and end go from cell
 * to cell, Enter follows a link or sorts, shift selects several rows, Ctrl+C copies them. Emits `pick`, `adjust` and `back`.
 */
export class RecordTable extends LitElement {
  static override properties = {
    info: { attribute: false },
    session: { attribute: false },
    selection: { attribute: false },
    look: { attribute: false },
    drawn: { state: true },
    note: { state: true },
    isSaving: { state: true },
  };

  static override styles = [sharedStyles, cellStyles, recordTableStyles];

  /** The table. */
  declare info: TableInfo;
  /** The file that is open; its worker is asked. */
  declare session: FileSession;
  /** What is selected: a row of this table, perhaps with a field. */
  declare selection: Selection | undefined;
  /** What of it is shown. */
  declare look: TableLook;
  declare private drawn: number;
  declare private note: string;
  declare private isSaving: boolean;
  private readonly rows = new ArrangedRows(() => {
    this.drawn++;
    this.pickAwaited();
  });
  private readonly grid = new ScrolledGrid(this, { rowHeight, measure: (grid) => this.measure(grid) });
  private widths = new ColumnWidths();
  /** Place and column of the cell that keys work on; -1 for the titles. */
  private active = { place: 0, column: 0 };
  /** Place from which rows are selected to the active one. */
  private anchor = 0;
  private shownIndex: number | undefined;
  private finds = 0;
  /** Whether the rows are those of before, read anew and not yet arranged as they were. */
  private isAgain = false;
  /** A row that was gone to while it is on its way. */
  private awaited: { readonly place: number; readonly isStep: boolean } | undefined;

  constructor() {
    super();
    this.drawn = 0;
    this.note = '';
    this.isSaving = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.rows.end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('info')) this.begin(changed.get('info'));
    // Who goes elsewhere doesn't wait for a row any more.
    if (changed.has('selection') || changed.has('info')) this.awaited = undefined;
    const wishes = wishesOf(this.look);
    if (!this.rows.isAsWished(wishes)) void this.arrange(wishes);
    if (changed.has('selection') || changed.has('info')) void this.showSelection();
    this.scroller.count = this.source?.count ?? 0;
  }

  private get source(): RowSource | undefined {
    return this.rows.source;
  }

  private get scroller(): ScaledScroll {
    return this.grid.scroll;
  }

  private measure({ clientHeight }: HTMLElement): void {
    const { place } = this.active;
    const { end, first, viewport } = this.scroller;
    const wasSeen = viewport === 0 || (place >= first && place < end);
    this.scroller.viewport = Math.max(0, clientHeight - headingHeight);
    if (wasSeen) this.scroller.reveal(Math.max(0, place));
    this.drawn++;
  }

  /** Begins with another table; the same one, read anew, is shown as it was. */
  private begin(before: TableInfo | undefined): void {
    this.isAgain = before?.path === this.info.path && this.rows.isAsWished(wishesOf(this.look));
    this.rows.begin(this.info, this.session.document.tables);
    if (before?.path === this.info.path) return;
    this.widths = new ColumnWidths();
    this.active = { place: 0, column: 0 };
    this.anchor = 0;
    this.shownIndex = undefined;
    this.scroller.by(-this.scroller.total);
    this.renderRoot.querySelector<HTMLElement>('.grid')?.scrollTo(0, 0);
  }

  /** Brings the selected row into view, when it was chosen elsewhere. */
  private async showSelection(): Promise<void> {
    const { active, source } = this;
    const { index } = this.selection ?? {};
    if (index === undefined || index === this.shownIndex || source === undefined) return;
    this.shownIndex = index;
    const turn = ++this.finds;
    const place = await source.placeOf(index).catch(() => -1);
    // Somebody may have gone on meanwhile.
    if (turn !== this.finds || source !== this.source || active.place !== this.active.place) return;
    this.note =
      place < 0 && source.isArranged ? `[${index}] is not among the rows that the filter leaves` : '';
    if (place < 0) return;
    this.active = { ...this.active, place };
    this.anchor = place;
    this.scroller.count = source.count;
    this.scroller.reveal(place);
    this.drawn++;
  }

  private get columns(): readonly TableColumn[] {
    return shownColumns(this.info, this.look);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { info, rows, source } = this;
    if (info === undefined || source === undefined) return nothing;
    const { problem, progress } = rows;
    return html`${this.renderBar(info, source)}
      <div class="notes">
        ${tableNotes({ info, problem, progress, cancel: () => this.cancel() })}
        <span class="hidden-text" role="status">${this.note}</span>
      </div>
      ${source.count === 0 && progress === undefined ? this.renderNothing(info) : rowGrid(this.gridLook, source, this.listeners)}`;
  }

  private renderNothing({ count, lost }: TableInfo): TemplateResult {
    const isFiltered = count > 0;
    return html`<bw-empty-list
      .text=${isFiltered ? `None of ${countText(count)} rows passes the filter “${this.look.rowFilter}”.` : (lost ?? 'There are no rows.')}
      .action=${isFiltered ? 'Clear the filter' : ''}
      @clear=${() => {
        this.filterBy('');
        this.renderRoot.querySelector<HTMLElement>('bw-table-bar')?.focus();
      }}
    ></bw-empty-list>`;
  }

  private renderBar(info: TableInfo, source: RowSource): TemplateResult {
    return html`<bw-table-bar
      .info=${info}
      .shownCount=${source.count}
      .filter=${this.look.rowFilter}
      .hiddenColumns=${new Set(this.look.hiddenColumns)}
      .isSaving=${this.isSaving}
      @act=${this.act}
    ></bw-table-bar>`;
  }

  private act({ detail }: CustomEvent<TableAction>): void {
    if (detail.kind === 'filter') this.filterBy(detail.text);
    else if (detail.kind === 'turn') this.turnColumn(detail.column);
    else if (detail.kind === 'copy') void this.copy(detail.what);
    else if (detail.kind === 'save') void this.saveCsv();
    else {
      this.dispatchEvent(pickEvent({ path: this.info.path, index: detail.index }));
      this.grid.element?.focus();
    }
  }

  private get gridLook(): GridLook {
    const { active, anchor, columns, info, selection, widths } = this;
    return {
      ...{ info, columns, widths, active, anchor },
      sort: this.look.rowSort,
      selected: selection?.index,
      scroll: this.scroller,
      sortBy: (title) => this.sortBy(title),
      choose: (event, place, column) => this.clicked(event, place, column),
      resized: () => {
        this.drawn++;
      },
    };
  }

  private readonly listeners: GridListeners = {
    scroll: (event) => this.grid.dragged(event),
    wheel: (event) => {
      // With Shift it turns from column to column.
      if (!event.shiftKey) this.grid.turned(event);
    },
    keydown: (event) => this.key(event),
    copy: (event) => this.copied(event),
  };

  private clicked(event: MouseEvent, place: number, column: number): void {
    this.active = { place, column };
    if (!event.shiftKey) this.anchor = place;
    this.drawn++;
    this.pickWhenThere({ isStep: event.shiftKey });
  }

  /** Says that the row which keys work on was chosen. */
  private pick({ isStep }: { readonly isStep: boolean }): void {
    const { place, column } = this.active;
    const row = this.source?.at(place);
    if (row === undefined) return;
    this.shownIndex = row.index;
    const selection = cellSelection(this.info, row.index, this.columns[column]);
    this.dispatchEvent(pickEvent(selection, { isStep }));
  }

  private key(event: KeyboardEvent): void {
    const isAll = event.ctrlKey || event.metaKey;
    const next = cellAfterKey(event, {
      ...this.active,
      last: this.scroller.count - 1,
      lastColumn: this.columns.length - 1,
      page: this.scroller.page,
    });
    if (next !== undefined) this.goTo(next, event);
    else if (event.key === 'Enter') this.enter();
    else if (event.key === 'Escape') this.dispatchEvent(backEvent());
    else if (isAll && event.key.toLowerCase() === 'a') this.selectAll();
    else return;
    event.preventDefault();
  }

  private selectAll(): void {
    this.anchor = 0;
    this.active = { ...this.active, place: this.scroller.count - 1 };
    this.drawn++;
  }

  private goTo(next: GridCell, { shiftKey }: KeyboardEvent): void {
    const isOtherRow = next.place !== this.active.place;
    this.active = next;
    if (!shiftKey) this.anchor = Math.max(0, next.place);
    if (next.place >= 0) this.scroller.reveal(next.place);
    this.drawn++;
    const widths = this.columns.map((column) => this.widths.of(column));
    if (this.grid.element !== undefined) revealColumn(this.grid.element, widths, next.column);
    if (next.place < 0) return;
    if (isOtherRow || this.source?.at(next.place) !== undefined) this.pickWhenThere({ isStep: true });
  }

  /** Chooses the row that keys work on, as soon as it is there and unless somebody goes on meanwhile. */
  private pickWhenThere({ isStep }: { readonly isStep: boolean }): void {
    this.awaited = { place: this.active.place, isStep };
    this.pickAwaited();
  }

  private pickAwaited(): void {
    const { active, awaited, source } = this;
    if (awaited === undefined || source?.at(awaited.place) === undefined) return;
    this.awaited = undefined;
    if (active.place === awaited.place) this.pick(awaited);
  }

  /** Sorts by the title that keys work on, or follows the first link of the cell. */
  private enter(): void {
    const { place, column } = this.active;
    const shown = this.columns[column];
    if (shown === undefined) return;
    if (place < 0) {
      this.sortBy(shown.title);
      return;
    }
    const link = this.cellAt({ place, column })?.links?.[0];
    if (link === undefined) this.pick({ isStep: false });
    else
      this.dispatchEvent(
        pickEvent({
          path: link.path,
          ...(link.index !== undefined && !link.isBroken && { index: link.index }),
        }),
      );
  }

  private sortBy(column: string): void {
    this.adjust({ rowSort: nextSort(this.look.rowSort, column) });
  }

  private filterBy(value: string): void {
    this.adjust({ rowFilter: value.trim() });
  }

  private async arrange(wishes: RowWishes): Promise<void> {
    const { isAgain } = this;
    this.isAgain = false;
    if (!(await this.rows.arrange(wishes)) || this.source === undefined) return;
    const { count } = this.source;
    if (isAgain) {
      this.scroller.count = count;
      this.active = { ...this.active, place: Math.min(this.active.place, count - 1) };
      this.drawn++;
      return;
    }
    this.note = `${countText(count)} rows`;
    this.shownIndex = undefined;
    this.awaited = undefined;
    this.scroller.count = count;
    this.scroller.by(-this.scroller.total);
    this.active = { ...this.active, place: Math.min(this.active.place, 0) };
    this.anchor = 0;
    await this.showSelection();
    this.drawn++;
  }

  private cancel(): void {
    this.rows.cancel();
    this.adjust({ rowFilter: '', rowSort: undefined });
  }

  private turnColumn(title: string): void {
    this.active = { ...this.active, column: 0 };
    this.adjust(turnedColumn(this.look, title));
  }

  private adjust(change: Partial<TableLook>): void {
    this.dispatchEvent(adjustEvent(change));
  }

  private copied(event: ClipboardEvent): void {
    event.preventDefault();
    void this.copy('tsv');
  }

  private async copy(what: 'cell' | RowTextFormat): Promise<void> {
    const { source, active, anchor } = this;
    if (source === undefined || active.place < 0) return;
    try {
      if (what === 'cell') {
        await copyText(this.cellAt(active)?.text ?? '');
        this.note = 'Copied the cell';
        return;
      }
      const count = await copyRows(source, what, [anchor, active.place]);
      this.note = `Copied ${countText(count)} rows`;
    } catch (error) {
      this.dispatchEvent(failEvent(error));
    }
  }

  /** A cell, when its row is there. */
  private cellAt({ place, column }: GridCell): TableRow['cells'][number] | undefined {
    const shown = this.columns[column];
    return shown && this.source?.at(place)?.cells[this.info.columns.indexOf(shown)];
  }

  private async saveCsv(): Promise<void> {
    const { source, info } = this;
    if (source === undefined || this.isSaving) return;
    this.isSaving = true;
    try {
      await saveText(csvName(info.path), source.text('csv'), 'text/csv');
    } catch (error) {
      this.dispatchEvent(failEvent(error));
    }
    this.isSaving = false;
  }
}

customElements.define('bw-record-table', RecordTable);
