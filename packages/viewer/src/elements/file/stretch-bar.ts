import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { ByteScope } from '../../protocol/byte-api.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { FileSession } from '../../state/file-session.js';
import { barStyles } from '../../style/bar-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText, sizeText } from '../lists/number-text.js';
import { download } from '../save/download.js';
import { type ByteFormat, byteFormats, writeBytes } from './byte-texts.js';
import { copyText } from './copy-text.js';
import type { ByteRange } from './hex-line.js';
import { blobOfStretch, bytesToCopy, stretchName, stretchText } from './stretch-bytes.js';

/** Bytes that are selected: where they are, how many, and what can be done with them. Emits `clear`. */
export class StretchBar extends LitElement {
  static override properties = {
    session: { attribute: false },
    scope: { attribute: false },
    range: { attribute: false },
    first: { attribute: false },
    note: { state: true },
    isProblem: { state: true },
  };

  static override styles = [
    sharedStyles,
    barStyles,
    css`
      :host {
        padding: 3px 10px;
        border: solid var(--line);
        border-width: 1px 0 0;
        font-size: var(--small-text);
      }
      .where {
        font-family: var(--mono);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 4px;
      }
      .buttons button {
        padding: 1px 8px;
      }
      .note {
        flex: 1;
        min-width: 12ch;
        color: var(--dim);
        overflow-wrap: anywhere;
      }
      .note.error {
        color: var(--error);
      }
    `,
  ];

  /** The file that is open; its worker is asked. */
  declare session: FileSession;
  /** What the bytes are of. */
  declare scope: ByteScope;
  /** Which of them. */
  declare range: ByteRange;
  /** Offset of the first byte of the scope in the file. */
  declare first: number;
  declare private note: string;
  declare private isProblem: boolean;
  private abort = new AbortController();

  constructor() {
    super();
    this.first = 0;
    this.note = '';
    this.isProblem = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.abort.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('range');
    const isSame = before?.start === this.range.start && before.end === this.range.end;
    if (changed.has('scope') || (changed.has('range') && !isSame)) this.begin();
  }

  /** Ends what was being done with other bytes. */
  private begin(): AbortSignal {
    this.abort.abort();
    this.abort = new AbortController();
    this.tell('');
    return this.abort.signal;
  }

  protected override render(): TemplateResult {
    const { first, isProblem, note, range } = this;
    return html`
      <span class="where" role="status">${stretchText(range, first)}</span>
      <div class="buttons" role="group" aria-label="Copy the selected bytes">
        <span class="dim" aria-hidden="true">Copy as</span>
        ${byteFormats.map(
          ([format, title]) =>
            html`<button type="button" aria-label=${`Copy as ${title}`} @click=${() => void this.copy(format)}>${title}</button>`,
        )}
      </div>
      <div class="buttons">
        <button type="button" title="Save the selected bytes to a file" @click=${() => void this.save()}>Save…</button>
        <button type="button" @click=${() => this.dispatchEvent(new Event('clear'))}>Deselect</button>
      </div>
      <span class=${isProblem ? 'note error' : 'note'} role=${isProblem ? 'alert' : 'status'}>${note}</span>
    `;
  }

  /** Copies the bytes as text in one of the ways. */
  async copy(format: ByteFormat): Promise<void> {
    const signal = this.begin();
    try {
      const bytes = await bytesToCopy(this.place);
      if (signal.aborted) return;
      const { replaced, text } = writeBytes(bytes, format);
      await copyText(text);
      if (signal.aborted) return;
      const [, title = ''] = byteFormats.find(([one]) => one === format) ?? [];
      const lost =
        replaced === 0
          ? ''
          : `; for ${countText(replaced)} that ${replaced === 1 ? 'is' : 'are'} no text stands ·`;
      this.tell(`Copied as ${title}${lost}`);
    } catch (error) {
      this.fail(error, signal);
    }
  }

  private async save(): Promise<void> {
    const signal = this.begin();
    const { first, range, scope, session } = this;
    const all = range.end - range.start;
    try {
      const progress = (count: number): void => this.tell(`Read ${sizeText(count)} of ${sizeText(all)}`);
      const blob = await blobOfStretch(this.place, { progress, signal });
      if (signal.aborted) return;
      const name = stretchName(session.overview.name, scope, { first, range });
      download(blob, name);
      this.tell(`Saved as ${name}`);
    } catch (error) {
      this.fail(error, signal);
    }
  }

  private get place(): { bytes: FileSession['document']['bytes']; scope: ByteScope; range: ByteRange } {
    return { bytes: this.session.document.bytes, scope: this.scope, range: this.range };
  }

  private tell(note: string): void {
    this.note = note;
    this.isProblem = false;
  }

  private fail(error: unknown, { aborted }: AbortSignal): void {
    if (aborted) return;
    const { message } = failureOf(error);
    this.note = `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
    this.isProblem = true;
  }
}

customElements.define('bw-stretch-bar', StretchBar);
