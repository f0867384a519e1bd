import { css, html, LitElement, type TemplateResult } from 'lit';
import { factStyles } from '../../style/fact-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { numberReadings } from './number-readings.js';

/** What the bytes from the one under the cursor on are, read as numbers of every size. */
export class ByteValues extends LitElement {
  static override properties = {
    bytes: { attribute: false },
    isBigEndian: { state: true },
  };

  static override styles = [
    sharedStyles,
    factStyles,
    css`
      :host {
        display: block;
        overflow: auto;
        padding: 4px 10px;
        border-left: 1px solid var(--line);
        font-size: var(--small-text);
      }
      dl {
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 10px;
        margin: 4px 0 0;
        font: var(--small-text) / 18px var(--mono);
      }
      label {
        display: flex;
        align-items: center;
        gap: 6px;
        color: var(--dim);
      }
    `,
  ];

  /** Eight bytes, fewer at the end. */
  declare bytes: Uint8Array;
  declare private isBigEndian: boolean;

  constructor() {
    super();
    this.bytes = new Uint8Array();
    this.isBigEndian = false;
  }

  protected override render(): TemplateResult {
    return html`
      <label>
        <input
          type="checkbox"
          .checked=${this.isBigEndian}
          @change=${() => {
            this.isBigEndian = !this.isBigEndian;
          }}
        />
        Big-endian
      </label>
      <dl aria-label="The bytes at the cursor as numbers">
        ${numberReadings(this.bytes, { isLittleEndian: !this.isBigEndian }).map(
          ([type, value]) => html`<dt>${type}</dt><dd>${value}</dd>`,
        )}
      </dl>
    `;
  }
}

customElements.define('bw-byte-values', ByteValues);
