import type { Severity } from '@brushwork/record';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { FoundIssue, IssueListing } from '../../protocol/issue-api.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { SessionController } from '../../state/session-controller.js';
import { StateController } from '../../state/state-controller.js';
import { paneStyles } from '../../style/pane-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted, countText } from '../lists/number-text.js';
import '../lists/empty-list.js';
import '../lists/tree-list.js';
import type { ChosenRow } from '../lists/tree-list.js';
import { FileCheck } from './file-check.js';
import { type IssueLinks, issueDetail, ruleDetail } from './issue-detail.js';
import { type IssueRow, issueRows } from './issue-rows.js';

const severities = ['error', 'warning', 'info'] as const;
const titles: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Remarks' };

/** Rules with more issues than this are closed at first. */
const MANY = 12;

/** What is wrong with a file: every broken rule, where it is broken, and what that means. */
export class IssuesView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    closed: { state: true },
    drawn: { state: true },
  };

  static override styles = [
    sharedStyles,
    paneStyles,
    css`
      :host {
        grid-template-columns: minmax(280px, 1fr) minmax(280px, 38%);
      }
      input[type='search'] {
        width: 200px;
      }
      progress {
        width: 200px;
        accent-color: var(--accent);
      }
      .severities {
        display: flex;
        gap: 4px;
      }
      h2 {
        font-size: 15px;
      }
      dl + h2 {
        margin-top: 16px;
      }
      h3 {
        margin-top: 12px;
        color: var(--dim);
        font-weight: 400;
      }
      p {
        margin: 2px 0 0;
        overflow-wrap: anywhere;
      }
      .actions {
        margin: 8px 0;
      }
      .whole {
        grid-column: 1 / -1;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  declare private closed: ReadonlySet<string>;
  declare private drawn: number;
  private shown: readonly IssueRow[] = [];
  private revealed: string | undefined;
  /** The listing that `closed` is of. */
  private taken: IssueListing | undefined;
  private readonly check = new FileCheck(() => {
    this.drawn++;
  });
  private readonly edits = new SessionController(this, () => {
    this.drawn++;
  });

  constructor() {
    super();
    this.closed = new Set();
    this.drawn = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.check.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    if (changed.has('session')) {
      this.edits.watch(this.session);
      this.check.begin(this.session);
    }
    this.take();
  }

  /** Closes long rules when something new was found, and opens that of an issue once it is chosen. */
  private take(): void {
    const { listing } = this.check;
    const { chosenIssue } = this.state.place;
    if (listing !== this.taken) {
      this.taken = listing;
      this.closed = new Set(listing?.rules.filter(({ broken }) => broken > MANY).map(({ id }) => id));
      this.revealed = undefined;
    }
    if (chosenIssue === this.revealed || listing === undefined) return;
    this.revealed = chosenIssue;
    const rule = chosenIssue === undefined ? undefined : ruleOfKey(chosenIssue);
    this.closed = new Set([...this.closed].filter((id) => id !== rule));
  }

  protected override render(): TemplateResult {
    const { listing } = this.check;
    if (listing === undefined) return html`<div class="tools">${this.renderTools(undefined)}</div>`;
    const { chosenIssue, issueFilter, severities: wanted } = this.state.place;
    this.shown = issueRows(listing, {
      severities: new Set(wanted),
      closed: this.closed,
      query: issueFilter,
    });
    const chosen = this.shown.findIndex((row) => keyOf(row) === chosenIssue);
    return html`
      <div class="tools">${this.renderTools(listing)}</div>
      ${
        listing.issues.length === 0
          ? html`<p class="hint whole">
              Nothing is wrong: ${counted(listing.checked, 'place')} were looked at for ${counted(listing.ruleCount, 'rule')}.
            </p>`
          : html`
              ${this.shown.length === 0 ? this.renderNoneShown(listing) : this.renderList(chosen)}
              <div class="detail">${this.renderDetail(listing, this.shown[chosen])}</div>
            `
      }
    `;
  }

  private renderList(chosen: number): TemplateResult {
    return html`<bw-tree-list
      class="list"
      .label=${'Issues'}
      .rows=${this.shown}
      .chosen=${chosen}
      .renderRow=${(index: number) => this.renderRow(index)}
      @choose=${(event: CustomEvent<ChosenRow>) => this.choose(event.detail)}
      @toggle=${(event: CustomEvent<number>) => this.toggle(event.detail)}
      @open=${(event: CustomEvent<number>) => this.open(event.detail)}
    ></bw-tree-list>`;
  }

  /** Says that the search, the severities or both leave nothing, and shows everything again. */
  private renderNoneShown({ issues }: IssueListing): TemplateResult {
    const { issueFilter, severities: wanted } = this.state.place;
    const present = severities.filter((one) => issues.some(({ severity }) => severity === one));
    const isWhole = present.every((one) => wanted.includes(one));
    const query = issueFilter.trim();
    const of = `None of ${counted(issues.length, 'issue')}`;
    const shown = present.filter((one) => wanted.includes(one)).map((one) => titles[one].toLowerCase());
    const among = isWhole || shown.length === 0 ? '' : ` among ${shown.join(' and ')}`;
    const text =
      shown.length === 0 || query === ''
        ? `${of} is of a severity that is chosen above.`
        : `${of} fits “${query}”${among}.`;
    return html`<bw-empty-list
      class="list"
      .text=${text}
      .action=${isWhole ? 'Clear the search' : 'Show all issues'}
      @clear=${() => {
        this.state.adjust({ issueFilter: '', severities });
        this.renderRoot.querySelector<HTMLElement>('input[type=search]')?.focus();
      }}
    ></bw-empty-list>`;
  }

  private renderTools(listing: IssueListing | undefined): TemplateResult {
    const { isStale, progress, stopped } = this.check;
    if (progress !== undefined)
      return html`
        <span role="status">${progress.label}…</span>
        ${
          progress.share === undefined
            ? html`<progress aria-label=${progress.label}></progress>`
            : html`<progress aria-label=${progress.label} max="1" .value=${progress.share}></progress>`
        }
        <button type="button" @click=${() => this.check.cancel()}>Cancel</button>
      `;
    return html`
      ${stopped === undefined ? nothing : html`<span role="alert">${stopped}</span>`}
      ${listing === undefined ? nothing : this.renderFilters(listing)}
      ${isStale ? html`<span class="warning">The file was changed since.</span>` : nothing}
      <button type="button" class="end" @click=${() => this.check.run()}>Check ${listing === undefined ? 'now' : 'again'}</button>
    `;
  }

  private renderFilters({ issues, skipped }: IssueListing): TemplateResult {
    const { issueFilter, severities: wanted } = this.state.place;
    return html`
      <div class="severities" role="group" aria-label="Severities">
        ${severities.map((severity) => {
          const count = issues.filter((issue) => issue.severity === severity).length;
          return html`<button
            type="button"
            aria-pressed=${count > 0 && wanted.includes(severity) ? 'true' : 'false'}
            ?disabled=${count === 0}
            @click=${() => this.switchSeverity(severity)}
          >
            ${titles[severity]} ${countText(count)}
          </button>`;
        })}
      </div>
      <label>
        <span class="hidden-text">Search</span>
        <input type="search" placeholder="message, place or rule" .value=${issueFilter} @input=${this.search} />
      </label>
      ${skipped.length === 0 ? nothing : html`<span class="dim">Not checked: ${skipped.join(', ')}</span>`}
    `;
  }

  private renderRow(index: number): TemplateResult | typeof nothing {
    const row = this.shown[index];
    if (row === undefined) return nothing;
    if (row.kind === 'rule') {
      const { broken, severity, title } = row.rule;
      return html`<span class="badge ${severity}" role="img" aria-label=${severity}></span>
        <span class="grow group">${title}</span><span class="number dim">${countText(broken)}</span>`;
    }
    const { message, place } = row.issue;
    return html`<span class="mono place">${place}</span><span class="grow dim">${message}</span>`;
  }

  private renderDetail(listing: IssueListing, row: IssueRow | undefined): TemplateResult {
    if (row === undefined)
      return html`<p class="hint">Choose an issue to see what it means and where it is. Enter leads to its record.</p>`;
    const rule = row.kind === 'rule' ? row.rule : listing.rules.find(({ id }) => id === row.rule);
    return html`${row.kind === 'issue' ? issueDetail(row.issue, this.linksOf(row.issue)) : nothing} ${rule === undefined ? nothing : ruleDetail(rule)}`;
  }

  private linksOf({ selection }: FoundIssue): IssueLinks {
    return {
      isEntity: selection !== undefined && this.isEntity(selection.path),
      showInFile: (where) => this.state.goTo({ view: 'file', selection: where }),
      showEntity: ({ index, path }) =>
        this.state.goTo({ view: 'entities', selection: { path, ...(index !== undefined && { index }) } }),
    };
  }

  private isEntity(path: string): boolean {
    const { overview } = this.session;
    return (
      overview.kind === 'map' &&
      overview.lumps.some(({ kind, name }) => name === path && kind === 'entity-text')
    );
  }

  private choose({ index, isStep }: ChosenRow): void {
    const row = this.shown[index];
    const change = { chosenIssue: row && keyOf(row) };
    if (isStep) this.state.adjust(change);
    else this.state.goTo(change);
  }

  private open(index: number): void {
    const row = this.shown[index];
    if (row?.kind === 'issue' && row.issue.selection !== undefined)
      this.state.goTo({ view: 'file', selection: row.issue.selection });
  }

  private toggle(index: number): void {
    const row = this.shown[index];
    if (row?.kind !== 'rule') return;
    const closed = new Set(this.closed);
    if (row.isExpanded === true) closed.add(row.rule.id);
    else closed.delete(row.rule.id);
    this.closed = closed;
  }

  private switchSeverity(severity: Severity): void {
    const shown = new Set(this.state.place.severities);
    if (!shown.delete(severity)) shown.add(severity);
    this.state.adjust({ severities: severities.filter((one) => shown.has(one)) });
  }

  private search(event: Event): void {
    this.state.adjust({ issueFilter: (event.target as HTMLInputElement).value });
  }
}

function keyOf(row: IssueRow): string {
  return row.kind === 'rule' ? row.rule.id : `${row.rule} ${row.number}`;
}

/** The rule of a row, by the key of that. */
function ruleOfKey(key: string): string | undefined {
  return key.includes(' ') ? key.slice(0, key.lastIndexOf(' ')) : undefined;
}

customElements.define('bw-issues-view', IssuesView);
