import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Viewpoint, WorldEntity } from '../../protocol/scene-world.js';
import { boxStyles } from '../../style/box-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { findEntities } from '../../world/find-entities.js';
import { type JumpTarget, jumpTarget } from '../../world/jump-target.js';
import { setposText } from '../../world/setpos-text.js';
import { copyText } from '../file/copy-text.js';

/** Most entities that are offered. */
const MOST = 10;

/** A box in which one writes where to go. */
export class JumpBox extends LitElement {
  static override properties = {
    entities: { attribute: false },
    view: { attribute: false },
    go: { attribute: false },
    text: { state: true },
    active: { state: true },
    problem: { state: true },
    isCopied: { state: true },
  };

  static override styles = [
    sharedStyles,
    boxStyles,
    css`
      dialog {
        width: 520px;
      }
      form {
        display: flex;
        gap: 8px;
      }
      input {
        flex: 1;
        min-width: 0;
        font-family: var(--mono);
      }
      .choices {
        max-height: 260px;
      }
      li {
        display: flex;
        gap: 10px;
        padding: 3px 8px;
        cursor: pointer;
      }
      li:hover {
        background: var(--hover);
      }
      li[aria-selected='true'] {
        background: var(--selected);
      }
      .number {
        flex: none;
        width: 5ch;
        color: var(--dim);
      }
      .name {
        flex: 1;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .ways {
        font-size: var(--small-text);
      }
      footer code {
        flex: 1;
        min-width: 200px;
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** Entities that can be gone to. */
  declare entities: readonly WorldEntity[];
  /** Where one is. */
  declare view: Viewpoint | undefined;
  /** Goes somewhere; gives why it isn't possible. */
  declare go: (target: JumpTarget) => Promise<string | undefined>;
  declare private text: string;
  declare private active: number;
  declare private problem: string | undefined;
  declare private isCopied: boolean;
  /** How often somebody went somewhere, or thought of another place since. */
  private turns = 0;

  constructor() {
    super();
    this.text = '';
    this.active = -1;
    this.problem = undefined;
    this.isCopied = false;
  }

  /** Opens the box. */
  open(): void {
    this.turns++;
    this.problem = undefined;
    this.isCopied = false;
    this.active = -1;
    this.dialog?.showModal();
    this.renderRoot.querySelector('input')?.select();
  }

  private get dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  private get offered(): readonly WorldEntity[] {
    const target = jumpTarget(this.text);
    if (target.kind === 'name') return findEntities(this.entities, target.name, MOST);
    if (target.kind === 'entity') return findEntities(this.entities, String(target.index), MOST);
    return /^\s*\d+\s*$/.test(this.text) ? findEntities(this.entities, this.text, MOST) : [];
  }

  protected override render(): TemplateResult {
    const { active, offered, problem, view } = this;
    const hasList = offered.length > 0;
    return html`<dialog aria-labelledby="title">
      <div class="body">
        <header>
          <h2 id="title">Go to…</h2>
          <button type="button" class="link" @click=${() => this.dialog?.close()}>Close</button>
        </header>
        <form @submit=${this.submit}>
          <input
            type="text"
            role="combobox"
            aria-label="Where to go"
            aria-autocomplete="list"
            aria-expanded=${hasList}
            aria-controls="offered"
            aria-activedescendant=${active >= 0 && active < offered.length ? `entity-${active}` : nothing}
            aria-describedby="ways"
            autocomplete="off"
            spellcheck="false"
            .value=${this.text}
            @input=${this.typed}
            @keydown=${this.pressed}
          />
          <button type="submit" class="primary">Go</button>
        </form>
        ${problem === undefined ? nothing : html`<p class="error" role="alert">${problem}</p>`}
        <ul class="choices" id="offered" role="listbox" aria-label="Entities" ?hidden=${!hasList}>
          ${offered.map(
            ({ className, index, name }, i) => html`<li
              id="entity-${i}"
              role="option"
              aria-selected=${i === active}
              @click=${() => void this.leave({ kind: 'entity', index })}
            >
              <span class="number">${index}</span>
              <span class="name">${name ?? ''}</span>
              <span class="mono">${className}</span>
            </li>`,
          )}
        </ul>
        <p class="ways dim" id="ways">
          A name or class of an entity, <code>#12</code> its number, <code>leaf 12</code>, <code>x y z</code>, what
          <code>getpos</code> or <code>viewpos</code> print, or a record: <code>FACES[12]</code>.
        </p>
        ${
          view === undefined
            ? nothing
            : html`<footer>
                <code>${setposText(view)}</code>
                <button type="button" @click=${() => void this.copy(view)}>${this.isCopied ? 'Copied' : 'Copy position'}</button>
              </footer>`
        }
      </div>
    </dialog>`;
  }

  private typed(event: Event): void {
    this.text = (event.target as HTMLInputElement).value;
    this.active = -1;
    this.problem = undefined;
    this.turns++;
  }

  private pressed(event: KeyboardEvent): void {
    const { length } = this.offered;
    if (length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const by = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are entities: that of the text itself.
    this.active = ((this.active + 1 + by + length + 1) % (length + 1)) - 1;
  }

  private submit(event: Event): void {
    event.preventDefault();
    const chosen = this.offered[this.active];
    void this.leave(chosen === undefined ? jumpTarget(this.text) : { kind: 'entity', index: chosen.index });
  }

  private async leave(target: JumpTarget): Promise<void> {
    const turn = ++this.turns;
    const problem = await this.go(target);
    if (turn !== this.turns) return;
    this.problem = problem;
    if (problem === undefined) this.dialog?.close();
  }

  private async copy(view: Viewpoint): Promise<void> {
    try {
      await copyText(setposText(view));
      this.isCopied = true;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }
}

customElements.define('bw-jump-box', JumpBox);
