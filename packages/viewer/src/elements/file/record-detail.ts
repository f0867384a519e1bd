import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { RecordDetail as Detail, FieldDetail } from '../../protocol/table-types.js';
import type { FileSession } from '../../state/file-session.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { documentText } from './document-text.js';
import '../save/field-editor.js';
import { countText, offsetText } from '../lists/number-text.js';
import { cellContent } from './cell-content.js';
import { cellStyles } from './cell-styles.js';
import { pickEvent } from './file-events.js';

/** One record: each of its fields with value, place and meaning. Emits `pick`, and `world` to see it there. */
export class RecordDetail extends LitElement {
  static override properties = {
    session: { attribute: false },
    detail: { attribute: false },
    field: { attribute: false },
    problem: {},
  };

  static override styles = [
    sharedStyles,
    cellStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 0;
        overflow: auto;
        background: var(--panel);
      }
      header {
        position: sticky;
        top: 0;
        z-index: 1;
        padding: 8px 10px;
        border-bottom: 1px solid var(--line);
        background: var(--panel);
      }
      .top {
        display: flex;
        align-items: baseline;
        gap: 8px;
      }
      h2 {
        flex: 1;
        overflow-wrap: anywhere;
        font-family: var(--mono);
      }
      p {
        margin: 4px 0 0;
        font-size: var(--small-text);
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        padding: 5px 10px 6px;
        border-bottom: 1px solid color-mix(in srgb, var(--line) 60%, transparent);
        border-left: 3px solid transparent;
      }
      li.selected {
        --dim: light-dark(#4a545e, #b9c2cb);
        border-left-color: var(--accent);
        background: var(--selected);
      }
      .head {
        display: grid;
        grid-template-columns: minmax(0, auto) minmax(0, 1fr);
        gap: 2px 10px;
        align-items: baseline;
      }
      .name {
        padding: 0;
        border: 0;
        background: none;
        font: 600 var(--small-text) / 1.4 var(--mono);
        text-align: left;
        white-space: normal;
        overflow-wrap: anywhere;
      }
      .name:hover {
        background: none;
        text-decoration: underline;
      }
      .value {
        overflow-wrap: anywhere;
        font: var(--small-text) / 1.4 var(--mono);
        white-space: pre-wrap;
      }
      .said {
        margin: 2px 0 0;
        font-size: var(--small-text);
      }
      .place {
        color: var(--dim);
        font: 11px / 1.4 var(--mono);
      }
      .probable,
      .guess,
      .unknown {
        padding: 0 4px;
        border: 1px solid currentcolor;
        border-radius: 3px;
        font-size: 11px;
      }
      .probable {
        color: var(--note);
      }
      .guess,
      .unknown {
        color: var(--guess);
      }
      .none {
        padding: 16px;
        color: var(--dim);
      }
    `,
  ];

  /** The file that is open, whose fields can be changed. */
  declare session: FileSession | undefined;
  /** The record; `undefined` while none is selected. */
  declare detail: Detail | undefined;
  /** Path of the field that is selected. */
  declare field: string | undefined;
  /** Why the record that is selected can't be shown. */
  declare problem: string | undefined;

  protected override updated(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('field') || changed.has('detail'))
      this.renderRoot.querySelector('li.selected')?.scrollIntoView({ block: 'nearest' });
  }

  protected override render(): TemplateResult {
    const { detail } = this;
    if (this.problem !== undefined) return html`<p class="none error" role="alert">${this.problem}</p>`;
    if (detail === undefined)
      return html`<p class="none">Choose a row to see its fields, what they mean, and where they lie.</p>`;
    const { path, index, document, recordName, offset, size, fields, isInWorld } = detail;
    const where =
      offset === undefined || size === undefined ? '' : `${offsetText(offset)}, ${countText(size)} bytes`;
    return html`
      <header>
        <div class="top">
          <h2>${path}[${index}]</h2>
          ${
            isInWorld
              ? html`<button type="button" @click=${() => this.dispatchEvent(new CustomEvent('world', { bubbles: true, composed: true }))}>
                  Show in world
                </button>`
              : nothing
          }
        </div>
        <p class="place">
          ${[recordName, document?.orig === undefined ? undefined : `(${document.orig})`, where].filter(Boolean).join(' ')}
        </p>
        ${document === undefined || document.text === '' ? nothing : html`<p>${documentText(document.text)}</p>`}
        ${sourceText(document?.source)}
      </header>
      <ul aria-label="Fields">
        ${fields.map((field) => this.row(field, detail))}
      </ul>
    `;
  }

  private row(field: FieldDetail, { canChange, path, index }: Detail): TemplateResult {
    const { name, kind, type, offset, size, cell, document, role } = field;
    const isHole = kind === 'hole' || kind === 'padding';
    const isSelected = name !== '' && (name === this.field || name.startsWith(`${this.field ?? '\0'}.`));
    const confidence = document?.confidence;
    const isDoubtful = confidence !== undefined && confidence !== 'certain';
    const place =
      size === 0 ? '' : `+${offsetText(offset)}  ${type}  ${size} ${size === 1 ? 'byte' : 'bytes'}`;
    return html`<li class=${isSelected ? 'selected' : ''} aria-current=${isSelected ? 'true' : nothing}>
      <div class="head">
        ${
          name === ''
            ? html`<span class="dim">${isHole ? 'left free' : ''}</span>`
            : html`<button type="button" class="name" @click=${() => this.dispatchEvent(pickEvent({ path, index, field: name }, { isStep: true }))}>
                ${name}
              </button>`
        }
        <span class="value">${cellContent(cell)}</span>
      </div>
      <div class="place">
        ${place} ${isDoubtful ? html`<span class=${confidence}>${confidence}</span>` : nothing}
        ${document?.orig === undefined ? nothing : html`<span>${document.orig}</span>`}
      </div>
      ${document === undefined || document.text === '' ? nothing : html`<p class="said">${documentText(document.text)}</p>`}
      ${role === undefined ? nothing : html`<p class="said dim">${role}</p>`} ${sourceText(document?.source)}
      ${
        isSelected && !isHole && name === this.field && canChange && this.session !== undefined
          ? html`<bw-field-editor .session=${this.session} .path=${path} .index=${index} .field=${name === 'value' ? '' : name}></bw-field-editor>`
          : nothing
      }
    </li>`;
  }
}

function sourceText(source: string | undefined): TemplateResult | typeof nothing {
  return source === undefined ? nothing : html`<p class="said dim">Source: ${source}</p>`;
}

customElements.define('bw-record-detail', RecordDetail);
