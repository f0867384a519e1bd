import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { EditSummary, SavePlan } from '../../protocol/edit-api.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import type { ViewName } from '../../state/place.js';
import { SessionController } from '../../state/session-controller.js';
import { StateController } from '../../state/state-controller.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted, countText, sizeText } from '../lists/number-text.js';
import { download } from './download.js';
import { savePanelStyles } from './save-panel-styles.js';

/** Most moved lumps that are listed. */
const MOST_MOVED = 12;

/** The edits that aren't saved: how many, what each changes, what saving does, and saving. Leaving with some is warned of. */
export class SavePanel extends LitElement {
  static override properties = {
    state: { attribute: false },
    edits: { state: true },
    plan: { state: true },
    isOpen: { state: true },
    failure: { state: true },
    saved: { state: true },
    isBusy: { state: true },
  };

  static override styles = [sharedStyles, savePanelStyles];

  /** What the page shows. */
  declare state: AppState;
  declare private edits: readonly EditSummary[];
  declare private plan: SavePlan | undefined;
  declare private isOpen: boolean;
  declare private failure: string | undefined;
  declare private saved: string | undefined;
  declare private isBusy: boolean;
  private shownSession: FileSession | undefined;
  private savedRevision = 0;
  /** What the file was when its edits were listed. */
  private listedRevision = 0;
  private readonly session = new SessionController(this, () => void this.load());
  private readonly warn = (event: BeforeUnloadEvent): void => {
    if (this.state.session?.hasUnsavedWork === true) event.preventDefault();
  };

  constructor() {
    super();
    this.edits = [];
    this.isOpen = false;
    this.isBusy = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('beforeunload', this.warn);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('beforeunload', this.warn);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    const { session } = this.state;
    if (session === this.shownSession) return;
    this.shownSession = session;
    this.session.watch(session);
    this.edits = [];
    this.plan = undefined;
    this.saved = undefined;
    this.failure = undefined;
    this.savedRevision = session?.revision ?? 0;
    this.listedRevision = this.savedRevision;
    this.isOpen = false;
    // What is still done with the file before is never heard of again.
    this.isBusy = false;
    // A file that was just opened has no edits: its worker needn't be there for that.
    if (session !== undefined && session.revision > 0) void this.load();
  }

  /** The edits that are in force. */
  private get pending(): readonly EditSummary[] {
    return this.edits.filter(({ isUndone }) => !isUndone);
  }

  private get hasUnsaved(): boolean {
    const revision = this.state.session?.revision ?? 0;
    // Which edits there are after a change is still being asked: there may be some.
    const isListed = revision === this.listedRevision;
    return revision !== this.savedRevision && (!isListed || this.pending.length > 0);
  }

  private async load(): Promise<void> {
    const { session } = this.state;
    if (session === undefined) return;
    const { revision } = session;
    session.hasUnsavedEdits = this.hasUnsaved;
    try {
      const edits = await session.document.edits.list();
      if (session !== this.state.session || revision !== session.revision) return;
      this.edits = edits;
      this.listedRevision = revision;
      this.plan = undefined;
      this.saved = undefined;
      if (this.isOpen) await this.loadPlan(session);
    } catch (error) {
      this.state.fail(error);
    }
  }

  private async loadPlan(session: FileSession): Promise<void> {
    const { revision } = session;
    const isAsIs = (): boolean => session === this.state.session && revision === session.revision;
    this.failure = undefined;
    if (this.pending.length === 0) return;
    try {
      const plan = await session.document.edits.plan();
      if (isAsIs()) this.plan = plan;
    } catch (error) {
      if (isAsIs()) this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.edits.length === 0) return nothing;
    const { length } = this.pending;
    return html`
      <button type="button" class=${this.hasUnsaved ? 'primary' : ''} @click=${this.open}>
        ${length === 0 ? 'No edits' : counted(length, 'edit')}${length > 0 && !this.hasUnsaved ? ', saved' : '…'}
      </button>
      <dialog aria-labelledby="title" @close=${this.closed} @click=${this.clicked}>
        ${this.isOpen ? this.renderBody() : nothing}
      </dialog>
    `;
  }

  protected override updated(): void {
    const { session } = this.state;
    if (session !== undefined) session.hasUnsavedEdits = this.hasUnsaved;
    const dialog = this.renderRoot.querySelector('dialog');
    if (dialog === null) return;
    if (this.isOpen && !dialog.open) dialog.showModal();
    if (!this.isOpen && dialog.open) dialog.close();
  }

  private renderBody(): TemplateResult {
    const { length } = this.pending;
    return html`
      <div class="body">
        <div class="head">
          <h2 id="title">Edits of ${this.state.session?.overview.name}</h2>
          <button type="button" @click=${this.close}>Close</button>
        </div>
        <ol tabindex="0" aria-label="Edits">
          ${this.edits.map((edit) => this.renderEdit(edit))}
        </ol>
        ${this.failure === undefined ? nothing : html`<p class="error" role="alert">${this.failure}</p>`}
        ${length === 0 ? html`<p class="dim">All edits were taken back: the file is as it was opened.</p>` : this.renderPlan()}
        ${this.saved === undefined ? nothing : html`<p role="status">${this.saved}</p>`}
        <div class="foot">
          <button type="button" class="primary" ?disabled=${length === 0 || this.isBusy || this.failure !== undefined} @click=${this.save}>
            Save a copy
          </button>
          <button type="button" ?disabled=${length === 0 || this.isBusy} @click=${this.undoAll}>Take all back</button>
          <span class="dim">The file that was opened is never written to.</span>
        </div>
      </div>
    `;
  }

