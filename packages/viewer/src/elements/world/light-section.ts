import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { LightRange } from '../../protocol/scene-world.js';
import { sharedStyles } from '../../style/shared-styles.js';
import type { MapContent } from '../../world/map-content.js';
import { adjustEvent } from '../shell/adjust-event.js';
import { lostLightWords, noLightText } from './light-words.js';
import { sectionStyles } from './section-styles.js';
import type { WorldLight } from './world-light.js';

const rangeTitles: Readonly<Record<LightRange, string>> = { low: 'Low (LDR)', high: 'High (HDR)' };

/** Baked light: its dynamic range, and the light that the game switches. Emits `adjust`. */
export class LightSection extends LitElement {
  static override properties = { light: { attribute: false }, content: { attribute: false } };

  static override styles = [
    sharedStyles,
    sectionStyles,
    css`
      .lost {
        padding-left: 8px;
        border-left: 2px solid var(--warning);
        font-size: var(--small-text);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** What mixes it. */
  declare light: WorldLight;
  /** The map. */
  declare content: MapContent;
  private readonly refresh = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.light.addEventListener('change', this.refresh);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.light.removeEventListener('change', this.refresh);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('light')) return;
    changed.get('light')?.removeEventListener('change', this.refresh);
    this.light.addEventListener('change', this.refresh);
  }

  protected override render(): TemplateResult {
    const { pages, ranges } = this.content.world;
    const lost = lostLightWords(this.content.world).map(
      (sentence) => html`<p class="lost" role="status">${sentence}</p>`,
    );
    if (pages.length === 0)
      return html`<h2>Light</h2>${lost.length > 0 ? lost : html`<p class="dim">${noLightText(this.content.world)}</p>`}`;
    return html`
      <h2>Light</h2>
      ${lost}
      ${
        ranges.all.length < 2
          ? nothing
          : html`<label>
              Dynamic range
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
    const { failure, shares, styles } = this.light;
    if (failure !== undefined) return html`<p class="dim" role="status">${failure}</p>`;
    if (styles === undefined)
      return html`<button type="button" @click=${() => void this.light.find()}>Show light styles</button>`;
    if (styles.length < 2) return html`<p class="dim">No light of this map is switched.</p>`;
    return html`${styles.map(
      (style) => html`<label>
        <span>${style === 0 ? 'Always on' : `Style ${style}`}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          .value=${String(shares.get(style) ?? 0)}
          @input=${(event: Event) => this.setShare(style, Number((event.target as HTMLInputElement).value))}
        />
      </label>`,
    )}`;
  }

  private chooseRange(event: Event): void {
    const range = (event.target as HTMLSelectElement).value as LightRange;
    const isHighest = range === this.content.world.ranges.all.at(-1);
    this.dispatchEvent(adjustEvent({ lightRange: isHighest ? undefined : range }));
  }

  private setShare(style: number, share: number): void {
    const shares = new Map([...this.light.shares, [style, share]]);
    // What isn't always on is off unless a link says something else.
    for (const [other, amount] of shares) if (other !== 0 && amount === 0) shares.delete(other);
    this.dispatchEvent(adjustEvent({ lightShares: shares }));
  }
}

customElements.define('bw-light-section', LightSection);
