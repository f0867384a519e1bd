import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Failure } from '../../protocol/failure.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { adviceFor } from './advice.js';

/** Says what went wrong, of which file, and what can be done. Emits `dismiss`. */
export class FailureBar extends LitElement {
  static override properties = { failure: { attribute: false } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: flex-start;
        gap: 12px;
        padding: 8px 12px;
        border-bottom: 1px solid var(--line);
        background: var(--panel);
      }
      div {
        flex: 1;
        overflow-wrap: anywhere;
      }
      p {
        margin: 0;
      }
    `,
  ];

  /** What went wrong. */
  declare failure: Failure;

  protected override render(): TemplateResult {
    const { code, file, message } = this.failure;
    const advice = adviceFor(this.failure);
    return html`
      <div role="alert">
        <p class="error">${file === undefined ? nothing : html`<strong>${file}</strong>: `}${message} <code class="dim">${code}</code></p>
        ${advice === undefined ? nothing : html`<p class="dim">${advice}</p>`}
      </div>
      <button type="button" @click=${() => this.dispatchEvent(new Event('dismiss'))}>Dismiss</button>
    `;
  }
}

customElements.define('bw-failure-bar', FailureBar);