  private renderEdit(edit: EditSummary): TemplateResult {
    const { after, before, id, isUndone, kind, title } = edit;
    return html`
      <li class=${isUndone ? 'undone' : ''}>
        <span class="title"><button type="button" class="link" @click=${() => this.show(edit)}>${title}</button></span>
        <button type="button" @click=${() => this.switch(id, isUndone)} aria-label=${`${isUndone ? 'Make again' : 'Take back'}: ${title}`}>
          ${isUndone ? 'Make again' : 'Take back'}
        </button>
        <code class="change"
          >${kind === 'add' ? nothing : html`<del>${before === '' ? '(empty)' : before}</del> `}${kind === 'remove' ? html`<span class="dim">removed</span>` : html`<span class="dim">→</span> <ins>${after === '' ? '(empty)' : after}</ins>`}</code
        >
      </li>
    `;
  }

  private renderPlan(): TemplateResult {
    const { plan } = this;
    if (plan === undefined)
      return this.failure === undefined
        ? html`<p class="dim" role="status">Working out what saving does…</p>`
        : html``;
    const { files, isRelaid, moved, remarks, resized } = plan;
    const moves = moved.slice(0, MOST_MOVED).map(({ lump }) => lump);
    return html`
      <div class="plan">
        <p>
          ${sizeWords(plan)}
        </p>
        ${
          isRelaid && moved.length > 0
            ? html`<p class="dim">
                Content of other lumps stays as it is. These come to lie elsewhere: ${moves.join(', ')}${moved.length > moves.length ? ` and ${moved.length - moves.length} more` : ''}.
              </p>`
            : nothing
        }
        ${resized.map(({ from, lump, to }) => html`<p class="dim">${lump}: ${countText(from)} → ${countText(to)} bytes.</p>`)}
        ${remarks.map((text) => html`<p>${text}</p>`)}
        ${files.length > 1 ? html`<p>${counted(files.length, 'file')} will be written: ${files.join(', ')}.</p>` : nothing}
      </div>
    `;
  }

  private open(): void {
    const { session } = this.state;
    this.isOpen = true;
    if (session !== undefined && this.plan === undefined) void this.loadPlan(session);
  }

  private close(): void {
    this.isOpen = false;
  }

  private closed(): void {
    this.isOpen = false;
  }

  /** A click beside the dialog closes it. */
  private clicked(event: MouseEvent): void {
    if (event.target instanceof HTMLDialogElement) this.isOpen = false;
  }

  private show({ kind, selection }: EditSummary): void {
    const view: ViewName = kind === 'field' ? 'file' : 'entities';
    this.isOpen = false;
    this.state.goTo({ view, selection });
  }

  private async switch(id: number, isUndone: boolean): Promise<void> {
    await this.change(async ({ document }) => (isUndone ? document.edits.redo(id) : document.edits.undo(id)));
  }

  private async undoAll(): Promise<void> {
    await this.change(({ document }) => document.edits.undoAll());
  }

  private async change(work: (session: FileSession) => Promise<void>): Promise<void> {
    const { session } = this.state;
    if (session === undefined) return;
    try {
      this.failure = undefined;
      await work(session);
      session.noteEdit();
    } catch (error) {
      if (session === this.state.session)
        this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  private async save(): Promise<void> {
    const { session } = this.state;
    if (session === undefined || this.isBusy) return;
    this.isBusy = true;
    try {
      this.failure = undefined;
      const { revision } = session;
      const { files, plan } = await session.document.edits.save();
      for (const { blob, name } of files) download(blob, name);
      if (session !== this.state.session) return;
      this.savedRevision = revision;
      if (revision === session.revision) this.plan = plan;
      this.saved = `${plan.files.join(', ')} went to your downloads.`;
    } catch (error) {
      if (session !== this.state.session) return;
      this.failure = error instanceof Error ? error.message : String(error);
    }
    this.isBusy = false;
  }
}

/** What becomes of the file, in a sentence. */
function sizeWords({ changedBytes, isRelaid, sizeAfter, sizeBefore }: SavePlan): string {
  if (sizeAfter !== sizeBefore) {
    const verb = sizeAfter < sizeBefore ? 'shrinks' : 'grows';
    return `The file ${verb} from ${countText(sizeBefore)} to ${countText(sizeAfter)} bytes.`;
  }
  return isRelaid || changedBytes === undefined
    ? `The file keeps its ${sizeText(sizeBefore)}; lumps are placed anew.`
    : `${counted(changedBytes, 'byte')} of ${sizeText(sizeBefore)} will differ, every other byte stays as it is.`;
}

customElements.define('bw-save-panel', SavePanel);
