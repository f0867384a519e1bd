import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { AppState } from '../../state/app-state.js';
import type { Place } from '../../state/place.js';
import type { PlaceSettings } from '../../state/place-settings.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { firstLayers, type ViewSettings } from '../../world/view-settings.js';
import './layers-section.js';
import './light-section.js';
import './model-section.js';
import './seen-section.js';
import './textures-section.js';
import { worldLight } from './world-light.js';
import type { WorldLoad } from './world-load.js';
import { worldTools } from './world-tools.js';

/** The panel beside the world: a section for each matter. */
export class WorldPanel extends LitElement {
  static override properties = {
    state: { attribute: false },
    load: { attribute: false },
    settings: { attribute: false },
    place: { attribute: false },
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
  /** Where somebody is: with each change of it the panel is drawn anew. */
  declare place: Place;

  constructor() {
    super();
    this.addEventListener('adjust', (event) =>
      this.state.adjust((event as CustomEvent<Partial<PlaceSettings>>).detail),
    );
  }

  protected override render(): TemplateResult {
    const { load } = this;
    return html`
      ${load.model === undefined ? nothing : html`<bw-model-section .content=${load.model} .place=${this.place}></bw-model-section>`}
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
      ${load.map === undefined ? nothing : html`<bw-light-section .light=${worldLight(load)} .content=${load.map}></bw-light-section>`}
      <bw-textures-section .state=${this.state} .load=${load}></bw-textures-section>
    `;
  }

  /** Shows a layer, or doesn't any more. */
  private toggle(event: CustomEvent<string>): void {
    const layers = new Set(this.load.stage.settings.layers);
    if (!layers.delete(event.detail)) layers.add(event.detail);
    const isFirst = layers.size === firstLayers.length && firstLayers.every((layer) => layers.has(layer));
    this.state.adjust({ layers: isFirst ? undefined : [...layers] });
  }
}

customElements.define('bw-world-panel', WorldPanel);
