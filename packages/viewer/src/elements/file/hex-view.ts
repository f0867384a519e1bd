import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ByteScope, ByteScopeInfo } from '../../protocol/byte-api.js';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { Selection } from '../../protocol/selection.js';
import type { FileSession } from '../../state/file-session.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { ByteLines } from './byte-lines.js';
import { isSameScope, type NamedScope } from './byte-scopes.js';
import { ByteSelecting, type SelectableBytes } from './byte-selecting.js';
import { stretchOf } from './byte-stretch.js';
import { type BytePlace, ByteTarget, type TargetedBytes } from './byte-target.js';
import './byte-values.js';
import { backEvent, pickEvent } from './file-events.js';
import { type HexBar, hexBar } from './hex-bar.js';
import { type HexListeners, hexGrid, positionOf } from './hex-grid.js';
import { byteAfterKey, offsetOf } from './hex-keys.js';
import { type ByteRange, type HexLook, hexStatus } from './hex-line.js';
import { hexStyles } from './hex-styles.js';
import type { ScaledScroll } from './scaled-scroll.js';
import { ScrolledGrid } from './scrolled-grid.js';
import './stretch-bar.js';
import type { StretchBar } from './stretch-bar.js';
import { stretchText } from './stretch-bytes.js';

/** Bytes of the longest numbers that are shown. */
const numberSize = 8;
/** Pixels that sixteen bytes in a line take. */
const wideLine = 600;

