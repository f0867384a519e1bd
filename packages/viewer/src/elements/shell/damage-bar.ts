import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { FileOverview } from '../../protocol/overview.js';
import { sharedStyles } from '../../style/shared-styles.js';

/**
 * Says that a file was opened although something of it is broken, and where that is told. Emits `show-issues`. It is gone for
 * the file once it was put away.
 */
export class DamageBar extends LitElement {
  static override properties = { overview: { attribute: false }, dismissed: { state: true } };

  static override styles = [
    sharedStyles,
    css`
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px 12px;
        padding: 4px 10px;
        border-bottom: 1px solid var(--line);
        background: var(--panel);
      }
      p {
        flex: 1;
        min-width: 240px;
        margin: 0;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** What is known of the file. */
  declare overview: FileOverview;
  declare private dismissed: FileOverview | undefined;

  protected override render(): TemplateResult | typeof nothing {
    const { overview } = this;
    const errors = overview.issues.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined || this.dismissed === overview) return nothing;
    const more = errors.length === 1 ? '' : `, and ${errors.length - 1} more`;
    return html`
      <div role="status">
        <p>
          <strong>This file is damaged.</strong> What can be read is shown.
          <span class="dim"><code>${first.path.join('.')}</code> ${first.message}${more}.</span>
        </p>
        <button type="button" @click=${() => this.dispatchEvent(new Event('show-issues'))}>Show issues</button>
        <button
          type="button"
          @click=${() => {
            this.dismissed = overview;
          }}
        >
          Dismiss
        </button>
      </div>
    `;
  }
}

customElements.define('bw-damage-bar', DamageBar);
