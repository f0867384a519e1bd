import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { EntityPlace, PairPlace } from '../../protocol/edit-api.js';
import type { EntityDetails, EntityPairDetails } from '../../protocol/entity-api.js';
import { counted, offsetText } from '../lists/number-text.js';
import './entity-connections.js';
import { EntityPane } from './entity-pane.js';
import './entity-text-editor.js';

/** Separates the parts of outputs in some formats, and can be neither seen nor typed; it is shown as its own sign. */
const ESCAPE = '\x1b';
const ESCAPE_SIGN = '␛';

/** One entity: its keys and values, which can be changed in their places, and what connects it with others. */
export class EntityDetailsPane extends EntityPane<EntityDetails> {
  static override properties = {
    details: { state: true },
    problem: { state: true },
    isText: { state: true },
  };

  static override styles = [
    EntityPane.styles,
    css`
      h2 {
        font-size: 16px;
        overflow-wrap: anywhere;
      }
      .pairs td {
        padding: 0;
      }
      .pairs .key {
        width: 1%;
        padding: 4px 12px 4px 0;
        white-space: nowrap;
      }
      .pairs input {
        width: 100%;
        border-color: transparent;
        background: none;
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      .pairs input:hover {
        border-color: var(--line);
      }
      .pairs input:focus {
        border-color: var(--line);
        background: var(--panel);
      }
      .pairs .links {
        width: 1%;
        padding: 4px 0 4px 8px;
        white-space: nowrap;
      }
      .pairs .remove {
        width: 1%;
        padding-left: 6px;
      }
      .pairs .remove button {
        border-color: transparent;
        background: none;
        color: var(--dim);
      }
      .add {
        display: flex;
        gap: 6px;
        margin-top: 6px;
      }
      .add input {
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      .add .value {
        flex: 1;
        min-width: 80px;
      }
    `,
  ];

  declare private details: EntityDetails | undefined;
  declare private problem: string | undefined;
  declare private isText: boolean;

  constructor() {
    super();
    this.isText = false;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What is seen stays until the next entity is read, but not that of another file.
    if (changed.has('session')) this.details = undefined;
    super.willUpdate(changed);
  }

  protected override begin(): void {
    this.problem = undefined;
    this.isText = this.session.drafts.of(this) !== undefined;
  }

  protected override ask(): Promise<EntityDetails> {
    return this.session.document.entities.details(this.path, this.index);
  }

  protected override take(details: EntityDetails): void {
    this.details = details;
  }

  protected override fail(error: unknown): void {
    this.details = undefined;
    this.problem = error instanceof Error ? error.message : String(error);
  }

  protected override render(): TemplateResult {
    const { details, problem } = this;
    if (details === undefined)
      return html`<p class="hint" role="status">${problem ?? 'Reading the entity…'}</p>`;
    const { classname, index, issues, offset, origin, pairs, path, size, targetname } = details;
    const hasModel = pairs.some(({ leadsTo }) => leadsTo !== undefined);
    const place = { path, index };
    return html`
      <header>
        <h2>${classname || '(no class)'} ${targetname === '' ? nothing : html`<span class="dim">${targetname}</span>`}</h2>
        <span class="dim">
          #${index} in ${path}${offset === undefined ? '' : ` · ${offsetText(offset)}`} · ${counted(size, 'byte')}
        </span>
      </header>
      <div class="actions">
        ${
          (origin !== undefined || hasModel) && this.session.overview.hasGeometry
            ? html`<button type="button" @click=${() => this.state.goTo({ view: 'world', selection: place })}>Show in world</button>`
            : nothing
        }
        <button type="button" @click=${() => this.state.goTo({ view: 'file', selection: place })}>Show in file</button>
        <button type="button" aria-pressed=${this.isText ? 'true' : 'false'} @click=${this.switchForm}>
          ${this.isText ? 'Edit as keys' : 'Edit as text'}
        </button>
      </div>
      ${issues.map(({ message, severity }) => html`<p class="notice ${severity}">${message}</p>`)}
      ${problem === undefined ? nothing : html`<p class="notice error" role="alert">${problem}</p>`}
      ${
        this.isText
          ? html`<bw-entity-text-editor .session=${this.session} .path=${path} .index=${index}></bw-entity-text-editor>`
          : keyed(`${path} ${index}`, this.renderPairs(details))
      }
      <bw-entity-connections
        .state=${this.state}
        .session=${this.session}
        .path=${path}
        .index=${index}
      ></bw-entity-connections>
    `;
  }

