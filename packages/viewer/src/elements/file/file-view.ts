import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ByteScope } from '../../protocol/byte-api.js';
import { dottedField } from '../../protocol/dotted-field.js';
import type { FileOverview } from '../../protocol/overview.js';
import { isSameSelection, type Selection } from '../../protocol/selection.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import type { PlaceSettings } from '../../state/place-settings.js';
import { StateController } from '../../state/state-controller.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { scopesOf } from './byte-scopes.js';
import { cssProperties } from './css-properties.js';
import type { PickedPlace } from './file-events.js';
import { FilePlaces } from './file-places.js';
import { fileViewStyles } from './file-view-styles.js';
import { LumpStates } from './lump-states.js';
import { type PaneSizes, storedPaneSizes, storePaneSizes } from './pane-sizes.js';
import { ShownPart } from './shown-part.js';
import type { SplitterMove } from './splitter.js';
import type { TableLook } from './table-look.js';
import './hex-view.js';
import './lump-list.js';
import './lump-map.js';
import './part-tree.js';
import './record-detail.js';
import './record-table.js';
import './splitter.js';

/** Narrower views show the record and the bytes in turn, in pixels. */
const wideView = 1080;

/**
 * The file: its map, its lumps or chunks as a tree, their records as tables, their bytes. What is shown follows from the
 * selection of the place, and choosing something here sets that.
 */
