import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { EntityListing, EntitySummary } from '../../protocol/entity-api.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { SessionController } from '../../state/session-controller.js';
import { StateController } from '../../state/state-controller.js';
import { paneStyles } from '../../style/pane-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import '../lists/empty-list.js';
import '../lists/tree-list.js';
import '../lists/usage-hint.js';
import { counted, countText } from '../lists/number-text.js';
import type { ChosenRow } from '../lists/tree-list.js';
import './entity-details.js';
import { type EntityRow, entityRows } from './entity-rows.js';

/** How the search is written. */
const searchUsage =
  'All words have to fit.\nkey=value with * for anything, key= for a key.\n-word for what must not fit, quotes around spaces.';

/** From so many entities on classes are closed at first. */
const MANY = 60;

/** The entities of a map: all of them by class, and the one that is chosen. */
export class EntitiesView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    listing: { state: true },
    found: { state: true },
    closed: { state: true },
    group: { state: true },
  };

  static override styles = [
    sharedStyles,
    paneStyles,
    css`
      input[type='search'] {
        width: min(340px, 40vw);
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  declare private listing: EntityListing | undefined;
  declare private found: Uint32Array | undefined;
  declare private closed: ReadonlySet<string> | undefined;
  declare private group: string | undefined;
  private readonly edits = new SessionController(this, () => void this.load());
  private shown: readonly EntityRow[] = [];
  /** What is looked for. */
  private sought = '';
  private loads = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    const { entityFilter } = this.state.place;
    const isSought = entityFilter !== this.sought;
    this.sought = entityFilter;
    if (!changed.has('session')) {
      if (isSought) void this.load();
      return;
    }
    this.edits.watch(this.session);
    this.listing = undefined;
    this.closed = undefined;
    this.found = undefined;
    void this.load();
  }

  private async load(): Promise<void> {
    const { session } = this;
    const query = this.state.place.entityFilter;
    const turn = ++this.loads;
    try {
      const { entities: service } = session.document;
      const listing = await service.list();
      const found = query.trim() === '' ? undefined : await service.search(query);
      if (turn !== this.loads) return;
      this.closed ??= new Set(listing.entities.length > MANY ? classesOf(listing.entities) : []);
      this.listing = listing;
      this.found = found;
    } catch (error) {
      if (turn === this.loads) this.state.fail(error);
    }
  }

  protected override render(): TemplateResult {
    const { listing, state } = this;
    if (listing === undefined) return html`<p class="hint" role="status">Reading the entities…</p>`;
    const wanted = this.wanted(listing);
    const { selection } = state.place;
    // Whoever searches wants to see what was found, and what is selected is always shown.
    const closed = this.found === undefined ? this.closedBut(listing) : new Set<string>();
    this.shown = entityRows(wanted, { order: state.place.entityOrder, closed });
    const chosen = this.shown.findIndex((row) =>
      row.kind === 'class'
        ? row.key === this.group
        : this.group === undefined &&
          row.entity.path === selection?.path &&
          row.entity.index === selection.index,
    );
    const isChosen =
      listing.sources.some(({ path }) => path === selection?.path) && selection?.index !== undefined;
    return html`
      <div class="tools">${this.renderTools(listing, wanted.length)}</div>
      ${wanted.length === 0 && listing.entities.length > 0 ? this.renderNoneFound(listing) : this.renderList(chosen)}
      <div class="detail">
        ${
          isChosen
            ? html`<bw-entity-details
                .state=${state}
                .session=${this.session}
                .path=${selection?.path ?? ''}
                .index=${selection?.index ?? 0}
              ></bw-entity-details>`
            : this.renderNothing(listing)
        }
      </div>
    `;
  }

  private renderList(chosen: number): TemplateResult {
    return html`<bw-tree-list
      class="list"
      .label=${'Entities'}
      .rows=${this.shown}
      .chosen=${chosen}
      .renderRow=${(index: number) => this.renderRow(index)}
      @choose=${(event: CustomEvent<ChosenRow>) => this.choose(event.detail)}
      @toggle=${(event: CustomEvent<number>) => this.toggle(event.detail)}
    ></bw-tree-list>`;
  }

  private renderNoneFound({ entities }: EntityListing): TemplateResult {
    return html`<bw-empty-list
      class="list"
      .text=${`None of ${counted(entities.length, 'entity', 'entities')} fits “${this.state.place.entityFilter.trim()}”.`}
      .action=${'Clear the search'}
      @clear=${() => {
        this.state.adjust({ entityFilter: '' });
        this.renderRoot.querySelector<HTMLElement>('input[type=search]')?.focus();
      }}
    ></bw-empty-list>`;
  }

  private wanted({ entities }: EntityListing): readonly EntitySummary[] {
    if (this.found === undefined) return entities;
    return [...this.found].flatMap((number) => entities[number] ?? []);
  }

  /** The closed classes without that of the chosen entity, unless it was closed since it was chosen. */
  private closedBut({ entities }: EntityListing): ReadonlySet<string> {
    const closed = this.closed ?? new Set<string>();
    const { selection } = this.state.place;
    if (this.group !== undefined || selection === undefined) return closed;
    const chosen = entities.find(({ path, index }) => path === selection.path && index === selection.index);
    return new Set([...closed].filter((name) => name !== chosen?.classname.toLowerCase()));
  }

  private renderTools({ entities, sources }: EntityListing, shown: number): TemplateResult {
    const { entityFilter, entityOrder } = this.state.place;
    const count =
      this.found === undefined
        ? counted(entities.length, 'entity', 'entities')
        : `${countText(shown)} of ${counted(entities.length, 'entity', 'entities')}`;
    return html`
      <label>
        <span class="hidden-text">Search</span>
        <input
          type="search"
          placeholder="words, or targetname=door*"
          .value=${entityFilter}
          @input=${this.search}
        />
      </label>
      <bw-usage-hint label="How to search" text=${searchUsage}></bw-usage-hint>
      <span role="status">${count}</span>
      ${sources.length > 1 ? html`<span class="dim">in ${sources.map(({ file, path }) => file ?? path).join(', ')}</span>` : nothing}
      <label class="end">
        <span class="dim">Order</span>
        <select @change=${this.reorder}>
          <option value="class" ?selected=${entityOrder === 'class'}>by class</option>
          <option value="file" ?selected=${entityOrder === 'file'}>as in the file</option>
        </select>
      </label>
    `;
  }

  private renderRow(index: number): TemplateResult | typeof nothing {
    const row = this.shown[index];
    if (row === undefined) return nothing;
    if (row.kind === 'class')
      return html`<span class="grow group">${row.title || '(no class)'}</span><span class="number dim">${countText(row.count)}</span>`;
    const { classname, hint, index: number, path, targetname } = row.entity;
    const isClassShown = this.state.place.entityOrder === 'file';
    return html`
      <span class="number dim small">#${number}</span>
      <span class="grow">
        ${isClassShown ? html`${classname || '(no class)'} ` : nothing}
        ${
          targetname === ''
            ? html`<span class="dim small">${hint === '' && !isClassShown ? classname : hint}</span>`
            : html`<span class=${isClassShown ? 'dim' : ''}>${targetname}</span>`
        }
      </span>
      ${(this.listing?.sources.length ?? 0) > 1 ? html`<span class="dim small">${path}</span>` : nothing}
    `;
  }

  private renderNothing({ entities, remarks, sources }: EntityListing): TemplateResult {
    const issues = sources.flatMap((source) => source.issues);
    return html`
      ${remarks.map((text) => html`<p class="notice warning">${text}</p>`)}
      ${issues.slice(0, 5).map(({ message, severity }) => html`<p class="notice ${severity}">${message}</p>`)}
      <p class="hint">
        ${
          entities.length === 0
            ? 'This map has no entities that can be read.'
            : 'Choose an entity to see its keys, what acts on it and what it acts on.'
        }
      </p>
    `;
  }

  private choose({ index, isStep }: ChosenRow): void {
    const row = this.shown[index];
    if (row === undefined) return;
    if (row.kind === 'class') {
      this.group = row.key;
      return;
    }
    this.group = undefined;
    const { path, index: number } = row.entity;
    const change = { selection: { path, index: number } };
    if (isStep) this.state.adjust(change);
    else this.state.goTo(change);
  }

  private toggle(index: number): void {
    const row = this.shown[index];
    if (row?.kind !== 'class') return;
    const closed = new Set(this.closed);
    if (row.isExpanded === true) closed.add(row.key);
    else closed.delete(row.key);
    this.closed = closed;
    this.group = row.key;
  }

  private search(event: Event): void {
    this.state.adjust({ entityFilter: (event.target as HTMLInputElement).value });
  }

  private reorder(event: Event): void {
    this.group = undefined;
    this.state.adjust({
      entityOrder: (event.target as HTMLSelectElement).value === 'file' ? 'file' : 'class',
    });
  }
}

function classesOf(entities: readonly EntitySummary[]): Iterable<string> {
  return new Set(entities.map(({ classname }) => classname.toLowerCase()));
}

customElements.define('bw-entities-view', EntitiesView);
