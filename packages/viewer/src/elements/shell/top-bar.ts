import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AppState } from '../../state/app-state.js';
import { StateController } from '../../state/state-controller.js';
import { applyTheme, storedTheme, type Theme } from '../../state/theme.js';
import { views } from '../../state/views.js';
import { barStyles } from '../../style/bar-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import './open-button.js';

/** The bar at the top: the file, the views, opening, and how the page looks. */
export class TopBar extends LitElement {
  static override properties = { state: { attribute: false }, theme: { state: true } };

  static override styles = [
    sharedStyles,
    barStyles,
    css`
      :host {
        gap: 2px 12px;
      }
      .name {
        overflow: hidden;
        max-width: 32ch;
        margin: 0;
        font-size: inherit;
        font-weight: 600;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .title {
        overflow: hidden;
        max-width: 40ch;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      nav {
        display: flex;
        flex: 1;
        gap: 2px;
      }
      nav button {
        padding: 5px 10px;
        border-color: transparent;
        background: none;
      }
      @media (max-width: 900px) {
        .title {
          display: none;
        }
        nav button {
          padding: 5px 8px;
        }
      }
      nav button[aria-current='page'] {
        background: var(--selected);
        font-weight: 600;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  declare private theme: Theme;

  constructor() {
    super();
    this.theme = storedTheme();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.state === undefined) return nothing;
    const { session, place } = this.state;
    const overview = session?.overview;
    return html`
      <h1 class="name" title=${overview?.name ?? 'Brushwork'}>${overview?.name ?? 'Brushwork'}</h1>
      ${overview === undefined ? nothing : html`<span class="title dim" title=${overview.title}>${overview.title}</span>`}
      <nav aria-label="Views">
        ${
          overview === undefined
            ? nothing
            : views
                .filter(({ kinds }) => kinds.includes(overview.kind))
                .map(
                  ({ name, title }) => html`<button
                    type="button"
                    aria-current=${place.view === name ? 'page' : 'false'}
                    @click=${() => this.state.goTo({ view: name })}
                  >
                    ${title}
                  </button>`,
                )
        }
      </nav>
      <slot></slot>
      <bw-open-button .state=${this.state}></bw-open-button>
      <label>
        <span class="hidden-text">Theme</span>
        <select title="Theme of the page" @change=${this.chooseTheme}>
          ${(['system', 'light', 'dark'] as const).map(
            (theme) => html`<option value=${theme} ?selected=${theme === this.theme}>
              ${{ system: 'System', light: 'Light', dark: 'Dark' }[theme]}
            </option>`,
          )}
        </select>
      </label>
    `;
  }

  private chooseTheme(event: Event): void {
    this.theme = (event.target as HTMLSelectElement).value as Theme;
    applyTheme(this.theme);
  }
}

customElements.define('bw-top-bar', TopBar);
