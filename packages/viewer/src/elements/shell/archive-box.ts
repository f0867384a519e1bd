import { css, html, LitElement, type TemplateResult } from 'lit';
import type { ArchivedFile } from '../../protocol/archive-api.js';
import type { ArchiveChoice } from '../../state/app-state.js';
import { boxStyles } from '../../style/box-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText, sizeText } from '../lists/number-text.js';

/** A box with the maps of an archive, of which one is opened. */
export class ArchiveBox extends LitElement {
  static override properties = { choice: { attribute: false }, text: { state: true } };

  static override styles = [
    sharedStyles,
    boxStyles,
    css`
      dialog {
        width: 520px;
      }
      .choices {
        max-height: 50vh;
      }
      li button {
        display: flex;
        gap: 10px;
        width: 100%;
        border: 0;
        border-radius: 0;
        background: none;
        text-align: left;
      }
      li button:hover {
        background: var(--hover);
      }
      .name {
        flex: 1;
        overflow-wrap: anywhere;
        font-family: var(--mono);
      }
    `,
  ];

  /** What one chooses from. */
  declare choice: ArchiveChoice;
  declare private text: string;

  constructor() {
    super();
    this.text = '';
  }

  protected override firstUpdated(): void {
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  private get found(): readonly ArchivedFile[] {
    const wanted = this.text.trim().toLowerCase();
    return this.choice.files.filter(({ name }) => name.toLowerCase().includes(wanted));
  }

  protected override render(): TemplateResult {
    const { archive, files } = this.choice;
    const { found } = this;
    return html`<dialog
      aria-labelledby="title"
      @cancel=${(event: Event) => {
        event.preventDefault();
        this.choice.dismiss();
      }}
    >
      <form class="body" @submit=${this.openFirst}>
        <header>
          <h2 id="title">Open from ${archive}</h2>
          <button type="button" class="link" @click=${() => this.choice.dismiss()}>Close</button>
        </header>
        <input
          type="search"
          aria-label="Find by name"
          placeholder="Find among ${countText(files.length)}"
          autocomplete="off"
          spellcheck="false"
          autofocus
          @input=${(event: Event) => {
            this.text = (event.target as HTMLInputElement).value;
          }}
        />
        ${
          found.length === 0
            ? html`<p class="dim" role="status">None of them has that in its name.</p>`
            : html`<ul class="choices" aria-label="Maps and models">
                ${found.map(
                  ({ name, size }) => html`<li>
                    <button type="button" @click=${() => this.choice.choose(name)}>
                      <span class="name">${name}</span><span class="dim">${sizeText(size)}</span>
                    </button>
                  </li>`,
                )}
              </ul>`
        }
        <p class="dim">Textures are looked for in the archive. Enter opens the first one.</p>
      </form>
    </dialog>`;
  }

  private openFirst(event: Event): void {
    event.preventDefault();
    const [first] = this.found;
    if (first !== undefined) this.choice.choose(first.name);
  }
}

customElements.define('bw-archive-box', ArchiveBox);
