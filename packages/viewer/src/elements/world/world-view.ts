import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { entitySelection, isSameSelection, type Selection } from '../../protocol/selection.js';
import type { AppState } from '../../state/app-state.js';
import { type CameraPlace, isSameCameraPlace } from '../../state/camera-place.js';
import type { FileSession } from '../../state/file-session.js';
import { sharedStyles } from '../../style/shared-styles.js';
import type { JumpTarget } from '../../world/jump-target.js';
import { isUndrawn } from '../../world/mark-in-map.js';
import { type PaintMode, paintModeOf, paintModes } from '../../world/view-settings.js';
import { changeStage } from './change-stage.js';
import './group-legend.js';
import { heldWorld } from './held-world.js';
import './help-box.js';
import type { HelpBox } from './help-box.js';
import { jump } from './jump.js';
import './jump-box.js';
import type { JumpBox } from './jump-box.js';
import './mouse-look.js';
import './nothing-drawn.js';
import { nothingDrawnWords } from './nothing-drawn-words.js';
import { PointedGroup } from './pointed-group.js';
import { prepareStage } from './prepared-stage.js';
import { revealEntity } from './reveal-entity.js';
import { keepSeenFrom, turnSeen } from './seen-choice.js';
import './selection-card.js';
import { takePlace } from './take-place.js';
import { walkText } from './travel.js';
import { travelHints } from './travel-hints.js';
import './world-panel.js';
import type { WorldLoad } from './world-load.js';
import './world-status.js';
import './world-toolbar.js';
import type { ToolbarChange } from './world-toolbar.js';
import { worldTools } from './world-tools.js';
import { worldViewStyles } from './world-view-styles.js';
import './world-work.js';

/** Milliseconds without movement after which the address says where one is. */
const RESTING = 250;

