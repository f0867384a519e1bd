import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import type { PakPreview } from '../../protocol/pak-api.js';
import { sharedStyles } from '../../style/shared-styles.js';

/** Lines that are drawn beyond those that are seen. */
const OVERSCAN = 20;
/** Height of a line in pixels, as the style has it. */
const LINE_HEIGHT = 18;
/** Bytes in a line. */
const BYTES_PER_LINE = 16;
/** Longest line that is drawn whole. */
const LONGEST_LINE = 4000;

/** Text with the numbers of its lines, or bytes; whatever it is, it is only shown. */
export class TextPreview extends LitElement {
  static override properties = { preview: { attribute: false }, first: { state: true } };

  static override styles = [
    sharedStyles,
    css`
      .scroller {
        position: relative;
        overflow: auto;
        max-height: min(62vh, 640px);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      .line {
        position: absolute;
        left: 0;
        display: flex;
        min-width: 100%;
        height: 18px;
        line-height: 18px;
        white-space: pre;
        tab-size: 4;
      }
      .at {
        position: sticky;
        left: 0;
        flex: none;
        width: 9ch;
        padding-right: 1ch;
        background: var(--raised);
        color: var(--dim);
        text-align: right;
        user-select: none;
      }
      .content {
        padding: 0 1ch;
      }
    `,
  ];

  /** What is shown. */
  declare preview: Exclude<PakPreview, { kind: 'picture' }>;
  declare private first: number;
  private lines: readonly string[] = [];

  constructor() {
    super();
    this.first = 0;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('preview')) return;
    this.first = 0;
    this.lines = this.preview.kind === 'text' ? this.preview.text.split(/\r\n|\r|\n/) : [];
    const scroller = this.renderRoot.querySelector('.scroller');
    if (scroller !== null) scroller.scrollTop = 0;
  }

  protected override render(): TemplateResult {
    const { lines, preview } = this;
    const count = preview.kind === 'text' ? lines.length : Math.ceil(preview.bytes.length / BYTES_PER_LINE);
    const from = Math.max(0, this.first - OVERSCAN);
    const to = Math.min(count, this.first + 40 + OVERSCAN);
    const label = preview.kind === 'text' ? `Text, ${preview.encoding}` : 'Bytes';
    return html`
      <div class="scroller" tabindex="0" role="group" aria-label=${label} @scroll=${this.scrolled}>
        <div .style=${`height: ${count * LINE_HEIGHT}px`}></div>
        ${Array.from({ length: Math.max(0, to - from) }, (_, i) => this.renderLine(from + i))}
      </div>
    `;
  }

  private renderLine(number: number): TemplateResult {
    const { preview } = this;
    const isText = preview.kind === 'text';
    const at = isText ? String(number + 1) : (number * BYTES_PER_LINE).toString(16).padStart(6, '0');
    const content = isText
      ? (this.lines[number] ?? '').slice(0, LONGEST_LINE)
      : bytesText(preview.bytes, number);
    return html`<div class="line" .style=${`top: ${number * LINE_HEIGHT}px`}><span class="at">${at}</span><span class="content">${content}</span></div>`;
  }

  private scrolled(event: Event): void {
    this.first = Math.floor((event.target as HTMLElement).scrollTop / LINE_HEIGHT);
  }
}

function bytesText(bytes: Uint8Array, line: number): string {
  const own = bytes.subarray(line * BYTES_PER_LINE, (line + 1) * BYTES_PER_LINE);
  const digits = [...own].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const letters = [...own]
    .map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '·'))
    .join('');
  return `${digits.padEnd(BYTES_PER_LINE * 3)} ${letters}`;
}

customElements.define('bw-text-preview', TextPreview);
