import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ComparedChange, ComparedField, ComparedPart } from '../../protocol/compare-api.js';
import type { Comparison } from '../../state/comparison.js';
import { rowHeight } from '../../style/pointer.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { BlockStore } from '../file/block-store.js';
import { ScaledScroll } from '../file/scaled-scroll.js';
import { countText } from '../lists/number-text.js';
import { rowStyles } from '../lists/row-styles.js';
import { kindSigns } from './change-words.js';

/** Differences that are asked for at once. */
const blockSize = 128;
/** Fields that a row tells with their values. */
const toldFields = 3;

/**
 * The differences of a part, however many there are: only those that are seen are asked for and drawn. Arrow keys, Home, End, Page Up
 * and Page Down move. Emits `choose` with the number of a difference, `fail` with what went wrong.
 */
export class ChangeList extends LitElement {
  static override properties = {
    comparison: { attribute: false },
    compared: { attribute: false },
    chosen: { attribute: false },
  };

  static override styles = [
    sharedStyles,
    rowStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        min-height: 0;
        background: var(--panel);
      }
      .titles,
      .row {
        display: grid;
        grid-template-columns: 20px 64px 64px minmax(0, 1fr);
        gap: 12px;
        align-items: center;
        padding: 0 10px;
        white-space: nowrap;
      }
      .titles {
        height: var(--row);
        border-bottom: 1px solid var(--line);
        color: var(--dim);
        font-size: var(--small-text);
      }
      .scroller {
        position: relative;
        overflow: auto;
      }
      .window {
        position: sticky;
        top: 0;
        height: 0;
      }
      .sign {
        font-family: var(--mono);
        font-weight: 600;
        text-align: center;
      }
      .added .sign {
        color: var(--accent);
      }
      .removed .sign {
        color: var(--error);
      }
      .changed .sign {
        color: var(--warning);
      }
      .moved .sign {
        color: var(--note);
      }
      .number {
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      .text {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      .label {
        margin-right: 10px;
      }
      .values {
        font-family: var(--mono);
        font-size: var(--small-text);
      }
    `,
  ];

  /** What is shown. Its worker's proxy is no value for a template, which would take it for a directive. */
  declare comparison: Comparison;
  /** The part whose differences are shown. */
  declare compared: ComparedPart;
  /** Number of the chosen difference; -1 for none. */
  declare chosen: number;
  private readonly scrolling = new ScaledScroll(rowHeight);
  private blocks: BlockStore<readonly ComparedChange[]> | undefined;
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.chosen = -1;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
    this.blocks?.end();
    this.blocks = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('compared') && !changed.has('comparison') && this.blocks !== undefined) return;
    const { comparison, compared } = this;
    this.blocks?.end();
    this.blocks = new BlockStore(
      (block) => comparison.changes(compared.path, block * blockSize, blockSize),
      (error) => {
        if (error !== undefined) this.dispatchEvent(new CustomEvent('fail', { detail: error }));
        this.requestUpdate();
      },
    );
    this.scrolling.count = compared.changeCount;
    if (changed.has('compared')) this.scrolling.by(-this.scrolling.top);
  }

  protected override firstUpdated(): void {
    this.sizes.observe(this.scroller);
    this.scroller.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    this.measure();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('chosen') && this.chosen >= 0) {
      this.scrolling.reveal(this.chosen);
      this.requestUpdate();
    }
    if (Math.abs(this.scroller.scrollTop - this.scrolling.scrollTop) >= 1)
      this.scroller.scrollTop = this.scrolling.scrollTop;
  }

  private get scroller(): HTMLElement {
    return this.renderRoot.querySelector('.scroller') as HTMLElement;
  }

  private measure(): void {
    this.scrolling.viewport = this.scroller.clientHeight;
    this.requestUpdate();
  }

  private wheel(event: WheelEvent): void {
    if (!this.scrolling.isScaled || event.ctrlKey) return;
    event.preventDefault();
    this.scrolling.by(
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * rowHeight : event.deltaY,
    );
    this.requestUpdate();
  }

  private scrolled(): void {
    this.scrolling.dragged(this.scroller.scrollTop);
    this.requestUpdate();
  }

  protected override render(): TemplateResult {
    const { scrolling: scroll, chosen } = this;
    const rows = Array.from({ length: Math.max(0, scroll.end - scroll.first) }, (_, k) => scroll.first + k);
    const isSeen = rows.includes(chosen);
    return html`
      <div class="titles" aria-hidden="true"><span></span><span class="number">left</span><span class="number">right</span><span>what differs</span></div>
      <div
        class="scroller"
        role="listbox"
        tabindex="0"
        aria-label="Differences"
        aria-activedescendant=${isSeen ? `change-${chosen}` : nothing}
        @scroll=${this.scrolled}
        @keydown=${this.pressed}
      >
        <div class="window" role="presentation">${rows.map((i) => this.renderRow(i))}</div>
        <div role="presentation" .style=${`height: ${scroll.height}px`}></div>
      </div>
    `;
  }

  private renderRow(i: number): TemplateResult {
    const change = this.blocks?.get(Math.floor(i / blockSize))?.[i % blockSize];
    // Set as a property: a security policy refuses the attribute.
    const place = `top: ${this.scrolling.offsetOf(i)}px`;
    return html`<div
      class="row ${change?.kind ?? ''}"
      id=${`change-${i}`}
      role="option"
      aria-selected=${i === this.chosen ? 'true' : 'false'}
      aria-setsize=${this.compared.changeCount}
      aria-posinset=${i + 1}
      .style=${place}
      @click=${() => this.choose(i)}
    >
      ${change === undefined ? html`<span></span><span></span><span></span><span class="dim">…</span>` : this.renderChange(change)}
    </div>`;
  }

  private renderChange({ kind, left, right, label, fields }: ComparedChange): TemplateResult {
    return html`
      <span class="sign" title=${kind} aria-hidden="true">${kindSigns[kind]}</span>
      <span class="number">${left === undefined ? '' : countText(left)}</span>
      <span class="number">${right === undefined ? '' : countText(right)}</span>
      <span class="text"><span class="hidden-text">${kind}</span>${label === '' ? nothing : html`<span class="label">${label}</span>`}<span class="values dim">${fieldsText(kind, fields)}</span></span>
    `;
  }

  private choose(i: number): void {
    this.dispatchEvent(new CustomEvent<number>('choose', { detail: i }));
  }

  private pressed(event: KeyboardEvent): void {
    const { chosen, scrolling: scroll } = this;
    const last = this.compared.changeCount - 1;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      PageDown: chosen + scroll.page,
      PageUp: chosen - scroll.page,
      Home: 0,
      End: last,
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step === undefined || last < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.choose(Math.max(0, Math.min(last, step)));
  }
}

function fieldsText(kind: ComparedChange['kind'], fields: readonly ComparedField[]): string {
  if (kind === 'moved') return 'the same, in another place';
  const told = fields.slice(0, toldFields).map(({ name, left, right }) => {
    const both =
      left === right ? `${left ?? ''} is something else` : `${left ?? 'none'} → ${right ?? 'none'}`;
    const value = kind === 'added' ? right : kind === 'removed' ? left : both;
    return name === '' ? value : `${name}: ${value}`;
  });
  const more = fields.length - told.length;
  return told.join('; ') + (more > 0 ? `; ${more} more` : '');
}

customElements.define('bw-change-list', ChangeList);
