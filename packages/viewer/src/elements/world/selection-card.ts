import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { isEntityPath, type Selection } from '../../protocol/selection.js';
import { sharedStyles } from '../../style/shared-styles.js';
import type { Found } from '../../world/stage-content.js';

/** What is selected: what it is, and where it leads. Emits `go-to`, `show-record`, `show-entity` and `deselect`. */
export class SelectionCard extends LitElement {
  static override properties = { selection: { attribute: false }, found: { attribute: false } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        width: 300px;
        max-width: 100%;
        padding: 8px 10px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
      }
      header {
        display: flex;
        align-items: baseline;
        gap: 8px;
        margin-bottom: 4px;
      }
      h2 {
        flex: 1;
        overflow-wrap: anywhere;
        font-family: var(--mono);
      }
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 1px 10px;
        margin: 0 0 8px;
      }
      dt {
        color: var(--dim);
      }
      dd {
        margin: 0;
        overflow-wrap: anywhere;
        font-family: var(--mono);
        font-size: var(--small-text);
        line-height: 19px;
      }
      p {
        margin: 0 0 8px;
        color: var(--dim);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
      }
    `,
  ];

  /** What is selected. */
  declare selection: Selection;
  /** What of it is in the picture; `undefined` when nothing is. */
  declare found: Found | undefined;

  protected override render(): TemplateResult {
    const { field, index, path } = this.selection;
    const title = `${path}${index === undefined ? '' : `[${index}]`}${field === undefined ? '' : `.${field}`}`;
    const { entity, facts } = this.found ?? { entity: undefined, facts: [] };
    const isEntity = isEntityPath(path);
    return html`
      <header>
        <h2>${this.found?.title ?? title}</h2>
        <button type="button" class="link" @click=${() => this.emit('deselect')}>Deselect</button>
      </header>
      ${
        this.found === undefined
          ? html`<p>It isn’t in the picture: it may be in a layer that isn’t shown.</p>`
          : html`<dl>${facts.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
      }
      <div class="buttons">
        ${
          this.found === undefined
            ? nothing
            : html`<button type="button" title="Key F" @click=${() => this.emit('go-to')}>Go to</button>`
        }
        <button type="button" @click=${() => this.emit('show-record')}>Show record</button>
        ${
          entity === undefined && !isEntity
            ? nothing
            : html`<button type="button" @click=${() => this.emit('show-entity')}>Show entity</button>`
        }
      </div>
    `;
  }

  private emit(name: 'go-to' | 'show-record' | 'show-entity' | 'deselect'): void {
    this.dispatchEvent(new Event(name));
  }
}

customElements.define('bw-selection-card', SelectionCard);
