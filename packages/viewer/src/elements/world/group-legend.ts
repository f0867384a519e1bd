import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';
import { cssColor, groupColor } from '../../world/group-colors.js';
import { paintTitles } from '../../world/surface-paint.js';
import type { PaintMode } from '../../world/view-settings.js';
import { cssProperties } from '../file/css-properties.js';
import { countText } from '../lists/number-text.js';

/** What the colours of surfaces mean, and the number of the one under the mouse. */
export class GroupLegend extends LitElement {
  static override properties = {
    mode: { attribute: false },
    group: { attribute: false },
    failure: { attribute: false },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 8px;
        padding: 4px 10px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        font-size: var(--small-text);
        font-variant-numeric: tabular-nums;
        pointer-events: none;
      }
      .swatch {
        width: 12px;
        height: 12px;
        border-radius: 2px;
        background: var(--swatch);
      }
    `,
  ];

  /** The way of colouring. */
  declare mode: PaintMode;
  /** Group of the surface under the mouse; -1 for none, `undefined` for no surface. */
  declare group: number | undefined;
  /** Why there are no colours. */
  declare failure: string | undefined;

  protected override render(): TemplateResult {
    const { failure, group, mode } = this;
    const title = paintTitles[mode];
    if (failure !== undefined) return html`<span class="error">${failure}</span>`;
    if (group === undefined)
      return html`<span>A colour for each ${title.toLowerCase()}</span>
        ${mode === 'record' ? nothing : html`<span class="dim">grey: in none</span>`}`;
    return html`<span class="swatch" ${cssProperties({ '--swatch': cssColor(groupColor(group)) })}></span>
      <span>${group < 0 ? `In no ${title.toLowerCase()}` : `${title} ${countText(group)}`}</span>`;
  }
}

customElements.define('bw-group-legend', GroupLegend);
