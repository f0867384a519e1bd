import type { Severity } from '@brushwork/record';
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Progress } from '../../protocol/failure.js';
import type { FoundIssue, IssueListing, RuleSummary } from '../../protocol/issue-api.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { SessionController } from '../../state/session-controller.js';
import { StateController } from '../../state/state-controller.js';
import { paneStyles } from '../../style/pane-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted, countText, offsetText } from '../lists/number-text.js';
import '../lists/tree-list.js';
import { checkSession, type RunningCheck } from './check-session.js';
import { type IssueRow, issueRows } from './issue-rows.js';

const severities = ['error', 'warning', 'info'] as const;
const titles: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Remarks' };

/** What was found of a file, so that it isn't checked anew whenever the view is shown. */
const known = new WeakMap<FileSession, { readonly listing: IssueListing; readonly revision: number }>();

/** Rules with more issues than this are closed at first. */
const MANY = 12;

/** What is wrong with a file: every broken rule, where it is broken, and what that means. */
export class IssuesView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    listing: { state: true },
    progress: { state: true },
    stopped: { state: true },
    shownSeverities: { state: true },
    closed: { state: true },
    query: { state: true },
    chosen: { state: true },
    isStale: { state: true },
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
  declare private listing: IssueListing | undefined;
  declare private progress: Progress | undefined;
  declare private stopped: string | undefined;
  declare private shownSeverities: ReadonlySet<Severity>;
  declare private closed: ReadonlySet<string>;
  declare private query: string;
  declare private chosen: string | undefined;
  declare private isStale: boolean;
  private shown: readonly IssueRow[] = [];
  private running: RunningCheck | undefined;
  private readonly edits = new SessionController(this, () => {
    this.isStale = this.listing !== undefined;
  });

  constructor() {
    super();
    this.shownSeverities = new Set(severities);
    this.closed = new Set();
    this.query = '';
    this.isStale = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.running?.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    if (!changed.has('session')) return;
    this.edits.watch(this.session);
    this.listing = undefined;
    this.chosen = undefined;
    this.query = '';
    const found = known.get(this.session);
    if (found === undefined) {
      void this.check();
      return;
    }
    this.take(found.listing);
    this.isStale = found.revision !== this.session.revision;
  }

  private async check(): Promise<void> {
    this.running?.cancel();
    const { session } = this;
    const { revision } = session;
    this.stopped = undefined;
    this.progress = { label: 'Opening the file', share: undefined };
    const running = checkSession(session, (progress) => {
      if (this.running === running) this.progress = progress;
    });
    this.running = running;
    try {
      const listing = await running.result;
      if (this.running !== running) return;
      known.set(session, { listing, revision });
      this.take(listing);
      this.isStale = revision !== session.revision;
    } catch (error) {
      if (this.running !== running) return;
      this.stopped = error instanceof Error ? error.message : String(error);
    }
    this.running = undefined;
    this.progress = undefined;
  }

  private take(listing: IssueListing): void {
    this.listing = listing;
    this.closed = new Set(listing.rules.filter(({ broken }) => broken > MANY).map(({ id }) => id));
  }

  protected override render(): TemplateResult {
    const { listing } = this;
    if (listing === undefined) return html`<div class="tools">${this.renderTools(undefined)}</div>`;
    const { closed, query } = this;
    this.shown = issueRows(listing, { severities: this.shownSeverities, closed, query });
    const chosen = this.shown.findIndex((row) => keyOf(row) === this.chosen);
    return html`
      <div class="tools">${this.renderTools(listing)}</div>
      ${
        listing.issues.length === 0
          ? html`<p class="hint whole">
              Nothing is wrong: ${counted(listing.checked, 'place')} were looked at for ${counted(listing.ruleCount, 'rule')}.
            </p>`
          : html`
              <bw-tree-list
                class="list"
                .label=${'Issues'}
                .rows=${this.shown}
                .chosen=${chosen}
                .renderRow=${(index: number) => this.renderRow(index)}
                @choose=${(event: CustomEvent<number>) => this.choose(event.detail)}
                @toggle=${(event: CustomEvent<number>) => this.toggle(event.detail)}
                @open=${(event: CustomEvent<number>) => this.open(event.detail)}
              ></bw-tree-list>
              <div class="detail">${this.renderDetail(listing, this.shown[chosen])}</div>
            `
      }
    `;
  }

  private renderTools(listing: IssueListing | undefined): TemplateResult {
    const { progress } = this;
    if (progress !== undefined)
      return html`
        <span role="status">${progress.label}…</span>
        ${
          progress.share === undefined
            ? html`<progress aria-label=${progress.label}></progress>`
            : html`<progress aria-label=${progress.label} max="1" .value=${progress.share}></progress>`
        }
        <button type="button" @click=${() => this.running?.cancel()}>Cancel</button>
      `;
    return html`
      ${this.stopped === undefined ? nothing : html`<span role="alert">${this.stopped}</span>`}
      ${listing === undefined ? nothing : this.renderFilters(listing)}
      ${this.isStale ? html`<span class="warning">The file was changed since.</span>` : nothing}
      <button type="button" class="end" @click=${this.check}>Check ${listing === undefined ? 'now' : 'again'}</button>
    `;
  }

  private renderFilters({ issues, skipped }: IssueListing): TemplateResult {
    return html`
      <div class="severities" role="group" aria-label="Severities">
        ${severities.map((severity) => {
          const count = issues.filter((issue) => issue.severity === severity).length;
          return html`<button
            type="button"
            aria-pressed=${count > 0 && this.shownSeverities.has(severity) ? 'true' : 'false'}
            ?disabled=${count === 0}
            @click=${() => this.switchSeverity(severity)}
          >
            ${titles[severity]} ${countText(count)}
          </button>`;
        })}
      </div>
      <label>
        <span class="hidden-text">Search</span>
        <input type="search" placeholder="message, place or rule" .value=${this.query} @input=${this.search} />
      </label>
      ${skipped.length === 0 ? nothing : html`<span class="dim">${skipped.join(', ')} not looked into</span>`}
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
    return html`${row.kind === 'issue' ? this.renderIssue(row.issue) : nothing} ${rule === undefined ? nothing : this.renderRule(rule)}`;
  }

  private renderIssue(issue: FoundIssue): TemplateResult {
    const { expected, found, message, offset, place, selection, severity, unpackedOffset } = issue;
    return html`
      <p class="notice ${severity}"><code>${place}</code><br />${message}</p>
      <div class="actions">
        ${
          selection === undefined
            ? html`<span class="dim">It is about the file as a whole.</span>`
            : html`<button type="button" class="primary" @click=${() => this.state.goTo({ view: 'file', selection })}>Show in file</button>`
        }
        ${
          selection !== undefined && this.isEntity(selection.path) && selection.index !== undefined
            ? html`<button type="button" @click=${() => this.state.goTo({ view: 'entities', selection: { path: selection.path, index: selection.index as number } })}>
                Show entity
              </button>`
            : nothing
        }
      </div>
      <dl>
        ${expected === undefined ? nothing : html`<dt>Expected</dt><dd>${expected}</dd>`}
        ${found === undefined ? nothing : html`<dt>Found</dt><dd>${found}</dd>`}
        ${offset === undefined ? nothing : html`<dt>Offset</dt><dd><code>${offsetText(offset)}</code>${unpackedOffset === undefined ? '' : `, unpacked +${offsetText(unpackedOffset)}`}</dd>`}
      </dl>
    `;
  }

  private renderRule({
    broken,
    cause,
    checked,
    confidence,
    effect,
    id,
    remedy,
    source,
    title,
  }: RuleSummary): TemplateResult {
    const part = (name: string, text: string): TemplateResult | typeof nothing =>
      text === '' ? nothing : html`<h3>${name}</h3><p>${text}</p>`;
    return html`
      <h2>${title}</h2>
      <p class="dim"><code>${id}</code> · broken at ${countText(broken)} of ${counted(checked, 'place')}</p>
      ${part('How it comes about', cause)} ${part('What a game does', effect)} ${part('What helps', remedy)}
      ${part('Known from', source === '' ? '' : `${source} (${confidence})`)}
    `;
  }

  private isEntity(path: string): boolean {
    const { overview } = this.session;
    return (
      overview.kind === 'map' &&
      overview.lumps.some(({ kind, name }) => name === path && kind === 'entity-text')
    );
  }

  private choose(index: number): void {
    const row = this.shown[index];
    this.chosen = row && keyOf(row);
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
    const shown = new Set(this.shownSeverities);
    if (!shown.delete(severity)) shown.add(severity);
    this.shownSeverities = shown;
  }

  private search(event: Event): void {
    this.query = (event.target as HTMLInputElement).value;
  }
}

function keyOf(row: IssueRow): string {
  return row.kind === 'rule' ? row.rule.id : `${row.rule} ${row.number}`;
}

customElements.define('bw-issues-view', IssuesView);
