import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Progress } from '../../protocol/failure.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { Selection } from '../../protocol/selection.js';
import type { RowTextFormat, TableColumn, TableInfo, TableRow } from '../../protocol/table-types.js';
import type { FileSession } from '../../state/file-session.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { cellContent } from './cell-content.js';
import { cellStyles } from './cell-styles.js';
import { ColumnWidths } from './column-widths.js';
import { copyText, saveText } from './copy-text.js';
import { cssProperties } from './css-properties.js';
import { failEvent, pickEvent } from './file-events.js';
import { grouped } from './number-words.js';
import { recordTableStyles } from './record-table-styles.js';
import { RowSource, type RowWishes } from './row-source.js';
import { ScaledScroll } from './scaled-scroll.js';
import './table-bar.js';
import type { TableAction } from './table-bar.js';

/** Height of the titles in pixels. */
const headingHeight = 34;
/** Most rows that are copied at once. */
const mostCopied = 200_000;

/**
 * The rows of a table, of which those are drawn that are seen. Keys: arrows, page up and down, home and end go from cell
 * to cell, Enter follows a link or sorts, shift selects several rows, Ctrl+C copies them. Emits `pick`.
 */
export class RecordTable extends LitElement {
  static override properties = {
    info: { attribute: false },
    session: { attribute: false },
    selection: { attribute: false },
    isLoading: { type: Boolean },
    drawn: { state: true },
    wishes: { state: true },
    progress: { state: true },
    problem: { state: true },
    note: { state: true },
  };

  static override styles = [sharedStyles, cellStyles, recordTableStyles];

