import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { LightRange } from '../../protocol/scene-world.js';
import { sharedStyles } from '../../style/shared-styles.js';
import type { MapContent } from '../../world/map-content.js';
import { sectionStyles } from './section-styles.js';
import type { WorldLoad } from './world-load.js';

const rangeTitles: Readonly<Record<LightRange, string>> = { low: 'Low (LDR)', high: 'High (HDR)' };

/** Baked light: its dynamic range, and the light that the game switches. */
export class LightSection extends LitElement {
  static override properties = {
    load: { attribute: false },
    content: { attribute: false },
    styles_: { state: true },
    shares: { state: true },
  };

  static override styles = [sharedStyles, sectionStyles];

  /** The world. */
  declare load: WorldLoad;
  /** The map. */
  declare content: MapContent;
  declare private styles_: readonly number[] | undefined;
  declare private shares: ReadonlyMap<number, number>;
  private isMixing = false;
  private isStale = false;

  constructor() {
    super();
    this.shares = new Map([[0, 1]]);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('content')) return;
    this.styles_ = undefined;
    this.shares = new Map([[0, 1]]);
  }

  protected override render(): TemplateResult {
    const { pages, ranges } = this.content.world;
    if (pages.length === 0) return html`<h2>Light</h2><p class="dim">This map has no baked light.</p>`;
    return html`
      <h2>Light</h2>
      ${
        ranges.all.length < 2
          ? nothing
          : html`<label>
              Range
              <select @change=${this.chooseRange}>
                ${ranges.all.map(
                  (range) =>
                    html`<option value=${range} ?selected=${range === ranges.shown}>${rangeTitles[range]}</option>`,
                )}
              </select>
            </label>`
      }
      ${this.renderStyles()}
    `;
  }

  private renderStyles(): TemplateResult {
    if (this.styles_ === undefined)
      return html`<button type="button" @click=${() => void this.findStyles()}>Light styles</button>`;
    if (this.styles_.length < 2) return html`<p class="dim">No light of this map is switched.</p>`;
    return html`${this.styles_.map((style) => {
      const share = this.shares.get(style) ?? 0;
      return html`<label>
        <span>${style === 0 ? 'Always on' : `Style ${style}`}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          .value=${String(share)}
          @input=${(event: Event) => this.setShare(style, Number((event.target as HTMLInputElement).value))}
        />
      </label>`;
    })}`;
  }

  private async findStyles(): Promise<void> {
    this.styles_ = await this.load.lightStyles();
  }

  private chooseRange(event: Event): void {
    const range = (event.target as HTMLSelectElement).value as LightRange;
    void this.load.start({ range, view: this.load.stage.navigator?.view });
  }

  private setShare(style: number, share: number): void {
    this.shares = new Map([...this.shares, [style, share]]);
    void this.mix();
  }

  /** Mixes what is wanted now; what changes meanwhile is mixed afterwards. */
  private async mix(): Promise<void> {
    this.isStale = true;
    if (this.isMixing) return;
    this.isMixing = true;
    try {
      while (this.isStale) {
        this.isStale = false;
        await this.load.mixLight(this.shares);
      }
    } finally {
      this.isMixing = false;
    }
  }
}

customElements.define('bw-light-section', LightSection);
