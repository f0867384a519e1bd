import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { rowHeight } from '../../style/pointer.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { rowStyles } from './row-styles.js';

/** A row of a tree: how deep it is, and whether it can be opened. */
export interface TreeRow {
  /** Depth, from 1. */
  readonly level: number;
  /** Whether its children are shown; `undefined` for a row that has none. */
  readonly isExpanded?: boolean | undefined;
}

/** A row that somebody went to. */
export interface ChosenRow {
  /** Its number. */
  readonly index: number;
  /** Whether one comes there step by step, as with arrow keys, so that the way isn't one of the browser's history. */
  readonly isStep: boolean;
}

/** Rows beyond the visible ones that are drawn as well. */
const OVERSCAN = 8;
/** Height of a row in pixels, as the style has it. */
const ROW_HEIGHT = rowHeight;

/**
 * A tree or list of any length, of which only the visible rows are drawn. Arrow keys, Home, End, Page Up and Page Down
 * move; Left and Right close and open. Emits `choose` with the row that was gone to, `open` for Enter or a
 * double click, `toggle` for a row that is to be closed or opened.
 */
export class TreeList extends LitElement {
  static override properties = {
    rows: { attribute: false },
    chosen: { attribute: false },
    renderRow: { attribute: false },
    label: { attribute: false },
    first: { state: true },
    height: { state: true },
  };

  static override styles = [
    sharedStyles,
    rowStyles,
    css`
      :host {
        display: block;
        min-height: 0;
      }
      .scroller {
        position: relative;
        height: 100%;
        overflow: auto;
        background: var(--panel);
      }
      .rows {
        position: relative;
        min-width: 100%;
      }
      .row {
        display: flex;
        gap: 6px;
        overflow: hidden;
        padding-right: 8px;
      }
      .twist {
        flex: none;
        width: 12px;
        color: var(--dim);
        text-align: center;
      }
      .grow {
        flex: 1;
        overflow: hidden;
        min-width: 0;
        text-overflow: ellipsis;
      }
      .number {
        flex: none;
      }
      .place {
        overflow: hidden;
        max-width: 65%;
        text-overflow: ellipsis;
      }
      .small {
        font-size: var(--small-text);
      }
      .group {
        font-weight: 600;
      }
      .badge {
        flex: none;
        width: 8px;
        height: 8px;
        border-radius: 50%;
        background: var(--note);
      }
      .badge.error {
        background: var(--error);
      }
      .badge.warning {
        background: var(--warning);
      }
    `,
  ];

  /** The rows that are shown, those inside closed ones left out. */
  declare rows: readonly TreeRow[];
  /** Number of the chosen row; -1 for none. */
  declare chosen: number;
  /** What is in a row. */
  declare renderRow: (index: number) => unknown;
  /** What the list is called. */
  declare label: string;
  declare private first: number;
  declare private height: number;
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.rows = [];
    this.chosen = -1;
    this.renderRow = () => nothing;
    this.label = '';
    this.first = 0;
    this.height = 600;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
  }

  protected override firstUpdated(): void {
    this.sizes.observe(this.scroller);
    this.measure();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('chosen') && this.chosen >= 0) this.reveal(this.chosen);
  }

  /** Scrolls so that a row is seen. */
  reveal(index: number): void {
    const { scroller } = this;
    const top = index * ROW_HEIGHT;
    const { scrollTop, clientHeight } = scroller;
    if (clientHeight === 0) return;
    if (top < scrollTop || top + ROW_HEIGHT > scrollTop + clientHeight)
      scroller.scrollTop = Math.max(0, top - clientHeight / 2 + ROW_HEIGHT);
  }

  private get scroller(): HTMLElement {
    return this.renderRoot.querySelector('.scroller') as HTMLElement;
  }

  private measure(): void {
    const { clientHeight, scrollTop } = this.scroller;
    this.height = clientHeight;
    this.first = Math.floor(scrollTop / ROW_HEIGHT);
  }

  protected override render(): TemplateResult {
    const { rows, chosen } = this;
    const from = Math.max(0, Math.min(this.first, rows.length) - OVERSCAN);
    const to = Math.min(rows.length, this.first + Math.ceil(this.height / ROW_HEIGHT) + OVERSCAN);
    const drawn = Array.from({ length: to - from }, (_, i) => from + i);
    // What is chosen stays drawn, so that it can be told what it is.
    if (chosen >= 0 && chosen < rows.length && (chosen < from || chosen >= to)) drawn.push(chosen);
    return html`
      <div
        class="scroller"
        role="tree"
        tabindex="0"
        aria-label=${this.label}
        aria-activedescendant=${chosen >= 0 && chosen < rows.length ? `row-${chosen}` : nothing}
        @scroll=${this.measure}
        @keydown=${this.pressed}
      >
        <div class="rows" role="presentation" .style=${`height: ${rows.length * ROW_HEIGHT}px`}>
          ${drawn.map((index) => this.renderOne(index, rows[index] as TreeRow))}
        </div>
      </div>
    `;
  }

  private renderOne(index: number, { level, isExpanded }: TreeRow): TemplateResult {
    // Set as a property: a security policy refuses the attribute.
    const place = `top: ${index * ROW_HEIGHT}px; padding-left: ${(level - 1) * 14 + 4}px`;
    return html`<div
      class="row"
      id=${`row-${index}`}
      role="treeitem"
      aria-level=${level}
      aria-selected=${index === this.chosen ? 'true' : 'false'}
      aria-expanded=${isExpanded === undefined ? nothing : isExpanded ? 'true' : 'false'}
      .style=${place}
      @click=${() => this.clicked(index, isExpanded)}
      @dblclick=${() => this.tell('open', index)}
    >
      <span class="twist" aria-hidden="true">${isExpanded === undefined ? '' : isExpanded ? '▾' : '▸'}</span>
      ${this.renderRow(index)}
    </div>`;
  }

  private clicked(index: number, isExpanded: boolean | undefined): void {
    this.choose(index, { isStep: false });
    if (isExpanded !== undefined) this.tell('toggle', index);
  }

  private pressed(event: KeyboardEvent): void {
    const { rows, chosen } = this;
    const page = Math.max(1, Math.floor(this.height / ROW_HEIGHT) - 1);
    const row = rows[chosen];
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: chosen + 1,
      ArrowUp: chosen - 1,
      PageDown: chosen + page,
      PageUp: chosen - page,
      Home: 0,
      End: rows.length - 1,
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (step !== undefined && rows.length > 0) {
      this.choose(Math.min(rows.length - 1, Math.max(0, step)), { isStep: true });
    } else if (event.key === 'Enter' && row !== undefined) {
      this.tell(row.isExpanded === undefined ? 'open' : 'toggle', chosen);
    } else if (event.key === 'ArrowRight' && row?.isExpanded === false) this.tell('toggle', chosen);
    else if (event.key === 'ArrowLeft' && row !== undefined) {
      if (row.isExpanded === true) this.tell('toggle', chosen);
      else {
        const parent = rows.slice(0, chosen).findLastIndex(({ level }) => level < row.level);
        if (parent >= 0) this.choose(parent, { isStep: true });
      }
    } else return;
    event.preventDefault();
  }

  private choose(index: number, { isStep }: { readonly isStep: boolean }): void {
    this.dispatchEvent(new CustomEvent<ChosenRow>('choose', { detail: { index, isStep } }));
  }

  private tell(type: 'open' | 'toggle', index: number): void {
    this.dispatchEvent(new CustomEvent<number>(type, { detail: index }));
  }
}

customElements.define('bw-tree-list', TreeList);
