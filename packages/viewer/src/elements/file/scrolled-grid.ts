import type { LitElement, ReactiveController } from 'lit';
import { ScaledScroll } from './scaled-scroll.js';

/** The element `.grid` of a view of very many rows: it stays where it was scrolled to, and is measured when its size changes. */
export class ScrolledGrid implements ReactiveController {
  /** Where it is scrolled to. */
  readonly scroll: ScaledScroll;
  private readonly host: LitElement;
  private readonly measure: (grid: HTMLElement) => void;
  private readonly sizes: ResizeObserver;
  private shown: HTMLElement | undefined;

  /** `measure` is called when there is a grid, and whenever its size changes. */
  constructor(
    host: LitElement,
    { measure, rowHeight }: { readonly rowHeight: number; readonly measure: (grid: HTMLElement) => void },
  ) {
    this.host = host;
    this.measure = measure;
    this.scroll = new ScaledScroll(rowHeight);
    this.sizes = new ResizeObserver(() => {
      if (this.shown !== undefined) measure(this.shown);
    });
    host.addController(this);
  }

  /** The grid, once it was drawn. */
  get element(): HTMLElement | undefined {
    return this.shown;
  }

  hostUpdated(): void {
    const grid = this.host.renderRoot.querySelector<HTMLElement>('.grid');
    if (grid === null) return;
    if (grid !== this.shown) {
      this.sizes.disconnect();
      this.shown = grid;
      this.sizes.observe(grid);
      this.measure(grid);
    }
    if (Math.abs(grid.scrollTop - this.scroll.scrollTop) >= 1) grid.scrollTop = this.scroll.scrollTop;
  }

  hostDisconnected(): void {
    this.sizes.disconnect();
    this.shown = undefined;
  }

  /** Follows the bar. */
  dragged(event: Event): void {
    this.scroll.dragged((event.target as HTMLElement).scrollTop);
    this.host.requestUpdate();
  }

  /** Follows the wheel. */
  turned(event: WheelEvent): void {
    if (this.scroll.turned(event)) this.host.requestUpdate();
  }
}