  // Changes go to the entity that is seen, which is still the one before while the next is being read.
  private renderPairs({ index, pairs, path }: EntityDetails): TemplateResult {
    const place = { path, index };
    return html`
      <div>
        <table class="pairs" aria-label="Keys and values">
          <thead class="hidden-text">
            <tr><th>Key</th><th>Value</th><th>Leads to</th><th>Remove</th></tr>
          </thead>
          <tbody>
            ${pairs.map((pair) => this.renderPair(place, pair))}
          </tbody>
        </table>
        <form class="add" @submit=${(event: SubmitEvent) => this.addPair(place, event)}>
          <input name="key" aria-label="New key" placeholder="key" size="14" autocomplete="off" />
          <input class="value" name="value" aria-label="Its value" placeholder="value" autocomplete="off" />
          <button type="submit">Add</button>
        </form>
      </div>
    `;
  }

  private renderPair(
    place: EntityPlace,
    { key, leadsTo, link, pair, value }: EntityPairDetails,
  ): TemplateResult {
    const target = link?.targets[0];
    const many = (link?.targetCount ?? 0) > 1 ? ` (${link?.targetCount})` : '';
    return html`
      <tr>
        <td class="key"><code class=${link?.kind === 'output' ? '' : 'dim'}>${key}</code></td>
        <td>
          <input
            aria-label=${`Value of ${key}`}
            .value=${value.replaceAll(ESCAPE, ESCAPE_SIGN)}
            spellcheck="false"
            autocomplete="off"
            @change=${(event: Event) => this.change({ ...place, pair }, event.target as HTMLInputElement)}
            @keydown=${(event: KeyboardEvent) => this.pressed(event, value)}
          />
        </td>
        <td class="links">
          ${
            link !== undefined && target !== undefined
              ? html`<button type="button" class="link" @click=${() => this.state.goTo({ selection: { path: link.path, index: target } })}>
                  → ${link.target}${many}
                </button>`
              : link?.targetKind === 'unresolved'
                ? html`<span class="warning">no entity has this name</span>`
                : nothing
          }
          ${
            leadsTo === undefined
              ? nothing
              : html`<button type="button" class="link" @click=${() => this.state.goTo({ view: 'file', selection: leadsTo })}>
                  → ${leadsTo.path}[${leadsTo.index}]
                </button>`
          }
        </td>
        <td class="remove">
          <button type="button" aria-label=${`Remove ${key}`} title="Remove" @click=${() => this.removePair({ ...place, pair })}>×</button>
        </td>
      </tr>
    `;
  }

  private pressed(event: KeyboardEvent, value: string): void {
    const input = event.target as HTMLInputElement;
    if (event.key === 'Escape') {
      input.value = value.replaceAll(ESCAPE, ESCAPE_SIGN);
      this.problem = undefined;
    } else if (event.key === 'Enter') input.blur();
  }

  private async change(place: PairPlace, input: HTMLInputElement): Promise<void> {
    const value = input.value.replaceAll(ESCAPE_SIGN, ESCAPE);
    await this.edit(() => this.session.document.edits.setValue(place, value));
  }

  private async removePair(place: PairPlace): Promise<void> {
    await this.edit(() => this.session.document.edits.removePair(place));
  }

  private async addPair(place: EntityPlace, event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = (): [string, string] => {
      const data = new FormData(form);
      return [String(data.get('key') ?? ''), String(data.get('value') ?? '')];
    };
    const [key, value] = typed();
    const isAdded = await this.edit(() => this.session.document.edits.addPair(place, key, value));
    // The next pair may have been begun in the meantime.
    const now = typed();
    if (isAdded && now[0] === key && now[1] === value) form.reset();
  }

  private async edit(work: () => Promise<unknown>): Promise<boolean> {
    try {
      const made = await work();
      this.problem = undefined;
      if (made !== undefined) this.session.noteEdit();
      return true;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      return false;
    }
  }

  private switchForm(): void {
    this.isText = !this.isText;
    this.problem = undefined;
  }
}

customElements.define('bw-entity-details', EntityDetailsPane);
