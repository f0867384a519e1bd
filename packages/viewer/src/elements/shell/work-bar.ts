import { css, html, LitElement, type TemplateResult } from 'lit';
import type { RunningWork } from '../../state/app-state.js';
import { barStyles } from '../../style/bar-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';

/** Shows how far something is, and lets it be cancelled. */
export class WorkBar extends LitElement {
  static override properties = { work: { attribute: false } };

  static override styles = [
    sharedStyles,
    barStyles,
    css`
      :host {
        flex-wrap: nowrap;
        padding: 4px 12px;
      }
      progress {
        flex: 1;
        max-width: 320px;
        accent-color: var(--accent);
      }
    `,
  ];

  /** What is being done. */
  declare work: RunningWork;

  protected override render(): TemplateResult {
    const { label, share } = this.work;
    return html`
      <span role="status">${label}</span>
      <progress aria-label=${label} max="1" .value=${share ?? 0}></progress>
      <button type="button" @click=${() => this.work.cancel()}>Cancel</button>
    `;
  }
}

customElements.define('bw-work-bar', WorkBar);