export class FileView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    scope: { state: true },
    goToByte: { state: true },
    panes: { state: true },
    isWide: { state: true },
    lower: { state: true },
    drawn: { state: true },
  };

  static override styles = [sharedStyles, fileViewStyles];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  declare private scope: ByteScope;
  declare private goToByte: { readonly position: number } | undefined;
  declare private panes: PaneSizes;
  declare private isWide: boolean;
  declare private lower: 'bytes' | 'record';
  declare private drawn: number;
  private selection: Selection | undefined;
  private states: LumpStates | undefined;
  private readonly shown = new ShownPart(() => {
    this.drawn++;
  });
  private readonly places = new FilePlaces(() => {
    this.drawn++;
  });
  private look: TableLook = { rowFilter: '', rowSort: undefined, hiddenColumns: [] };
  private readonly sizes = new ResizeObserver(([entry]) => {
    this.isWide = (entry?.contentRect.width ?? wideView) >= wideView;
  });
  private readonly edited = (): void => void this.readAgain();

  constructor() {
    super();
    this.scope = { kind: 'file' };
    this.panes = storedPaneSizes();
    this.isWide = true;
    this.lower = 'bytes';
    this.drawn = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.sizes.observe(this);
    if (this.hasUpdated && this.session !== undefined) this.session.addEventListener('edited', this.edited);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
    this.states?.end();
    this.session.removeEventListener('edited', this.edited);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    if (changed.has('session')) this.begin(changed.get('session'));
    const { selection } = this.state.place;
    if (changed.has('session') || !isSameSelection(selection, this.selection)) this.show(selection);
    // What holds for a table that is still to come isn't for the one that is shown until then.
    if (this.isTableOfPlace) this.look = this.state.place;
  }

  /** Begins with another file. */
  private begin(before: FileSession | undefined): void {
    before?.removeEventListener('edited', this.edited);
    this.session.addEventListener('edited', this.edited);
    this.states?.end();
    this.states = new LumpStates(this.session.document.tables, () => {
      this.drawn++;
    });
    this.shown.clear();
    this.places.clear();
    this.scope = { kind: 'file' };
    this.goToByte = undefined;
    this.selection = undefined;
    void this.readPlaces();
  }

  /** Finds out where everything lies now, and looks again at what has another length than before. */
  private async readPlaces(): Promise<void> {
    const { places, session, states } = this;
    const before = lengthsOf(places.overview ?? session.overview);
    try {
      await places.read(session);
    } catch (error) {
      this.state.fail(error);
    }
    for (const [name, length] of lengthsOf(places.overview))
      if (before.get(name) !== length && states?.known.has(name) === true) await states.read(name);
  }

  /** Reads everything that is shown again, after a change of the content. */
  private async readAgain(): Promise<void> {
    const { session } = this;
    await session.document.tables.refresh();
    if (session !== this.session) return;
    const { path, selection } = this;
    // What is shown stays until it was read: it is the same, and one stays where one is.
    if (path !== undefined) void this.open(path);
    if (selection !== undefined) void this.shown.openRecord(session, selection);
    await this.readPlaces();
  }

  /** The path of the table that is to be shown; `undefined` for the list of lumps. */
  private get path(): string | undefined {
    return this.selection?.path ?? (this.session.overview.kind === 'model' ? '' : undefined);
  }

  /** Shows a place. */
  private show(selection: Selection | undefined): void {
    const before = this.selection;
    this.selection = selection;
    // Where one went among the bytes was before.
    this.goToByte = undefined;
    const { path } = this;
    if (path === undefined) {
      this.shown.clear();
      this.scope = { kind: 'file' };
      void this.states?.readAll(this.session.overview as Parameters<LumpStates['readAll']>[0]);
      return;
    }
    if (before?.path !== selection?.path || this.shown.info === undefined) void this.open(path);
    if (selection === undefined) {
      this.shown.clearRecord();
      this.scope = { kind: 'file' };
    } else if (before?.path !== selection.path || before.index !== selection.index)
      void this.shown.openRecord(this.session, selection);
  }

  private async open(path: string): Promise<void> {
    const { scope, session, states } = this;
    const info = await this.shown.open(session, path);
    if (info === undefined) return;
    const { kind } = this.scope;
    const isOfOther = this.scope.kind !== 'file' && this.scope.path !== info.path;
    // The whole file, when somebody chose that meanwhile, is wanted.
    const isPackedAway = kind === 'file' && info.isPacked && this.scope === scope;
    if (path !== '' && (isOfOther || isPackedAway)) this.scope = { kind: 'content', path: info.path };
    const { overview } = session;
    if (overview.kind !== 'map') return;
    const [lump = path] = info.path.split('.');
    if (overview.lumps.some(({ name }) => name === lump)) await states?.read(lump);
    void states?.readAll(overview);
  }

  /** Whether the table that is shown is that of the place, and not the one before. */
  private get isTableOfPlace(): boolean {
    return this.shown.path === (this.selection?.path ?? '');
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.state === undefined) return nothing;
    const { session, panes, places, shown, isWide } = this;
    const { overview } = session;
    const path = this.selection?.path;
    return html`
      <div
        class=${`view ${isWide ? 'wide' : 'narrow'} ${this.isListed ? 'listed' : ''}`}
        ${cssProperties({
          '--tree': `${isWide ? panes.tree : Math.min(panes.tree, 210)}px`,
          '--detail': `${panes.detail}px`,
          '--bytes': `${panes.bytes}px`,
        })}
        @pick=${this.picked}
        @adjust=${(event: CustomEvent<Partial<PlaceSettings>>) => {
          // A filter of the table before isn't one of that which is on its way.
          if (this.isTableOfPlace) this.state.adjust(event.detail);
        }}
        @back=${() => this.state.goBack()}
        @fail=${(event: CustomEvent<unknown>) => this.state.fail(event.detail)}
        @world=${() => this.state.goTo({ view: 'world' })}
        @scope=${(event: CustomEvent<ByteScope>) => {
          this.scope = event.detail;
          this.goToByte = undefined;
        }}
        @bytes=${this.goToOffset}
      >
        <bw-lump-map .spans=${places.spans} .selectedPath=${path} ?stale=${places.isStale}></bw-lump-map>
        <bw-part-tree
          .overview=${places.overview ?? overview}
          .states=${new Map(this.states?.known)}
          .session=${session}
          .selectedPath=${path}
          .revision=${session.revision}
        ></bw-part-tree>
        <bw-splitter
          class="beside-tree"
          vertical
          label="Width of the tree"
          .value=${panes.tree}
          @move=${(event: CustomEvent<SplitterMove>) => this.resize('tree', event.detail.by)}
        ></bw-splitter>
        <section class="table" aria-label="Table">${this.renderTable()}</section>
        <bw-splitter
          class="above-bytes"
          label="Height of the bytes"
          .value=${panes.bytes}
          @move=${(event: CustomEvent<SplitterMove>) => this.resize('bytes', -event.detail.by)}
        ></bw-splitter>
        ${isWide || this.isListed ? nothing : this.renderSwitch()}
        <section class="bytes" aria-label="Bytes of the file" ?hidden=${!isWide && !this.isListed && this.lower !== 'bytes'}>
          <bw-hex-view
            .session=${session}
            .scopes=${scopesOf(shown.info)}
            .scope=${this.scope}
            .target=${this.selection}
            .goTo=${this.goToByte}
            .revision=${session.revision}
          ></bw-hex-view>
        </section>
        ${
          isWide && !this.isListed
            ? html`<bw-splitter
                class="beside-detail"
                vertical
                label="Width of the record"
                .value=${panes.detail}
                @move=${(event: CustomEvent<SplitterMove>) => this.resize('detail', -event.detail.by)}
              ></bw-splitter>`
            : nothing
        }
        <section class="detail" aria-label="Record" ?hidden=${this.isListed || (!isWide && this.lower !== 'record')}>
          <bw-record-detail .session=${session} .problem=${shown.recordProblem} .detail=${shown.detail} .field=${this.selection?.field === undefined ? undefined : dottedField(this.selection.field)}></bw-record-detail>
        </section>
      </div>
    `;
  }

  /** Whether the list of all lumps is shown, which has no records. */
  private get isListed(): boolean {
    return this.selection === undefined && this.session.overview.kind === 'map';
  }

  private renderTable(): TemplateResult {
    const { session } = this;
    const { overview } = session;
    const { info, problem } = this.shown;
    const { isStale, overview: now } = this.places;
    if (problem !== undefined)
      return html`<div class="message">
        <p class="error" role="alert">${problem}</p>
        <button type="button" @click=${() => this.state.goTo({ selection: undefined })}>Show the whole file</button>
      </div>`;
    if (this.isListed && overview.kind === 'map')
      return html`<bw-lump-list
        .opened=${overview}
        .now=${now?.kind === 'map' ? now : overview}
        .isStale=${isStale}
        .states=${new Map(this.states?.known)}
      ></bw-lump-list>`;
    if (info === undefined)
      return html`<p class="message dim" role="status">Reading ${this.selection?.path ?? 'the file'} …</p>`;
    return html`<bw-record-table
      .info=${info}
      .session=${session}
      .selection=${this.isTableOfPlace ? this.selection : undefined}
      .look=${this.look}
    ></bw-record-table>`;
  }

  private renderSwitch(): TemplateResult {
    const button = (name: 'bytes' | 'record', title: string): TemplateResult =>
      html`<button
        type="button"
        aria-pressed=${this.lower === name ? 'true' : 'false'}
        @click=${() => {
          this.lower = name;
        }}
      >
        ${title}
      </button>`;
    return html`<div class="switch" role="group" aria-label="Lower pane">${button('bytes', 'Bytes')} ${button('record', 'Record')}</div>`;
  }

  private picked(event: CustomEvent<PickedPlace>): void {
    const { selection, isStep } = event.detail;
    const isSamePlace = selection?.path === this.selection?.path;
    this.goToByte = undefined;
    if (isStep && isSamePlace) {
      this.state.notePlace({ selection });
      this.requestUpdate();
    } else this.state.goTo({ selection });
  }

  private goToOffset(event: CustomEvent<number>): void {
    this.scope = { kind: 'file' };
    this.goToByte = { position: event.detail };
    this.lower = 'bytes';
  }

  private resize(pane: keyof PaneSizes, by: number): void {
    const most = pane === 'bytes' ? this.clientHeight - 200 : this.clientWidth - 420;
    const size = Math.max(110, Math.min(most, this.panes[pane] + by));
    this.panes = { ...this.panes, [pane]: size };
    storePaneSizes(this.panes);
  }
}

/** Lengths of the lumps of a map. */
function lengthsOf(overview: FileOverview | undefined): ReadonlyMap<string, number> {
  return new Map(
    overview?.kind === 'map' ? overview.lumps.map(({ length, name }) => [name, length] as const) : [],
  );
}

customElements.define('bw-file-view', FileView);