/**
 * Bytes with what they are: each field in a colour of its own and underlined, bytes of no meaning dotted or dashed. What
 * the byte under the pointer, or under the cursor, is stands below. Keys: arrows, page up and down, home and end, Enter
 * chooses the record and field, / searches; Shift selects bytes, as dragging and clicking with it do, Ctrl+C copies them. Emits `pick`, `back`, and `scope` with the scope that was chosen.
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
  private readonly grid = new ScrolledGrid(this, { rowHeight: 20, measure: (grid) => this.measure(grid) });
  private lines: ByteLines | undefined;
  private cursor = 0;
  private perLine = 16;
  private asked = 0;
  /** What the bytes that are seen are of: others may be on their way. */
  private shown: BytePlace | undefined;
  /** When the bytes that were asked for last are there. */
  private begun: Promise<void> = Promise.resolve();
  /** What of them is selected. */
  private readonly marked = new ByteTarget(this.targeted);
  private readonly selecting = new ByteSelecting(this.selectable);

  constructor() {
    super();
    this.scopes = [];
    this.revision = 0;
    this.drawn = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.selecting.released();
    this.lines?.end();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const isOtherFile = changed.has('session');
    const isOther =
      isOtherFile ||
      changed.has('revision') ||
      (changed.has('scope') && !isSameScope(changed.get('scope'), this.scope));
    if (isOtherFile) this.forget();
    if (isOther) this.begun = this.begin();
    if (changed.has('target')) void this.marked.show(this.shown, this.target, { isLed: true });
    if (changed.has('goTo') && this.goTo !== undefined && this.isShown) this.moveTo(this.goTo.position);
  }

  private get scroller(): ScaledScroll {
    return this.grid.scroll;
  }

  private measure(grid: HTMLElement): void {
    const { end, first, viewport } = this.scroller;
    const line = Math.floor(this.cursor / this.perLine);
    const wasSeen = viewport === 0 || (line >= first && line < end);
    this.scroller.viewport = grid.clientHeight;
    this.perLine = grid.clientWidth >= wideLine ? 16 : 8;
    this.fit();
    // What is selected by keys stays in sight when what can be done with it takes the room.
    if (wasSeen) this.scroller.reveal(Math.floor(this.cursor / this.perLine));
    this.drawn++;
  }

  private fit(): void {
    const first = this.scroller.count === 0 ? undefined : this.cursor;
    const count = Math.ceil((this.info?.size ?? 0) / this.perLine);
    if (count === this.scroller.count) return;
    this.scroller.count = count;
    if (first !== undefined) this.scroller.reveal(Math.floor(first / this.perLine));
  }

  /** Whether the bytes that are seen are those that were chosen. */
  private get isShown(): boolean {
    return this.shown?.session === this.session && isSameScope(this.shown.scope, this.scope);
  }

  /** Shows no bytes: those of another file are on their way. */
  private forget(): void {
    this.lines?.end();
    this.lines = undefined;
    this.shown = undefined;
    this.info = undefined;
    this.marked.mark(undefined);
    this.cursor = 0;
    this.selecting.clear();
    this.fit();
  }

  /** Begins with other bytes, or with the same ones as they are now: then one stays where one is. */
  private async begin(): Promise<void> {
    const asked = ++this.asked;
    const { scope, session } = this;
    this.problem = undefined;
    try {
      const info = await session.document.bytes.scope(scope);
      if (asked !== this.asked) return;
      const isSame = this.isShown;
      this.lines?.end();
      this.lines = new ByteLines(scope, session.document.bytes, (error) => {
        if (error !== undefined) this.problem = failureOf(error).message;
        this.drawn++;
      });
      if (!isSame || info.size !== this.size) this.selecting.clear();
      this.info = info;
      this.shown = { session, scope };
      this.cursor = isSame ? Math.max(0, Math.min(info.size - 1, this.cursor)) : 0;
      this.fit();
      const isLed = !isSame && this.goTo === undefined;
      if (!isSame) this.marked.mark(undefined);
      if (!isSame && this.goTo !== undefined) this.moveTo(this.goTo.position);
      await this.marked.show(this.shown, this.target, { isLed });
    } catch (error) {
      if (asked === this.asked) this.problem = failureOf(error).message;
    }
  }

  /** Goes to a byte; none are selected any more. */
  private moveTo(position: number): void {
    this.marked.wentOn();
    this.selecting.clear();
    this.cursor = Math.max(0, Math.min(this.size - 1, position));
    this.reveal();
  }

  private reveal(): void {
    this.scroller.reveal(Math.floor(this.cursor / this.perLine));
    this.hovered = undefined;
    this.drawn++;
  }

  protected override render(): TemplateResult {
    return html`
      ${hexBar(this.bar)}
      <div class="main">
        ${this.problem === undefined ? hexGrid(this.look, this.scroller, this.listeners) : html`<p class="error" role="alert">${this.problem}</p>`}
        <bw-byte-values .bytes=${this.lines?.from(this.cursor, numberSize) ?? new Uint8Array()}></bw-byte-values>
      </div>
      ${this.renderStretch()}
      ${this.renderStatus()}
    `;
  }

  /** What the byte is that is spoken of; while bytes are being drawn over, which and how many. */
  private renderStatus(): TemplateResult {
    const { first, lines, size } = this;
    const { isDrawing, range } = this.selecting;
    if (range !== undefined && isDrawing)
      return html`<div class="status" role="status"><span>${stretchText(range, first)}</span></div>`;
    return hexStatus(lines, { position: this.hovered ?? this.cursor, first, size });
  }

  /** What can be done with the selected bytes; not while they are being selected, when it would be in the way. */
  private renderStretch(): TemplateResult | typeof nothing {
    const { isDrawing, range } = this.selecting;
    if (range === undefined || isDrawing) return nothing;
    return html`<bw-stretch-bar
      .session=${this.session}
      .scope=${this.shown?.scope ?? this.scope}
      .range=${range}
      .first=${this.first}
      @clear=${() => this.deselect()}
    ></bw-stretch-bar>`;
  }

  private get look(): HexLook {
    return {
      ...{ lines: this.lines, cursor: this.cursor },
      ...{ record: this.marked.record, field: this.marked.field },
      ...{ perLine: this.perLine, first: this.first, size: this.size },
      stretch: this.selecting.range,
      shown: this.lines?.at(this.hovered ?? this.cursor)?.span,
    };
  }

  private readonly listeners: HexListeners = {
    scroll: (event) => this.grid.dragged(event),
    wheel: (event) => this.grid.turned(event),
    keydown: (event) => this.key(event),
    copy: (event) => void this.copied(event),
    pointerover: (event) => {
      this.hovered = positionOf(event) ?? this.hovered;
    },
    pointerleave: () => {
      this.hovered = undefined;
    },
    pointerdown: (event) => this.selecting.pressed(event, positionOf(event)),
    pointermove: (event) => this.selecting.moved(event),
    pointerup: () => this.selecting.released(),
    click: (event) => this.clicked(event),
  };

  /** The bytes as they are selected. */
  private get selectable(): SelectableBytes {
    const view = this;
    return {
      scroller: view.scroller,
      get perLine() {
        return view.perLine;
      },
      get size() {
        return view.size;
      },
      get grid() {
        return view.grid.element;
      },
      get cursor() {
        return view.cursor;
      },
      get chosen() {
        return [view.marked.field, view.marked.record];
      },
      moveCursor(position, { isSeen }) {
        view.marked.wentOn();
        view.cursor = position;
        if (isSeen) view.reveal();
        else view.redraw();
      },
      redraw: () => view.redraw(),
    };
  }

  /** The bytes as something of them is selected elsewhere. */
  private get targeted(): TargetedBytes {
    const view = this;
    return {
      get cursor() {
        return view.cursor;
      },
      goTo: (position) => view.moveTo(position),
      redraw: () => {
        view.drawn++;
      },
    };
  }

  private redraw(): void {
    this.hovered = undefined;
    this.drawn++;
  }

  /** Number of bytes. */
  private get size(): number {
    return this.info?.size ?? 0;
  }

  /** Offset of the first byte in the file; 0 for unpacked bytes. */
  private get first(): number {
    return this.info?.offset ?? 0;
  }

  private showFound(range: ByteRange): void {
    this.marked.mark(range);
    this.moveTo(range.start);
  }

  private get bar(): HexBar {
    const { cursor, info, scope, scopes, session } = this;
    return {
      ...{ cursor, info, scope, scopes, session },
      choose: (detail) =>
        this.dispatchEvent(new CustomEvent<ByteScope>('scope', { detail, bubbles: true, composed: true })),
      found: (range) => this.showFound(range),
      leave: () => this.grid.element?.focus(),
      jump: (written) => void this.jump(written),
    };
  }

  private async jump(written: string): Promise<void> {
    // It is meant for the bytes that were chosen, which may be on their way.
    await this.begun;
    const { first, size } = this;
    const stretch = stretchOf(written, { first, size });
    const given = offsetOf(written);
    if (stretch !== undefined) {
      this.moveTo(stretch.start);
      this.selecting.take(stretch);
    } else if (given === undefined) return;
    else if (given >= first && given - first < size) this.moveTo(given - first);
    if (this.matches(':focus-within')) this.grid.element?.focus();
  }

  private clicked(event: MouseEvent): void {
    const at = positionOf(event);
    if (at === undefined) return;
    if (event.shiftKey) {
      this.selecting.extend(at);
      return;
    }
    this.selecting.clear();
    this.marked.wentOn();
    this.cursor = at;
    this.choose({ isStep: false });
  }

  private deselect(): void {
    this.selecting.clear();
    this.redraw();
    this.grid.element?.focus();
  }

  /** Copies the selected bytes; where none are, those of the field or the record at the cursor, or the one under it. */
  private async copied(event: ClipboardEvent): Promise<void> {
    event.preventDefault();
    this.selecting.takeAtCursor();
    await this.updateComplete;
    const bar = this.renderRoot.querySelector<StretchBar>('bw-stretch-bar');
    await bar?.copy(this.selecting.isOfText ? 'text' : 'hex');
  }

  /** Chooses the record and field that the byte under the cursor is a part of. */
  private choose({ isStep }: { readonly isStep: boolean }): void {
    const at = this.lines?.at(this.cursor)?.span?.at;
    this.drawn++;
    if (at === undefined) return;
    this.marked.picked(at);
    this.dispatchEvent(pickEvent(at, { isStep }));
  }

  private key(event: KeyboardEvent): void {
    const { cursor, perLine, selecting, size } = this;
    const isAll = event.ctrlKey || event.metaKey;
    const next = byteAfterKey(event, { cursor, perLine, size, page: this.scroller.page * perLine });
    if (next !== undefined) {
      if (event.shiftKey) selecting.extend(next);
      else if (next >= 0 && next < size) this.moveTo(next);
    } else if (isAll && event.key.toLowerCase() === 'a') selecting.take({ start: 0, end: size });
    else if (event.key === 'Enter' || event.key === ' ') this.choose({ isStep: false });
    else if (event.key === 'Escape' && selecting.range !== undefined) this.deselect();
    else if (event.key === 'Escape') this.dispatchEvent(backEvent());
    else if (event.key === '/') this.renderRoot.querySelector<HTMLElement>('bw-byte-search')?.focus();
    else return;
    event.preventDefault();
  }
}

customElements.define('bw-hex-view', HexView);
