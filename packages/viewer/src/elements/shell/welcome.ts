import { css, html, LitElement, type TemplateResult } from 'lit';
import type { AppState } from '../../state/app-state.js';
import { sharedStyles } from '../../style/shared-styles.js';
import './open-button.js';

/** What is seen while no file is open. */
export class Welcome extends LitElement {
  static override properties = { state: { attribute: false } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        place-items: center;
        padding: 24px;
      }
      section {
        display: grid;
        gap: 12px;
        justify-items: center;
        max-width: 560px;
        padding: 40px;
        border: 2px dashed var(--line);
        border-radius: 8px;
        background: var(--panel);
        text-align: center;
      }
      h2 {
        margin: 0;
        font-size: 20px;
      }
      p {
        margin: 0;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;

  protected override render(): TemplateResult {
    return html`
      <section>
        <h2>Drop a map or a model here</h2>
        <p>
          Maps of Call of Duty, Source, Quake and their relatives (.bsp), models of the BattleTech pods (.bgf, .bmf). Drop
          textures, archives or a whole folder with it, and they are used.
        </p>
        <bw-open-button .state=${this.state} .isPrimary=${true}></bw-open-button>
        <p class="dim">Files stay in your browser: nothing is sent anywhere.</p>
      </section>
    `;
  }
}

customElements.define('bw-welcome', Welcome);
