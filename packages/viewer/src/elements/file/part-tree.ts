import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { FileOverview } from '../../protocol/overview.js';
import type { ContentState, TreeNode, TreeNodes } from '../../protocol/table-types.js';
import type { FileSession } from '../../state/file-session.js';
import { rowHeight } from '../../style/pointer.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { countText, sizeText } from '../lists/number-text.js';
import { cssProperties } from './css-properties.js';
import { failEvent, pickEvent } from './file-events.js';
import { partTreeStyles } from './part-tree-styles.js';
import { ScaledScroll } from './scaled-scroll.js';
import type { TreeLine } from './tree-line.js';
import { treeLines } from './tree-lines.js';

/** Nodes that are asked for together. */
const portion = 1000;

/** The lumps of a map, or the chunks of a model, and what is inside them, asked for when it is opened. Emits `pick`. */
export class PartTree extends LitElement {
  static override properties = {
    overview: { attribute: false },
    states: { attribute: false },
    session: { attribute: false },
    selectedPath: { attribute: false },
    revision: { type: Number },
    active: { state: true },
    drawn: { state: true },
  };

  static override styles = [sharedStyles, partTreeStyles];

  /** The file. */
  declare overview: FileOverview;
  /** What is known of lumps that were read. */
  declare states: ReadonlyMap<string, ContentState>;
  /** The file that is open; its worker is asked. */
  declare session: FileSession;
  /** What is shown. */
  declare selectedPath: string | undefined;
  /** How often the file was changed. */
  declare revision: number;
  declare private active: number;
  declare private drawn: number;
  private readonly scroller = new ScaledScroll(rowHeight);
  private readonly opened = new Set<string>();
  private readonly inside = new Map<string, TreeNodes>();
  private lines: TreeLine[] = [];
  private revealed: string | undefined;
  private readonly sizes = new ResizeObserver(() => this.measure());

  constructor() {
    super();
    this.states = new Map();
    this.revision = 0;
    this.active = 0;
    this.drawn = 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.sizes.disconnect();
  }

  protected override firstUpdated(): void {
    this.sizes.observe(this);
    this.measure();
  }

