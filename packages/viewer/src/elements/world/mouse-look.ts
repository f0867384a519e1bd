import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';
import type { WorldStage } from '../../world/world-stage.js';

/** Milliseconds for which it is said that the mouse can't look around. */
const SAID = 6000;

/** What is seen while the mouse looks around without a button held: where a click goes, and how that ends. */
export class MouseLook extends LitElement {
  static override properties = { stage: { attribute: false }, isRefused: { state: true } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        position: absolute;
        inset: 0;
        pointer-events: none;
      }
      .aim {
        position: absolute;
        top: 50%;
        left: 50%;
        width: 18px;
        height: 18px;
        margin: -9px;
        background:
          linear-gradient(#fff 0 0) center / 2px 100% no-repeat,
          linear-gradient(#fff 0 0) center / 100% 2px no-repeat;
        mix-blend-mode: difference;
      }
      p {
        position: absolute;
        top: 10px;
        left: 50%;
        width: max-content;
        max-width: calc(100% - 20px);
        margin: 0;
        padding: 4px 10px;
        transform: translateX(-50%);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
      }
    `,
  ];

  /** Where the world is shown. */
  declare stage: WorldStage;
  declare private isRefused: boolean;
  private abort = new AbortController();
  private saying: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.isRefused = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.listen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.abort.abort();
    clearTimeout(this.saying);
    this.isRefused = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('stage')) this.listen();
  }

  private listen(): void {
    this.abort.abort();
    this.abort = new AbortController();
    const { signal } = this.abort;
    this.stage.addEventListener('mouse', () => this.requestUpdate(), { signal });
    this.stage.addEventListener('mouse-refused', () => this.refused(), { signal });
  }

  private refused(): void {
    this.isRefused = true;
    clearTimeout(this.saying);
    this.saying = setTimeout(() => {
      this.isRefused = false;
    }, SAID);
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.stage.isMouseLocked)
      return html`<div class="aim"></div>
        <p role="status">The mouse looks around, a click selects what is in the middle. Escape ends it.</p>`;
    if (!this.isRefused) return nothing;
    return html`<p role="status">The browser doesn’t let go of the mouse now. Drag to look around, or try again in a moment.</p>`;
  }
}

customElements.define('bw-mouse-look', MouseLook);
