import type { ScaledScroll } from './scaled-scroll.js';

/** Milliseconds between steps of a list that goes on under a pointer which was drawn beyond its edge. */
const STEP = 60;

/** What a drag over bytes works on. */
export interface DraggedBytes {
  /** Where the lines are. */
  readonly scroller: ScaledScroll;
  /** Bytes in a line. */
  readonly perLine: number;
  /** How many bytes there are. */
  readonly size: number;
  /** The element that has the lines. */
  readonly grid: HTMLElement | undefined;
  /** Is told of the byte that a drag began at, and of the one that it came to. */
  drag(from: number, to: number): void;
  /** Is told that it ended. */
  dropped(): void;
}

/**
 * Draws over bytes with a mouse or a pen: from the byte where the button went down to the one under the pointer, or nearest to
 * it. Beyond the upper and lower edge the bytes go on. A finger scrolls.
 */
export class ByteDrag {
  private readonly bytes: DraggedBytes;
  private from: number | undefined;
  private to: number | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(bytes: DraggedBytes) {
    this.bytes = bytes;
  }

  /** Whether something is being drawn. */
  get isOn(): boolean {
    return this.to !== undefined;
  }

  /** Takes note of a button that went down over a byte. */
  down(event: PointerEvent, at: number | undefined): void {
    this.end();
    if (event.button !== 0 || event.pointerType === 'touch' || event.shiftKey) return;
    this.from = at;
  }

  /** Takes note of where the pointer is. */
  move(event: PointerEvent): void {
    const { bytes, from } = this;
    if (from === undefined || bytes.grid === undefined) return;
    if ((event.buttons & 1) === 0) {
      this.end();
      return;
    }
    const { clientX, clientY } = event;
    const to = this.byteAt(clientX, clientY);
    if (to === undefined || (this.to === undefined && to === from)) return;
    // Only now: what is captured takes the click from the byte.
    if (this.to === undefined) bytes.grid.setPointerCapture(event.pointerId);
    this.goTo(to);
    this.goOn(clientX, clientY);
  }

  /** Ends it. */
  end(): void {
    const wasOn = this.isOn;
    clearInterval(this.timer);
    this.timer = undefined;
    this.from = undefined;
    this.to = undefined;
    if (wasOn) this.bytes.dropped();
  }

  private goTo(to: number): void {
    if (to === this.to) return;
    this.to = to;
    this.bytes.drag(this.from ?? to, to);
  }

  /** Goes on by itself while the pointer is beyond an edge. */
  private goOn(x: number, y: number): void {
    clearInterval(this.timer);
    const { bottom, top } = this.bytes.grid?.getBoundingClientRect() ?? { bottom: 0, top: 0 };
    const way = y < top ? y - top : y > bottom ? y - bottom : 0;
    if (way === 0) return;
    const { scroller } = this.bytes;
    const lines = Math.sign(way) * Math.min(12, 1 + Math.floor(Math.abs(way) / 12));
    this.timer = setInterval(() => {
      scroller.by(lines * scroller.rowHeight);
      const to = this.byteAt(x, y);
      if (to !== undefined) this.goTo(to);
    }, STEP);
  }

  /** The byte at a point, or the nearest one of the line that is nearest to it. */
  private byteAt(x: number, y: number): number | undefined {
    const { grid, perLine, scroller, size } = this.bytes;
    if (grid === undefined || size === 0) return undefined;
    const { height, top } = grid.getBoundingClientRect();
    const within = Math.max(0, Math.min(height - 1, y - top));
    const line = Math.min(scroller.count - 1, Math.floor((scroller.top + within) / scroller.rowHeight));
    const first = line * perLine;
    // Any line that is drawn says where the columns are.
    const cells = [...(grid.querySelector('.line')?.querySelectorAll('[data-at]') ?? [])];
    const count = cells.length / 2;
    const isText = x >= (cells[count]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY);
    const columns = isText ? cells.slice(count) : cells.slice(0, count);
    const found = columns.findLastIndex((cell) => cell.getBoundingClientRect().left <= x);
    return Math.min(size - 1, first + Math.max(0, found));
  }
}
