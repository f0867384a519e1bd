import { ByteDrag, type DraggedBytes } from './byte-drag.js';
import { ByteStretch } from './byte-stretch.js';
import type { ByteRange } from './hex-line.js';

/** Bytes that are shown, of which some are selected. */
export interface SelectableBytes extends Omit<DraggedBytes, 'drag' | 'dropped'> {
  /** The byte that keys work on. */
  readonly cursor: number;
  /** What is chosen otherwise: a field first, then the record that it is in. */
  readonly chosen: readonly (ByteRange | undefined)[];
  /** Has keys work on a byte from now on; `isSeen` brings it into view. */
  moveCursor(position: number, options: { readonly isSeen: boolean }): void;
  /** Draws what is shown anew. */
  redraw(): void;
}

/** Selects bytes by mouse and keys: drawn over, with Shift, all of them, or none. */
export class ByteSelecting {
  private readonly bytes: SelectableBytes;
  private readonly stretch = new ByteStretch();
  private readonly drag: ByteDrag;
  private isInText = false;

  constructor(bytes: SelectableBytes) {
    this.bytes = bytes;
    this.drag = new ByteDrag({
      scroller: bytes.scroller,
      get perLine() {
        return bytes.perLine;
      },
      get size() {
        return bytes.size;
      },
      get grid() {
        return bytes.grid;
      },
      drag: (from, to) => this.draw(from, to),
      dropped: () => bytes.redraw(),
    });
  }

  /** The bytes; `undefined` while none are selected. */
  get range(): ByteRange | undefined {
    return this.stretch.range;
  }

  /** Whether they are just being drawn over. */
  get isDrawing(): boolean {
    return this.drag.isOn;
  }

  /** Whether the selection was made among characters. */
  get isOfText(): boolean {
    return this.isInText;
  }

  /** Takes note of a button that went down. */
  pressed(event: PointerEvent, at: number | undefined): void {
    const [target] = event.composedPath();
    if (at !== undefined) this.isInText = target instanceof Element && target.closest('.text') !== null;
    this.drag.down(event, at);
  }

  /** Takes note of where the pointer is. */
  moved(event: PointerEvent): void {
    this.drag.move(event);
  }

  /** Takes note of a button that came up, or of the end of it all. */
  released(): void {
    this.drag.end();
  }

  /** Draws the selection from where it began, or from the byte that keys work on, to another one. */
  extend(to: number): void {
    const { bytes, stretch } = this;
    const inside = Math.max(0, Math.min(bytes.size - 1, to));
    stretch.extend(inside, bytes.cursor);
    // What was brought to the middle doesn't stay there when what can be done with bytes takes some room.
    bytes.scroller.by(0);
    bytes.moveCursor(inside, { isSeen: true });
  }

  /** Selects some bytes. */
  take(range: ByteRange): void {
    this.stretch.take(range);
    this.bytes.redraw();
  }

  /** Selects nothing. */
  clear(): void {
    this.stretch.clear();
  }

  /** Where nothing is selected: selects the field or the record that keys work in, or the one byte. */
  takeAtCursor(): void {
    if (this.range !== undefined) return;
    const { chosen, cursor } = this.bytes;
    const around = chosen.find((one) => one !== undefined && cursor >= one.start && cursor < one.end);
    this.take(around ?? { start: cursor, end: cursor + 1 });
  }

  private draw(from: number, to: number): void {
    this.stretch.clear();
    this.stretch.extend(to, from);
    this.bytes.scroller.by(0);
    this.bytes.moveCursor(to, { isSeen: false });
  }
}
