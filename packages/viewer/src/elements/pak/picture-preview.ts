import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PakPreview, PicturePart } from '../../protocol/pak-api.js';
import { sharedStyles } from '../../style/shared-styles.js';

/** Small pictures are shown this much larger at most. */
const MOST_ZOOM = 8;
/** Pictures are made about this large. */
const GOOD_SIZE = 256;

/** Which numbers of a pixel are drawn. */
type Channels = 'all' | 'opaque' | 'alpha';

/** A picture of a texture. Emits `part` with the size, moment or side that is chosen. */
export class PicturePreview extends LitElement {
  static override properties = {
    picture: { attribute: false },
    picturePart: { attribute: false },
    chosenChannels: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      .tools {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 14px;
      }
      .frame {
        overflow: auto;
        max-height: 70vh;
        padding: 1px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--raised);
      }
      canvas {
        display: block;
        margin: 0 auto;
        background: repeating-conic-gradient(#9a9a9a 0 25%, #c4c4c4 0 50%) 0 0 / 16px 16px;
        image-rendering: pixelated;
      }
      p {
        margin: 0;
      }
    `,
  ];

  /** What is shown. */
  declare picture: Extract<PakPreview, { kind: 'picture' }>;
  /** Which of the pictures of the file it is. */
  declare picturePart: PicturePart;
  /** What is drawn; where nothing would be seen with the alpha, the colours alone until something else is chosen. */
  declare private chosenChannels: Channels | undefined;

  private get channels(): Channels {
    return this.chosenChannels ?? (this.picture.alpha === 'clear' ? 'opaque' : 'all');
  }

  protected override render(): TemplateResult {
    const { alpha, format, height, issues, parts, width } = this.picture;
    const zoom = Math.max(1, Math.min(MOST_ZOOM, Math.floor(GOOD_SIZE / Math.max(1, width, height))));
    return html`
      <div class="tools">
        <span>${width} × ${height} <span class="dim">${format}${zoom > 1 ? ` · shown ${zoom} times as large` : ''}</span></span>
        ${this.renderChoice('mip', 'Size', parts.mips)} ${this.renderChoice('frame', 'Frame', parts.frames)}
        ${this.renderChoice('face', 'Side', parts.faces)}
        ${
          alpha !== 'opaque'
            ? html`<label>
                <span class="dim">Show</span>
                <select @change=${this.chooseChannels}>
                  <option value="all" ?selected=${this.channels === 'all'}>with alpha</option>
                  <option value="opaque" ?selected=${this.channels === 'opaque'}>colours only</option>
                  <option value="alpha" ?selected=${this.channels === 'alpha'}>alpha only</option>
                </select>
              </label>`
            : nothing
        }
      </div>
      <div class="frame" tabindex="0" role="group" aria-label="Picture">
        <canvas role="img" aria-label=${`Picture of ${width} by ${height} pixels`} .style=${`width: ${width * zoom}px`}></canvas>
      </div>
      ${issues.map(({ message, severity }) => html`<p class=${severity}>${message}</p>`)}
    `;
  }

  private renderChoice(
    name: keyof PicturePart,
    title: string,
    count: number,
  ): TemplateResult | typeof nothing {
    if (count <= 1) return nothing;
    return html`<label>
      <span class="dim">${title}</span>
      <select @change=${(event: Event) => this.choose(name, Number((event.target as HTMLSelectElement).value))}>
        ${Array.from({ length: count }, (_, i) => html`<option value=${i} ?selected=${i === this.picturePart[name]}>${i + 1} of ${count}</option>`)}
      </select>
    </label>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('picture') && !(changed as Map<string, unknown>).has('chosenChannels')) return;
    const { width, height } = this.picture;
    const canvas = this.renderRoot.querySelector('canvas') as HTMLCanvasElement;
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.putImageData(new ImageData(this.shownPixels(), width, height), 0, 0);
  }

  private shownPixels(): Uint8ClampedArray<ArrayBuffer> {
    const { pixels } = this.picture;
    if (this.channels === 'all') return pixels;
    const shown = pixels.slice() as Uint8ClampedArray<ArrayBuffer>;
    for (let i = 0; i < shown.length; i += 4) {
      if (this.channels === 'alpha') shown.fill(shown[i + 3] ?? 0, i, i + 3);
      shown[i + 3] = 255;
    }
    return shown;
  }

  private choose(name: keyof PicturePart, value: number): void {
    this.dispatchEvent(
      new CustomEvent<PicturePart>('part', { detail: { ...this.picturePart, [name]: value } }),
    );
  }

  private chooseChannels(event: Event): void {
    this.chosenChannels = (event.target as HTMLSelectElement).value as Channels;
  }
}

customElements.define('bw-picture-preview', PicturePreview);
