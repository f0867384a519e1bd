import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ComparedPart, ComparisonSummary } from '../../protocol/compare-api.js';
import type { FileInput, FilesToOpen } from '../../protocol/file-input.js';
import type { AppState } from '../../state/app-state.js';
import { type Comparison, comparisonOf } from '../../state/comparison.js';
import { filesOfDrop, filesToOpen } from '../../state/dropped-files.js';
import type { FileSession } from '../../state/file-session.js';
import type { ViewName } from '../../state/place.js';
import { StateController } from '../../state/state-controller.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted } from '../lists/number-text.js';
import '../shell/failure-bar.js';
import './change-detail.js';
import type { WantedRecord } from './change-detail.js';
import './change-list.js';
import { countWords, isListed, rowCount, sizeWords, stateTitle, verdict } from './change-words.js';
import './compare-lumps.js';
import './content-diff.js';
import type { ChosenPart } from './compare-lumps.js';
import { compareStyles } from './compare-styles.js';

/** The open file beside another one: lumps that differ, and what differs in them, record by record. */
export class CompareView extends LitElement {
  static override properties = {
    state: { attribute: false },
    session: { attribute: false },
    other: { attribute: false },
    isDropping: { state: true },
  };

  static override styles = [sharedStyles, compareStyles];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  /** The file that it is compared with at first, when the page came with one. */
  declare other: FileInput | undefined;
  declare private isDropping: boolean;
  private comparison: Comparison | undefined;
  private readonly onChange = (): void => this.requestUpdate();

