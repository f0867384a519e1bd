import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { FieldDescription } from '../../protocol/edit-api.js';
import type { FileSession } from '../../state/file-session.js';
import { SessionController } from '../../state/session-controller.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { failEvent } from '../file/file-events.js';

/**
 * One field of a record, to be given another value: what fits is said beside it, and what doesn't is refused in words.
 * Emits `close` for Escape and when a value was taken.
 */
export class FieldEditor extends LitElement {
  static override properties = {
    session: { attribute: false },
    path: { attribute: false },
    index: { attribute: false },
    field: { attribute: false },
    description: { state: true },
    failure: { state: true },
    reason: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 4px;
      }
      form {
        display: flex;
        gap: 6px;
      }
      input {
        flex: 1;
        min-width: 60px;
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      p {
        margin: 0;
        font-size: var(--small-text);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The file that is open. */
  declare session: FileSession;
  /** Lump, part or chunk. */
  declare path: string;
  /** Number of the record. */
  declare index: number;
  /** Path of the field inside the record; empty for an element of a list. */
  declare field: string;
  declare private description: FieldDescription | undefined;
  declare private failure: string | undefined;
  /** Why the field can't be changed at all. */
  declare private reason: string | undefined;
  private readonly edits = new SessionController(this, () => void this.load());
  private loads = 0;
  /** What was last written into the box, or taken from it. */
  private given: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const names = ['session', 'path', 'index', 'field'] as const;
    if (!names.some((name) => changed.has(name))) return;
    this.edits.watch(this.session);
    this.description = undefined;
    this.given = undefined;
    this.failure = undefined;
    void this.load();
  }

  /** Asks for what the field holds now; what was typed since it was last known stays. */
  private async load(): Promise<void> {
    const { field, index, path, session } = this;
    const turn = ++this.loads;
    try {
      const description = await session.document.edits.describeField({ path, index, field });
      if (turn !== this.loads) return;
      this.description = description;
      this.reason = undefined;
      await this.updateComplete;
      const input = this.renderRoot.querySelector('input');
      if (turn !== this.loads || input === null || (this.given !== undefined && input.value !== this.given))
        return;
      this.given = description.text;
      input.value = description.text;
      this.failure = undefined;
    } catch (error) {
      if (turn !== this.loads) return;
      this.description = undefined;
      this.given = undefined;
      this.reason = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render(): TemplateResult {
    const { description, failure, field, reason } = this;
    return html`
      ${description === undefined ? nothing : this.renderForm(description, field)}
      ${reason === undefined ? nothing : html`<p class="dim">${reason}</p>`}
      ${failure === undefined ? nothing : html`<p class="error" role="alert">${failure}</p>`}
    `;
  }

  private renderForm({ choices, hint, type }: FieldDescription, field: string): TemplateResult {
    return html`
      <form @submit=${this.apply}>
        <input
          aria-label=${`Value of ${field === '' ? 'the element' : field}`}
          list=${choices.length > 0 ? 'choices' : nothing}
          autocomplete="off"
          spellcheck="false"
          @keydown=${this.pressed}
        />
        <button type="submit">Set</button>
      </form>
      ${choices.length === 0 ? nothing : html`<datalist id="choices">${choices.map((name) => html`<option value=${name}></option>`)}</datalist>`}
      <p class="dim">${type}: ${hint}</p>
    `;
  }

  private async apply(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const { field, index, path, session } = this;
    const text = this.renderRoot.querySelector('input')?.value ?? '';
    const around = this.getRootNode();
    const isShown = (): boolean =>
      this.isConnected &&
      this.session === session &&
      this.path === path &&
      this.index === index &&
      this.field === field;
    try {
      const made = await session.document.edits.setField({ path, index, field }, text);
      if (isShown()) {
        this.failure = undefined;
        this.given = text;
      }
      if (made !== undefined) session.noteEdit();
      else if (isShown()) void this.load();
      this.dispatchEvent(new Event('close'));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (isShown()) this.failure = message;
      // Who went elsewhere takes it for done.
      else
        around.dispatchEvent(failEvent(new Error(`${path}[${index}] ${field} stays as it was: ${message}`)));
    }
  }

  private pressed(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.dispatchEvent(new Event('close'));
  }
}

customElements.define('bw-field-editor', FieldEditor);
