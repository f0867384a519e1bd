import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PakFile, PakSection } from '../../protocol/pak-api.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { SessionController } from '../../state/session-controller.js';
import { StateController } from '../../state/state-controller.js';
import { paneStyles } from '../../style/pane-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted, sizeText } from '../lists/number-text.js';
import '../lists/empty-list.js';
import '../lists/tree-list.js';
import type { ChosenRow } from '../lists/tree-list.js';
import { download } from '../save/download.js';
import './pak-file.js';
import { folderKeys, isInFolder, type PakRow, pakRows } from './pak-rows.js';

/** From so many files on folders are closed at first. */
const MANY = 60;

/** The files that a map brings along, and what each looks like. */
export class PakView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    sections: { state: true },
    closed: { state: true },
    leftOut: { state: true },
    isPacking: { state: true },
  };

  static override styles = [
    sharedStyles,
    paneStyles,
    css`
      input[type='search'] {
        width: min(280px, 40vw);
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  declare private sections: readonly PakSection[] | undefined;
  declare private closed: ReadonlySet<string>;
  declare private leftOut: readonly string[];
  declare private isPacking: boolean;
  private readonly edits = new SessionController(this, () => void this.load());
  private shown: readonly PakRow[] = [];
  private revealed: string | undefined;

  constructor() {
    super();
    this.closed = new Set();
    this.leftOut = [];
    this.isPacking = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    this.openAboveChosen();
    if (!changed.has('session')) return;
    this.edits.watch(this.session);
    this.sections = undefined;
    this.leftOut = [];
    this.isPacking = false;
    void this.load();
  }

  /** Opens the folders that what is chosen lies in, once it is. */
  private openAboveChosen(): void {
    const { chosenPakRow } = this.state.place;
    if (chosenPakRow === this.revealed || this.sections === undefined) return;
    this.revealed = chosenPakRow;
    if (chosenPakRow !== undefined)
      this.closed = new Set([...this.closed].filter((folder) => !isInFolder(chosenPakRow, folder)));
  }

  private async load(): Promise<void> {
    const { session } = this;
    try {
      const sections = await session.document.pak.sections();
      if (session !== this.session) return;
      const count = sections.reduce((sum, { files }) => sum + files.length, 0);
      const isFirst = this.sections === undefined;
      if (isFirst && count > MANY) this.closed = folderKeys(sections);
      if (isFirst) this.revealed = undefined;
      this.sections = sections;
    } catch (error) {
      this.state.fail(error);
    }
  }

  protected override render(): TemplateResult {
    const { sections } = this;
    if (sections === undefined) return html`<p class="hint" role="status">Reading the files…</p>`;
    const { chosenPakRow, pakFilter } = this.state.place;
    const all = sections.flatMap(({ files }) => files);
    this.shown = pakRows(sections, { closed: this.closed, query: pakFilter });
    const chosen = this.shown.findIndex(({ key }) => key === chosenPakRow);
    const row = this.shown[chosen];
    return html`
      <div class="tools">${this.renderTools(sections, all)}</div>
      ${all.length > 0 && !this.shown.some(isFilled) ? this.renderNoneFound(all.length) : this.renderList(chosen)}
      <div class="detail">
        ${this.leftOut.map((text) => html`<p class="notice warning">Left out: ${text}</p>`)}
        ${row === undefined ? this.renderSections(sections) : row.file === undefined ? this.renderFolder(row) : this.renderFile(row, row.file)}
      </div>
    `;
  }

  private renderList(chosen: number): TemplateResult {
    return html`<bw-tree-list
      class="list"
      .label=${'Files'}
      .rows=${this.shown}
      .chosen=${chosen}
      .renderRow=${(index: number) => this.renderRow(index)}
      @choose=${(event: CustomEvent<ChosenRow>) => this.choose(event.detail)}
      @toggle=${(event: CustomEvent<number>) => this.toggle(event.detail)}
    ></bw-tree-list>`;
  }

  private renderNoneFound(count: number): TemplateResult {
    return html`<bw-empty-list
      class="list"
      .text=${`None of ${counted(count, 'file')} has “${this.state.place.pakFilter.trim()}” in its name.`}
      .action=${'Clear the search'}
      @clear=${() => {
        this.state.adjust({ pakFilter: '' });
        this.renderRoot.querySelector<HTMLElement>('input[type=search]')?.focus();
      }}
    ></bw-empty-list>`;
  }

  private renderTools(sections: readonly PakSection[], all: readonly PakFile[]): TemplateResult {
    const archive = sections.find(({ kind, files }) => kind === 'archive' && files.length > 0);
    return html`
      <label>
        <span class="hidden-text">Search</span>
        <input type="search" placeholder="part of a file name" .value=${this.state.place.pakFilter} @input=${this.search} />
      </label>
      <span role="status">${counted(all.length, 'file')}</span>
      ${
        archive === undefined
          ? nothing
          : html`<button type="button" class="end" ?disabled=${this.isPacking} @click=${() => this.saveAll(archive.lump, archive.files)}>Download all as zip</button>`
      }
    `;
  }

  private renderRow(index: number): TemplateResult | typeof nothing {
    const row = this.shown[index];
    if (row === undefined) return nothing;
    const { file, inside, title } = row;
    if (file === undefined)
      return html`<span class="grow group">${title}</span><span class="number dim small">${inside.length}</span>`;
    return html`<span class="grow">${title}</span><span class="number dim small">${sizeText(file.size)}</span>`;
  }

  private renderSections(sections: readonly PakSection[]): TemplateResult {
    if (sections.length === 0)
      return html`<p class="hint">
        Maps of ${this.session.overview.title} bring no files along: the format has neither a pakfile nor textures of its own.
      </p>`;
    return html`${sections.map(({ comment, issues: all, lump, status, summary }) => {
      // Why nothing could be read is said already.
      const issues = all.filter(({ message }) => !summary.includes(message));
      return html`
        <h2>${lump}</h2>
        <p class=${status === 'damaged' ? 'notice error' : ''}>${summary}</p>
        ${comment === '' ? nothing : html`<p class="dim">Comment: <code>${comment}</code></p>`}
        ${issues.slice(0, 20).map(({ message, severity }) => html`<p class="notice ${severity}">${message}</p>`)}
        ${issues.length > 20 ? html`<p class="dim">${counted(issues.length - 20, 'issue')} more: see Issues.</p>` : nothing}
      `;
    })}`;
  }

  private renderFolder({ inside, key, section, title }: PakRow): TemplateResult {
    const size = inside.reduce((sum, file) => sum + file.size, 0);
    return html`
      <h2>${title}</h2>
      <p>${counted(inside.length, 'file')}, ${sizeText(size)}</p>
      ${
        section.kind === 'archive'
          ? html`<button type="button" ?disabled=${this.isPacking} @click=${() => this.saveAll(section.lump, inside, key)}>Download as zip</button>`
          : nothing
      }
    `;
  }

  private renderFile({ section }: PakRow, file: PakFile): TemplateResult {
    return html`<bw-pak-file .state=${this.state} .session=${this.session} .section=${section} .file=${file}></bw-pak-file>`;
  }

  private choose({ index, isStep }: ChosenRow): void {
    this.leftOut = [];
    const change = { chosenPakRow: this.shown[index]?.key };
    if (isStep) this.state.adjust(change);
    else this.state.goTo(change);
  }

  private toggle(index: number): void {
    const row = this.shown[index];
    if (row?.isExpanded === undefined) return;
    const closed = new Set(this.closed);
    if (row.isExpanded) closed.add(row.key);
    else closed.delete(row.key);
    this.closed = closed;
  }

  private search(event: Event): void {
    this.state.adjust({ pakFilter: (event.target as HTMLInputElement).value });
  }

  private async saveAll(lump: string, files: readonly PakFile[], folder?: string): Promise<void> {
    const { session } = this;
    const name = folder?.split('/').at(-1) ?? `${session.overview.name.replace(/\.[^.]*$/, '')}-files`;
    this.isPacking = true;
    try {
      const ids = files.map(({ id }) => id);
      const { blob, leftOut, name: offered } = await session.document.pak.archive(lump, ids, name);
      download(blob, offered);
      if (session === this.session) this.leftOut = leftOut;
    } catch (error) {
      this.state.fail(error);
    }
    if (session === this.session) this.isPacking = false;
  }
}

/** Whether a row is a file, or has some inside. */
function isFilled({ file, inside }: PakRow): boolean {
  return file !== undefined || inside.length > 0;
}

customElements.define('bw-pak-view', PakView);
