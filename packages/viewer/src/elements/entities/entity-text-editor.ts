import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { TextProblem } from '../../protocol/edit-api.js';
import type { FileSession } from '../../state/file-session.js';
import { SessionController } from '../../state/session-controller.js';
import { sharedStyles } from '../../style/shared-styles.js';

/** The text of an entity, to be written by hand; what is wrong with it is said while it is written. */
export class EntityTextEditor extends LitElement {
  static override properties = {
    session: { attribute: false },
    path: { attribute: false },
    index: { attribute: false },
    text: { state: true },
    problems: { state: true },
    failure: { state: true },
  };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: grid;
        gap: 8px;
      }
      textarea {
        width: 100%;
        min-height: 220px;
        resize: vertical;
        font-family: var(--mono);
        font-size: var(--small-text);
        line-height: 1.5;
        white-space: pre;
      }
      ul {
        margin: 0;
        padding-left: 18px;
      }
      .actions {
        display: flex;
        gap: 6px;
      }
    `,
  ];

  /** The file that is open. */
  declare session: FileSession;
  /** Text of entities that it is in. */
  declare path: string;
  /** Its number. */
  declare index: number;
  declare private text: string | undefined;
  declare private problems: readonly TextProblem[];
  declare private failure: string | undefined;
  private readonly edits = new SessionController(this, () => void this.load());
  private turns = 0;

  constructor() {
    super();
    this.problems = [];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('session') && !changed.has('path') && !changed.has('index')) return;
    this.edits.watch(this.session);
    this.text = undefined;
    this.problems = [];
    void this.load();
  }

  /** Asks for the text as it is now; what was written by hand stays. */
  private async load(): Promise<void> {
    const { index, path, session } = this;
    const turn = ++this.turns;
    this.failure = undefined;
    try {
      const text = await session.document.edits.entityText({ path, index });
      if (turn !== this.turns) return;
      this.text = text;
      await this.updateComplete;
      const draft = session.drafts.of(this);
      this.area.value = draft ?? text;
      if (draft === undefined) this.problems = [];
      else await this.check();
    } catch (error) {
      if (turn === this.turns) this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  protected override render(): TemplateResult {
    const isFatal = this.problems.some((problem) => problem.isFatal);
    return html`
      <textarea
        aria-label="Text of the entity"
        spellcheck="false"
        ?readonly=${this.text === undefined}
        @input=${this.write}
      ></textarea>
      ${
        this.problems.length === 0
          ? nothing
          : html`<ul role="status">
              ${this.problems.map(({ isFatal: isBad, line, message }) => html`<li class=${isBad ? 'error' : 'warning'}>line ${line}: ${message}</li>`)}
            </ul>`
      }
      ${this.failure === undefined ? nothing : html`<p class="error" role="alert">${this.failure}</p>`}
      <div class="actions">
        <button type="button" class="primary" ?disabled=${isFatal || this.text === undefined} @click=${this.apply}>Apply</button>
        <button type="button" @click=${this.discard}>Discard</button>
      </div>
    `;
  }

  private get area(): HTMLTextAreaElement {
    return this.renderRoot.querySelector('textarea') as HTMLTextAreaElement;
  }

  private write(): void {
    const { value } = this.area;
    if (value === this.text) this.session.drafts.drop(this);
    else this.session.drafts.keep(this, value);
    void this.check();
  }

  private async check(): Promise<void> {
    const { index, path, session } = this;
    const turn = ++this.turns;
    try {
      const problems = await session.document.edits.checkEntityText({ path, index }, this.area.value);
      if (turn === this.turns) this.problems = problems;
    } catch (error) {
      if (turn === this.turns) this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  private async apply(): Promise<void> {
    const { index, path, session } = this;
    const { value } = this.area;
    try {
      const made = await session.document.edits.setEntityText({ path, index }, value);
      this.failure = undefined;
      // What was written since is a draft for another change.
      if (session.drafts.of({ path, index }) === value) session.drafts.drop({ path, index });
      if (made !== undefined) session.noteEdit();
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }

  private discard(): void {
    this.session.drafts.drop(this);
    void this.load();
  }
}

customElements.define('bw-entity-text-editor', EntityTextEditor);
