import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PakFile, PakPreview, PakSection, PicturePart } from '../../protocol/pak-api.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { paneStyles } from '../../style/pane-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted, sizeText } from '../lists/number-text.js';
import { download } from '../save/download.js';
import './picture-preview.js';
import './text-preview.js';

const firstPart: PicturePart = { mip: 0, frame: 0, face: 0 };

/** One file that a map brings along: what is known of it, and what it looks like. */
export class PakFilePane extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    section: { attribute: false },
    file: { attribute: false },
    preview: { state: true },
    picturePart: { state: true },
    failure: { state: true },
  };

  static override styles = [
    sharedStyles,
    paneStyles,
    css`
      :host {
        display: grid;
        grid-template: none;
        gap: 10px;
        height: auto;
      }
      h2 {
        font-size: 16px;
        overflow-wrap: anywhere;
      }
      .facts {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 20px;
      }
      .facts span {
        color: var(--dim);
      }
      p {
        margin: 0;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  /** The lump that the file is in. */
  declare section: PakSection;
  /** The file. */
  declare file: PakFile;
  declare private preview: PakPreview | undefined;
  declare private picturePart: PicturePart;
  declare private failure: string | undefined;
  private loads = 0;

  constructor() {
    super();
    this.picturePart = firstPart;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('file') && !changed.has('session')) return;
    const before = changed.get('file') as PakFile | undefined;
    if (before?.id === this.file.id && before.name === this.file.name && !changed.has('session')) return;
    this.preview = undefined;
    this.picturePart = firstPart;
    void this.load();
  }

  private async load(): Promise<void> {
    const { file, picturePart, section, session } = this;
    const turn = ++this.loads;
    this.failure = undefined;
    try {
      const preview = await session.document.pak.preview(section.lump, file.id, picturePart);
      if (turn === this.loads) this.preview = preview;
    } catch (error) {
      if (turn !== this.loads) return;
      this.preview = undefined;
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render(): TemplateResult {
    const { file, preview, section } = this;
    const { crc, kind, method, modified, name, packedSize, size } = file;
    return html`
      <h2>${name}</h2>
      <div class="facts">
        <div><span>Kind</span> ${kind}</div>
        <div><span>Size</span> ${sizeText(size)}</div>
        <div><span>Packed</span> ${method}${packedSize === size ? '' : `, ${sizeText(packedSize)}`}</div>
        ${crc === undefined ? nothing : html`<div><span>CRC-32</span> <code>${crc.toString(16).padStart(8, '0')}</code></div>`}
        ${modified === undefined ? nothing : html`<div><span>Changed</span> ${modified.replace('T', ' ')}</div>`}
      </div>
      ${
        section.kind === 'archive'
          ? html`<div class="actions"><button type="button" @click=${this.save}>Download</button></div>`
          : nothing
      }
      ${this.failure === undefined ? nothing : html`<p class="notice error" role="alert">It can’t be shown: ${this.failure}</p>`}
      ${preview === undefined ? (this.failure === undefined ? html`<p class="dim" role="status">Reading…</p>` : nothing) : this.renderPreview(preview)}
    `;
  }

  private renderPreview(preview: PakPreview): TemplateResult {
    if (preview.kind === 'picture')
      return html`<bw-picture-preview .picture=${preview} .picturePart=${this.picturePart} @part=${this.choosePart}></bw-picture-preview>`;
    const rest =
      preview.omitted === 0
        ? nothing
        : html`<p class="dim">${counted(preview.omitted, 'byte')} more: download the file to see all.</p>`;
    const why =
      preview.kind === 'bytes' && preview.why !== undefined
        ? html`<p class="notice warning">${preview.why}</p>`
        : nothing;
    return html`${why}<bw-text-preview .preview=${preview}></bw-text-preview>${rest}`;
  }

  private choosePart(event: CustomEvent<PicturePart>): void {
    this.picturePart = event.detail;
    void this.load();
  }

  private async save(): Promise<void> {
    try {
      const { blob, name } = await this.session.document.pak.file(this.section.lump, this.file.id);
      download(blob, name);
    } catch (error) {
      this.state.fail(error);
    }
  }
}

customElements.define('bw-pak-file', PakFilePane);
