import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ComparedLump, ComparedPart } from '../../protocol/compare-api.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText } from '../lists/number-text.js';
import '../lists/tree-list.js';
import type { ChosenRow, TreeRow } from '../lists/tree-list.js';
import { countWords, isDifferent, isListed, stateText, stateTitle } from './change-words.js';

/** A part that somebody went to. */
export interface ChosenPart {
  /** Its path; `undefined` for a lump of several parts. */
  readonly path: string | undefined;
  /** Whether one comes there step by step, as with arrow keys. */
  readonly isStep: boolean;
}

interface LumpRow extends TreeRow {
  readonly lump: ComparedLump;
  /** The part; `undefined` for the lump as a whole. */
  readonly part: ComparedPart | undefined;
}

/** The lumps of two files with their states, and the parts of those that have several. Emits `part` with what was gone to. */
export class CompareLumps extends LitElement {
  static override properties = {
    lumps: { attribute: false },
    path: { attribute: false },
    isAll: { attribute: false },
    whole: { state: true },
    closed: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        min-height: 0;
      }
      bw-tree-list {
        height: 100%;
      }
    `,
  ];

  /** The lumps. */
  declare lumps: readonly ComparedLump[];
  /** Path of the part that is shown. */
  declare path: string | undefined;
  /** Whether those are listed in which nothing differs. */
  declare isAll: boolean;
  declare private whole: string | undefined;
  declare private closed: ReadonlySet<string>;
  private rows: readonly LumpRow[] = [];
  private shown = -1;

  constructor() {
    super();
    this.lumps = [];
    this.isAll = false;
    this.closed = new Set();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('path') && this.path !== undefined) this.whole = undefined;
  }

  protected override render(): TemplateResult {
    this.rows = this.lumps
      .filter((lump) => this.isAll || isListed(lump))
      .flatMap((lump) => rowsOf(lump, this.closed));
    this.shown = this.rows.findIndex(({ part, lump }) =>
      this.whole === undefined ? part?.path === this.path : lump.name === this.whole,
    );
    return html`<bw-tree-list
      .label=${'Lumps'}
      .rows=${this.rows}
      .chosen=${this.shown}
      .renderRow=${(index: number) => this.renderRow(index)}
      @choose=${(event: CustomEvent<ChosenRow>) => this.choose(event.detail)}
      @toggle=${(event: CustomEvent<number>) => this.toggle(event.detail)}
    ></bw-tree-list>`;
  }

  private renderRow(index: number): TemplateResult | typeof nothing {
    const row = this.rows[index];
    if (row === undefined) return nothing;
    const { lump, part, level } = row;
    // What is chosen has another background, on which dim text can't be read.
    const dim = index === this.shown ? 'small' : 'small dim';
    if (level > 1 && part !== undefined)
      return html`<span class="grow">${part.path.slice(lump.name.length + 1)}</span>
        <span class="number ${dim}">${part.changeCount === 0 ? 'same' : countWords(part.counts)}</span>`;
    const total = Object.values(lump.counts).reduce((sum: number, count: number) => sum + count, 0);
    return html`
      <span class="badge ${badgeOf(lump)}" aria-hidden="true"></span>
      <span class="grow" title=${stateTitle(lump)}>${lump.name}</span>
      <span class=${dim}>${stateText(lump)}</span>
      <span class="number small">${total === 0 ? '' : countText(total)}</span>
    `;
  }

  private toggle(index: number): void {
    const row = this.rows[index];
    if (row?.isExpanded === undefined) return;
    const closed = new Set(this.closed);
    if (row.isExpanded) closed.add(row.lump.name);
    else closed.delete(row.lump.name);
    this.closed = closed;
  }

  private choose({ index, isStep }: ChosenRow): void {
    const row = this.rows[index];
    if (row === undefined) return;
    this.whole = row.part === undefined ? row.lump.name : undefined;
    const detail: ChosenPart = { path: row.part?.path, isStep };
    this.dispatchEvent(new CustomEvent<ChosenPart>('part', { detail }));
  }
}

/** A lump of one part is a row; others have their parts below them. */
function rowsOf(lump: ComparedLump, closed: ReadonlySet<string>): LumpRow[] {
  const [part, ...more] = lump.parts;
  if (more.length === 0) return [{ level: 1, lump, part }];
  const changed = lump.parts.filter(({ changeCount }) => changeCount > 0);
  const isExpanded = changed.length === 0 ? undefined : !closed.has(lump.name);
  return [
    { level: 1, lump, part: undefined, isExpanded },
    ...(isExpanded === true ? changed : []).map((one): LumpRow => ({ level: 2, lump, part: one })),
  ];
}

function badgeOf(lump: ComparedLump): string {
  if (lump.state === 'differs') return 'warning';
  return isDifferent(lump) ? 'error' : '';
}

customElements.define('bw-compare-lumps', CompareLumps);
