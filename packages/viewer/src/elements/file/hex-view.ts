import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ByteScope, ByteScopeInfo } from '../../protocol/byte-api.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { Selection } from '../../protocol/selection.js';
import type { FileSession } from '../../state/file-session.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { ByteLines, type KnownByte } from './byte-lines.js';
import { cssProperties } from './css-properties.js';
import { pickEvent } from './file-events.js';
import { hexStyles } from './hex-styles.js';
import { grouped, hexOffset, sizeText } from './number-words.js';
import { ScaledScroll } from './scaled-scroll.js';

/** Pixels that sixteen bytes in a line take. */
const wideLine = 640;

/** Ways to look at the bytes of a place. */
export interface NamedScope {
  /** What it is called. */
  readonly title: string;
  /** The bytes. */
  readonly scope: ByteScope;
}

/** Bytes of a larger part aren't all outlined. */
const largestOutlined = 64;

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Bytes with what they are: each field in a colour of its own and underlined, bytes of no meaning dotted or dashed. What
 * the byte under the pointer, or under the cursor, is stands below. Keys: arrows, page up and down, home and end, Enter
 * chooses the record and field. Emits `pick`, and `scope` with the scope that was chosen.
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
  private record: Range | undefined;
  private field: Range | undefined;
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
    const find = (at: Selection): Promise<Range | undefined> => bytes.find(scope, at).catch(() => undefined);
    const record = await find({ path, ...(index !== undefined && { index }) });
    const part = index === undefined || field === undefined ? undefined : await find(target);
    // Rows without bytes of their own are in those of the whole.
    const start = (part ?? record ?? (await find({ path })))?.start;
    if (target !== this.target || scope !== this.scope) return;
    this.record = index === undefined ? undefined : record;
    this.field = part;
    if (start !== undefined && !isOwn) this.moveTo(start);
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
        <input
          type="text"
          aria-label="Go to offset"
          placeholder="Go to 0x…"
          spellcheck="false"
          autocomplete="off"
          @change=${this.jump}
        />
      </div>
      ${this.problem === undefined ? this.renderGrid() : html`<p class="error" role="alert">${this.problem}</p>`}
      ${this.renderStatus()}
    `;
  }

  private renderGrid(): TemplateResult {
    const { scroller: scroll } = this;
    const lines = Array.from({ length: Math.max(0, scroll.end - scroll.first) }, (_, k) => scroll.first + k);
    const isSeen = lines.includes(Math.floor(this.cursor / this.perLine));
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
        <div class="layer" role="none">${lines.map((line) => this.renderLine(line))}</div>
      </div>
    </div>`;
  }

  private renderLine(line: number): TemplateResult {
    const { perLine, info } = this;
    const start = line * perLine;
    const count = Math.min(perLine, (info?.size ?? 0) - start);
    const positions = Array.from({ length: Math.max(0, count) }, (_, k) => start + k);
    const known = positions.map((position) => this.lines?.at(position));
    const shown = this.lines?.at(this.hovered ?? this.cursor)?.span;
    return html`<div
      class="line"
      role="row"
      aria-rowindex=${line + 1}
      ${cssProperties({ '--top': `${this.scroller.offsetOf(line)}px` })}
    >
      <div class="offset" role="rowheader">${((info?.offset ?? 0) + start).toString(16).padStart(8, '0')}</div>
      ${positions.map((position, k) => {
        const byte = known[k];
        const span = byte?.span;
        const next = known[k + 1]?.span;
        const isBegin = span?.start === position;
        const isJoined = span !== undefined && next === span && k + 1 !== perLine / 2;
        const isSame = span !== undefined && span === shown && span.end - span.start <= largestOutlined;
        return html`<div
          id=${`byte-${position}`}
          role="gridcell"
          data-at=${position}
          class=${[
            'byte',
            span === undefined ? '' : span.kind,
            span === undefined || (span.kind !== 'field' && span.kind !== 'head')
              ? ''
              : span.kind === 'head'
                ? ''
                : `f${span.shade}`,
            isBegin ? 'begins' : '',
            isJoined ? 'joined' : '',
            k === perLine / 2 ? 'half' : '',
            isSame ? 'same' : '',
            this.marksOf(position),
            position === this.cursor ? 'cursor' : '',
          ].join(' ')}
        ><span>${byte === undefined ? '··' : byte.value.toString(16).padStart(2, '0')}</span></div>`;
      })}
      <div class="text" role="gridcell">${positions.map((position, k) => html`<span data-at=${position} class=${this.marksOf(position)}>${character(known[k])}</span>`)}</div>
    </div>`;
  }

  private marksOf(position: number): string {
    const { field, record } = this;
    if (field !== undefined && position >= field.start && position < field.end) return 'chosen';
    return record !== undefined && position >= record.start && position < record.end ? 'ranged' : '';
  }

  private renderStatus(): TemplateResult {
    const position = this.hovered ?? this.cursor;
    const byte = this.info === undefined || this.info.size === 0 ? undefined : this.lines?.at(position);
    const offset = (this.info?.offset ?? 0) + position;
    if (byte === undefined) return html`<div class="status" role="status"></div>`;
    const { span, value } = byte;
    return html`<div class="status" role="status">
      <span class="dim">${hexOffset(offset)}</span>
      <span>${span === undefined ? 'bytes of unknown meaning' : span.title}</span>
      <span class="dim">${span === undefined ? `${value}` : span.text}</span>
      ${span?.kind === 'padding' ? html`<span class="dim">padding</span>` : nothing}
      ${span?.kind === 'gap' ? html`<span class="warning">between lumps</span>` : nothing}
    </div>`;
  }

  private chooseScope(event: Event): void {
    const found = this.scopes[Number((event.target as HTMLSelectElement).value)];
    if (found !== undefined)
      this.dispatchEvent(
        new CustomEvent<ByteScope>('scope', { detail: found.scope, bubbles: true, composed: true }),
      );
  }

  private jump(event: Event): void {
    const input = event.target as HTMLInputElement;
    const text = input.value.trim();
    const isHex = /^(0x)?[0-9a-f]+$/i.test(text);
    if (!isHex) return;
    const given = /^\d+$/.test(text) ? Number(text) : Number.parseInt(text.replace(/^0x/i, ''), 16);
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
    const page = this.scroller.page * perLine;
    const isAll = event.ctrlKey || event.metaKey;
    const lineStart = cursor - (cursor % perLine);
    const target: Readonly<Record<string, number>> = {
      ArrowRight: cursor + 1,
      ArrowLeft: cursor - 1,
      ArrowDown: cursor + perLine,
      ArrowUp: cursor - perLine,
      PageDown: cursor + page,
      PageUp: cursor - page,
      Home: isAll ? 0 : lineStart,
      End: isAll ? size - 1 : Math.min(size - 1, lineStart + perLine - 1),
    };
    const next = target[event.key];
    if (next !== undefined) {
      if (next >= 0 && next < size) this.moveTo(next);
    } else if (event.key === 'Enter' || event.key === ' ') this.choose({ isStep: false });
    else if (event.key === 'Escape') history.back();
    else return;
    event.preventDefault();
  }
}

function positionOf(event: Event): number | undefined {
  const found = (event.composedPath()[0] as Element).closest?.('[data-at]')?.getAttribute('data-at');
  return found === null || found === undefined ? undefined : Number(found);
}

function character(byte: KnownByte | undefined): string {
  if (byte === undefined) return ' ';
  return byte.value >= 0x20 && byte.value < 0x7f ? String.fromCharCode(byte.value) : '·';
}

function isSameScope(a: ByteScope | undefined, b: ByteScope | undefined): boolean {
  if (a?.kind !== b?.kind) return false;
  const path = (scope: ByteScope | undefined): string =>
    scope === undefined || scope.kind === 'file' ? '' : scope.path;
  return path(a) === path(b);
}

customElements.define('bw-hex-view', HexView);
