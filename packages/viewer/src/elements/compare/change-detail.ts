import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type {
  ComparedChange,
  ComparedField,
  ComparedPart,
  ComparedTarget,
} from '../../protocol/compare-api.js';
import type { Comparison } from '../../state/comparison.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { sideStyles } from './side-styles.js';
import './content-diff.js';

/** Which of two files something is in. */
export type ComparedSide = 'left' | 'right';

/** A record that somebody wants to see in its file. */
export interface WantedRecord {
  /** The file. */
  readonly side: ComparedSide;
  /** Path of its list. */
  readonly path: string;
  /** Its number. */
  readonly index: number;
}

/** One difference: the fields of both things side by side, those that differ marked. Emits `show` with a `WantedRecord`, `fail`. */
export class ChangeDetail extends LitElement {
  static override properties = {
    comparison: { attribute: false },
    compared: { attribute: false },
    number: { attribute: false },
    names: { attribute: false },
    isAll: { state: true },
    change: { state: true },
  };

  static override styles = [
    sharedStyles,
    sideStyles,
    css`
      :host {
        display: block;
        overflow: auto;
        min-height: 0;
        background: var(--page);
      }
      header {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
        align-items: center;
        padding: 8px 12px;
      }
      header label {
        margin-left: auto;
      }
      h2 {
        overflow-wrap: anywhere;
      }
      .differs th {
        font-weight: 600;
        box-shadow: inset 3px 0 var(--warning);
      }
      .differs td {
        background: color-mix(in srgb, var(--warning) 12%, transparent);
      }
      .differs td.gone {
        background: none;
      }
      .hint {
        padding: 12px;
        color: var(--dim);
      }
      .target {
        margin-left: 8px;
      }
    `,
  ];

  /** What is shown. Its worker's proxy is no value for a template, which would take it for a directive. */
  declare comparison: Comparison;
  /** The part that the difference is in. */
  declare compared: ComparedPart;
  /** Number of the difference. */
  declare number: number;
  /** What the two files are called. */
  declare names: { readonly left: string; readonly right: string };
  declare private isAll: boolean;
  declare private change: ComparedChange | undefined;
  private turn = 0;

  constructor() {
    super();
    this.isAll = true;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isElsewhere = changed.has('compared') || changed.has('comparison');
    // What is seen stays until the next one is read, but not under the name of another part.
    if (isElsewhere) this.change = undefined;
    if (isElsewhere || changed.has('number')) void this.load();
  }

  private async load(): Promise<void> {
    const turn = ++this.turn;
    try {
      const change = await this.comparison.change(this.compared.path, this.number);
      if (turn === this.turn) this.change = change;
    } catch (error) {
      if (turn === this.turn) this.dispatchEvent(new CustomEvent('fail', { detail: error }));
    }
  }

  protected override render(): TemplateResult {
    const { change, isAll, names } = this;
    if (change === undefined) return html`<p class="hint" role="status">Reading…</p>`;
    const { fields, kind, label } = change;
    const isOneSided = kind === 'added' || kind === 'removed';
    const shown = fields.filter((field) => isAll || isOneSided || field.isDifferent);
    const hasSame = fields.some((field) => !field.isDifferent);
    return html`
      <header>
        <h2>${label === '' ? `${this.compared.path}` : label}</h2>
        <span class="dim">${kind}</span>
        ${
          hasSame
            ? html`<label><input type="checkbox" .checked=${isAll} @change=${this.switchAll} /> Fields that are the same</label>`
            : nothing
        }
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">${this.renderPlace('left', change.left)} <span class="dim">${names.left}</span></th>
            <th scope="col">${this.renderPlace('right', change.right)} <span class="dim">${names.right}</span></th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((field) => this.renderField(field, isOneSided))}
        </tbody>
      </table>
      ${shown.length === 0 ? html`<p class="hint">${kind === 'moved' ? 'Only its place in the list differs.' : 'It has no fields to show.'}</p>` : nothing}
      ${this.compared.kind === 'files' && kind !== 'moved' ? html`<bw-content-diff .comparison=${this.comparison} .compared=${this.compared} .number=${this.number} .names=${names} @fail=${this.failed}></bw-content-diff>` : nothing}
    `;
  }

  private readonly failed = (event: CustomEvent<unknown>): void => {
    this.dispatchEvent(new CustomEvent('fail', { detail: event.detail }));
  };

  private renderPlace(side: ComparedSide, index: number | undefined): TemplateResult | string {
    if (index === undefined) return 'not there';
    const { kind, path } = this.compared;
    const name = kind === 'bytes' ? `${path} +${index}` : `${path}[${index}]`;
    return html`<button type="button" class="link" title=${`See it in ${this.names[side]}`} @click=${() => this.show(side, { path, index })}>${name}</button>`;
  }

  private renderField(field: ComparedField, isOneSided: boolean): TemplateResult {
    const { name, note, isDifferent, left, right, leftTarget, rightTarget } = field;
    return html`
      <tr class=${isDifferent && !isOneSided ? 'differs' : ''}>
        <th scope="row">
          ${name === '' ? 'value' : name}${isDifferent && !isOneSided ? html`<span class="hidden-text"> differs</span>` : nothing}
          ${note === undefined ? nothing : html`<div class="dim">${note}</div>`}
        </th>
        <td class=${left === undefined ? 'gone' : ''}>${left ?? html`<span class="dim">–</span>`} ${this.renderTarget('left', leftTarget)}</td>
        <td class=${right === undefined ? 'gone' : ''}>${right ?? html`<span class="dim">–</span>`} ${this.renderTarget('right', rightTarget)}</td>
      </tr>
    `;
  }

  private renderTarget(
    side: ComparedSide,
    target: ComparedTarget | undefined,
  ): TemplateResult | typeof nothing {
    if (target === undefined) return nothing;
    return html`<button type="button" class="link target" @click=${() => this.show(side, target)}>${target.path}[${target.index}]</button>`;
  }

  private show(side: ComparedSide, { path, index }: ComparedTarget): void {
    this.dispatchEvent(new CustomEvent<WantedRecord>('show', { detail: { side, path, index } }));
  }

  private switchAll(event: Event): void {
    this.isAll = (event.target as HTMLInputElement).checked;
  }
}

customElements.define('bw-change-detail', ChangeDetail);
