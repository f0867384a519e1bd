import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import type { EntityGraph, GraphEdge } from '../../protocol/entity-api.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { linkWords, nodeWords, shortEdgeWords } from './connection-words.js';
import { entityGraphStyles } from './entity-graph-styles.js';
import { fitText, type TextMeasure, textMeasure } from './fit-text.js';
import { nodeAfterKey } from './graph-keys.js';
import {
  BOX_WIDTH,
  type GraphLayout,
  layOutGraph,
  type PlacedEdge,
  type PlacedNode,
} from './graph-layout.js';

/** Widest words of a line, in pixels. */
const WIDEST_WORDS = 136;
/** Room beside words, in pixels. */
const PADDING = 4;
/** Room beside the names in a box, in pixels. */
const BOX_PADDING = 8;

/**
 * A picture of what is connected with an entity. What is pointed at, or gone to with arrow keys, is told in full below it.
 * Emits `choose` with the number of a node. The same is in the list below it.
 */
export class EntityGraphPicture extends LitElement {
  static override properties = { graph: { attribute: false }, pointed: { state: true } };

  static override styles = [sharedStyles, entityGraphStyles];

  /** What is shown. */
  declare graph: EntityGraph;
  /** Number of the node that is pointed at or gone to. */
  declare private pointed: number | undefined;
  private layout: GraphLayout = { width: 0, height: 0, nodes: [], edges: [] };
  private measureName: TextMeasure = (text) => text.length;
  private measureSmall: TextMeasure = (text) => text.length;
  private words: ReadonlyMap<GraphEdge, string> = new Map();

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('graph')) return;
    const { fontFamily } = getComputedStyle(this);
    this.measureName = textMeasure(`12px ${fontFamily}`);
    this.measureSmall = textMeasure(`11px ${fontFamily}`);
    this.words = new Map(
      this.graph.edges.map((edge) => [edge, shortEdgeWords(edge, WIDEST_WORDS, this.measureSmall)]),
    );
    this.layout = layOutGraph(
      this.graph,
      (edge) => this.measureSmall(this.words.get(edge) ?? '') + 2 * PADDING,
    );
    this.pointed = undefined;
  }

  protected override render(): TemplateResult {
    const { edges, height, nodes, width } = this.layout;
    const { pointed } = this;
    return html`
      <div
        class="picture"
        role="listbox"
        aria-label="Connected entities"
        tabindex="0"
        aria-activedescendant=${`node-${pointed ?? 0}`}
        @keydown=${this.pressed}
        @focus=${() => this.point(pointed ?? 0)}
        @blur=${() => this.point(undefined)}
      >
        <svg role="none" width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`}>
          <defs>
            <marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">
              <path class="tip" d="M0 0L8 4L0 8z" />
            </marker>
          </defs>
          <g aria-hidden="true">
            ${edges.map((edge) => this.renderLine(edge))} ${edges.map((edge) => this.renderWords(edge))}
          </g>
          ${nodes.map((node, i) => this.renderNode(node, i))}
        </svg>
      </div>
      <p class="said" aria-live="polite">${pointed === undefined ? '' : this.told(pointed)}</p>
    `;
  }

  /** Begins where the entity is that was asked for. */
  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('graph')) this.reveal(0);
  }

  private get picture(): HTMLElement {
    return this.renderRoot.querySelector('.picture') as HTMLElement;
  }

  /** Scrolls so that a box is in the middle. */
  private reveal(i: number): void {
    const node = this.layout.nodes[i];
    if (node === undefined) return;
    const { picture } = this;
    picture.scrollTop = node.y + node.height / 2 - picture.clientHeight / 2;
    picture.scrollLeft = node.x + BOX_WIDTH / 2 - picture.clientWidth / 2;
  }

  private point(node: number | undefined): void {
    this.pointed = node;
  }

  private isPointed({ from, to }: GraphEdge): boolean {
    return this.pointed === from || this.pointed === to;
  }

  private renderLine({ course, edge }: PlacedEdge) {
    const isName = edge.links.every(({ kind }) => kind === 'name');
    const kind = `edge${isName ? ' name' : ''}${this.isPointed(edge) ? ' pointed' : ''}`;
    return svg`<path class=${kind} d=${course} marker-end="url(#tip)"></path>`;
  }

  private renderWords({ edge, words }: PlacedEdge) {
    return svg`<g class=${`words${this.isPointed(edge) ? ' pointed' : ''}`}>
      <title>${edge.links.map(linkWords).join('\n')}</title>
      <rect x=${words.x} y=${words.y - 8} width=${words.width} height="16" rx="3" />
      <text x=${words.x + PADDING} y=${words.y + 4}>${this.words.get(edge) ?? ''}</text>
    </g>`;
  }

  private renderNode({ height, node, x, y }: PlacedNode, i: number) {
    const { below, title } = nodeWords(node);
    const isLoose = node.unresolved !== undefined;
    const width = BOX_WIDTH - 2 * BOX_PADDING;
    const kind = `node${i === 0 ? ' start' : ''}${isLoose ? ' loose' : ''}${i === this.pointed ? ' pointed' : ''}`;
    const middle = height / 2;
    return svg`
      <g
        id=${`node-${i}`}
        role="option"
        aria-selected=${i === this.pointed ? 'true' : 'false'}
        aria-label=${`${title}, ${below}`}
        class=${kind}
        transform=${`translate(${x} ${y})`}
        @click=${() => this.choose(i)}
        @pointerenter=${() => this.point(i)}
        @pointerleave=${() => this.point(undefined)}
      >
        <title>${`${title}\n${below}`}</title>
        <rect width=${BOX_WIDTH} height=${height} rx="4" />
        <text x=${BOX_PADDING} y=${middle - 3}>${fitText(title, width, this.measureName)}</text>
        <text class="class" x=${BOX_PADDING} y=${middle + 12}>${fitText(below, width, this.measureSmall)}</text>
      </g>
    `;
  }

  /** What is known of a node, in full. */
  private told(i: number): TemplateResult | typeof nothing {
    const node = this.graph.nodes[i];
    if (node === undefined) return nothing;
    const { below, title } = nodeWords(node);
    const count = this.graph.edges.filter(({ from, to }) => from === i || to === i).length;
    return html`<strong>${title}</strong> <span class="dim">${below}${count === 1 ? `, ${this.onlyLine(i)}` : `, ${count} lines`}</span>`;
  }

  private onlyLine(i: number): string {
    const edge = this.graph.edges.find(({ from, to }) => from === i || to === i);
    return edge === undefined ? '' : edge.links.map(linkWords).join('; ');
  }

  private choose(i: number): void {
    if (this.graph.nodes[i]?.unresolved !== undefined) return;
    this.dispatchEvent(new CustomEvent<number>('choose', { detail: i }));
  }

  private pressed(event: KeyboardEvent): void {
    const at = this.pointed ?? 0;
    const next = nodeAfterKey(event.key, at, this.layout.nodes);
    if (next !== undefined) {
      this.point(next);
      this.reveal(next);
    } else if (event.key === 'Enter' || event.key === ' ') this.choose(at);
    else return;
    event.preventDefault();
  }
}

customElements.define('bw-entity-graph', EntityGraphPicture);