  /** The table. */
  declare info: TableInfo;
  /** The file that is open; its worker is asked. */
  declare session: FileSession;
  /** What is selected: a row of this table, perhaps with a field. */
  declare selection: Selection | undefined;
  declare private drawn: number;
  declare private wishes: RowWishes;
  declare private progress: Progress | undefined;
  declare private problem: string | undefined;
  declare private note: string;
  private readonly scroller = new ScaledScroll(24);
  private widths = new ColumnWidths();
  private hiddenColumns: ReadonlySet<string> = new Set();
  private source: RowSource | undefined;
  /** Place and column of the cell that keys work on; -1 for the titles. */
  private active = { place: 0, column: 0 };
  /** Place from which rows are selected to the active one. */
  private anchor = 0;
  private shownIndex: number | undefined;
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.drawn = 0;
    this.wishes = {};
    this.note = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
    this.source?.end();
    this.source = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('info')) this.begin(changed.get('info'));
    if (changed.has('selection') || changed.has('info')) void this.showSelection();
    this.scroller.count = this.source?.count ?? 0;
  }

  protected override updated(): void {
    const grid = this.renderRoot.querySelector<HTMLElement>('.grid');
    if (grid === null) return;
    if (this.sized !== grid) {
      if (this.sized !== undefined) this.sizes.unobserve(this.sized);
      this.sized = grid;
      this.sizes.observe(grid);
      this.measure();
    }
    if (Math.abs(grid.scrollTop - this.scroller.scrollTop) >= 1) grid.scrollTop = this.scroller.scrollTop;
  }

  private sized: HTMLElement | undefined;

  private measure(): void {
    const { place } = this.active;
    const { end, first, viewport } = this.scroller;
    const wasSeen = viewport === 0 || (place >= first && place < end);
    this.scroller.viewport = Math.max(0, (this.sized?.clientHeight ?? 0) - headingHeight);
    if (wasSeen) this.scroller.reveal(Math.max(0, place));
    this.drawn++;
  }

  /** Begins with another table; the same one, read anew, is shown as it was. */
  private begin(before: TableInfo | undefined): void {
    this.source?.end();
    this.source = new RowSource(this.info, this.session.document.tables, (error) => {
      if (error !== undefined) this.problem = failureOf(error).message;
      this.drawn++;
    });
    this.problem = undefined;
    if (before?.path === this.info.path) {
      if (this.wishes.filter !== undefined || this.wishes.sort !== undefined) void this.arrange(this.wishes);
      return;
    }
    this.wishes = {};
    this.hiddenColumns = new Set();
    this.widths = new ColumnWidths();
    this.active = { place: 0, column: 0 };
    this.anchor = 0;
    this.shownIndex = undefined;
    this.scroller.by(-this.scroller.total);
    this.renderRoot.querySelector<HTMLElement>('.grid')?.scrollTo(0, 0);
  }

  /** Brings the selected row into view, when it was chosen elsewhere. */
  private async showSelection(): Promise<void> {
    const { index } = this.selection ?? {};
    if (index === undefined || index === this.shownIndex || this.source === undefined) return;
    this.shownIndex = index;
    const place = await this.source.placeOf(index).catch(() => -1);
    this.note =
      place < 0 && this.source.isArranged ? `[${index}] is not among the rows that the filter leaves` : '';
    if (place < 0) return;
    this.active = { ...this.active, place };
    this.anchor = place;
    this.scroller.count = this.source.count;
    this.scroller.reveal(place);
    this.drawn++;
  }

  private get columns(): readonly TableColumn[] {
    return this.info.columns.filter(({ title }) => !this.hiddenColumns.has(title));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { info, source } = this;
    if (info === undefined || source === undefined) return nothing;
    return html`${this.renderBar(info, source)}
      <div class="notes">${this.renderNotes(info)}</div>
      ${source.count === 0 && this.progress === undefined ? this.renderNothing(info) : this.renderGrid(source)}`;
  }

  private renderNothing({ count }: TableInfo): TemplateResult {
    return html`<p class="nothing">${count === 0 ? 'There are no rows.' : 'No row meets the filter.'}</p>`;
  }

  private renderBar(info: TableInfo, source: RowSource): TemplateResult {
    return html`<bw-table-bar
      .info=${info}
      .shownCount=${source.count}
      .filter=${this.wishes.filter ?? ''}
      .hiddenColumns=${this.hiddenColumns}
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
      this.sized?.focus();
    }
  }

  private renderNotes({ issues, remainder, status }: TableInfo): (TemplateResult | typeof nothing)[] {
    const [first] = issues.filter(({ severity }) => severity !== 'info');
    const others = issues.length - 1;
    return [
      first === undefined
        ? nothing
        : html`<p class=${first.severity === 'error' ? 'error' : 'warning'}>
            ${first.message}${others > 0 ? ` (and ${grouped(others)} more, see Issues)` : ''}
          </p>`,
      first === undefined && remainder > 0 && status !== 'ok'
        ? html`<p class="warning">${grouped(remainder)} bytes are left over behind the last row</p>`
        : nothing,
      this.problem === undefined ? nothing : html`<p class="error" role="alert">${this.problem}</p>`,
      this.progress === undefined
        ? nothing
        : html`<p class="working">
            <span role="status">${this.progress.label}</span>
            <progress aria-label=${this.progress.label} max="1" .value=${this.progress.share ?? 0}></progress>
            <button type="button" @click=${this.cancel}>Cancel</button>
          </p>`,
      html`<span class="hidden-text" role="status">${this.note}</span>`,
    ];
  }

  private renderGrid(source: RowSource): TemplateResult {
    const { scroller: scroll, columns, active } = this;
    const widths = columns.map((column) => this.widths.of(column));
    const width = widths.reduce((a, b) => a + b, 0);
    const places = Array.from({ length: Math.max(0, scroll.end - scroll.first) }, (_, k) => scroll.first + k);
    const isSeen = active.place < 0 || (active.place >= scroll.first && active.place < scroll.end);
    return html`<div
      class="grid"
      role="grid"
      aria-label=${`Rows of ${this.info.path === '' ? 'the file' : this.info.path}`}
      aria-rowcount=${source.count + 1}
      aria-colcount=${columns.length}
      aria-multiselectable="true"
      aria-activedescendant=${isSeen ? `cell-${active.place}-${active.column}` : nothing}
      tabindex="0"
      @scroll=${this.scrolled}
      @wheel=${this.wheeled}
      @keydown=${this.key}
      @copy=${this.copied}
    >
      <div
        class="space"
        role="none"
        ${cssProperties({
          '--width': `${width}px`,
          '--height': `${scroll.height + headingHeight}px`,
          '--columns': widths.map((one) => `${one}px`).join(' '),
          '--viewport': `${scroll.viewport + headingHeight}px`,
        })}
      >
        <div class="layer" role="none">
          <div class="row heading" role="row" aria-rowindex="1" ${cssProperties({ '--top': '0px' })}>
            ${columns.map((column, i) => this.renderTitle(column, i))}
          </div>
          ${places.map((place) => this.renderRow(source.at(place), place))}
        </div>
      </div>
    </div>`;
  }

  private renderTitle(column: TableColumn, i: number): TemplateResult {
    const { title, target, type, isNumber, text } = column;
    const { sort } = this.wishes;
    const isSorted = sort?.column === title;
    const direction = !isSorted ? 'none' : sort.descending ? 'descending' : 'ascending';
    const isActive = this.active.place < 0 && this.active.column === i;
    return html`<div
      id=${`cell--1-${i}`}
      role="columnheader"
      aria-colindex=${i + 1}
      aria-sort=${direction}
      class=${`title ${i === 0 ? 'first' : ''} ${isNumber ? 'end' : ''} ${isActive ? 'active' : ''}`}
      title=${[title, target === undefined ? type : `${type}, refers to ${target}`, text].filter((one) => one !== '').join('\n')}
      @click=${() => this.sortBy(title)}
    >
      <b>${title}${isSorted ? (sort.descending ? ' ▾' : ' ▴') : ''}</b>
      <small>${target === undefined ? type : `→ ${target}`}</small>
      <span
        class="edge"
        aria-hidden="true"
        @click=${(event: Event) => event.stopPropagation()}
        @dblclick=${() => {
          this.widths.reset(title);
          this.drawn++;
        }}
        @pointerdown=${this.grabEdge}
        @pointermove=${(event: PointerEvent) => this.dragEdge(event, column)}
      ></span>
    </div>`;
  }

  private renderRow(row: TableRow | undefined, place: number): TemplateResult {
    const { columns, active, anchor } = this;
    const isSelected = row !== undefined && row.index === this.selection?.index;
    const [from, to] = anchor < active.place ? [anchor, active.place] : [active.place, anchor];
    const isRanged = from !== to && place >= from && place <= to;
    const top = this.scroller.offsetOf(place) + headingHeight;
    return html`<div
      class=${`row ${isSelected ? 'selected' : isRanged ? 'ranged' : ''}`}
      role="row"
      aria-rowindex=${place + 2}
      aria-selected=${isSelected || isRanged ? 'true' : 'false'}
      ${cssProperties({ '--top': `${top}px` })}
    >
      ${columns.map((column, i) => {
        const cell = row?.cells[this.info.columns.indexOf(column)];
        const isActive = active.place === place && active.column === i;
        const align = column.isNumber ? 'end' : '';
        return html`<div
          id=${`cell-${place}-${i}`}
          role="gridcell"
          aria-colindex=${i + 1}
          class=${`cell ${align} ${i === 0 ? 'first' : ''} ${isActive ? 'active' : ''}`}
          title=${cell !== undefined && cell.text.length > 30 ? cell.text : nothing}
          @click=${(event: MouseEvent) => this.clicked(event, place, i)}
        >
          ${cell === undefined ? html`<span class="bone"></span>` : cellContent(cell, { isInGrid: true })}
        </div>`;
      })}
    </div>`;
  }

  private scrolled(event: Event): void {
    const { scrollTop } = event.target as HTMLElement;
    this.scroller.dragged(scrollTop);
    this.drawn++;
  }

  private wheeled(event: WheelEvent): void {
    if (!this.scroller.isScaled || event.ctrlKey || event.shiftKey || event.deltaY === 0) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? this.scroller.viewport : 1;
    this.scroller.by(event.deltaY * unit);
    this.drawn++;
  }

  private clicked(event: MouseEvent, place: number, column: number): void {
    this.active = { place, column };
    if (!event.shiftKey) this.anchor = place;
    this.drawn++;
    this.pick({ isStep: event.shiftKey });
  }

  /** Says that the row which keys work on was chosen. */
  private pick({ isStep }: { readonly isStep: boolean }): void {
    const { place, column } = this.active;
    const row = this.source?.at(place);
    if (row === undefined) return;
    this.shownIndex = row.index;
    const title = this.columns[column]?.title;
    const isField = column > 0 && title !== undefined && this.info.elementSize !== undefined;
    const field = isField && title !== 'value' ? title : undefined;
    this.dispatchEvent(
      pickEvent(
        { path: this.info.path, index: row.index, ...(field !== undefined && { field }) },
        { isStep },
      ),
    );
  }

  private key(event: KeyboardEvent): void {
    const { place, column } = this.active;
    const last = this.scroller.count - 1;
    const lastColumn = this.columns.length - 1;
    const isAll = event.ctrlKey || event.metaKey;
    const { page } = this.scroller;
    const target: Readonly<Record<string, readonly [number, number]>> = {
      ArrowDown: [place + 1, column],
      ArrowUp: [place - 1, column],
      ArrowRight: [place, column + 1],
      ArrowLeft: [place, column - 1],
      PageDown: [place + page, column],
      PageUp: [Math.max(0, place - page), column],
      Home: isAll ? [0, 0] : [place, 0],
      End: isAll ? [last, lastColumn] : [place, lastColumn],
    };
    const next = target[event.key];
    if (next !== undefined) {
      event.preventDefault();
      this.goTo(
        { place: Math.max(-1, Math.min(last, next[0])), column: Math.max(0, Math.min(lastColumn, next[1])) },
        event,
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.enter();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      history.back();
    } else if (isAll && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      this.anchor = 0;
      this.active = { place: last, column };
      this.drawn++;
    }
  }

  private goTo(next: { readonly place: number; readonly column: number }, { shiftKey }: KeyboardEvent): void {
    const isOtherRow = next.place !== this.active.place;
    this.active = next;
    if (!shiftKey) this.anchor = Math.max(0, next.place);
    if (next.place >= 0) this.scroller.reveal(next.place);
    this.drawn++;
    this.revealColumn(next.column);
    if (next.place < 0) return;
    if (this.source?.at(next.place) !== undefined) this.pick({ isStep: true });
    else if (isOtherRow) this.pickWhenThere(next.place);
  }

  /** Chooses a row that is still on its way, unless somebody went on meanwhile. */
  private pickWhenThere(place: number): void {
    setTimeout(() => {
      if (this.active.place !== place || !this.isConnected) return;
      if (this.source?.at(place) === undefined) this.pickWhenThere(place);
      else this.pick({ isStep: true });
    }, 60);
  }

  private revealColumn(column: number): void {
    const grid = this.sized;
    if (grid === undefined || column === 0) return;
    const widths = this.columns.map((one) => this.widths.of(one));
    const left = widths.slice(0, column).reduce((a, b) => a + b, 0);
    const first = widths[0] ?? 0;
    const right = left + (widths[column] ?? 0);
    if (left - first < grid.scrollLeft) grid.scrollLeft = left - first;
    else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = right - grid.clientWidth;
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
    const link = this.source?.at(place)?.cells[this.info.columns.indexOf(shown)]?.links?.[0];
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
    const { sort, filter } = this.wishes;
    const isSorted = sort?.column === column;
    const next = isSorted
      ? sort.descending
        ? undefined
        : { column, descending: true }
      : { column, descending: false };
    void this.arrange({ ...(filter !== undefined && { filter }), ...(next !== undefined && { sort: next }) });
  }

  private filterBy(value: string): void {
    const filter = value.trim();
    if (filter === (this.wishes.filter ?? '')) return;
    const { sort } = this.wishes;
    void this.arrange({ ...(filter !== '' && { filter }), ...(sort !== undefined && { sort }) });
  }

  private async arrange(wishes: RowWishes): Promise<void> {
    const { source } = this;
    if (source === undefined) return;
    this.wishes = wishes;
    this.problem = undefined;
    const own = wishes;
    try {
      await source.arrange(wishes, (progress) => {
        if (this.wishes === own) this.progress = progress;
      });
      if (this.source !== source || this.wishes !== own) return;
      this.progress = undefined;
      this.note = `${grouped(source.count)} rows`;
      this.shownIndex = undefined;
      this.scroller.count = source.count;
      this.scroller.by(-this.scroller.total);
      this.active = { ...this.active, place: Math.min(this.active.place, 0) };
      this.anchor = 0;
      await this.showSelection();
    } catch (error) {
      if (this.wishes !== own) return;
      this.progress = undefined;
      this.problem = failureOf(error).message;
    }
    this.drawn++;
  }

  private cancel(): void {
    this.source?.cancel();
    this.progress = undefined;
    this.wishes = {};
    void this.arrange({});
  }

  private turnColumn(title: string): void {
    const hidden = new Set(this.hiddenColumns);
    if (!hidden.delete(title)) hidden.add(title);
    this.hiddenColumns = hidden;
    this.active = { ...this.active, column: 0 };
    this.drawn++;
  }

  private grabEdge(event: PointerEvent): void {
    event.stopPropagation();
    event.preventDefault();
    (event.target as HTMLElement).setPointerCapture(event.pointerId);
  }

  private dragEdge(event: PointerEvent, column: TableColumn): void {
    if (!(event.target as HTMLElement).hasPointerCapture(event.pointerId)) return;
    this.widths.set(column.title, this.widths.of(column) + event.movementX);
    this.drawn++;
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
        const shown = this.columns[active.column];
        const cell =
          shown === undefined ? undefined : source.at(active.place)?.cells[this.info.columns.indexOf(shown)];
        await copyText(cell?.text ?? '');
        this.note = 'Copied the cell';
        return;
      }
      const [first, last] = anchor < active.place ? [anchor, active.place] : [active.place, anchor];
      if (last - first >= mostCopied)
        throw new Error(`that are ${grouped(last - first + 1)} rows: save them as CSV instead`);
      let text = '';
      for await (const slice of source.text(what, { first, end: last + 1 })) text += slice;
      await copyText(text);
      this.note = `Copied ${grouped(last - first + 1)} rows`;
    } catch (error) {
      this.dispatchEvent(failEvent(error));
    }
  }

  private async saveCsv(): Promise<void> {
    const { source, info } = this;
    if (source === undefined) return;
    try {
      const name = `${info.path === '' ? 'chunks' : info.path.replaceAll(/[^A-Za-z0-9._[\]-]+/g, '_')}.csv`;
      await saveText(name, source.text('csv'), 'text/csv');
    } catch (error) {
      this.dispatchEvent(failEvent(error));
    }
  }
}

customElements.define('bw-record-table', RecordTable);
