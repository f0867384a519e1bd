import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { AppState } from '../../state/app-state.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { firstLayers, type ViewSettings } from '../../world/view-settings.js';
import './layers-section.js';
import './light-section.js';
import './model-section.js';
import './seen-section.js';
import type { WorldLoad } from './world-load.js';
import { worldTools } from './world-tools.js';

/** The panel beside the world: a section for each matter. */
export class WorldPanel extends LitElement {
  static override properties = {
    state: { attribute: false },
    load: { attribute: false },
    settings: { attribute: false },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        background: var(--panel);
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The world. */
  declare load: WorldLoad;
  /** How it is shown. */
  declare settings: ViewSettings;

  protected override render(): TemplateResult {
    const { load } = this;
    return html`
      ${load.model === undefined ? nothing : html`<bw-model-section .load=${load} .content=${load.model}></bw-model-section>`}
      ${
        load.map === undefined
          ? nothing
          : html`<bw-layers-section
                .content=${load.map}
                .tools=${worldTools(load)}
                .settings=${this.settings}
                @toggle=${this.toggle}
              ></bw-layers-section>
              <bw-seen-section .tools=${worldTools(load)}></bw-seen-section>`
      }
      ${load.map === undefined ? nothing : html`<bw-light-section .load=${load} .content=${load.map}></bw-light-section>`}
    `;
  }

  /** Shows a layer, or doesn't any more; a link to the place says which are shown. */
  private toggle(event: CustomEvent<string>): void {
    const { stage } = this.load;
    const layers = new Set(stage.settings.layers);
    if (!layers.delete(event.detail)) layers.add(event.detail);
    stage.set({ ...stage.settings, layers });
    const isFirst = layers.size === firstLayers.length && firstLayers.every((layer) => layers.has(layer));
    this.state.notePlace({ layers: isFirst ? undefined : [...layers] });
    this.settings = stage.settings;
  }
}

customElements.define('bw-world-panel', WorldPanel);
