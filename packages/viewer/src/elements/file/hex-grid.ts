import { html, nothing, type TemplateResult } from 'lit';
import { cssProperties } from './css-properties.js';
import { type HexLook, hexLine } from './hex-line.js';
import type { ScaledScroll } from './scaled-scroll.js';

/** What is told of what happens among bytes. */
export interface HexListeners {
  /** The bar was dragged. */
  scroll(event: Event): void;
  /** The wheel was turned. */
  wheel(event: WheelEvent): void;
  /** A key was pressed. */
  keydown(event: KeyboardEvent): void;
  /** Something is to be copied. */
  copy(event: ClipboardEvent): void;
  /** The pointer came over something. */
  pointerover(event: PointerEvent): void;
  /** The pointer left. */
  pointerleave(): void;
  /** A button went down. */
  pointerdown(event: PointerEvent): void;
  /** The pointer moved. */
  pointermove(event: PointerEvent): void;
  /** A button came up, or what was begun by one came to an end. */
  pointerup(): void;
  /** Something was clicked. */
  click(event: MouseEvent): void;
}

/** The lines of bytes that are seen. */
export function hexGrid(look: HexLook, scroll: ScaledScroll, on: HexListeners): TemplateResult {
  const { cursor, perLine } = look;
  const lines = Array.from({ length: Math.max(0, scroll.end - scroll.first) }, (_, k) => scroll.first + k);
  const isSeen = lines.includes(Math.floor(cursor / perLine));
  return html`<div
    class="grid"
    role="grid"
    aria-label="Bytes"
    aria-multiselectable="true"
    aria-rowcount=${scroll.count}
    aria-activedescendant=${isSeen && scroll.count > 0 ? `byte-${cursor}` : nothing}
    tabindex="0"
    @scroll=${on.scroll}
    @wheel=${on.wheel}
    @keydown=${on.keydown}
    @copy=${on.copy}
    @pointerover=${on.pointerover}
    @pointerleave=${on.pointerleave}
    @pointerdown=${on.pointerdown}
    @pointermove=${on.pointermove}
    @pointerup=${on.pointerup}
    @pointercancel=${on.pointerup}
    @click=${on.click}
  >
    <div
      class="space"
      role="none"
      ${cssProperties({ '--height': `${scroll.height}px`, '--viewport': `${scroll.viewport}px` })}
    >
      <div class="layer" role="none">${lines.map((line) => hexLine(look, line, scroll.offsetOf(line)))}</div>
    </div>
  </div>`;
}

/** The byte that something happened at; `undefined` beside them. */
export function positionOf(event: Event): number | undefined {
  const found = (event.composedPath()[0] as Element).closest?.('[data-at]')?.getAttribute('data-at');
  return found === null || found === undefined ? undefined : Number(found);
}
