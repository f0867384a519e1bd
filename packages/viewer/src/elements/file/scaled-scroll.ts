/** Greatest height of an element that all browsers keep, with room to spare, in pixels. */
const greatestHeight = 4_000_000;

/**
 * Where a list of very many rows of one height is scrolled to. Browsers cut elements that are too high, so the bar
 * stands for a list that may be higher than it: what is dragged is scaled, what is turned by the wheel isn't.
 */
export class ScaledScroll {
  /** Height of a row in pixels. */
  readonly rowHeight: number;
  /** Number of rows. */
  count = 0;
  private seen = 0;
  private position = 0;
  /** The row that was brought to the middle, until somebody goes elsewhere. */
  private middle: number | undefined;

  constructor(rowHeight: number) {
    this.rowHeight = rowHeight;
  }

  /** Height of what is seen of the rows, in pixels. A row that was brought to the middle stays there when it changes. */
  get viewport(): number {
    return this.seen;
  }

  set viewport(height: number) {
    if (height === this.seen) return;
    this.seen = height;
    if (this.middle !== undefined) this.center(this.middle);
  }

  /** Height of all rows. */
  get total(): number {
    return this.count * this.rowHeight;
  }

  /** Height of the element that is scrolled. */
  get height(): number {
    return Math.min(this.total, greatestHeight);
  }

  /** Whether a pixel of the bar's way is more than one of the rows. */
  get isScaled(): boolean {
    return this.total > greatestHeight;
  }

  /** Pixels above the first one that is seen. */
  get top(): number {
    return Math.max(0, Math.min(this.position, this.total - this.viewport));
  }

  /** First row of which something is seen. */
  get first(): number {
    return Math.floor(this.top / this.rowHeight);
  }

  /** Row behind the last one of which something is seen. */
  get end(): number {
    return Math.min(this.count, Math.ceil((this.top + this.viewport) / this.rowHeight));
  }

  /** Rows that are seen whole. */
  get page(): number {
    return Math.max(1, Math.floor(this.viewport / this.rowHeight) - 1);
  }

  /** Where row `i` is below the upper edge of what is seen, in pixels. */
  offsetOf(i: number): number {
    return i * this.rowHeight - this.top;
  }

  /** What `scrollTop` of the element is at this place. */
  get scrollTop(): number {
    const way = this.total - this.viewport;
    return this.isScaled && way > 0 ? (this.top / way) * (this.height - this.viewport) : this.top;
  }

  /** Takes over where the bar was dragged to. What the place itself gave as `scrollTop` changes nothing. */
  dragged(scrollTop: number): void {
    if (Math.abs(scrollTop - this.scrollTop) < 1) return;
    this.middle = undefined;
    const way = this.height - this.viewport;
    this.position = this.isScaled && way > 0 ? (scrollTop / way) * (this.total - this.viewport) : scrollTop;
  }

  /** Goes as far as a wheel was turned, where the browser wouldn't: in a list that is scaled. Says whether it did. */
  turned(event: WheelEvent): boolean {
    const { deltaMode, deltaY } = event;
    if (!this.isScaled || event.ctrlKey || deltaY === 0) return false;
    event.preventDefault();
    const unit = deltaMode === 1 ? this.rowHeight : deltaMode === 2 ? this.viewport : 1;
    this.by(deltaY * unit);
    return true;
  }

  /** Goes by so many pixels. */
  by(pixels: number): void {
    this.middle = undefined;
    this.position = this.top + pixels;
    this.position = this.top;
  }

  /** Goes as far as it takes to see all of row `i`; to the middle when it is far away. */
  reveal(i: number): void {
    const above = i * this.rowHeight;
    const below = above + this.rowHeight;
    const { top, viewport } = this;
    if (above >= top && below <= top + viewport) return;
    const isNear = below > top - viewport && above < top + 2 * viewport;
    this.middle = undefined;
    if (!isNear) this.center(i);
    else this.position = above < top ? above : below - viewport;
    this.position = this.top;
  }

  /** Brings row `i` to the middle. A row begins at the upper edge: a pixel more or less of what is seen moves nothing. */
  private center(i: number): void {
    this.middle = i;
    this.position = (i - Math.round((this.viewport / this.rowHeight - 1) / 2)) * this.rowHeight;
    this.position = this.top;
  }
}
