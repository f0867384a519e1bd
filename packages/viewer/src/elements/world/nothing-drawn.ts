import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';
import type { NothingDrawnWords } from './nothing-drawn-words.js';

/** Says in the middle of an empty picture why nothing is to be seen, and where to go. */
export class NothingDrawn extends LitElement {
  static override properties = { words: { attribute: false } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: absolute;
        inset: 0;
        display: grid;
        place-items: center;
        padding: 16px;
        pointer-events: none;
      }
      section {
        box-sizing: border-box;
        max-width: min(52ch, 100%);
        max-height: 100%;
        overflow: auto;
        padding: 14px 18px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        pointer-events: auto;
      }
      h2 {
        margin: 0 0 4px;
        font-size: 15px;
      }
      p {
        margin: 0 0 4px;
        overflow-wrap: anywhere;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 4px 16px;
        margin-top: 10px;
      }
    `,
  ];

  /** Why the picture is empty. */
  declare words: NothingDrawnWords;

  protected override render(): TemplateResult {
    const { words } = this;
    return html`<section aria-labelledby="title">
      <h2 id="title">${words.title}</h2>
      <div role="status">${words.reasons.map((reason) => html`<p>${reason}</p>`)}</div>
      <nav aria-label="Where to go">
        ${words.hasIssues ? html`<a href="#view=issues">Issues: what is wrong</a>` : nothing}
        <a href="#view=file">File: what is in it</a>
      </nav>
    </section>`;
  }
}

customElements.define('bw-nothing-drawn', NothingDrawn);
