import type { SceneLayer } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';
import { countLayers, countRecords } from '../../world/count-layers.js';
import { layerColors } from '../../world/layer-meshes.js';
import type { MapContent } from '../../world/map-content.js';
import { type OwnLayer, ownLayers, type ViewSettings } from '../../world/view-settings.js';
import { cssProperties } from '../file/css-properties.js';
import { countText } from '../lists/number-text.js';
import { isLayerLost, layerRemarks } from './layer-remarks.js';
import { sectionStyles } from './section-styles.js';
import type { WorldTools } from './world-tools.js';

const ownTitles: Readonly<Record<OwnLayer, string>> = {
  world: 'World',
  models: 'Brush entities',
  props: 'Props',
  details: 'Detail props',
  decals: 'Decals',
  liquids: 'Liquids',
  sky: 'Sky',
  hidden: 'Tool surfaces',
  lights: 'Lights',
  entities: 'Point entities',
};

const kindTitles: Readonly<Record<SceneLayer['kind'], string>> = {
  clip: 'Clip',
  trigger: 'Triggers',
  collision: 'Collision',
  player: 'Stops players',
  physics: 'Physics',
  portal: 'Portals',
  cell: 'Cells',
  occluder: 'Occluders',
  leaf: 'Leaf boxes',
};

/** The layers of a map: which are shown, and how much is in them. Emits `toggle` with the name of a layer. */
export class LayersSection extends LitElement {
  static override properties = {
    content: { attribute: false },
    tools: { attribute: false },
    settings: { attribute: false },
  };

  static override styles = [
    sharedStyles,
    sectionStyles,
    css`
      fieldset {
        margin: 0 0 4px;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        color: var(--dim);
        font-size: var(--small-text);
      }
      label {
        min-height: 21px;
        cursor: pointer;
      }
      .swatch {
        width: 10px;
        height: 10px;
        border-radius: 2px;
        background: var(--swatch);
      }
      .title {
        flex: 1;
      }
      .count {
        color: var(--dim);
        font-size: var(--small-text);
        font-variant-numeric: tabular-nums;
      }
      .remark {
        margin: 0 0 4px 18px;
        color: var(--warning);
        font-size: var(--small-text);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The map. */
  declare content: MapContent;
  /** What builds layers. */
  declare tools: WorldTools;
  /** How it is shown. */
  declare settings: ViewSettings;
  private counts: ReadonlyMap<OwnLayer, number> = new Map();
  private readonly built = new WeakMap<readonly SceneLayer[], number>();
  private readonly refresh = (): void => this.requestUpdate();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.tools.removeEventListener('change', this.refresh);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.tools.addEventListener('change', this.refresh);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('tools')) {
      changed.get('tools')?.removeEventListener('change', this.refresh);
      this.tools.addEventListener('change', this.refresh);
    }
    this.counts = countLayers(this.content);
  }

  protected override render(): TemplateResult {
    const { kinds } = this.tools;
    return html`
      <h2>Layers</h2>
      <fieldset>
        <legend>Drawn by the game</legend>
        ${ownLayers.slice(0, 7).map((layer) => this.renderOwn(layer))}
      </fieldset>
      <fieldset>
        <legend>Not drawn by the game</legend>
        ${ownLayers.slice(7).map((layer) => this.renderOwn(layer))}
        ${kinds.map((kind) => this.renderKind(kind))}
      </fieldset>
    `;
  }

  private renderOwn(layer: OwnLayer): TemplateResult {
    const count = this.counts.get(layer) ?? 0;
    return this.renderLayer(layer, { title: ownTitles[layer], count, color: undefined });
  }

  private renderKind(kind: SceneLayer['kind']): TemplateResult {
    const color = `#${layerColors[kind].toString(16).padStart(6, '0')}`;
    const { issues = [], layers } = this.content.addedLayers.get(kind) ?? {};
    const count = layers === undefined ? undefined : this.countOf(layers);
    return html`
      ${this.renderLayer(kind, { title: kindTitles[kind], count, color, absent: this.absenceOf(kind, issues) })}
      ${this.settings.layers.has(kind) ? layerRemarks(issues).map((text) => html`<p class="remark">${text}</p>`) : nothing}
    `;
  }

  /** What is said of layers of a kind that aren't there. */
  private absenceOf(kind: SceneLayer['kind'], issues: readonly Issue[]): string {
    if (this.content.hasLayers(kind)) return isLayerLost(issues) ? 'lost' : 'none';
    if (!this.settings.layers.has(kind)) return '';
    return this.tools.isBuilding(kind) ? '…' : 'not built';
  }

  private renderLayer(
    name: string,
    {
      color,
      count,
      title,
      absent = 'none',
    }: {
      readonly title: string;
      readonly count: number | undefined;
      readonly color: string | undefined;
      readonly absent?: string;
    },
  ): TemplateResult {
    const isOn = this.settings.layers.has(name);
    // A layer that was built and turned out to be nothing can be put away again; what the map lacks from the start is fixed.
    const isFixed = count === 0 && (color === undefined || !isOn);
    return html`<label>
      <input
        type="checkbox"
        .checked=${isOn}
        ?disabled=${isFixed}
        @change=${() => this.dispatchEvent(new CustomEvent<string>('toggle', { detail: name }))}
      />
      ${color === undefined ? '' : html`<span class="swatch" ${cssProperties({ '--swatch': color })}></span>`}
      <span class="title">${title}</span>
      <span class="count">${count === undefined || count === 0 ? absent : countText(count)}</span>
    </label>`;
  }

  private countOf(layers: readonly SceneLayer[]): number {
    let count = this.built.get(layers);
    if (count === undefined) {
      count = layers
        .flatMap(({ meshes }) => meshes)
        .reduce((sum, { source }) => sum + countRecords(source.records), 0);
      this.built.set(layers, count);
    }
    return count;
  }
}

customElements.define('bw-layers-section', LayersSection);
