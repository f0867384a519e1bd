import type { Issue } from '@brushwork/record';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { AppState } from '../../state/app-state.js';
import { companionOf, filesOfInput } from '../../state/dropped-files.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText } from '../lists/number-text.js';
import { sectionStyles } from './section-styles.js';
import { imageCountText } from './texture-words.js';
import type { WorldLoad } from './world-load.js';

/** Most names that are listed. */
const MOST_LISTED = 500;

/** Images of materials: how many there are, which are missing, and where more may be found. */
export class TexturesSection extends LitElement {
  static override properties = { state: { attribute: false }, load: { attribute: false } };

  static override styles = [
    sharedStyles,
    sectionStyles,
    css`
      .actions {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        margin-top: 6px;
      }
      summary {
        padding: 3px 0;
        cursor: pointer;
      }
      ul {
        overflow: auto;
        max-height: 180px;
        margin: 2px 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        overflow-wrap: anywhere;
      }
      input {
        display: none;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The world. */
  declare load: WorldLoad;
  private readonly renew = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.load.addEventListener('change', this.renew);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.load.removeEventListener('change', this.renew);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('load')) return;
    changed.get('load')?.removeEventListener('change', this.renew);
    this.load.addEventListener('change', this.renew);
  }

  protected override render(): TemplateResult {
    const { images } = this.load;
    return html`
      <h2>Textures</h2>
      ${
        images === undefined
          ? html`<p class="dim">Looking for the images of materials…</p>`
          : html`<p>${imageCountText(images)}</p>
              ${this.renderList('Without an image', images.missing)}
              ${this.renderList('Can’t be used', images.issues.filter(isDamage).map(issueText))}`
      }
      <p class="dim">Drop folders, files or archives on the page, or choose them here.</p>
      <div class="actions">
        <button type="button" @click=${() => this.choose('files')}>Add files…</button>
        <button type="button" @click=${() => this.choose('folder')}>Add folder…</button>
      </div>
      <input class="files" type="file" multiple aria-label="Files of textures" tabindex="-1" @change=${this.add} />
      <input class="folder" type="file" webkitdirectory aria-label="Folder of textures" tabindex="-1" @change=${this.add} />
    `;
  }

  private renderList(title: string, texts: readonly string[]): TemplateResult | typeof nothing {
    if (texts.length === 0) return nothing;
    const more = texts.length - MOST_LISTED;
    return html`<details>
      <summary>${title} (${countText(texts.length)})</summary>
      <ul tabindex="0" aria-label=${title} class="mono">
        ${texts.slice(0, MOST_LISTED).map((text) => html`<li>${text}</li>`)}
        ${more > 0 ? html`<li class="dim">and ${countText(more)} more</li>` : nothing}
      </ul>
    </details>`;
  }

  private choose(what: 'files' | 'folder'): void {
    this.renderRoot.querySelector<HTMLInputElement>(`input.${what}`)?.click();
  }

  private async add(event: Event): Promise<void> {
    await this.state
      .add(filesOfInput(event.target as HTMLInputElement).map(companionOf))
      .catch((error: unknown) => this.state.fail(error));
  }
}

/** What isn't there is listed by its name already. */
function isDamage({ rule }: Issue): boolean {
  return rule !== 'material-image';
}

function issueText({ message, path }: Issue): string {
  return `${path.join('.')}: ${message}`;
}

customElements.define('bw-textures-section', TexturesSection);
