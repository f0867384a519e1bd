import { css, html, LitElement, type TemplateResult } from 'lit';
import { isArchive, isMainFile } from '../../protocol/main-file.js';
import type { AppState } from '../../state/app-state.js';
import { filesOfInput, filesToOpen } from '../../state/dropped-files.js';
import { sharedStyles } from '../../style/shared-styles.js';

/** Lets somebody choose files to open. */
export class OpenButton extends LitElement {
  static override properties = { state: { attribute: false }, isPrimary: { attribute: false } };

  static override styles = [
    sharedStyles,
    css`
      input {
        display: none;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** Whether it is what one is most likely to do. */
  declare isPrimary: boolean;

  protected override render(): TemplateResult {
    return html`
      <button type="button" class=${this.isPrimary ? 'primary' : ''} @click=${this.choose}>Open…</button>
      <input type="file" multiple aria-label="Files to open" tabindex="-1" @change=${this.open} />
    `;
  }

  private choose(): void {
    this.renderRoot.querySelector('input')?.click();
  }

  private async open(event: Event): Promise<void> {
    const chosen = filesOfInput(event.target as HTMLInputElement);
    const isToOpen = chosen.some(({ path }) => isMainFile(path) || isArchive(path));
    const files = isToOpen ? filesToOpen(chosen) : undefined;
    try {
      if (files !== undefined) await this.state.open(files);
      else await this.state.take(chosen);
    } catch (error) {
      this.state.fail(error);
    }
  }
}

customElements.define('bw-open-button', OpenButton);
