import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { ByteScope } from '../../protocol/byte-api.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { FileSession } from '../../state/file-session.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { offsetText } from '../lists/number-text.js';
import { bytePattern } from './byte-pattern.js';
import type { ByteRange } from './hex-line.js';

/** What is said while bytes are being looked for. */
const SEARCHING = 'searching…';

/**
 * Finds text and bytes among bytes: Enter goes to the next place, Shift and Enter to the one before. Emits `found` with
 * the bytes, and `leave` for Escape.
 */
export class ByteSearch extends LitElement {
  static override properties = {
    session: { attribute: false },
    scope: { attribute: false },
    cursor: { attribute: false },
    first: { attribute: false },
    note: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: flex;
        align-items: center;
        gap: 8px;
      }
      input {
        width: 190px;
        font: var(--small-text) var(--mono);
      }
      .note {
        color: var(--dim);
        font: var(--small-text) var(--mono);
        white-space: nowrap;
      }
    `,
  ];

  /** The file that is open; its worker is asked. */
  declare session: FileSession;
  /** The bytes that are searched. */
  declare scope: ByteScope;
  /** The byte from which on is searched. */
  declare cursor: number;
  /** Offset of the first byte in the file. */
  declare first: number;
  declare private note: string;
  /** What was found last. */
  private last: { readonly written: string; readonly at: number } | undefined;
  private asked = 0;

  constructor() {
    super();
    this.cursor = 0;
    this.first = 0;
    this.note = '';
  }

  /** Takes the keys. */
  override focus(): void {
    this.renderRoot.querySelector('input')?.select();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scope') && !changed.has('session')) return;
    this.asked++;
    this.note = '';
    this.last = undefined;
  }

  protected override render(): TemplateResult {
    return html`
      <span class="note" role="status">${this.note}</span>
      <input
        type="search"
        aria-label="Find in these bytes"
        placeholder="Find: text, de ad ?? ef"
        title="Text in either case, &quot;text&quot; exactly as written, or bytes: 0xdeadbeef, de ad ?? ef. Enter: next; Shift+Enter: before. Key / among the bytes."
        spellcheck="false"
        autocomplete="off"
        @keydown=${this.key}
        @input=${() => {
          this.asked++;
          this.note = '';
        }}
      />
    `;
  }

  private key(event: KeyboardEvent): void {
    if (event.key === 'Enter') void this.search({ isBackwards: event.shiftKey });
    else if (event.key === 'Escape') this.leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Leaves the search: what is still being looked for isn't wanted. */
  private leave(): void {
    this.asked++;
    if (this.note === SEARCHING) this.note = '';
    this.dispatchEvent(new Event('leave'));
  }

  private async search({ isBackwards }: { readonly isBackwards: boolean }): Promise<void> {
    const asked = ++this.asked;
    const written = this.renderRoot.querySelector('input')?.value ?? '';
    const pattern = bytePattern(written);
    if (pattern === undefined || typeof pattern === 'string') {
      this.note = pattern ?? '';
      return;
    }
    const { cursor, last, scope } = this;
    const isFoundHere = last?.written === written && last.at === cursor;
    const from = isFoundHere && !isBackwards ? cursor + 1 : cursor;
    this.note = SEARCHING;
    try {
      const at = await this.session.document.bytes.search(scope, pattern, { from, isBackwards });
      if (asked !== this.asked) return;
      if (at === undefined) {
        this.note = 'not found';
        return;
      }
      const isRound = isBackwards ? at >= from : at < from;
      this.note = `${isRound ? 'round to ' : ''}${offsetText(this.first + at)}`;
      this.last = { written, at };
      const detail: ByteRange = { start: at, end: at + pattern.values.length };
      this.dispatchEvent(new CustomEvent<ByteRange>('found', { detail }));
    } catch (error) {
      if (asked === this.asked) this.note = failureOf(error).message;
    }
  }
}

customElements.define('bw-byte-search', ByteSearch);
