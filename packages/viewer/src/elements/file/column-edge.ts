import { html, type TemplateResult } from 'lit';
import type { TableColumn } from '../../protocol/table-types.js';
import type { ColumnWidths } from './column-widths.js';

/** The edge of a column's title, which is dragged to make it wider, and clicked twice to give it its own width again. */
export function columnEdge(column: TableColumn, widths: ColumnWidths, onChange: () => void): TemplateResult {
  const reset = (): void => {
    widths.reset(column.title);
    onChange();
  };
  const drag = (event: PointerEvent): void => {
    if (!(event.target as HTMLElement).hasPointerCapture(event.pointerId)) return;
    widths.set(column.title, widths.of(column) + event.movementX);
    onChange();
  };
  return html`<span
    class="edge"
    aria-hidden="true"
    @click=${(event: Event) => event.stopPropagation()}
    @dblclick=${reset}
    @pointerdown=${grab}
    @pointermove=${drag}
  ></span>`;
}

function grab(event: PointerEvent): void {
  event.stopPropagation();
  event.preventDefault();
  (event.target as HTMLElement).setPointerCapture(event.pointerId);
}
