import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { FileInput } from '../../protocol/file-input.js';
import type { AppState } from '../../state/app-state.js';
import { filesOfDrop } from '../../state/dropped-files.js';
import type { FileSession } from '../../state/file-session.js';
import type { ViewName } from '../../state/place.js';
import { StateController } from '../../state/state-controller.js';
import { sharedStyles } from '../../style/shared-styles.js';
import '../save/save-panel.js';
import './archive-box.js';
import './damage-bar.js';
import './failure-bar.js';
import './top-bar.js';
import './welcome.js';
import './work-bar.js';
import { loadView } from './load-view.js';

/** The whole page: the bar, and the view that is chosen. Files may be dropped anywhere on it. */
export class App extends LitElement {
  static override properties = {
    state: { attribute: false },
    compareWith: { attribute: false },
    isDropping: { state: true },
    loaded: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        grid-template: auto auto minmax(0, 1fr) / minmax(0, 1fr);
        height: 100vh;
        height: 100dvh;
      }
      main {
        position: relative;
        min-height: 0;
      }
      main > * {
        height: 100%;
      }
      .told {
        display: flex;
        gap: 12px;
        align-items: flex-start;
        padding: 6px 12px;
        border-bottom: 1px solid var(--line);
        background: var(--raised);
      }
      .told > div {
        flex: 1;
        overflow-wrap: anywhere;
      }
      .told p {
        margin: 0;
      }
      .drop {
        position: absolute;
        inset: 8px;
        z-index: 10;
        display: grid;
        place-items: center;
        height: auto;
        border: 2px dashed var(--accent);
        border-radius: 8px;
        background: var(--panel);
        font-size: 18px;
        pointer-events: none;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The file that the open one is compared with, when it came with the page. */
  declare compareWith: FileInput | undefined;
  declare private isDropping: boolean;
  declare private loaded: ReadonlySet<string>;
  /** The view whose code was asked for last: one that can't be had isn't asked for with every picture of the page. */
  private asked: ViewName | undefined;

  constructor() {
    super();
    this.isDropping = false;
    this.loaded = new Set();
    this.addEventListener('dragover', (event) => {
      // A view may take what is dropped on it for itself.
      this.isDropping = !event.defaultPrevented;
      event.preventDefault();
    });
    this.addEventListener('dragleave', (event) => {
      if (event.relatedTarget === null) this.isDropping = false;
    });
    this.addEventListener('drop', (event) => {
      this.isDropping = false;
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer !== null) void this.openDropped(event.dataTransfer);
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
  }

  private async openDropped(transfer: DataTransfer): Promise<void> {
    try {
      await this.state.take(await filesOfDrop(transfer));
    } catch (error) {
      this.state.fail(error);
    }
  }

  /** What dropping does. */
  private get dropText(): string {
    const { overview } = this.state.session ?? {};
    return overview === undefined
      ? 'Drop to open.'
      : `Drop to open, or to add textures and other files to ${overview.name}.`;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.state === undefined) return nothing;
    const { choice, failures, notices, session, work } = this.state;
    return html`
      <bw-top-bar role="banner" .state=${this.state}><bw-save-panel .state=${this.state}></bw-save-panel></bw-top-bar>
      <div>
        ${failures.map((failure) => html`<bw-failure-bar .failure=${failure} @dismiss=${() => this.state.dismissFailure(failure)}></bw-failure-bar>`)}
        ${
          notices.length === 0
            ? nothing
            : html`<div class="told">
                <div role="status">${notices.map((text) => html`<p>${text}</p>`)}</div>
                <button type="button" @click=${() => this.state.dismissNotices()}>Dismiss</button>
              </div>`
        }
        ${
          session === undefined || this.state.place.view === 'issues'
            ? nothing
            : html`<bw-damage-bar
                .overview=${session.overview}
                @show-issues=${() => this.state.goTo({ view: 'issues' })}
              ></bw-damage-bar>`
        }
        ${work === undefined ? nothing : html`<bw-work-bar role="region" aria-label="Work in progress" .work=${work}></bw-work-bar>`}
      </div>
      <main aria-label="Content">
        ${session === undefined ? html`<bw-welcome .state=${this.state}></bw-welcome>` : this.renderView(session)}
        ${choice === undefined ? nothing : html`<bw-archive-box .choice=${choice}></bw-archive-box>`}
        ${this.isDropping ? html`<div class="drop">${this.dropText} Nothing leaves your browser.</div>` : nothing}
      </main>
    `;
  }

  private renderView(session: FileSession): TemplateResult {
    const { view } = this.state.place;
    if (!this.loaded.has(view)) {
      if (this.asked !== view) void this.loadCode(view);
      return html`<div></div>`;
    }
    this.asked = undefined;
    switch (view) {
      case 'world':
        return html`<bw-world-view .state=${this.state} .session=${session}></bw-world-view>`;
      case 'file':
        return html`<bw-file-view .state=${this.state} .session=${session}></bw-file-view>`;
      case 'entities':
        return html`<bw-entities-view .state=${this.state} .session=${session}></bw-entities-view>`;
      case 'pak':
        return html`<bw-pak-view .state=${this.state} .session=${session}></bw-pak-view>`;
      case 'issues':
        return html`<bw-issues-view .state=${this.state} .session=${session}></bw-issues-view>`;
      case 'detection':
        return html`<bw-detection-view .state=${this.state} .session=${session}></bw-detection-view>`;
      case 'compare':
        return html`<bw-compare-view .state=${this.state} .session=${session} .other=${this.compareWith}></bw-compare-view>`;
    }
  }

  private async loadCode(view: ViewName): Promise<void> {
    this.asked = view;
    try {
      await loadView(view);
      this.loaded = new Set([...this.loaded, view]);
    } catch (error) {
      this.state.fail(error);
    }
  }
}

customElements.define('bw-app', App);
