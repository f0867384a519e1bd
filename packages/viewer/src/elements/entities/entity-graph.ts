import { css, html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from 'lit';
import type { EntityGraph, GraphEdge } from '../../protocol/entity-api.js';
import { sharedStyles } from '../../style/shared-styles.js';
import {
  BOX_HEIGHT,
  BOX_WIDTH,
  type GraphLayout,
  layOutGraph,
  type PlacedEdge,
  type PlacedNode,
} from './graph-layout.js';

/** With more lines than this, words stand only where the pointer is. */
const MOST_WORDS = 40;

/** A picture of what is connected with an entity. Emits `choose` with the number of a node. The same is in the list below it. */
export class EntityGraphPicture extends LitElement {
  static override properties = { graph: { attribute: false }, pointed: { state: true } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        overflow: auto;
        max-height: 460px;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
      }
      svg {
        display: block;
        margin: 0 auto;
        font: var(--small-text) var(--font);
      }
      .node rect {
        fill: var(--raised);
        stroke: var(--line);
      }
      .node {
        cursor: pointer;
      }
      .node:hover rect {
        fill: var(--hover);
      }
      .node.start rect {
        fill: var(--selected);
        stroke: var(--accent);
      }
      .node.loose rect {
        fill: none;
        stroke: var(--warning);
        stroke-dasharray: 4 3;
      }
      .node.loose {
        cursor: default;
      }
      .node text {
        fill: var(--text);
      }
      .node .class {
        fill: var(--dim);
        font-size: 11px;
      }
      .edge {
        fill: none;
        stroke: var(--dim);
        stroke-width: 1.2;
      }
      .edge.name {
        stroke-dasharray: 5 3;
      }
      .edge.pointed {
        stroke: var(--focus);
        stroke-width: 2;
      }
      .words {
        fill: var(--text);
        stroke: var(--panel);
        stroke-width: 4px;
        paint-order: stroke;
        font-size: 11px;
        pointer-events: none;
      }
      .tip {
        fill: var(--dim);
      }
    `,
  ];

  /** What is shown. */
  declare graph: EntityGraph;
  declare private pointed: number | undefined;

  protected override render(): TemplateResult {
    const layout = layOutGraph(this.graph);
    const { width, height } = layout;
    return html`
      <svg width=${width} height=${height} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
        <defs>
          <marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
            <path class="tip" d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        ${layout.edges.map((edge) => this.renderLine(edge))} ${layout.nodes.map((node, i) => this.renderNode(node, i))}
        ${this.renderWords(layout)}
      </svg>
    `;
  }

  /** Begins where the entity is that was asked for. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('graph')) return;
    const [start] = layOutGraph(this.graph).nodes;
    if (start === undefined) return;
    this.scrollTop = start.y + BOX_HEIGHT / 2 - this.clientHeight / 2;
    this.scrollLeft = start.x + BOX_WIDTH / 2 - this.clientWidth / 2;
  }

  private renderLine({ edge, course }: PlacedEdge) {
    const isPointed = this.pointed === edge.from || this.pointed === edge.to;
    const isName = edge.links.every(({ kind }) => kind === 'name');
    const kind = `edge${isName ? ' name' : ''}${isPointed ? ' pointed' : ''}`;
    return svg`<path class=${kind} d=${course} marker-end="url(#tip)"><title>${edge.links.map(linkWords).join('\n')}</title></path>`;
  }

  private renderWords({ edges }: GraphLayout) {
    const isFew = edges.length <= MOST_WORDS;
    return edges
      .filter(({ edge }) => isFew || this.pointed === edge.from || this.pointed === edge.to)
      .map(
        ({ edge, words }) =>
          svg`<text class="words" text-anchor=${words.anchor} x=${words.x} y=${words.y}>${edgeWords(edge)}</text>`,
      );
  }

  private renderNode({ node, x, y }: PlacedNode, i: number) {
    const { classname, index, level, targetname, unresolved } = node;
    const isLoose = unresolved !== undefined;
    const title = unresolved ?? (targetname === '' ? `#${index}` : targetname);
    const below = isLoose
      ? unresolved.startsWith('!')
        ? 'whoever it is in the game'
        : 'nothing is named so'
      : classname;
    const kind = `node${level === 0 && i === 0 ? ' start' : ''}${isLoose ? ' loose' : ''}`;
    return svg`
      <g
        class=${kind}
        transform=${`translate(${x} ${y})`}
        @click=${isLoose ? nothing : () => this.dispatchEvent(new CustomEvent<number>('choose', { detail: i }))}
        @pointerenter=${() => {
          this.pointed = i;
        }}
        @pointerleave=${() => {
          this.pointed = undefined;
        }}
      >
        <title>${`${title}\n${below}`}</title>
        <rect width=${BOX_WIDTH} height=${BOX_HEIGHT} rx="4" />
        <text x="8" y="16">${shortened(title, 24)}</text>
        <text class="class" x="8" y="30">${shortened(below, 28)}</text>
      </g>
    `;
  }
}

/** What a line says: its first connection, and how many there are. */
function edgeWords({ links, count }: GraphEdge): string {
  const [first] = links;
  if (first === undefined) return '';
  const words = first.kind === 'output' ? `${first.key} → ${first.input}` : first.key;
  return count > 1 ? `${shortened(words, 20)} +${count - 1}` : shortened(words, 24);
}

/** A connection in words. */
export function linkWords({
  delay,
  input,
  key,
  kind,
  parameter,
  target,
}: GraphEdge['links'][number]): string {
  if (kind === 'name') return `${key} names ${target}`;
  const after = delay === undefined || delay === 0 ? '' : ` after ${delay} s`;
  return `${key}: ${input}${parameter === '' ? '' : `(${parameter})`} of ${target}${after}`;
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}

customElements.define('bw-entity-graph', EntityGraphPicture);
