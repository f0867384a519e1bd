import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';

/**
 * Stands in the place of a list of which nothing is shown, with the reason, and a button that does away with it. Emits `clear`;
 * whoever takes that away puts the focus where the reason came from, since the button goes with it.
 */
export class EmptyList extends LitElement {
  static override properties = { text: { attribute: false }, action: { attribute: false } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        align-items: center;
        gap: 10px;
        min-height: 0;
        overflow: auto;
        padding: 24px 16px;
        background: var(--panel);
        text-align: center;
      }
      p {
        max-width: 44ch;
        margin: 0;
        color: var(--dim);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** Why nothing is shown, as a sentence. */
  declare text: string;
  /** What the button does, such as `Clear the search`; empty for none. */
  declare action: string;

  constructor() {
    super();
    this.text = '';
    this.action = '';
  }

  protected override render(): TemplateResult {
    return html`<p role="status">${this.text}</p>
      ${this.action === '' ? nothing : html`<button type="button" @click=${() => this.dispatchEvent(new Event('clear'))}>${this.action}</button>`}`;
  }
}

customElements.define('bw-empty-list', EmptyList);
