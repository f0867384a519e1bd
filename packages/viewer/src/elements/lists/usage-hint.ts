import { css, html, LitElement, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';

/** A small button that says how the field before it is used: what hovering alone would tell is for fingers and keys too. */
export class UsageHint extends LitElement {
  static override properties = { label: {}, text: {} };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: inline-flex;
      }
      button {
        min-width: 26px;
        padding: 3px 0;
        color: var(--dim);
        text-align: center;
      }
      [popover] {
        max-width: min(420px, calc(100vw - 32px));
        padding: 10px 14px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        color: var(--text);
        box-shadow: 0 8px 24px rgb(0 0 0 / 25%);
        white-space: pre-line;
      }
    `,
  ];

  /** What the button is called. */
  declare label: string;
  /** What it says. */
  declare text: string;

  constructor() {
    super();
    this.label = '';
    this.text = '';
  }

  protected override render(): TemplateResult {
    return html`
      <button type="button" aria-label=${this.label} popovertarget="text">?</button>
      <div id="text" popover role="note">${this.text}</div>
    `;
  }
}

customElements.define('bw-usage-hint', UsageHint);