  constructor() {
    super();
    this.isDropping = false;
    // What is dropped here is compared, not opened: the page sees by it that the event is taken.
    this.addEventListener('dragover', (event) => {
      event.preventDefault();
      this.isDropping = true;
    });
    this.addEventListener('dragleave', (event) => {
      if (!(event.relatedTarget instanceof Node && this.contains(event.relatedTarget)))
        this.isDropping = false;
    });
    this.addEventListener('drop', (event) => {
      event.preventDefault();
      this.isDropping = false;
      if (event.dataTransfer !== null) void this.dropped(event.dataTransfer);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.comparison?.addEventListener('change', this.onChange);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.comparison?.removeEventListener('change', this.onChange);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    if (!changed.has('session')) return;
    this.comparison?.removeEventListener('change', this.onChange);
    this.comparison = comparisonOf(this.session, this.state);
    this.comparison.addEventListener('change', this.onChange);
    const { other } = this;
    const isWanted = this.comparison.other === undefined && other !== undefined;
    if (isWanted && other !== this.session.files.file)
      void this.comparison.start({ file: other, companions: [] });
  }

  private async dropped(transfer: DataTransfer): Promise<void> {
    try {
      this.compareWith(filesToOpen(await filesOfDrop(transfer)));
    } catch (error) {
      this.state.fail(error);
    }
  }

  private compareWith(files: FilesToOpen | undefined): void {
    if (files === undefined) return;
    this.begin();
    void this.comparison?.start(files);
  }

  /** Where one was in what was compared before is nowhere in what is compared now. */
  private begin(): void {
    this.state.adjust({ comparedPart: undefined, difference: undefined });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { comparison } = this;
    if (comparison === undefined) return nothing;
    const { summary, progress, failure } = comparison;
    return html`
      ${this.renderTools(comparison)}
      ${failure === undefined ? nothing : html`<bw-failure-bar .failure=${failure} @dismiss=${() => comparison.end()}></bw-failure-bar>`}
      ${
        progress !== undefined
          ? html`<div class="center" role="status"><p>${progress.label}…</p><button type="button" @click=${() => comparison.end()}>Cancel</button></div>`
          : summary === undefined
            ? this.renderChoice()
            : this.renderSummary(summary, comparison)
      }
      ${this.isDropping ? html`<div class="drop">Drop to compare. Nothing leaves your browser.</div>` : nothing}
    `;
  }

  private renderTools(comparison: Comparison): TemplateResult | typeof nothing {
    const { isOfChanges, isStale, progress, summary } = comparison;
    const names = this.namesOf(comparison);
    if (names === undefined) return nothing;
    return html`<div class="tools">
      <span class="file">${names.left}</span>
      <span class="dim" aria-label="compared with">→</span>
      <span class="file">${names.right}</span>
      ${summary === undefined ? nothing : html`<span role="status">${verdict(summary)}</span>`}
      ${
        summary === undefined
          ? nothing
          : html`<label><input type="checkbox" .checked=${this.state.place.showsSame} @change=${this.switchAll} /> Show identical lumps</label>`
      }
      ${isStale && progress === undefined ? html`<span class="warning">The file was changed since.</span> <button type="button" @click=${() => comparison.again()}>Compare again</button>` : nothing}
      <span class="end actions">
        ${isOfChanges ? nothing : this.renderOwnChanges()}
        ${isOfChanges ? nothing : html`<button type="button" @click=${this.swap} ?disabled=${summary === undefined}>Open the file on the right</button>`}
        <button type="button" @click=${this.pick}>Compare with another file…</button>
      </span>
    </div>`;
  }

  private renderChoice(): TemplateResult {
    return html`<div class="center">
      <h2>Compare ${this.session.overview.name} with another file</h2>
      <p class="dim">
        Drop it here or choose it. Records are put side by side by what they are: references that only got other numbers are no
        difference, entities and placed models are found again by what identifies them.
      </p>
      <div class="actions">
        <button type="button" class="primary" @click=${this.pick}>Choose a file…</button>
        ${this.renderOwnChanges()}
      </div>
    </div>`;
  }

  /** Leads to the file as it was opened beside itself with what was changed. */
  private renderOwnChanges(): TemplateResult | typeof nothing {
    if (this.session.revision === 0) return nothing;
    return html`<button type="button" @click=${this.compareChanges}>Compare with your changes</button>`;
  }

  private readonly compareChanges = (): void => {
    this.begin();
    void this.comparison?.startWithChanges();
  };

  /** What both files are called. */
  private namesOf({
    isOfChanges,
    other,
  }: Comparison): { readonly left: string; readonly right: string } | undefined {
    const { name } = this.session.overview;
    if (other === undefined) return undefined;
    return isOfChanges
      ? { left: `${name} as it was opened`, right: `${name} with your changes` }
      : { left: name, right: other.file.name };
  }

  private renderSummary(summary: ComparisonSummary, comparison: Comparison): TemplateResult {
    const part = this.partOf(summary);
    const isAll = this.state.place.showsSame || !summary.lumps.some(isListed);
    return html`
      <div class="panes" .style=${`--lump-rows: ${rowCount(summary, { isAll })}`}>
        <bw-compare-lumps
          .lumps=${summary.lumps}
          .path=${part?.path}
          .isAll=${isAll}
          @part=${(event: CustomEvent<ChosenPart>) => this.goToPart(event.detail)}
        ></bw-compare-lumps>
        <section class="main" aria-label="Differences">${this.renderPart(summary, comparison, part)}</section>
      </div>
    `;
  }

  /** The part that is shown: the first that differs unless another one was gone to. `undefined` for a lump of several. */
  private partOf({ lumps }: ComparisonSummary): ComparedPart | undefined {
    const { comparedPart } = this.state.place;
    if (comparedPart === '') return undefined;
    const parts = lumps.flatMap((lump) => lump.parts);
    return (
      parts.find(({ path }) => path === comparedPart) ??
      parts.find(({ changeCount, hasText }) => changeCount > 0 || hasText)
    );
  }

  private goToPart({ isStep, path }: ChosenPart): void {
    const change = { comparedPart: path ?? '', difference: undefined };
    if (isStep) this.state.adjust(change);
    else this.state.goTo(change);
  }

  private renderPart(
    summary: ComparisonSummary,
    comparison: Comparison,
    part: ComparedPart | undefined,
  ): TemplateResult {
    const { difference = -1 } = this.state.place;
    const change = difference < (part?.changeCount ?? 0) ? difference : -1;
    const names = this.namesOf(comparison);
    if (part === undefined || names === undefined) return this.renderNotes(summary);
    if (part.changeCount === 0)
      return html`${partHead(part)}<div class="below alone">${this.renderUnchanged(summary, part)}${this.renderText(comparison, part, names)}${this.renderNotes(summary)}</div>`;
    return html`
      ${partHead(part)}
      <bw-change-list
        .style=${`height: ${heightOf(part)}px`}
        .comparison=${comparison}
        .compared=${part}
        .chosen=${change}
        @choose=${(event: CustomEvent<number>) => this.state.adjust({ difference: event.detail })}
        @fail=${this.fail}
      ></bw-change-list>
      ${
        change < 0
          ? html`<div class="below"><p class="hint">Choose a difference to see both sides of it.</p>${this.renderText(comparison, part, names)}${this.renderNotes(summary)}</div>`
          : html`<bw-change-detail
              .comparison=${comparison}
              .compared=${part}
              .number=${change}
              .names=${names}
              @show=${(event: CustomEvent<WantedRecord>) => this.show(event.detail)}
              @fail=${this.fail}
            ></bw-change-detail>`
      }
    `;
  }

  /** The text that entities were read from, where it differs: comments, order and spacing are no part of an entity. */
  private renderText(
    comparison: Comparison,
    part: ComparedPart,
    names: { readonly left: string; readonly right: string },
  ): TemplateResult | typeof nothing {
    if (!part.hasText) return nothing;
    return html`<bw-content-diff .comparison=${comparison} .compared=${part} .names=${names} @fail=${this.fail}></bw-content-diff>`;
  }

  private renderUnchanged(summary: ComparisonSummary, part: ComparedPart): TemplateResult {
    const lump = summary.lumps.find(({ parts }) => parts.includes(part));
    return html`<p class="hint">${lump === undefined ? 'Nothing differs.' : `${stateTitle(lump)}.`}</p>`;
  }

  private renderNotes({ head, notes }: ComparisonSummary): TemplateResult {
    return html`
      ${
        head.length === 0
          ? nothing
          : html`<dl>${head.map(({ field, left, right }) => html`<dt>${headWords[field] ?? field}</dt><dd>${left} → ${right}</dd>`)}</dl>`
      }
      ${notes.slice(0, 50).map((text) => html`<p class="notice">${text}</p>`)}
      ${notes.length > 50 ? html`<p class="dim">${counted(notes.length - 50, 'note')} more</p>` : nothing}
    `;
  }

  private readonly fail = (event: CustomEvent<unknown>): void => this.state.fail(event.detail);

  private show({ side, path, index }: WantedRecord): void {
    const place = { view: viewOf(this.comparison, path), selection: { path, index } };
    // Of a file's own changes both sides are the file that is open.
    if (side === 'left' || this.comparison?.isOfChanges === true) this.state.goTo(place);
    else void this.openRight(() => this.state.goTo(place));
  }

  private readonly swap = (): void => void this.openRight(() => undefined);

  /** Opens the right file in place of the left one, which it is compared with from then on. */
  private async openRight(then: () => void): Promise<void> {
    const { comparison, session, state } = this;
    const other = comparison?.other;
    if (comparison === undefined || other === undefined) return;
    await state.open(other);
    if (state.session === undefined || state.session === session) return;
    void comparisonOf(state.session, state).start(session.files);
    // Opening may take long, and somebody may have gone elsewhere since.
    if (state.place.view === 'compare') then();
  }

  private readonly pick = (): void => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => {
      const files = [...(input.files ?? [])].map((file) => ({ path: file.name, file }));
      this.compareWith(filesToOpen(files));
    });
    input.click();
  };

  private switchAll(event: Event): void {
    this.state.adjust({ showsSame: (event.target as HTMLInputElement).checked });
  }
}

/** Height of the list of differences, where there is room for it, in pixels: title and rows. */
function heightOf({ changeCount }: ComparedPart): number {
  return 26 + Math.min(changeCount, 400) * 24;
}

const headWords: Readonly<Record<string, string>> = {
  branch: 'Read as',
  byteOrder: 'Byte order',
  version: 'Version',
  revision: 'Revision',
  checksum: 'Checksum',
  magic: 'Magic',
};

function partHead(part: ComparedPart): TemplateResult {
  return html`<header>
    <h2>${part.path}</h2>
    <span class="dim">${sizeWords(part)}</span>
    <span>${part.changeCount > 0 ? countWords(part.counts) : part.hasText ? 'only the text differs' : 'nothing differs'}</span>
  </header>`;
}

/** The view in which things of a part are best seen. */
function viewOf(comparison: Comparison | undefined, path: string): ViewName {
  const part = comparison?.summary?.lumps.flatMap(({ parts }) => parts).find((one) => one.path === path);
  return part?.kind === 'entities' ? 'entities' : 'file';
}

customElements.define('bw-compare-view', CompareView);
