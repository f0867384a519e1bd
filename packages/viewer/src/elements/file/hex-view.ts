import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ByteScope, ByteScopeInfo } from '../../protocol/byte-api.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { Selection } from '../../protocol/selection.js';
import type { FileSession } from '../../state/file-session.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { ByteLines } from './byte-lines.js';
import { isSameScope, type NamedScope } from './byte-scopes.js';
import './byte-search.js';
import './byte-values.js';
import { cssProperties } from './css-properties.js';
import { backEvent, pickEvent } from './file-events.js';
import { byteAfterKey, offsetOf } from './hex-keys.js';
import { type ByteRange, type HexLook, hexLine, hexStatus } from './hex-line.js';
import { hexStyles } from './hex-styles.js';
import { grouped, sizeText } from './number-words.js';
import { ScaledScroll } from './scaled-scroll.js';

/** Pixels that sixteen bytes in a line take. */
const wideLine = 600;

/**
 * Bytes with what they are: each field in a colour of its own and underlined, bytes of no meaning dotted or dashed. What
 * the byte under the pointer, or under the cursor, is stands below. Keys: arrows, page up and down, home and end, Enter
 * chooses the record and field, / searches. Emits `pick`, `back`, and `scope` with the scope that was chosen.
 */
export class HexView extends LitElement {
  static override properties = {
    session: { attribute: false },
    scopes: { attribute: false },
    scope: { attribute: false },
    target: { attribute: false },
    goTo: { attribute: false },
    revision: { type: Number },
    info: { state: true },
    drawn: { state: true },
    problem: { state: true },
    hovered: { state: true },
  };

  static override styles = [sharedStyles, hexStyles];

