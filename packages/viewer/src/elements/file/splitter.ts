import { css, html, LitElement, type nothing, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';

/** How far a splitter was moved. */
export interface SplitterMove {
  /** Pixels to the right, or downwards. */
  readonly by: number;
}

/** Pixels that an arrow key moves. */
const keyStep = 24;

/** The line between two panes, which the mouse and the arrow keys move. Emits `move` with a `SplitterMove`. */
export class Splitter extends LitElement {
  static override properties = {
    label: {},
    isVertical: { type: Boolean, attribute: 'vertical', reflect: true },
    value: { type: Number },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        position: relative;
        background: var(--line);
      }
      div {
        position: absolute;
        z-index: 2;
        inset: -3px 0;
        cursor: row-resize;
        touch-action: none;
      }
      :host([vertical]) div {
        inset: 0 -3px;
        cursor: col-resize;
      }
      @media (pointer: coarse) {
        div {
          inset: -12px 0;
        }
        :host([vertical]) div {
          inset: 0 -12px;
        }
      }
      div:hover,
      div:focus-visible {
        background: color-mix(in srgb, var(--focus) 45%, transparent);
        outline: none;
      }
    `,
  ];

  /** What the pane before it is called. */
  declare label: string;
  /** Whether the line stands upright, between left and right. */
  declare isVertical: boolean;
  /** Size of the pane, in pixels. */
  declare value: number;
  private last = 0;

  constructor() {
    super();
    this.label = '';
    this.isVertical = false;
    this.value = 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    return html`<div
      role="separator"
      tabindex="0"
      aria-label=${this.label}
      aria-orientation=${this.isVertical ? 'vertical' : 'horizontal'}
      aria-valuenow=${Math.round(this.value)}
      aria-valuemin="0"
      aria-valuemax="4000"
      @pointerdown=${this.grab}
      @pointermove=${this.drag}
      @keydown=${this.key}
    ></div>`;
  }

  private positionOf(event: PointerEvent): number {
    return this.isVertical ? event.clientX : event.clientY;
  }

  private grab(event: PointerEvent): void {
    (event.target as HTMLElement).setPointerCapture(event.pointerId);
    this.last = this.positionOf(event);
    event.preventDefault();
  }

  private drag(event: PointerEvent): void {
    if (!(event.target as HTMLElement).hasPointerCapture(event.pointerId)) return;
    const position = this.positionOf(event);
    this.moved(position - this.last);
    this.last = position;
  }

  private key(event: KeyboardEvent): void {
    const [back, forth] = this.isVertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
    if (event.key !== back && event.key !== forth) return;
    event.preventDefault();
    this.moved(event.key === back ? -keyStep : keyStep);
  }

  private moved(by: number): void {
    if (by !== 0) this.dispatchEvent(new CustomEvent<SplitterMove>('move', { detail: { by } }));
  }
}

customElements.define('bw-splitter', Splitter);