  private measure(): void {
    const isFirst = this.scroller.viewport === 0;
    this.scroller.viewport = this.clientHeight;
    if (isFirst) this.scroller.reveal(this.active);
    this.drawn++;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('overview') || changed.has('revision')) {
      this.inside.clear();
      if (changed.has('session')) this.opened.clear();
      for (const path of this.opened) void this.load(path, 0);
      if (this.overview.kind === 'model') void this.load('', 0);
    }
    if (changed.has('selectedPath')) this.openAbove(this.selectedPath);
    const { node: activeNode, more: activeMore } = this.lines[this.active] ?? {};
    this.lines = treeLines(this.overview, {
      states: this.states,
      opened: this.opened,
      inside: this.inside,
    });
    this.scroller.count = this.lines.length;
    // Keys go on working on the line that they work on, wherever it comes to lie when others come.
    const active = this.lines.findIndex(
      ({ node, more }) =>
        node.path === activeNode?.path && (more === undefined) === (activeMore === undefined),
    );
    if (active >= 0) this.active = active;
    this.active = Math.max(0, Math.min(this.lines.length - 1, this.active));
    const selected = this.lines.findIndex(
      ({ node, more }) => more === undefined && node.path === (this.selectedPath ?? ''),
    );
    if (selected >= 0 && this.revealed !== this.selectedPath) {
      this.revealed = this.selectedPath;
      this.active = selected;
      this.scroller.reveal(selected);
    }
  }

  protected override updated(): void {
    const tree = this.renderRoot.querySelector('.tree');
    if (tree !== null && Math.abs(tree.scrollTop - this.scroller.scrollTop) >= 1)
      tree.scrollTop = this.scroller.scrollTop;
  }

  /** Opens what lies above a path, so that it can be seen. */
  private openAbove(path: string | undefined): void {
    if (path === undefined) return;
    for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
      const above = path.slice(0, dot);
      if (this.opened.has(above)) continue;
      this.opened.add(above);
      void this.load(above, 0);
    }
  }

  protected override render(): TemplateResult {
    const { scroller: scroll } = this;
    const indexes = Array.from({ length: scroll.end - scroll.first }, (_, k) => scroll.first + k);
    return html`<div
      class="tree"
      role="tree"
      aria-label="Lumps and parts"
      tabindex="0"
      aria-activedescendant=${`line-${this.active}`}
      @scroll=${this.scrolled}
      @keydown=${this.key}
    >
      <div class="space" role="none" ${cssProperties({ '--height': `${scroll.height}px` })}>
        <div class="layer" role="none" ${cssProperties({ '--viewport': `${scroll.viewport}px` })}>
          ${indexes.map((i) => this.renderLine(i))}
        </div>
      </div>
    </div>`;
  }

  private renderLine(i: number): TemplateResult | typeof nothing {
    const line = this.lines[i];
    if (line === undefined) return nothing;
    const { node, level, isOpen, more } = line;
    const isSelected = more === undefined && node.path === (this.selectedPath ?? '');
    const state = level === 2 ? this.states.get(node.path) : undefined;
    const isEmpty = node.size === 0 && node.count !== undefined && node.count === 0;
    const mark = state !== undefined && state.issueCount > 0 ? `${state.issueCount} !` : '';
    return html`<div
      id=${`line-${i}`}
      role="treeitem"
      aria-level=${level}
      aria-posinset=${line.position}
      aria-setsize=${line.count}
      aria-selected=${isSelected ? 'true' : 'false'}
      aria-expanded=${node.hasChildren ? (isOpen ? 'true' : 'false') : nothing}
      class=${`line ${isSelected ? 'selected' : ''} ${i === this.active ? 'active' : ''} ${isEmpty ? 'empty' : ''}`}
      title=${titleOf(node)}
      ${cssProperties({ '--top': `${this.scroller.offsetOf(i)}px`, '--level': String(Math.min(level, 20) - 1) })}
      @click=${() => this.choose(i)}
    >
      <span
        class="twist"
        aria-hidden="true"
        @click=${(event: Event) => {
          event.stopPropagation();
          this.active = i;
          this.turn(line);
        }}
        >${node.hasChildren && level > 1 ? (isOpen ? '▾' : '▸') : ''}</span
      >
      <span class="label">${node.label}</span>
      ${mark === '' ? nothing : html`<span class="mark warning" aria-label=${`${state?.issueCount} issues`}>${mark}</span>`}
      <span class="count">${node.count === undefined || isEmpty ? '' : countText(node.count)}</span>
      <span class="size">${node.size === undefined ? '' : node.size > 0 ? sizeText(node.size) : '–'}</span>
    </div>`;
  }

  private scrolled(event: Event): void {
    this.scroller.dragged((event.target as HTMLElement).scrollTop);
    this.drawn++;
  }

  private key(event: KeyboardEvent): void {
    const line = this.lines[this.active];
    const { page } = this.scroller;
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -this.lines.length,
      End: this.lines.length,
    };
    const step = steps[event.key];
    if (step !== undefined) this.goTo(this.active + step);
    else if (event.key === 'ArrowRight' && line?.node.hasChildren === true) {
      if (line.isOpen) this.goTo(this.active + 1);
      else this.turn(line);
    } else if (event.key === 'ArrowLeft' && line !== undefined) {
      if (line.isOpen && line.level > 1) this.turn(line);
      else this.goTo(this.lines.findLastIndex(({ level }, k) => k < this.active && level < line.level));
    } else if (event.key === 'Enter' || event.key === ' ') this.choose(this.active);
    else return;
    event.preventDefault();
  }

  private goTo(i: number): void {
    this.active = Math.max(0, Math.min(this.lines.length - 1, i));
    this.scroller.reveal(this.active);
  }

  private choose(i: number): void {
    const line = this.lines[i];
    if (line === undefined) return;
    this.active = i;
    if (line.more !== undefined) void this.load(line.more.path, line.more.first);
    else {
      this.revealed = line.node.path === '' ? undefined : line.node.path;
      this.dispatchEvent(pickEvent(line.node.path === '' ? undefined : { path: line.node.path }));
    }
  }

  private turn({ node, level }: TreeLine): void {
    if (!node.hasChildren || level === 1) return;
    if (this.opened.has(node.path)) this.opened.delete(node.path);
    else {
      this.opened.add(node.path);
      if (!this.inside.has(node.path)) void this.load(node.path, 0);
    }
    this.drawn++;
  }

  private async load(path: string, first: number): Promise<void> {
    const { session } = this;
    try {
      const more = await session.document.tables.children(path, first, portion);
      const before = first === 0 ? [] : (this.inside.get(path)?.nodes ?? []);
      // Of another file, or there already: somebody may ask twice.
      if (session !== this.session || before.length !== first) return;
      this.inside.set(path, { nodes: [...before, ...more.nodes], count: more.count });
      this.drawn++;
    } catch (error) {
      if (session !== this.session || (path !== '' && !this.opened.delete(path))) return;
      this.drawn++;
      // What lies above a path that leads nowhere isn't there either, and the table says so.
      if (this.selectedPath?.startsWith(`${path}.`) !== true) this.dispatchEvent(failEvent(error));
    }
  }
}

function titleOf({ path, label, kind, layout, text }: TreeNode): string {
  const read = layout === undefined ? '' : `, read as ${layout}`;
  return [path === '' ? label : path, `${kind}${read}`, text].filter((part) => part !== '').join('\n');
}

customElements.define('bw-part-tree', PartTree);
