import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { ExportFormat } from '../../protocol/scene-api.js';
import { barStyles } from '../../style/bar-styles.js';
import { isForFingers } from '../../style/pointer.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { type TravelMode, travelModes } from '../../world/navigator.js';
import { type ColorMode, colorModes, type PaintMode, type ViewSettings } from '../../world/view-settings.js';

const travelTitles: Readonly<Record<TravelMode, string>> = { fly: 'Fly', walk: 'Walk', orbit: 'Orbit' };

const colorTitles: Readonly<Record<(typeof colorModes)[number], string>> = {
  textured: 'Textured',
  materials: 'By material',
  light: 'Light only',
  wireframe: 'Wireframe',
};

const paintOptions: Readonly<Record<PaintMode, string>> = {
  leaf: 'By leaf',
  cluster: 'By cluster',
  area: 'By area',
  cell: 'By cell',
  record: 'By record number',
};

/** What the bar asks for. */
export type ToolbarChange =
  | { readonly kind: 'travel'; readonly mode: TravelMode }
  | { readonly kind: 'color'; readonly mode: ColorMode }
  | { readonly kind: 'stops'; readonly stops: number }
  | { readonly kind: 'panel' }
  | { readonly kind: 'jump' }
  | { readonly kind: 'help' }
  | { readonly kind: 'mouse' }
  | { readonly kind: 'picture' }
  | { readonly kind: 'export'; readonly format: ExportFormat };

/** The bar above the world. Emits `ask` with a `ToolbarChange`. */
export class WorldToolbar extends LitElement {
  static override properties = {
    settings: { attribute: false },
    travel: { attribute: false },
    isModel: { type: Boolean },
    canWalk: { type: Boolean },
    isPanelOpen: { type: Boolean },
    isMouseLocked: { type: Boolean },
    paints: { attribute: false },
  };

  static override styles = [
    sharedStyles,
    barStyles,
    css`
      .group {
        display: flex;
      }
      .group button {
        margin-left: -1px;
        border-radius: 0;
      }
      .group button:first-child {
        margin-left: 0;
        border-radius: var(--radius) 0 0 var(--radius);
      }
      .group button:last-child {
        border-radius: 0 var(--radius) var(--radius) 0;
      }
      button[aria-pressed='true'],
      button[aria-pressed='true']:hover:not(:disabled) {
        background: var(--selected);
        font-weight: 600;
      }
      label {
        display: flex;
        align-items: center;
        gap: 6px;
        color: var(--dim);
      }
      select {
        color: var(--text);
      }
      input[type='range'] {
        width: 110px;
        accent-color: var(--accent);
      }
      output {
        min-width: 34px;
        font-variant-numeric: tabular-nums;
      }
      .space {
        flex: 1;
      }
      @media not (any-pointer: fine) {
        .mouse {
          display: none;
        }
      }
    `,
  ];

  /** How the world is shown. */
  declare settings: ViewSettings;
  /** How somebody goes about. */
  declare travel: TravelMode;
  /** Whether it is a model, which nobody walks on. */
  declare isModel: boolean;
  /** Whether there is something to walk on. */
  declare canWalk: boolean;
  /** Whether the panel is open. */
  declare isPanelOpen: boolean;
  /** Whether the mouse looks around without a button held. */
  declare isMouseLocked: boolean;
  /** Ways of colouring by numbers that the map has. */
  declare paints: readonly PaintMode[];

  constructor() {
    super();
    this.isModel = false;
    this.canWalk = false;
    this.isPanelOpen = false;
    this.isMouseLocked = false;
    this.paints = [];
  }

  protected override render(): TemplateResult {
    const { mode, stops } = this.settings;
    const travels = travelModes.filter((one) => one !== 'walk' || !this.isModel);
    return html`
      <button type="button" aria-pressed=${this.isPanelOpen} @click=${() => this.ask({ kind: 'panel' })} title="Layers, visibility, light and textures. Key L">Panel</button>
      <div class="group" role="group" aria-label="How to move">
        ${travels.map(
          (one) => html`<button
            type="button"
            aria-pressed=${one === this.travel}
            ?disabled=${one === 'walk' && !this.canWalk}
            @click=${() => this.ask({ kind: 'travel', mode: one })}
          >
            ${travelTitles[one]}
          </button>`,
        )}
      </div>
      <label>
        Colours
        <select @change=${this.chooseColor}>
          ${colorModes.map(
            (one) => html`<option value=${one} ?selected=${one === mode}>${colorTitles[one]}</option>`,
          )}
          ${this.paints.map(
            (one) => html`<option value=${one} ?selected=${one === mode}>${paintOptions[one]}</option>`,
          )}
        </select>
      </label>
      ${
        this.isModel
          ? nothing
          : html`<label>
              Exposure
              <input type="range" min="-4" max="4" step="0.25" .value=${String(stops)} @input=${this.chooseStops} />
              <output>${stops > 0 ? '+' : ''}${stops}</output>
            </label>`
      }
      ${
        this.isModel
          ? nothing
          : html`<button type="button" title="Key G" @click=${() => this.ask({ kind: 'jump' })}>Go to…</button>`
      }
      <span class="space"></span>
      <button type="button" title="Key ? or F1" @click=${() => this.ask({ kind: 'help' })}>${isForFingers ? 'Gestures' : 'Keys'}</button>
      <button
        type="button"
        class="mouse"
        title="Key M; Escape ends it"
        aria-pressed=${this.isMouseLocked}
        @click=${() => this.ask({ kind: 'mouse' })}
      >
        Mouse look
      </button>
      <button type="button" @click=${() => this.ask({ kind: 'picture' })}>Save picture (PNG)</button>
      <button type="button" @click=${() => this.ask({ kind: 'export', format: 'glb' })}>Export glTF</button>
      <button type="button" @click=${() => this.ask({ kind: 'export', format: 'obj' })}>Export OBJ</button>
    `;
  }

  private chooseColor(event: Event): void {
    this.ask({ kind: 'color', mode: (event.target as HTMLSelectElement).value as ColorMode });
  }

  private chooseStops(event: Event): void {
    this.ask({ kind: 'stops', stops: Number((event.target as HTMLInputElement).value) });
  }

  private ask(detail: ToolbarChange): void {
    this.dispatchEvent(new CustomEvent<ToolbarChange>('ask', { detail }));
  }
}

customElements.define('bw-world-toolbar', WorldToolbar);