  /** The file that is open; its worker is asked. */
  declare session: FileSession;
  /** Ways to look. */
  declare scopes: readonly NamedScope[];
  /** The one that is taken. */
  declare scope: ByteScope;
  /** What is selected. */
  declare target: Selection | undefined;
  /** A byte to go to, each time that another one is given. */
  declare goTo: { readonly position: number } | undefined;
  /** How often the file was changed. */
  declare revision: number;
  declare private info: ByteScopeInfo | undefined;
  declare private drawn: number;
  declare private problem: string | undefined;
  declare private hovered: number | undefined;
  private readonly scroller = new ScaledScroll(20);
  private lines: ByteLines | undefined;
  private cursor = 0;
  private perLine = 16;
  private record: ByteRange | undefined;
  private field: ByteRange | undefined;
  private asked = 0;
  private isOwnPick = false;
  private sized: HTMLElement | undefined;
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.scopes = [];
    this.revision = 0;
    this.drawn = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
    this.lines?.end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isOther =
      changed.has('revision') || (changed.has('scope') && !isSameScope(changed.get('scope'), this.scope));
    if (isOther) void this.begin();
    else if (changed.has('target')) void this.showTarget();
    if (changed.has('goTo') && this.goTo !== undefined && !isOther) this.moveTo(this.goTo.position);
  }

  protected override updated(): void {
    const grid = this.renderRoot.querySelector<HTMLElement>('.grid');
    if (grid === null) return;
    if (this.sized !== grid) {
      if (this.sized !== undefined) this.sizes.unobserve(this.sized);
      this.sized = grid;
      this.sizes.observe(grid);
      this.measure();
    }
    if (Math.abs(grid.scrollTop - this.scroller.scrollTop) >= 1) grid.scrollTop = this.scroller.scrollTop;
  }

  private measure(): void {
    const { sized } = this;
    if (sized === undefined) return;
    this.scroller.viewport = sized.clientHeight;
    this.perLine = sized.clientWidth >= wideLine ? 16 : 8;
    this.fit();
    this.drawn++;
  }

  private fit(): void {
    const first = this.scroller.count === 0 ? undefined : this.cursor;
    const count = Math.ceil((this.info?.size ?? 0) / this.perLine);
    if (count === this.scroller.count) return;
    this.scroller.count = count;
    if (first !== undefined) this.scroller.reveal(Math.floor(first / this.perLine));
  }

  /** Begins with other bytes. */
  private async begin(): Promise<void> {
    const asked = ++this.asked;
    const { scope } = this;
    this.problem = undefined;
    try {
      const info = await this.session.document.bytes.scope(scope);
      if (asked !== this.asked) return;
      this.lines?.end();
      this.lines = new ByteLines(scope, this.session.document.bytes, (error) => {
        if (error !== undefined) this.problem = failureOf(error).message;
        this.drawn++;
      });
      this.info = info;
      this.record = undefined;
      this.field = undefined;
      this.cursor = 0;
      this.fit();
      if (this.goTo === undefined) await this.showTarget();
      else this.moveTo(this.goTo.position);
    } catch (error) {
      if (asked === this.asked) this.problem = failureOf(error).message;
    }
  }

  /** Shows where the selected record and field are. */
  private async showTarget(): Promise<void> {
    const { target, scope } = this;
    const { bytes } = this.session.document;
    const isOwn = this.isOwnPick;
    this.isOwnPick = false;
    this.record = undefined;
    this.field = undefined;
    if (target === undefined) {
      this.drawn++;
      return;
    }
    const { path, index, field } = target;
    const find = (at: Selection): Promise<ByteRange | undefined> =>
      bytes.find(scope, at).catch(() => undefined);
    const record = await find({ path, ...(index !== undefined && { index }) });
    const part = index === undefined || field === undefined ? undefined : await find(target);
    // Rows without bytes of their own are in those of the whole.
    const start = (part ?? record ?? (await find({ path })))?.start;
    if (target !== this.target || scope !== this.scope) return;
    this.record = index === undefined ? undefined : record;
    this.field = part;
    if (start !== undefined && !isOwn) {
      // The end of a record first, so that as much of it is seen as there is room for.
      if (record !== undefined && index !== undefined) this.moveTo(record.end - 1);
      this.moveTo(start);
    }
    this.drawn++;
  }

  private moveTo(position: number): void {
    this.cursor = Math.max(0, Math.min((this.info?.size ?? 1) - 1, position));
    this.scroller.reveal(Math.floor(this.cursor / this.perLine));
    this.hovered = undefined;
    this.drawn++;
  }

  protected override render(): TemplateResult {
    const { info } = this;
    return html`
      <div class="bar">
        ${
          this.scopes.length > 1
            ? html`<label
                ><span class="hidden-text">Bytes of</span>
                <select @change=${this.chooseScope}>
                  ${this.scopes.map(
                    ({ title, scope }, i) =>
                      html`<option value=${i} ?selected=${isSameScope(scope, this.scope)}>${title}</option>`,
                  )}
                </select></label
              >`
            : nothing
        }
        <span class="title dim">${info === undefined ? '' : `${info.title}, ${grouped(info.size)} bytes (${sizeText(info.size)})`}</span>
        <bw-byte-search
          .session=${this.session}
          .scope=${this.scope}
          .cursor=${this.cursor}
          .first=${info?.offset ?? 0}
          @found=${this.showFound}
          @leave=${() => this.sized?.focus()}
        ></bw-byte-search>
        <input
          type="text"
          aria-label="Go to offset"
          placeholder="Go to 0x…"
          spellcheck="false"
          autocomplete="off"
          @change=${this.jump}
        />
      </div>
      <div class="main">
        ${this.problem === undefined ? this.renderGrid() : html`<p class="error" role="alert">${this.problem}</p>`}
        <bw-byte-values .bytes=${this.bytesHere}></bw-byte-values>
      </div>
      ${hexStatus(this.lines, { position: this.hovered ?? this.cursor, first: info?.offset ?? 0, size: info?.size ?? 0 })}
    `;
  }

  private renderGrid(): TemplateResult {
    const { scroller: scroll } = this;
    const lines = Array.from({ length: Math.max(0, scroll.end - scroll.first) }, (_, k) => scroll.first + k);
    const isSeen = lines.includes(Math.floor(this.cursor / this.perLine));
    const look: HexLook = {
      ...{ lines: this.lines, cursor: this.cursor, record: this.record, field: this.field },
      ...{ perLine: this.perLine, first: this.info?.offset ?? 0, size: this.info?.size ?? 0 },
      shown: this.lines?.at(this.hovered ?? this.cursor)?.span,
    };
    return html`<div
      class="grid"
      role="grid"
      aria-label="Bytes"
      aria-rowcount=${scroll.count}
      aria-activedescendant=${isSeen && scroll.count > 0 ? `byte-${this.cursor}` : nothing}
      tabindex="0"
      @scroll=${this.scrolled}
      @wheel=${this.wheeled}
      @keydown=${this.key}
      @pointerover=${this.over}
      @pointerleave=${() => {
        this.hovered = undefined;
      }}
      @click=${this.clicked}
    >
      <div
        class="space"
        role="none"
        ${cssProperties({ '--height': `${scroll.height}px`, '--viewport': `${scroll.viewport}px` })}
      >
        <div class="layer" role="none">${lines.map((line) => hexLine(look, line, scroll.offsetOf(line)))}</div>
      </div>
    </div>`;
  }

  /** The bytes under the cursor and behind it, as many as numbers have. */
  private get bytesHere(): Uint8Array {
    const values = Array.from({ length: 8 }, (_, i) => this.lines?.at(this.cursor + i)?.value);
    const count = values.indexOf(undefined);
    return Uint8Array.from(values.slice(0, count < 0 ? values.length : count) as number[]);
  }

  private showFound({ detail }: CustomEvent<ByteRange>): void {
    this.record = undefined;
    this.field = detail;
    this.moveTo(detail.start);
  }

  private chooseScope(event: Event): void {
    const found = this.scopes[Number((event.target as HTMLSelectElement).value)];
    if (found !== undefined)
      this.dispatchEvent(
        new CustomEvent<ByteScope>('scope', { detail: found.scope, bubbles: true, composed: true }),
      );
  }

  private jump(event: Event): void {
    const given = offsetOf((event.target as HTMLInputElement).value);
    if (given === undefined) return;
    const position = given - (this.info?.offset ?? 0);
    if (position >= 0 && position < (this.info?.size ?? 0)) this.moveTo(position);
    this.sized?.focus();
  }

  private scrolled(event: Event): void {
    this.scroller.dragged((event.target as HTMLElement).scrollTop);
    this.drawn++;
  }

  private wheeled(event: WheelEvent): void {
    if (!this.scroller.isScaled || event.ctrlKey || event.deltaY === 0) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? this.scroller.viewport : 1;
    this.scroller.by(event.deltaY * unit);
    this.drawn++;
  }

  private over(event: PointerEvent): void {
    const at = positionOf(event);
    if (at !== undefined) this.hovered = at;
  }

  private clicked(event: MouseEvent): void {
    const at = positionOf(event);
    if (at === undefined) return;
    this.cursor = at;
    this.choose({ isStep: false });
  }

  /** Chooses the record and field that the byte under the cursor is a part of. */
  private choose({ isStep }: { readonly isStep: boolean }): void {
    const at = this.lines?.at(this.cursor)?.span?.at;
    this.drawn++;
    if (at === undefined) return;
    this.isOwnPick = true;
    this.dispatchEvent(pickEvent(at, { isStep }));
  }

  private key(event: KeyboardEvent): void {
    const { cursor, perLine } = this;
    const size = this.info?.size ?? 0;
    const next = byteAfterKey(event, { cursor, perLine, size, page: this.scroller.page * perLine });
    if (next !== undefined) {
      if (next >= 0 && next < size) this.moveTo(next);
    } else if (event.key === 'Enter' || event.key === ' ') this.choose({ isStep: false });
    else if (event.key === 'Escape') this.dispatchEvent(backEvent());
    else if (event.key === '/') this.renderRoot.querySelector<HTMLElement>('bw-byte-search')?.focus();
    else return;
    event.preventDefault();
  }
}

function positionOf(event: Event): number | undefined {
  const found = (event.composedPath()[0] as Element).closest?.('[data-at]')?.getAttribute('data-at');
  return found === null || found === undefined ? undefined : Number(found);
}

customElements.define('bw-hex-view', HexView);
