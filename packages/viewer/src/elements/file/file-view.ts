import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ByteScope, MapSpan } from '../../protocol/byte-api.js';
import { dottedField } from '../../protocol/dotted-field.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import { isSameSelection, type Selection } from '../../protocol/selection.js';
import type { RecordDetail, TableInfo } from '../../protocol/table-types.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { StateController } from '../../state/state-controller.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { cssProperties } from './css-properties.js';
import type { PickedPlace } from './file-events.js';
import { fileViewStyles } from './file-view-styles.js';
import type { NamedScope } from './hex-view.js';
import { LumpStates } from './lump-states.js';
import { type PaneSizes, storedPaneSizes, storePaneSizes } from './pane-sizes.js';
import type { SplitterMove } from './splitter.js';
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
    spans: { state: true },
    info: { state: true },
    detail: { state: true },
    problem: { state: true },
    recordProblem: { state: true },
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
  declare private spans: readonly MapSpan[];
  declare private info: TableInfo | undefined;
  declare private detail: RecordDetail | undefined;
  declare private problem: string | undefined;
  declare private recordProblem: string | undefined;
  declare private scope: ByteScope;
  declare private goToByte: { readonly position: number } | undefined;
  declare private panes: PaneSizes;
  declare private isWide: boolean;
  declare private lower: 'bytes' | 'record';
  declare private drawn: number;
  private selection: Selection | undefined;
  private states: LumpStates | undefined;
  private wanted = 0;
  private wantedRecord = 0;
  private readonly sizes = new ResizeObserver(([entry]) => {
    this.isWide = (entry?.contentRect.width ?? wideView) >= wideView;
  });
  private readonly edited = (): void => void this.readAgain();

  constructor() {
    super();
    this.spans = [];
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
  }

  /** Begins with another file. */
  private begin(before: FileSession | undefined): void {
    before?.removeEventListener('edited', this.edited);
    this.session.addEventListener('edited', this.edited);
    this.states?.end();
    this.states = new LumpStates(this.session.document.tables, () => {
      this.drawn++;
    });
    this.info = undefined;
    this.detail = undefined;
    this.spans = [];
    this.scope = { kind: 'file' };
    this.goToByte = undefined;
    this.selection = undefined;
    this.readMap();
  }

  private readMap(): void {
    const { session } = this;
    const { revision } = session;
    session.document.bytes.map().then(
      (spans) => {
        if (session === this.session && revision === session.revision) this.spans = spans;
      },
      (error: unknown) => this.state.fail(error),
    );
  }

  /** Reads everything that is shown again, after a change of the content. */
  private async readAgain(): Promise<void> {
    await this.session.document.tables.refresh();
    const selection = this.selection;
    this.selection = undefined;
    this.info = undefined;
    this.show(selection);
    this.readMap();
    this.drawn++;
  }

  /** Shows a place. */
  private show(selection: Selection | undefined): void {
    const before = this.selection;
    this.selection = selection;
    const isModel = this.session.overview.kind === 'model';
    const path = selection?.path ?? (isModel ? '' : undefined);
    if (path === undefined) {
      this.wanted++;
      this.info = undefined;
      this.detail = undefined;
      this.problem = undefined;
      this.scope = { kind: 'file' };
      void this.states?.readAll(this.session.overview as Parameters<LumpStates['readAll']>[0]);
      return;
    }
    if (before?.path !== selection?.path || this.info === undefined) void this.open(path);
    if (selection === undefined) {
      this.detail = undefined;
      this.recordProblem = undefined;
      this.scope = { kind: 'file' };
    } else if (before?.path !== selection.path || before.index !== selection.index)
      void this.showRecord(selection);
  }

  private async open(path: string): Promise<void> {
    const wanted = ++this.wanted;
    this.problem = undefined;
    try {
      const info = await this.session.document.tables.open(path);
      if (wanted !== this.wanted) return;
      this.info = info;
      if (this.scope.kind !== 'file' && path !== '') this.scope = { kind: 'content', path: info.path };
      else if (path !== '' && info.isPacked) this.scope = { kind: 'content', path: info.path };
      if (this.session.overview.kind === 'map') {
        const [lump = path] = info.path.split('.');
        const { overview } = this.session;
        if (overview.lumps.some(({ name }) => name === lump)) await this.states?.read(lump);
        void this.states?.readAll(overview);
      }
    } catch (error) {
      if (wanted !== this.wanted) return;
      this.info = undefined;
      this.detail = undefined;
      this.problem = failureOf(error).message;
    }
  }

  private async showRecord({ path, index }: Selection): Promise<void> {
    const wanted = ++this.wantedRecord;
    this.recordProblem = undefined;
    if (index === undefined) {
      this.detail = undefined;
      return;
    }
    try {
      const detail = await this.session.document.tables.record(path, index);
      if (wanted === this.wantedRecord) this.detail = detail;
    } catch (error) {
      if (wanted !== this.wantedRecord) return;
      this.detail = undefined;
      this.recordProblem = failureOf(error).message;
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.state === undefined) return nothing;
    const { session, panes, isWide } = this;
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
        @fail=${(event: CustomEvent<unknown>) => this.state.fail(event.detail)}
        @world=${() => this.state.goTo({ view: 'world' })}
        @scope=${(event: CustomEvent<ByteScope>) => {
          this.scope = event.detail;
          this.goToByte = undefined;
        }}
        @bytes=${this.goToOffset}
      >
        <bw-lump-map .spans=${this.spans} .selectedPath=${path}></bw-lump-map>
        <bw-part-tree
          .overview=${overview}
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
            .scopes=${this.scopes}
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
          <bw-record-detail .session=${session} .problem=${this.recordProblem} .detail=${this.detail} .field=${this.selection?.field === undefined ? undefined : dottedField(this.selection.field)}></bw-record-detail>
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
    if (this.problem !== undefined)
      return html`<div class="message">
        <p class="error" role="alert">${this.problem}</p>
        <button type="button" @click=${() => this.state.goTo({ selection: undefined })}>Show the whole file</button>
      </div>`;
    if (this.isListed && overview.kind === 'map')
      return html`<bw-lump-list .overview=${overview} .states=${new Map(this.states?.known)}></bw-lump-list>`;
    if (this.info === undefined)
      return html`<p class="message dim" role="status">Reading ${this.selection?.path ?? 'the file'} …</p>`;
    return html`<bw-record-table .info=${this.info} .session=${session} .selection=${this.selection}></bw-record-table>`;
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

  /** Ways to look at the bytes of what is shown. */
  private get scopes(): readonly NamedScope[] {
    const file: NamedScope = { title: 'Whole file', scope: { kind: 'file' } };
    const { info } = this;
    if (info === undefined || info.path === '') return [file];
    const { path, isPacked } = info;
    const content: NamedScope = { title: isPacked ? 'Unpacked' : path, scope: { kind: 'content', path } };
    const stored: NamedScope = { title: 'As it is stored', scope: { kind: 'stored', path } };
    return isPacked ? [content, stored, file] : [content, file];
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

customElements.define('bw-file-view', FileView);
