import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { TableInfo } from '../../protocol/table-types.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText } from '../lists/number-text.js';
import '../lists/usage-hint.js';

/** How the filter is written. */
const filterUsage =
  'Words are looked for in all columns.\nCompare a column with = != < <= > >=, contains, begins, ends or has.\nJoin with and, or, not and brackets.';

/** How long somebody stops typing before a filter is taken, in milliseconds. */
const typingPause = 500;

/** What is done with rows from the bar. */
export type TableAction =
  | { readonly kind: 'filter'; readonly text: string }
  | { readonly kind: 'jump'; readonly index: number }
  | { readonly kind: 'turn'; readonly column: string }
  | { readonly kind: 'copy'; readonly what: 'cell' | 'tsv' | 'json' }
  | { readonly kind: 'save' };

/** The bar above a table: what it is, the filter, columns, copies. Emits `act` with a `TableAction`. */
export class TableBar extends LitElement {
  static override properties = {
    info: { attribute: false },
    shownCount: { type: Number },
    filter: {},
    hiddenColumns: { attribute: false },
    isSaving: { attribute: false },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 8px;
        padding: 5px 10px;
        border-bottom: 1px solid var(--line);
      }
      h2 {
        overflow: hidden;
        font-family: var(--mono);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .summary {
        flex: 1;
        min-width: 12ch;
        overflow: hidden;
        color: var(--dim);
        font-size: var(--small-text);
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        flex-basis: 100%;
        align-items: center;
        gap: 4px 6px;
      }
      .filter {
        flex: 1 1 220px;
        min-width: 140px;
        max-width: 520px;
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      .jump {
        width: 92px;
      }
      .tools button,
      .tools summary,
      .tools input {
        font-size: var(--small-text);
      }
      details {
        position: relative;
      }
      summary {
        padding: 3px 10px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
        cursor: pointer;
        list-style: none;
        white-space: nowrap;
      }
      summary:hover {
        background: var(--hover);
      }
      .menu {
        position: absolute;
        z-index: 6;
        top: calc(100% + 2px);
        right: 0;
        display: grid;
        gap: 2px;
        max-height: 320px;
        overflow: auto;
        padding: 6px 8px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: 0 4px 14px rgb(0 0 0 / 25%);
      }
      .menu label {
        font: var(--small-text) / 1.6 var(--mono);
        white-space: nowrap;
      }
      .menu button {
        text-align: left;
      }
    `,
  ];

  /** The table. */
  declare info: TableInfo;
  /** Number of rows that are shown. */
  declare shownCount: number;
  /** The filter that holds. */
  declare filter: string;
  /** Titles of the columns that are hidden. */
  declare hiddenColumns: ReadonlySet<string>;
  /** Whether rows are being saved. */
  declare isSaving: boolean;
  private typing: ReturnType<typeof setTimeout> | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.typing);
  }

  /** Writes the filter that holds, unless it is what is written already, and begins anew with another table. */
  protected override updated(changed: PropertyValues<this>): void {
    const isOther = changed.has('info') && changed.get('info')?.path !== this.info.path;
    const box = this.renderRoot.querySelector<HTMLInputElement>('.filter');
    if (box === null || !(isOther || (changed.has('filter') && box.value.trim() !== this.filter))) return;
    clearTimeout(this.typing);
    box.value = this.filter;
    const jump = this.renderRoot.querySelector<HTMLInputElement>('.jump');
    if (isOther && jump !== null) jump.value = '';
  }

  /** Puts the cursor into the filter. */
  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.filter')?.focus();
  }

  protected override render(): TemplateResult {
    const { info } = this;
    const { path, summary, layout, recordName, text, count, columns } = info;
    const shown = this.shownCount === count ? '' : `${countText(this.shownCount)} shown of `;
    const read = layout === undefined ? '' : `, read as ${layout}`;
    const name = recordName === undefined ? '' : ` (${recordName})`;
    return html`
      <h2>${path === '' ? 'All chunks' : path}</h2>
      <span class="summary" title=${text}>${shown}${summary}${read}${name}</span>
      <div class="tools">
        <input
          class="filter"
          type="search"
          aria-label="Filter rows"
          placeholder=${filterHint(info)}
          spellcheck="false"
          autocomplete="off"
          @input=${this.typed}
          @keydown=${this.filterKey}
        />
        <bw-usage-hint label="How to filter" text=${filterUsage}></bw-usage-hint>
        <input
          class="jump"
          type="number"
          min="0"
          max=${Math.max(0, count - 1)}
          aria-label="Go to row"
          placeholder="Go to row"
          @change=${this.jump}
        />
        <details @toggle=${this.opened}>
          <summary>Columns</summary>
          <div class="menu">
            ${columns.slice(1).map(
              ({ title }) =>
                html`<label
                  ><input
                    type="checkbox"
                    .checked=${live(!this.hiddenColumns.has(title))}
                    @change=${() => this.act({ kind: 'turn', column: title })}
                  />
                  ${title}</label
                >`,
            )}
          </div>
        </details>
        <details @toggle=${this.opened}>
          <summary>Copy</summary>
          <div class="menu">
            <button type="button" @click=${() => this.copy('cell')}>This cell</button>
            <button type="button" @click=${() => this.copy('tsv')}>Rows as text with tabs</button>
            <button type="button" @click=${() => this.copy('json')}>Rows as JSON</button>
          </div>
        </details>
        <button
          type="button"
          title="Save the rows that are shown as a CSV file, in the form that brushwork dump writes"
          ?disabled=${this.isSaving}
          @click=${() => this.act({ kind: 'save' })}
        >
          Save CSV
        </button>
      </div>
    `;
  }

  private act(action: TableAction): void {
    this.dispatchEvent(new CustomEvent<TableAction>('act', { detail: action }));
  }

  private typed(event: Event): void {
    const { value } = event.target as HTMLInputElement;
    clearTimeout(this.typing);
    this.typing = setTimeout(() => this.act({ kind: 'filter', text: value }), typingPause);
  }

  private filterKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    const input = event.target as HTMLInputElement;
    if (event.key === 'Escape') input.value = '';
    clearTimeout(this.typing);
    this.act({ kind: 'filter', text: input.value });
  }

  private jump(event: Event): void {
    const input = event.target as HTMLInputElement;
    const index = Number(input.value);
    if (input.value === '' || !Number.isInteger(index) || index < 0 || index >= this.info.count) return;
    input.value = '';
    this.act({ kind: 'jump', index });
  }

  private copy(what: 'cell' | 'tsv' | 'json'): void {
    for (const menu of this.renderRoot.querySelectorAll('details')) menu.open = false;
    this.act({ kind: 'copy', what });
  }

  /** Only one menu is open. */
  private opened(event: Event): void {
    const menu = event.target as HTMLDetailsElement;
    if (!menu.open) return;
    for (const other of this.renderRoot.querySelectorAll('details')) if (other !== menu) other.open = false;
  }
}

function filterHint({ columns }: TableInfo): string {
  const number = columns.find(({ isNumber, title }) => isNumber && title !== 'index');
  return number === undefined ? 'Filter: words' : `Filter: words, ${number.title} > 100`;
}

customElements.define('bw-table-bar', TableBar);
