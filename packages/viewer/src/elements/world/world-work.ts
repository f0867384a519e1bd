import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';
import type { WorldLoad } from './world-load.js';

/** How far the world is, what keeps it from being shown, and what can be done. Emits `build` when it is to be built after all. */
export class WorldWork extends LitElement {
  static override properties = {
    load: { attribute: false },
    isLost: { attribute: false },
    isWaiting: { type: Boolean, reflect: true, attribute: 'waiting' },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: absolute;
        bottom: 10px;
        left: 10px;
        max-width: calc(100% - 20px);
      }
      :host([waiting]) {
        top: 50%;
        bottom: auto;
        left: 50%;
        transform: translate(-50%, -50%);
      }
      div {
        display: flex;
        align-items: center;
        gap: 10px;
        padding: 5px 10px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
      }
      progress {
        width: 140px;
        accent-color: var(--accent);
      }
    `,
  ];

  /** The world. */
  declare load: WorldLoad;
  /** Whether the graphics processor was taken away. */
  declare isLost: boolean;
  /** Whether nothing can be seen yet, so that it stands in the middle. */
  declare private isWaiting: boolean;

  private readonly renew = (): void => this.requestUpdate();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.load.removeEventListener('change', this.renew);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.load.addEventListener('change', this.renew);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('load')) {
      changed.get('load')?.removeEventListener('change', this.renew);
      this.load.addEventListener('change', this.renew);
    }
    this.isWaiting = this.load.content === undefined;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { failure, isCancelled, isStale, progress } = this.load;
    if (this.isLost)
      return html`<div role="status">The graphics processor was taken away; the picture comes back with it.</div>`;
    if (failure !== undefined)
      return html`<div role="alert"><span class="error">${failure.file === undefined ? nothing : html`<strong>${failure.file}</strong>: `}${failure.message}</span></div>`;
    if (isCancelled)
      return html`<div>
        <span role="status">Building the world was cancelled.</span>
        <button type="button" @click=${() => this.dispatchEvent(new Event('build'))}>Build the world</button>
      </div>`;
    if (progress !== undefined)
      return html`<div>
        <span role="status">${progress.label}</span>
        <progress aria-label=${progress.label} max="1" .value=${progress.share ?? 0}></progress>
        <button type="button" @click=${() => this.load.cancel()}>Cancel</button>
      </div>`;
    if (!isStale) return nothing;
    return html`<div>
      <span role="status">The file was changed since this was built.</span>
      <button type="button" class="primary" @click=${() => this.load.rebuild()}>Rebuild</button>
    </div>`;
  }
}

customElements.define('bw-world-work', WorldWork);
