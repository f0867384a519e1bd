import { html, nothing, type TemplateResult } from 'lit';
import type { TableColumn, TableInfo, TableRow } from '../../protocol/table-types.js';
import { cellContent } from './cell-content.js';
import { columnEdge } from './column-edge.js';
import type { ColumnWidths } from './column-widths.js';
import { cssProperties } from './css-properties.js';
import type { GridCell } from './grid-keys.js';
import type { RowSource, RowWishes } from './row-source.js';
import type { ScaledScroll } from './scaled-scroll.js';

/** Longer texts are shown in full when somebody points at them. */
const longestShown = 30;

/** Height of the titles in pixels. */
export const headingHeight = 34;

/** What titles and rows of a table are drawn from. */
export interface GridLook {
  /** The table. */
  readonly info: TableInfo;
  /** The columns that are shown. */
  readonly columns: readonly TableColumn[];
  /** How wide they are. */
  readonly widths: ColumnWidths;
  /** By what rows are sorted. */
  readonly sort: RowWishes['sort'];
  /** The cell that keys work on. */
  readonly active: GridCell;
  /** Place from which rows are selected to that. */
  readonly anchor: number;
  /** Index of the row that is selected. */
  readonly selected: number | undefined;
  /** Which rows are seen. */
  readonly scroll: ScaledScroll;
  /** Sorts by a column. */
  sortBy(title: string): void;
  /** Chooses a cell. */
  choose(event: MouseEvent, place: number, column: number): void;
  /** Is called when a column has another width. */
  resized(): void;
}

/** What is done on a table as a whole. */
export interface GridListeners {
  /** Somebody scrolls. */
  scroll(event: Event): void;
  /** Somebody turns the wheel. */
  wheel(event: WheelEvent): void;
  /** Somebody presses a key. */
  keydown(event: KeyboardEvent): void;
  /** Somebody copies. */
  copy(event: ClipboardEvent): void;
}

/** The titles, and the rows that are seen. */
export function rowGrid(look: GridLook, source: RowSource, listeners: GridListeners): TemplateResult {
  const { active, columns, info, scroll } = look;
  const widths = columns.map((column) => look.widths.of(column));
  const width = widths.reduce((a, b) => a + b, 0);
  const places = Array.from({ length: Math.max(0, scroll.end - scroll.first) }, (_, k) => scroll.first + k);
  const isSeen = active.place < 0 || (active.place >= scroll.first && active.place < scroll.end);
  return html`<div
    class="grid"
    role="grid"
    aria-label=${`Rows of ${info.path === '' ? 'the file' : info.path}`}
    aria-rowcount=${source.count + 1}
    aria-colcount=${columns.length}
    aria-multiselectable="true"
    aria-activedescendant=${isSeen ? `cell-${active.place}-${active.column}` : nothing}
    tabindex="0"
    @scroll=${listeners.scroll}
    @wheel=${listeners.wheel}
    @keydown=${listeners.keydown}
    @copy=${listeners.copy}
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
          ${columns.map((column, i) => gridTitle(look, column, i))}
        </div>
        ${places.map((place) => gridRow(look, source.at(place), place))}
      </div>
    </div>
  </div>`;
}

/** The title of a column. */
function gridTitle(look: GridLook, column: TableColumn, i: number): TemplateResult {
  const { active, sort, widths } = look;
  const { isNumber, target, text, title, type } = column;
  const isSorted = sort?.column === title;
  const direction = !isSorted ? 'none' : sort.descending ? 'descending' : 'ascending';
  const isActive = active.place < 0 && active.column === i;
  const words = [title, target === undefined ? type : `${type}, refers to ${target}`, text];
  return html`<div
    id=${`cell--1-${i}`}
    role="columnheader"
    aria-colindex=${i + 1}
    aria-sort=${direction}
    class=${`title ${i === 0 ? 'first' : ''} ${isNumber ? 'end' : ''} ${isActive ? 'active' : ''}`}
    title=${words.filter((one) => one !== '').join('\n')}
    @click=${() => look.sortBy(title)}
  >
    <b>${title}${isSorted ? (sort.descending ? ' ▾' : ' ▴') : ''}</b>
    <small>${target === undefined ? type : `→ ${target}`}</small>
    ${columnEdge(column, widths, () => look.resized())}
  </div>`;
}

/** A row, or what stands for one that is on its way. */
function gridRow(look: GridLook, row: TableRow | undefined, place: number): TemplateResult {
  const { active, anchor, columns, info, scroll, selected } = look;
  const top = scroll.offsetOf(place) + headingHeight;
  const isSelected = row !== undefined && row.index === selected;
  const [from, to] = anchor < active.place ? [anchor, active.place] : [active.place, anchor];
  const isRanged = from !== to && place >= from && place <= to;
  return html`<div
    class=${`row ${isSelected ? 'selected' : isRanged ? 'ranged' : ''}`}
    role="row"
    aria-rowindex=${place + 2}
    aria-selected=${isSelected || isRanged ? 'true' : 'false'}
    ${cssProperties({ '--top': `${top}px` })}
  >
    ${columns.map((column, i) => {
      const cell = row?.cells[info.columns.indexOf(column)];
      const isActive = active.place === place && active.column === i;
      const align = column.isNumber ? 'end' : '';
      return html`<div
        id=${`cell-${place}-${i}`}
        role="gridcell"
        aria-colindex=${i + 1}
        class=${`cell ${align} ${i === 0 ? 'first' : ''} ${isActive ? 'active' : ''}`}
        title=${cell !== undefined && cell.text.length > longestShown ? cell.text : nothing}
        @click=${(event: MouseEvent) => look.choose(event, place, i)}
      >
        ${cell === undefined ? html`<span class="bone"></span>` : cellContent(cell, { isInGrid: true })}
      </div>`;
    })}
  </div>`;
}
