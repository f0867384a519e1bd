import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { LumpSummary, MapOverview } from '../../protocol/overview.js';
import type { ContentState } from '../../protocol/table-types.js';
import { sharedStyles } from '../../style/shared-styles.js';
import '../lists/empty-list.js';
import { countText, offsetText, sizeText } from '../lists/number-text.js';
import { pickEvent } from './file-events.js';
import { placeChanges } from './place-changes.js';

type SortKey = 'index' | 'name' | 'offset' | 'length' | 'count' | 'issues';

/** All lumps of a map, with what the directory says and what is known since they were read. Emits `pick`. */
export class LumpList extends LitElement {
  static override properties = {
    now: { attribute: false },
    opened: { attribute: false },
    isStale: { attribute: false },
    states: { attribute: false },
    sort: { state: true },
    isEmptyHidden: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        min-height: 0;
        background: var(--panel);
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 16px;
        padding: 6px 10px;
        border-bottom: 1px solid var(--line);
      }
      header label {
        margin-left: auto;
        font-size: var(--small-text);
      }
      .scroll {
        overflow: auto;
      }
      table {
        width: 100%;
        border-collapse: separate;
        border-spacing: 0;
        font: var(--small-text) / 1.4 var(--mono);
      }
      th {
        position: sticky;
        top: 0;
        z-index: 1;
        padding: 0;
        border-bottom: 1px solid var(--line);
        background: var(--raised);
        font: 600 11px / 1.4 var(--font);
        text-align: left;
        white-space: nowrap;
      }
      th button,
      th span {
        display: block;
        width: 100%;
        padding: 5px 10px;
        border: 0;
        background: none;
        font: inherit;
        text-align: inherit;
      }
      th.number {
        text-align: right;
      }
      td {
        padding: 3px 10px;
        border-bottom: 1px solid color-mix(in srgb, var(--line) 50%, transparent);
        white-space: nowrap;
      }
      tbody tr {
        cursor: pointer;
      }
      tbody tr:hover {
        background: var(--hover);
      }
      tr.empty td,
      tr.empty a {
        color: var(--dim);
      }
      a {
        text-decoration: none;
      }
      del {
        color: var(--dim);
      }
      p.change {
        flex-basis: 100%;
        margin: 0;
        font-size: var(--small-text);
      }
    `,
  ];

  /** The file as it would be saved now. */
  declare now: MapOverview;
  /** The file as it was opened. */
  declare opened: MapOverview;
  /** Whether it was changed since `now`, and where lumps lie is being worked out. */
  declare isStale: boolean;
  /** What is known of lumps that were read. */
  declare states: ReadonlyMap<string, ContentState>;
  declare private sort: { readonly key: SortKey; readonly descending: boolean };
  declare private isEmptyHidden: boolean;

  constructor() {
    super();
    this.isStale = false;
    this.states = new Map();
    this.sort = { key: 'index', descending: false };
    this.isEmptyHidden = false;
  }

  protected override render(): TemplateResult {
    const { now: overview, opened } = this;
    const { lumps } = overview;
    const before = new Map(opened.lumps.map((lump) => [lump.name, lump]));
    const filled = lumps.filter(({ length }) => length !== 0);
    const shown = this.sorted(this.isEmptyHidden ? filled : lumps);
    return html`
      <header>
        <h2>${overview.title}</h2>
        <span class="dim"
          >${overview.magic} ${overview.version}, ${overview.byteOrder === 'little' ? 'little-endian' : 'big-endian'},
          ${changed(countText(opened.size), countText(overview.size))} bytes, ${filled.length} of ${lumps.length} lumps filled</span
        >
        <label
          ><input
            type="checkbox"
            .checked=${this.isEmptyHidden}
            @change=${(event: Event) => {
              this.isEmptyHidden = (event.target as HTMLInputElement).checked;
            }}
          />
          Hide empty ones</label
        >
        ${this.renderChange()}
      </header>
      <div class="scroll" tabindex="0" role="region" aria-label="Lumps">
        <table>
          <thead>
            <tr>
              ${this.heading('index', '#', 'number')} ${this.heading('name', 'Lump')} ${this.heading('offset', 'Offset', 'number')}
              ${this.heading('length', 'Length', 'number')}
              <th scope="col" class="number"><span>Unpacked</span></th>
              <th scope="col" class="number"><span>Version</span></th>
              ${this.heading('count', 'Elements', 'number')}
              <th scope="col"><span>Content</span></th>
              <th scope="col"><span>Status</span></th>
              ${this.heading('issues', 'Issues', 'number')}
            </tr>
          </thead>
          <tbody>
            ${shown.map((lump) => this.row(lump, before.get(lump.name) ?? lump))}
          </tbody>
        </table>
        ${shown.length === 0 && lumps.length > 0 ? this.renderAllHidden(lumps.length) : nothing}
      </div>
    `;
  }

  private renderAllHidden(count: number): TemplateResult {
    return html`<bw-empty-list
      .text=${`All ${count} lumps are empty, and empty ones are hidden.`}
      .action=${'Show empty ones'}
      @clear=${() => {
        this.isEmptyHidden = false;
        this.renderRoot.querySelector<HTMLElement>('input')?.focus();
      }}
    ></bw-empty-list>`;
  }

  /** What edits do to the places of lumps. */
  private renderChange(): TemplateResult | typeof nothing {
    if (this.isStale)
      return html`<p class="change warning" role="status">Places before the last change. Where saving puts everything is being worked out …</p>`;
    const { moved, resized } = placeChanges(this.opened.lumps, this.now.lumps);
    if (moved + resized === 0) return nothing;
    const lumps = (count: number): string => `${count} ${count === 1 ? 'lump' : 'lumps'}`;
    return html`<p class="change" role="status">
      Places of the file as it would be saved now: ${lumps(resized)} with another length, ${lumps(moved)} elsewhere than in
      the file that was opened.
    </p>`;
  }

  private heading(key: SortKey, title: string, align = ''): TemplateResult {
    const { sort } = this;
    const isSorted = sort.key === key;
    const direction = isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none';
    return html`<th scope="col" class=${align} aria-sort=${direction}>
      <button
        type="button"
        @click=${() => {
          this.sort = { key, descending: isSorted && !sort.descending };
        }}
      >
        ${title}${isSorted ? (sort.descending ? ' ▾' : ' ▴') : ''}
      </button>
    </th>`;
  }

  private row(lump: LumpSummary, before: LumpSummary): TemplateResult {
    const { name, index, offset, length, unpacked = 0, version, elsewhere } = lump;
    const state = this.states.get(name);
    const isEmpty = length === 0 && elsewhere === undefined;
    const open = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      this.dispatchEvent(pickEvent({ path: name }));
    };
    return html`<tr class=${isEmpty ? 'empty' : ''} @click=${open}>
      <td class="number">${index}</td>
      <td><a href=${`#view=file&at=${encodeURIComponent(name)}`} @click=${open}>${name}</a></td>
      <td class="number" title=${countText(offset)}>${changed(offsetText(before.offset), offsetText(offset))}</td>
      <td class="number" title=${sizeText(Math.max(0, length))}>${changed(countText(before.length), countText(length))}</td>
      <td class="number">${unpacked > 0 ? `${countText(unpacked)} (LZMA)` : ''}</td>
      <td class="number">${version ?? ''}</td>
      <td class="number">${elementCountText(lump, state)}</td>
      <td>${holdsText(lump, state)}</td>
      <td class=${statusClass(state)}>${statusText(lump, state)}</td>
      <td class="number">${state === undefined || state.issueCount === 0 ? nothing : html`<span class="warning">${state.issueCount}</span>`}</td>
    </tr>`;
  }

  private sorted(lumps: readonly LumpSummary[]): readonly LumpSummary[] {
    const { key, descending } = this.sort;
    const value = (lump: LumpSummary): number | string => {
      const state = this.states.get(lump.name);
      if (key === 'count') return state?.count ?? 0;
      if (key === 'issues') return state?.issueCount ?? 0;
      return lump[key];
    };
    const sign = descending ? -1 : 1;
    return [...lumps].sort((a, b) => {
      const x = value(a);
      const y = value(b);
      if (typeof x === 'string' || typeof y === 'string') return sign * String(x).localeCompare(String(y));
      return sign * (x - y);
    });
  }
}

/** A value; with what it was when the file was opened, where that is another. */
function changed(before: string, now: string): TemplateResult | string {
  return before === now ? now : html`<del title="when the file was opened">${before}</del> ${now}`;
}

function elementCountText(
  { length, elementSize, unpacked = 0 }: LumpSummary,
  state: ContentState | undefined,
): string {
  if (state !== undefined) return state.kind === 'opaque' ? '' : countText(state.count);
  if (elementSize === undefined || unpacked > 0) return '';
  return countText(Math.floor(Math.max(0, length) / elementSize));
}

function holdsText({ kind, elementSize }: LumpSummary, state: ContentState | undefined): string {
  const size = state?.elementSize ?? elementSize;
  const of = size === undefined ? '' : ` of ${size} bytes`;
  const layout = state?.layout === undefined ? '' : `, read as ${state.layout}`;
  return `${state?.kind ?? kind}${of}${layout}`;
}

function statusText({ length, elsewhere }: LumpSummary, state: ContentState | undefined): string {
  if (elsewhere !== undefined && (state === undefined || state.status === 'empty')) return `in ${elsewhere}`;
  if (state?.status === 'lost') return 'not in the file';
  if (state !== undefined) return `${state.status}${state.isPacked ? ', packed' : ''}`;
  return length === 0 ? 'empty' : 'not read yet';
}

function statusClass(state: ContentState | undefined): string {
  if (state === undefined || state.status === 'empty') return 'dim';
  return state.status === 'ok' ? '' : state.status === 'opaque' ? 'dim' : 'warning';
}

customElements.define('bw-lump-list', LumpList);