/** The world of a file: a picture that one goes about in. */
export class WorldView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    load: { state: true },
    isPanelOpen: { state: true },
  };

  static override styles = [sharedStyles, worldViewStyles];

  /** Makes ready what takes long, while the file is still being opened. */
  static prepare(): void {
    prepareStage();
  }

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  declare private load: WorldLoad | undefined;
  declare private isPanelOpen: boolean;
  private isLost = false;
  private pointed: PointedGroup | undefined;
  private selected: Selection | undefined;
  /** The content in which the selection is marked. */
  private marked: WorldLoad['content'];
  private noted: CameraPlace | undefined;
  private noting: ReturnType<typeof setTimeout> | undefined;
  private abort = new AbortController();

  constructor() {
    super();
    this.isPanelOpen = innerWidth > 900;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.attach();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.noteNow();
    this.abort.abort();
    // Keys that are let go elsewhere aren't heard here.
    this.load?.stage.letGo();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('session') || changed.has('state')) this.attach();
  }

  /** Begins to show the file, or goes on with it. */
  private attach(): void {
    this.abort.abort();
    this.abort = new AbortController();
    this.isLost = false;
    const { signal } = this.abort;
    try {
      this.load = heldWorld(this.session, this.state);
    } catch (error) {
      this.load = undefined;
      this.state.fail(error);
      return;
    }
    const { load } = this;
    const { stage } = load;
    load.addEventListener('change', () => this.loaded(), { signal });
    worldTools(load).addEventListener('change', () => this.requestUpdate(), { signal });
    document.addEventListener('keydown', (event) => this.pressed(event), { signal });
    this.pointed = new PointedGroup(stage, () => load.map);
    this.pointed.addEventListener('change', () => this.requestUpdate(), { signal });
    signal.addEventListener('abort', () => this.pointed?.dispose());
    stage.addEventListener('moved', () => this.moved(), { signal });
    stage.addEventListener('picked', () => this.picked(), { signal });
    stage.addEventListener('drawn', () => performance.mark('world-shown'), { signal });
    stage.addEventListener('mouse', () => this.requestUpdate(), { signal });
    stage.addEventListener('lost', () => this.setLost(true), { signal });
    stage.addEventListener('restored', () => this.setLost(false), { signal });
    this.state.addEventListener('change', () => this.placeChanged(), { signal });
    this.state.addEventListener('leave', () => this.noteNow(), { signal });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.setBackground(), {
      signal,
    });
    const themes = new MutationObserver(() => this.setBackground());
    themes.observe(document.documentElement, { attributes: true });
    signal.addEventListener('abort', () => themes.disconnect());
    takePlace(load, this.state.place);
    if (load.content === undefined && load.progress === undefined) this.begin();
    else this.comeBack();
  }

  private begin(): void {
    const { camera, lightRange, selection } = this.state.place;
    this.noted = camera;
    this.selected = undefined;
    void this.load?.start({ view: camera, range: lightRange });
    this.goesToSelection = camera === undefined && selection !== undefined;
  }

  /** Whether what is selected is gone to as soon as it is there. */
  private goesToSelection = false;

  /** Goes on after another view was shown: to what was selected there. */
  private comeBack(): void {
    const { selection } = this.state.place;
    const { mark } = this.load?.stage ?? {};
    this.goesToSelection = selection !== undefined && !isSameSelection(selection, mark?.selection);
    this.noted = this.load?.stage.navigator?.view;
    this.selected = undefined;
    if (this.load?.content !== undefined) this.takeCamera(this.load);
    this.loaded();
  }

  private loaded(): void {
    const { load } = this;
    const isOther = load?.content !== this.marked;
    this.marked = load?.content;
    if (load?.content !== undefined && isOther) {
      takePlace(load, this.state.place);
      this.takeCamera(load);
    }
    // What is built anew has no mark yet.
    if (
      load?.content !== undefined &&
      (isOther || !isSameSelection(this.selected, this.state.place.selection))
    )
      this.showSelection();
    this.requestUpdate();
  }

  private showSelection(): void {
    const { selection } = this.state.place;
    this.selected = selection;
    const isThere = this.load?.stage.select(selection) === true;
    const goes = isThere && this.goesToSelection;
    this.goesToSelection = false;
    if (goes && selection !== undefined) void this.goToSelection(selection);
    this.requestUpdate();
  }

  /** Goes to what is selected, and shows the layer that it is in. */
  private async goToSelection(selection: Selection): Promise<void> {
    const { load, state } = this;
    if (load === undefined) return;
    const isHidden = load.map !== undefined && isUndrawn(load.map, selection);
    if (isHidden) {
      await revealEntity({ load, state }, selection);
      if (load !== this.load || !isSameSelection(selection, this.selected)) return;
      load.stage.select(selection);
    }
    load.stage.goToMarked();
    this.requestUpdate();
  }

  /** Takes what changed in the address or by other parts of the page. */
  private placeChanged(): void {
    const { selection, view } = this.state.place;
    if (view !== 'world' || this.load?.content === undefined) return;
    takePlace(this.load, this.state.place);
    this.takeCamera(this.load);
    if (!isSameSelection(selection, this.selected)) this.showSelection();
  }

  /** Goes to where the place says, unless one was there already. */
  private takeCamera({ stage }: WorldLoad): void {
    const { camera } = this.state.place;
    if (camera === undefined || isSameCameraPlace(camera, this.noted)) return;
    this.noted = camera;
    stage.standAt(camera);
  }

  private moved(): void {
    clearTimeout(this.noting);
    this.noting = setTimeout(() => this.noteNow(), RESTING);
    this.requestUpdate();
  }

  private noteNow(): void {
    clearTimeout(this.noting);
    const view = this.load?.stage.navigator?.view;
    if (view === undefined || this.noting === undefined || this.state.session !== this.session) return;
    this.noting = undefined;
    this.noted = view;
    this.state.notePlace({ camera: view });
  }

  private picked(): void {
    this.state.goTo({ selection: this.load?.stage.picked?.selection });
    if (!isSameSelection(this.state.place.selection, this.selected)) this.showSelection();
  }

  private setLost(isLost: boolean): void {
    this.isLost = isLost;
    // A canvas without a context shows the sign of a broken picture.
    if (this.load !== undefined) this.load.stage.canvas.style.visibility = isLost ? 'hidden' : '';
    if (!isLost) this.setBackground();
    this.requestUpdate();
  }

  private setBackground(): void {
    const stage = this.renderRoot.querySelector('.stage');
    if (stage !== null) this.load?.stage.setBackground(getComputedStyle(stage).backgroundColor);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('load' as keyof WorldView)) this.setBackground();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { load, state } = this;
    if (load === undefined) return nothing;
    const { content, model, stage } = load;
    const { navigator, settings } = stage;
    const { selection } = state.place;
    const travel = navigator?.mode ?? 'fly';
    const empty = nothingDrawnWords(load);
    return html`
      <bw-world-toolbar
        .settings=${settings}
        .travel=${travel}
        .isModel=${model !== undefined}
        .canWalk=${load.map !== undefined}
        .isPanelOpen=${this.isPanelOpen}
        .isMouseLocked=${stage.isMouseLocked}
        .paints=${this.paintsOf(load)}
        @ask=${(event: CustomEvent<ToolbarChange>) => void this.answer(event.detail)}
      ></bw-world-toolbar>
      <div class="middle">
        ${
          this.isPanelOpen && content !== undefined
            ? html`<bw-world-panel .state=${state} .load=${load} .settings=${settings} .place=${state.place}></bw-world-panel>`
            : nothing
        }
        <div class="stage">
          ${stage.canvas}
          <bw-mouse-look .stage=${stage}></bw-mouse-look>
          <bw-world-work .load=${load} .isLost=${this.isLost} @build=${() => this.begin()}></bw-world-work>
          ${empty === undefined ? nothing : html`<bw-nothing-drawn .words=${empty}></bw-nothing-drawn>`}
          ${this.renderLegend(load)}
          ${
            selection === undefined || content === undefined
              ? nothing
              : html`<bw-selection-card
                  .selection=${selection}
                  .found=${stage.mark}
                  @go-to=${() => stage.goToMarked()}
                  @show-record=${() => state.goTo({ view: 'file' })}
                  @show-entity=${() => this.showEntity()}
                  @deselect=${() => state.goTo({ selection: undefined })}
                ></bw-selection-card>`
          }
        </div>
      </div>
      <bw-world-status
        .view=${navigator?.view}
        .speed=${travel === 'fly' ? (navigator?.speed ?? 0) : 0}
        .counts=${load.map?.world.counts ?? model?.model.counts}
        .here=${worldTools(load).here}
        .seen=${worldTools(load).seen}
        .walls=${walkText(load)}
        .hint=${travelHints[travel]}
        @speed=${(event: CustomEvent<number>) => stage.wheel(event.detail)}
      ></bw-world-status>
      <bw-help-box></bw-help-box>
      <bw-jump-box
        .entities=${load.map?.world.entities ?? []}
        .view=${navigator?.view}
        .go=${(target: JumpTarget) => jump({ load, state }, target)}
      ></bw-jump-box>
    `;
  }

  /** What surfaces are coloured by, where it is by numbers. */
  private renderLegend(load: WorldLoad): TemplateResult | typeof nothing {
    const mode = paintModeOf(load.stage.settings.mode);
    if (mode === undefined || load.map === undefined) return nothing;
    return html`<bw-group-legend
      .mode=${mode}
      .group=${this.pointed?.group}
      .failure=${worldTools(load).paintFailure}
    ></bw-group-legend>`;
  }

  /** Ways of colouring by numbers that the map has; the one that is chosen in any case. */
  private paintsOf(load: WorldLoad): readonly PaintMode[] {
    if (load.map === undefined) return [];
    const known: readonly string[] = worldTools(load).abilities?.groupings ?? [];
    const { mode } = load.stage.settings;
    return paintModes.filter((one) => one === 'record' || one === mode || known.includes(one));
  }

  /** Keys that mean something wherever one is in this view, but not in a field or a box. */
  private pressed(event: KeyboardEvent): void {
    const { load } = this;
    const [target] = event.composedPath();
    if (load === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const isWriting = 'dialog, textarea, select, input:not([type="checkbox"])';
    if (target instanceof HTMLElement && target.closest(isWriting) !== null) return;
    const isMap = load.map !== undefined;
    const tools = worldTools(load);
    const { seen } = tools;
    if (event.key === '?' || event.key === 'F1') this.box<HelpBox>('bw-help-box')?.open();
    else if (event.code === 'KeyG' && isMap) this.box<JumpBox>('bw-jump-box')?.open();
    else if (event.code === 'KeyV' && isMap) this.state.adjust(turnSeen(tools, !seen.isOn));
    else if (event.code === 'KeyB' && isMap && seen.isOn)
      this.state.adjust(keepSeenFrom(tools, seen.from === undefined));
    else if (event.code === 'KeyL') this.isPanelOpen = !this.isPanelOpen;
    else return;
    event.preventDefault();
  }

  private box<T extends Element>(name: string): T | null {
    return this.renderRoot.querySelector<T>(name);
  }

  private showEntity(): void {
    const found = this.load?.stage.mark;
    const index = found?.entity ?? found?.selection.index ?? this.state.place.selection?.index;
    if (index !== undefined) this.state.goTo({ view: 'entities', selection: entitySelection(index) });
  }

  private async answer(asked: ToolbarChange): Promise<void> {
    const { load, state } = this;
    if (load === undefined) return;
    if (asked.kind === 'panel') this.isPanelOpen = !this.isPanelOpen;
    else if (asked.kind === 'jump') this.box<JumpBox>('bw-jump-box')?.open();
    else if (asked.kind === 'help') this.box<HelpBox>('bw-help-box')?.open();
    else await changeStage({ load, state }, asked).catch((error: unknown) => state.fail(error));
    this.requestUpdate();
  }
}

customElements.define('bw-world-view', WorldView);
