import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Viewpoint } from '../../protocol/scene-world.js';
import type { PointReport } from '../../protocol/space-api.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText } from '../lists/number-text.js';
import type { SeenState } from './world-tools.js';

/** The line below the world: where one is, how fast, how much there is. Emits `speed` with steps of more or less of it. */
export class WorldStatus extends LitElement {
  static override properties = {
    view: { attribute: false },
    speed: { type: Number },
    counts: { attribute: false },
    hint: { type: String },
    here: { attribute: false },
    seen: { attribute: false },
    walls: { attribute: false },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        gap: 0 18px;
        padding: 2px 10px;
        border-top: 1px solid var(--line);
        background: var(--panel);
        color: var(--dim);
        font-size: var(--small-text);
        font-variant-numeric: tabular-nums;
      }
      .hint {
        flex: 1 1 0;
        min-width: 0;
        overflow: hidden;
        text-align: right;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .nothing {
        color: var(--error);
        font-weight: 600;
      }
      .speed button {
        display: none;
        padding: 0;
        width: 40px;
      }
      @media (max-width: 1100px) {
        .hint {
          display: none;
        }
      }
      @media (pointer: coarse) {
        :host {
          align-items: center;
        }
        .speed button {
          display: inline-block;
        }
        .hint {
          display: block;
          flex-basis: 100%;
          text-align: left;
          white-space: normal;
        }
      }
    `,
  ];

  /** Where one is. */
  declare view: Viewpoint | undefined;
  /** Game units a second that one flies; 0 where it means nothing. */
  declare speed: number;
  /** What of space that is. */
  declare here: PointReport | undefined;
  /** What would be drawn from a point, where that is shown. */
  declare seen: SeenState | undefined;
  /** Triangles, and surfaces that were left out. */
  declare counts: { readonly triangles: number; readonly skipped: number } | undefined;
  /** What stops somebody who walks, in words; `undefined` for somebody who doesn't. */
  declare walls: string | undefined;
  /** What keys do. */
  declare hint: string;

  constructor() {
    super();
    this.speed = 0;
    this.hint = '';
  }

  protected override render(): TemplateResult {
    const { counts, here, hint, seen, speed, view, walls } = this;
    return html`
      ${view === undefined ? nothing : html`<span>${view.position.map((value) => Math.round(value)).join('  ')}</span>`}
      ${view === undefined ? nothing : html`<span>yaw ${Math.round(view.yaw)}°, pitch ${Math.round(view.pitch)}°</span>`}
      ${here === undefined ? nothing : html`<span>${hereText(here)}</span>`}
      ${seen?.isOn === true ? html`<span>${seenText(seen)}</span>` : nothing}
      ${walls === undefined ? nothing : html`<span class="walls">${walls}</span>`}
      ${
        speed === 0
          ? nothing
          : html`<span class="speed">
              <button type="button" aria-label="Slower" @click=${() => this.change(-1)}>−</button>
              ${Math.round(speed)} units/s
              <button type="button" aria-label="Faster" @click=${() => this.change(1)}>+</button>
            </span>`
      }
      ${
        counts === undefined
          ? nothing
          : html`<span>
              ${countText(counts.triangles)} triangles${counts.skipped === 0 ? nothing : leftOut(counts)}
            </span>`
      }
      <span class="hint" title=${hint}>${hint}</span>
    `;
  }

  private change(steps: number): void {
    this.dispatchEvent(new CustomEvent<number>('speed', { detail: steps }));
  }
}

/** What can't be drawn, with the way to why. */
function leftOut({
  skipped,
  triangles,
}: {
  readonly skipped: number;
  readonly triangles: number;
}): TemplateResult {
  const amount = skipped === 1 ? '1 surface' : `${countText(skipped)} surfaces`;
  return html`, <a class=${triangles === 0 ? 'nothing' : ''} href="#view=issues" title="Issues says what is wrong"
      >${amount} left out</a
    >`;
}

/** How much is seen from a point. */
function seenText({ counts, failure, from, report }: SeenState): string {
  const where = from === undefined ? 'from here' : 'from the point kept';
  if (failure !== undefined) return `what is seen ${where} isn’t known`;
  if (report === undefined) return `seen ${where}: …`;
  if ((report.cluster ?? 0) < 0) return `seen ${where}: everything, for it is in something solid or outside`;
  if (counts === undefined) return `seen ${where}: ${report.clusterCount} clusters`;
  const { all, seen } = counts.triangles;
  const share = all === 0 ? 100 : (seen / all) * 100;
  return `seen ${where}: ${share.toFixed(1)} % of the triangles`;
}

/** Leaf, cluster, area and cell, as far as the format has them. */
function hereText({ area, cell, cluster, leaf }: PointReport): string {
  const parts = [`leaf ${leaf}`];
  if (cluster !== undefined) parts.push(cluster < 0 ? 'no cluster' : `cluster ${cluster}`);
  if (area !== undefined) parts.push(area < 0 ? 'no area' : `area ${area}`);
  if (cell !== undefined) parts.push(cell < 0 ? 'no cell' : `cell ${cell}`);
  return parts.join(', ');
}

customElements.define('bw-world-status', WorldStatus);
