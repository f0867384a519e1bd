import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { DetectionReport, GameGuessSummary } from '../../protocol/detection-api.js';
import type { MapOverview } from '../../protocol/overview.js';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { StateController } from '../../state/state-controller.js';
import { paneStyles } from '../../style/pane-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';

/** What a map is taken for, what speaks for it, and the choice of another reading. */
export class DetectionView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    report: { state: true },
    wanted: { state: true },
  };

  static override styles = [
    sharedStyles,
    paneStyles,
    css`
      :host {
        display: block;
        overflow: auto;
      }
      .columns {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
        gap: 24px;
        align-items: start;
        max-width: 1280px;
        padding: 16px;
      }
      section {
        display: grid;
        gap: 10px;
        min-width: 0;
      }
      h2 {
        font-size: 15px;
      }
      article {
        padding: 10px 12px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
      }
      article.current {
        border-color: var(--accent);
        box-shadow: inset 3px 0 var(--accent);
      }
      article header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 4px 10px;
      }
      article header .number {
        margin-left: auto;
      }
      ul {
        margin: 6px 0 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: 5ch 1fr;
        gap: 8px;
        overflow-wrap: anywhere;
      }
      li span:first-child {
        color: var(--dim);
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
      select {
        width: 100%;
      }
      p {
        margin: 0;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  declare private report: DetectionReport | undefined;
  declare private wanted: string | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    if (!changed.has('session')) return;
    this.report = undefined;
    this.wanted = undefined;
    if (this.session.overview.kind === 'map') void this.load();
  }

  private async load(): Promise<void> {
    const { session } = this;
    try {
      const report = await session.document.detection.report();
      if (session === this.session) this.report = report;
    } catch (error) {
      this.state.fail(error);
    }
  }

  protected override render(): TemplateResult {
    const { report } = this;
    const { overview } = this.session;
    if (overview.kind !== 'map')
      return html`<p class="hint">Models are known by their first eight bytes.</p>`;
    if (report === undefined)
      return html`<p class="hint" role="status">Comparing the file with known formats…</p>`;
    return html`
      <div class="columns">
        <section aria-label="Formats">${this.renderCandidates(report, overview)}</section>
        <section aria-label="Games">${this.renderGames(report.games)}</section>
        <section aria-label="Choose a format">${this.renderChoice(report, overview)}</section>
      </div>
    `;
  }

  private renderCandidates({ candidates }: DetectionReport, { branch, title }: MapOverview): TemplateResult {
    return html`
      <h2>Formats that it may be</h2>
      ${
        !candidates.some((candidate) => candidate.branch === branch)
          ? html`<article class="current"><strong>${title}</strong><p class="dim">Chosen by hand: the evidence doesn’t name it.</p></article>`
          : nothing
      }
      ${candidates.map(
        (candidate) => html`
          <article class=${candidate.branch === branch ? 'current' : ''}>
            <header>
              <strong>${candidate.title}</strong>
              <code class="dim">${candidate.branch}</code>
              <span class="number">${candidate.score}</span>
            </header>
            ${candidate.branch === branch ? html`<p class="dim">It is read as this.</p>` : nothing}
            ${renderEvidence(candidate.evidence)}
          </article>
        `,
      )}
    `;
  }

  private renderGames(games: readonly GameGuessSummary[]): TemplateResult {
    const likely = games.filter(({ score }) => score > 0);
    const others = games.filter(({ score }) => score <= 0);
    return html`
      <h2>Games that it may be for</h2>
      <p class="dim">A guess: nothing that is read depends on it.</p>
      ${likely.map(
        ({ evidence, score, title }) => html`
          <article>
            <header><strong>${title}</strong><span class="number">${score}</span></header>
            ${renderEvidence(evidence)}
          </article>
        `,
      )}
      ${
        others.length === 0
          ? nothing
          : html`<p class="dim">Nothing speaks for ${others.map(({ title }) => title).join(', ')}.</p>`
      }
    `;
  }

  private renderChoice(
    { choices }: DetectionReport,
    { branch, magic, version }: MapOverview,
  ): TemplateResult {
    const fitting = choices.filter(({ fits }) => fits);
    const rest = choices.filter(({ fits }) => !fits);
    const wanted = this.wanted ?? branch;
    const option = ({ header, id, title }: DetectionReport['choices'][number]): TemplateResult =>
      html`<option value=${id} ?selected=${id === wanted}>${title} (${header})</option>`;
    const isByHand = this.session.files.branch !== undefined;
    return html`
      <h2>Read it as another format</h2>
      <p class="dim">The file begins with <code>${magic === '' ? 'no magic' : magic}</code> and version ${version}.</p>
      <select aria-label="Format" @change=${this.choose}>
        <optgroup label="With this beginning">${fitting.map(option)}</optgroup>
        <optgroup label="Others, which will most likely refuse">${rest.map(option)}</optgroup>
      </select>
      <div class="actions">
        <button type="button" class="primary" ?disabled=${wanted === branch} @click=${() => this.reopen(wanted)}>Read as this format</button>
        ${isByHand ? html`<button type="button" @click=${() => this.reopen(undefined)}>Let the evidence decide</button>` : nothing}
      </div>
      <p class="dim">The file is opened anew; edits that aren’t saved are lost. When the format refuses it, what is open stays open.</p>
    `;
  }

  private choose(event: Event): void {
    this.wanted = (event.target as HTMLSelectElement).value;
  }

  private async reopen(branch: string | undefined): Promise<void> {
    await this.state.open({ ...this.session.files, branch });
  }
}

function renderEvidence(evidence: GameGuessSummary['evidence']): TemplateResult {
  return html`<ul>
    ${evidence.map(({ text, weight }) => html`<li><span>${weight > 0 ? '+' : ''}${weight}</span><span>${text}</span></li>`)}
  </ul>`;
}

customElements.define('bw-detection-view', DetectionView);
