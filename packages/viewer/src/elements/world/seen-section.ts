import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PointReport, SeenReport, SpaceAbilities } from '../../protocol/space-api.js';
import { sharedStyles } from '../../style/shared-styles.js';
import type { SeenCounts, SeenShare } from '../../world/seen-filter.js';
import { countText } from '../lists/number-text.js';
import { adjustEvent } from '../shell/adjust-event.js';
import { sectionStyles } from './section-styles.js';
import { keepSeenFrom, turnSeen } from './seen-choice.js';
import type { UnseenLook, WorldTools } from './world-tools.js';

/** What the engine would draw from where one is, or from where one stood: shown, and in numbers. Emits `adjust`. */
export class SeenSection extends LitElement {
  static override properties = { tools: { attribute: false } };

  static override styles = [
    sharedStyles,
    sectionStyles,
    css`
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 1px 10px;
        margin: 4px 0;
        font-variant-numeric: tabular-nums;
      }
      dt {
        color: var(--dim);
      }
      dd {
        margin: 0;
        text-align: right;
        white-space: nowrap;
      }
      .heading {
        grid-column: 1 / -1;
        margin-top: 6px;
        color: var(--text);
      }
      .words {
        padding-left: 8px;
        border-left: 2px solid var(--note);
        font-size: var(--small-text);
      }
      .words.warning {
        border-color: var(--warning);
        color: var(--text);
      }
    `,
  ];

  /** What asks the map. */
  declare tools: WorldTools;
  private readonly refresh = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.tools.addEventListener('change', this.refresh);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.tools.removeEventListener('change', this.refresh);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('tools')) return;
    changed.get('tools')?.removeEventListener('change', this.refresh);
    this.tools.addEventListener('change', this.refresh);
  }

  protected override render(): TemplateResult {
    const { abilities, seen } = this.tools;
    const { from, isOn, look } = seen;
    const isPossible = abilities === undefined || abilities.hasVisibility;
    return html`
      <h2>Visibility</h2>
      <label>
        <input
          type="checkbox"
          .checked=${isOn}
          ?disabled=${!isPossible}
          @change=${(event: Event) => this.turn((event.target as HTMLInputElement).checked)}
        />
        <span title="Key V">What the engine would draw from here</span>
      </label>
      ${isPossible ? nothing : html`<p class="words">This format stores nothing of what is seen from where, or nothing that is known.</p>`}
      ${
        isOn
          ? html`
              <label>
                What isn’t drawn is
                <select @change=${this.chooseLook}>
                  <option value="hidden" ?selected=${look === 'hidden'}>hidden</option>
                  <option value="dimmed" ?selected=${look === 'dimmed'}>drawn faintly</option>
                </select>
              </label>
              <label>
                <input
                  type="checkbox"
                  .checked=${from !== undefined}
                  @change=${(event: Event) => this.keep((event.target as HTMLInputElement).checked)}
                />
                <span title="Key B">Keep this point of view while moving on</span>
              </label>
              ${this.renderReport()}
            `
          : nothing
      }
    `;
  }

  private renderReport(): TemplateResult | typeof nothing {
    const { abilities, seen } = this.tools;
    const { counts, failure, report } = seen;
    if (failure !== undefined) return html`<p class="words warning" role="status">${failure}</p>`;
    if (report === undefined || abilities === undefined)
      return html`<p class="dim">Working out what is seen…</p>`;
    const isNowhere = (report.cluster ?? 0) < 0;
    return html`
      <dl>
        ${placeRows(report).map(([title, value]) => row(title, value < 0 ? 'none' : String(value)))}
        ${
          isNowhere
            ? nothing
            : html`
                <dt class="heading">Seen from there</dt>
                ${row('Clusters', shareText({ seen: report.clusterCount, all: abilities.clusterCount }))}
                ${row('Leaves', shareText({ seen: report.leafCount, all: abilities.leafCount }))}
                ${report.cells === undefined ? nothing : row('Cells reached', String(report.cells.length))}
                ${
                  counts === undefined
                    ? nothing
                    : html`${row('Surfaces', shareText(counts.surfaces))}
                      ${row('Triangles', shareText(counts.triangles))}
                      ${row('Of all triangles', percent(counts.triangles))}`
                }
              `
        }
      </dl>
      ${seenWords(report, counts, abilities).map(
        (sentence) => html`<p class="words" role="status">${sentence}</p>`,
      )}
    `;
  }

  private turn(isOn: boolean): void {
    this.dispatchEvent(adjustEvent(turnSeen(this.tools, isOn)));
  }

  private keep(isKept: boolean): void {
    this.dispatchEvent(adjustEvent(keepSeenFrom(this.tools, isKept)));
  }

  private chooseLook(event: Event): void {
    const unseen = (event.target as HTMLSelectElement).value as UnseenLook;
    this.dispatchEvent(adjustEvent({ unseen }));
  }
}

/** What numbers don't say. */
function seenWords(
  { cells, cluster, surfaces }: SeenReport,
  counts: SeenCounts | undefined,
  { isVisibilityStored, lostVisibility }: SpaceAbilities,
): readonly string[] {
  const words: string[] = [];
  if (cluster !== undefined && cluster < 0)
    return [
      'The point is in something solid or outside the map, where it isn’t stored what is seen: everything is shown.',
    ];
  if (lostVisibility !== undefined)
    words.push(
      `What is seen is stored, but it isn’t known: ${lostVisibility}. Until it is, nothing is left out.`,
    );
  else if (!isVisibilityStored)
    words.push('This map stores no visibility: every cluster is seen from every other.');
  if (cells !== undefined)
    words.push(
      'Surfaces are those of the clusters that are seen; what no portal leads to isn’t left out besides.',
    );
  if (surfaces === undefined)
    words.push('Leaves of this format don’t say which surfaces are in them: everything is shown.');
  if (counts !== undefined && counts.undecided > 0)
    words.push(
      `${countText(counts.undecided)} surfaces are in no leaf’s list, such as displacements and what brush entities have: they stay, and so do props and decals.`,
    );
  return words;
}

function placeRows({ area, cell, cluster, leaf }: PointReport): readonly (readonly [string, number])[] {
  const rows = [
    ['Leaf', leaf],
    ['Cluster', cluster],
    ['Area', area],
    ['Cell', cell],
  ] as const;
  return rows.flatMap(([title, value]) => (value === undefined ? [] : [[title, value] as const]));
}

function row(title: string, value: string): TemplateResult {
  return html`<dt>${title}</dt><dd>${value}</dd>`;
}

function shareText({ all, seen }: SeenShare): string {
  return `${countText(seen)} of ${countText(all)}`;
}

function percent({ all, seen }: SeenShare): string {
  return all === 0 ? '–' : `${((seen / all) * 100).toFixed(1)} %`;
}

customElements.define('bw-seen-section', SeenSection);
