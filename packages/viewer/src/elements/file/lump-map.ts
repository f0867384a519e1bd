import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { MapSpan } from '../../protocol/byte-api.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText, offsetText, sizeText } from '../lists/number-text.js';
import { cssProperties } from './css-properties.js';
import { pickEvent } from './file-events.js';

/** Narrower spans have no name in them, in pixels. */
const narrowestNamed = 44;
/** Width of the narrowest span when all are to be seen, in pixels. */
const narrowestSeen = 5;

/**
 * The file drawn to scale, from its first byte to its last: lumps, what several share, what lies between. Arrow keys go
 * from span to span, however small. Emits `pick`, and `bytes` with the offset of a span that is no lump.
 */
export class LumpMap extends LitElement {
  static override properties = {
    spans: { attribute: false },
    selectedPath: { attribute: false },
    isStale: { type: Boolean, reflect: true, attribute: 'stale' },
    active: { state: true },
    hovered: { state: true },
    isEven: { state: true },
    width: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 4px 10px;
        align-items: center;
        padding: 6px 10px;
        border-bottom: 1px solid var(--line);
        background: var(--panel);
      }
      :host([stale]) .map {
        opacity: 0.55;
      }
      .map {
        position: relative;
        grid-column: 1 / -1;
        height: 30px;
        border: 1px solid var(--line);
        border-radius: 2px;
        background: var(--raised);
        overflow: hidden;
        outline-offset: 1px;
      }
      .span {
        position: absolute;
        top: 0;
        bottom: 0;
        left: var(--left);
        width: var(--width);
        overflow: hidden;
        padding: 0 4px;
        border-right: 1px solid var(--panel);
        background: var(--span);
        color: var(--text);
        font: 11px / 28px var(--mono);
        white-space: nowrap;
        text-overflow: clip;
        cursor: pointer;
      }
      .bare {
        padding: 0;
      }
      .s0 {
        --span: light-dark(#bcd3e8, #2d4760);
      }
      .s1 {
        --span: light-dark(#c5dcc8, #2f4e3a);
      }
      .s2 {
        --span: light-dark(#e4d3b4, #574730);
      }
      .s3 {
        --span: light-dark(#d8c9e3, #4a3d5a);
      }
      .head {
        --span: light-dark(#9aa4ae, #59636d);
      }
      .padding,
      .gap {
        background: repeating-linear-gradient(
          135deg,
          var(--panel) 0 3px,
          light-dark(#b9c0c6, #4a525a) 3px 5px
        );
      }
      .gap {
        border-bottom: 3px solid var(--warning);
      }
      .overlap {
        background: repeating-linear-gradient(
          45deg,
          light-dark(#f2c4bf, #6b322d) 0 5px,
          light-dark(#e4a49d, #8a453e) 5px 8px
        );
      }
      .selected {
        box-shadow: inset 0 0 0 2px var(--accent);
        z-index: 1;
      }
      .map:focus-visible .active-if-focused {
        box-shadow: inset 0 0 0 2px var(--focus);
        z-index: 2;
      }
      .span:hover {
        filter: brightness(1.08);
      }
      .said {
        overflow: hidden;
        font: var(--small-text) / 1.5 var(--mono);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      label {
        font-size: var(--small-text);
      }
    `,
  ];

  /** The spans, in order. */
  declare spans: readonly MapSpan[];
  /** Path of the lump or part that is shown. */
  declare selectedPath: string | undefined;
  /** Whether the file was changed, and it isn't known yet where everything lies now. */
  declare isStale: boolean;
  declare private active: number;
  declare private hovered: number | undefined;
  declare private isEven: boolean;
  declare private width: number;
  private readonly sizes = new ResizeObserver(([entry]) => {
    this.width = entry?.contentRect.width ?? this.width;
  });

  constructor() {
    super();
    this.spans = [];
    this.active = 0;
    this.isStale = false;
    this.isEven = false;
    this.width = 1000;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.sizes.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('selectedPath') && !changed.has('spans')) return;
    const found = this.selectedIndex;
    if (found >= 0) this.active = found;
  }

  private get selectedIndex(): number {
    const path = this.selectedPath;
    if (path === undefined) return -1;
    const exact = this.spans.findIndex((span) => span.path === path);
    if (exact >= 0) return exact;
    return this.spans.findLastIndex((span) => span.path !== undefined && path.startsWith(`${span.path}.`));
  }

  protected override render(): TemplateResult {
    const placed = this.placed();
    const selected = this.selectedIndex;
    const shown = this.spans[this.hovered ?? this.active];
    return html`
      <div
        class="map"
        role="listbox"
        aria-label="Map of the file"
        aria-orientation="horizontal"
        tabindex="0"
        aria-activedescendant=${`span-${this.active}`}
        @keydown=${this.key}
        @pointerleave=${() => {
          this.hovered = undefined;
        }}
      >
        ${this.spans.map((span, i) => {
          const { left, width } = placed[i] ?? { left: 0, width: 0 };
          const isNamed =
            width >= narrowestNamed &&
            (span.kind === 'content' || span.kind === 'overlap' || span.kind === 'head');
          return html`<div
            id=${`span-${i}`}
            role="option"
            aria-selected=${i === selected ? 'true' : 'false'}
            aria-label=${describe(span)}
            class=${`span ${span.kind === 'content' ? `s${i % 4}` : span.kind} ${i === selected ? 'selected' : ''} ${i === this.active ? 'active-if-focused' : ''} ${isNamed ? '' : 'bare'}`}
            ${cssProperties({ '--left': `${left}px`, '--width': `${width}px` })}
            @click=${() => this.choose(i)}
            @pointerenter=${() => {
              this.hovered = i;
            }}
          >
            ${isNamed ? span.title : ''}
          </div>`;
        })}
      </div>
      <div class="said" aria-live="polite">${shown === undefined ? '' : `${describe(shown)}${this.isStale ? ' (before the last change)' : ''}`}</div>
      <label title="Parts are drawn to scale unless this is checked: then small ones are wide enough to be seen and clicked"
        ><input
          type="checkbox"
          .checked=${this.isEven}
          @change=${(event: Event) => {
            this.isEven = (event.target as HTMLInputElement).checked;
          }}
        />
        Widen small parts</label
      >
    `;
  }

  /** Where each span is drawn: to scale, or by the logarithm of its size so that the small ones are seen. */
  private placed(): { readonly left: number; readonly width: number }[] {
    const { spans, width: whole } = this;
    const end = spans.at(-1)?.end ?? 0;
    const room = Math.max(0, whole - 2);
    if (!this.isEven) {
      return spans.map((span) => ({
        left: (span.start / end) * room,
        width: Math.max(1.5, ((span.end - span.start) / end) * room),
      }));
    }
    const weights = spans.map((span) => Math.log2(2 + span.end - span.start) ** 2);
    const sum = weights.reduce((a, b) => a + b, 0);
    const least = Math.min(narrowestSeen, room / Math.max(1, spans.length));
    const free = room - least * spans.length;
    let left = 0;
    return weights.map((weight) => {
      const place = { left, width: least + (weight / sum) * free };
      left += place.width;
      return place;
    });
  }

  private key(event: KeyboardEvent): void {
    const last = this.spans.length - 1;
    const target = { ArrowRight: this.active + 1, ArrowLeft: this.active - 1, Home: 0, End: last }[event.key];
    if (target !== undefined) {
      this.active = Math.max(0, Math.min(last, target));
      this.hovered = undefined;
    } else if (event.key === 'Enter' || event.key === ' ') this.choose(this.active);
    else return;
    event.preventDefault();
  }

  private choose(i: number): void {
    const span = this.spans[i];
    if (span === undefined) return;
    this.active = i;
    if (span.path !== undefined) this.dispatchEvent(pickEvent({ path: span.path }));
    else this.dispatchEvent(new CustomEvent('bytes', { detail: span.start, bubbles: true, composed: true }));
  }
}

function describe({ title, kind, start, end }: MapSpan): string {
  const size = end - start;
  const shared = kind === 'overlap' ? ', shared bytes' : '';
  return `${title}${shared}: ${offsetText(start)} to ${offsetText(end)}, ${countText(size)} bytes (${sizeText(size)})`;
}

customElements.define('bw-lump-map', LumpMap);
