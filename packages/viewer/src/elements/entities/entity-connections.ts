import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { EntityGraph, EntityLink, GraphEdge, GraphNode } from '../../protocol/entity-api.js';
import { StateController } from '../../state/state-controller.js';
import { counted } from '../lists/number-text.js';
import './entity-graph.js';
import { EntityPane } from './entity-pane.js';

/** Most entities in the picture. */
const MOST_NODES = 200;
/** Most rows of the list below it. */
const MOST_ROWS = 300;

/** What acts on an entity and what it acts on, as a picture and as a list. */
export class EntityConnections extends EntityPane<EntityGraph> {
  static override properties = { graph: { state: true } };

  static override styles = [
    EntityPane.styles,
    css`
      :host {
        gap: 8px;
      }
      h3 {
        font-size: 14px;
      }
      .scroll {
        overflow-x: auto;
      }
      caption {
        padding: 8px 0 2px;
        font-weight: 600;
        text-align: left;
      }
      td.short,
      td code {
        white-space: nowrap;
      }
      p {
        margin: 0;
      }
    `,
  ];

  declare private graph: EntityGraph | undefined;
  private steps = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('state')) new StateController(this, this.state);
    const { connectionSteps } = this.state.place;
    const isOther = connectionSteps !== this.steps && this.hasUpdated;
    this.steps = connectionSteps;
    super.willUpdate(changed);
    if (isOther) void this.read();
  }

  protected override begin(): void {
    this.graph = undefined;
  }

  protected override ask(): Promise<EntityGraph> {
    const { index, path, session, steps } = this;
    return session.document.entities.graph(path, index, { depth: steps, most: MOST_NODES });
  }

  protected override take(graph: EntityGraph): void {
    this.graph = graph;
  }

  protected override fail(error: unknown): void {
    this.state.fail(error);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { graph } = this;
    if (graph === undefined) return nothing;
    const { edges, nodes, omitted } = graph;
    if (edges.length === 0)
      return html`<h3>Connections</h3><p class="dim">This entity names or fires no other, and none names or fires it.</p>`;
    const acting = edges.filter((edge) => isIncoming(edge, nodes));
    const actedOn = edges.filter((edge) => !isIncoming(edge, nodes));
    return html`
      <header>
        <h3>Connections</h3>
        <label>
          <span class="dim">Steps away</span>
          <select @change=${this.chooseDepth}>
            ${[1, 2, 3].map((depth) => html`<option value=${depth} ?selected=${depth === this.steps}>${depth}</option>`)}
          </select>
        </label>
        <span class="dim">
          ${counted(nodes.length, 'entity', 'entities')}, ${counted(edges.length, 'line')}${omitted === 0 ? '' : `; ${counted(omitted, 'entity', 'entities')} more left out`}
        </span>
      </header>
      <bw-entity-graph .graph=${graph} @choose=${(event: CustomEvent<number>) => this.follow(nodes[event.detail])}></bw-entity-graph>
      <div class="scroll">
        ${this.renderTable('What acts on this entity', acting, nodes)} ${this.renderTable('What this entity acts on', actedOn, nodes)}
      </div>
    `;
  }

  private renderTable(
    title: string,
    edges: readonly GraphEdge[],
    nodes: readonly GraphNode[],
  ): TemplateResult | typeof nothing {
    if (edges.length === 0) return nothing;
    const rows = edges
      .flatMap((edge) => edge.links.map((link) => ({ link, from: nodes[edge.from], to: nodes[edge.to] })))
      .slice(0, MOST_ROWS);
    const total = edges.reduce((sum, { count }) => sum + count, 0);
    const hasInputs = rows.some(({ link }) => link.kind === 'output');
    return html`
      <table>
        <caption>${title}</caption>
        <thead>
          <tr>
            <th scope="col">Entity</th>
            <th scope="col">Key</th>
            <th scope="col">Names</th>
            ${hasInputs ? html`<th scope="col">Input</th><th scope="col">Delay</th><th scope="col">Times</th>` : nothing}
          </tr>
        </thead>
        <tbody>
          ${rows.map(({ from, link, to }) => this.renderLink(link, { from, to, hasInputs }))}
        </tbody>
      </table>
      ${total > rows.length ? html`<p class="dim">${counted(total - rows.length, 'connection')} more</p>` : nothing}
    `;
  }

  private renderLink(
    link: EntityLink,
    { from, hasInputs, to }: { from: GraphNode | undefined; to: GraphNode | undefined; hasInputs: boolean },
  ): TemplateResult {
    const { delay, input, key, kind, parameter, times } = link;
    const call = parameter === '' ? input : `${input}(${parameter})`;
    return html`
      <tr>
        <td>${this.renderNode(from)}</td>
        <td><code>${key}</code></td>
        <td>${this.renderNode(to)}</td>
        ${
          hasInputs
            ? html`
                <td><code>${call}</code></td>
                <td class="number short">${delay === undefined ? '' : `${delay} s`}</td>
                <td class="short">${kind === 'name' ? '' : times === undefined || times === -1 ? 'always' : times}</td>
              `
            : nothing
        }
      </tr>
    `;
  }

  private renderNode(node: GraphNode | undefined): TemplateResult {
    if (node === undefined) return html`<span class="dim">left out</span>`;
    const { classname, index, targetname, unresolved } = node;
    if (unresolved !== undefined) return html`<span class="warning">${unresolved}</span>`;
    const label = targetname === '' ? `#${index}` : targetname;
    if (index === this.index) return html`<strong>${label}</strong> <span class="dim">${classname}</span>`;
    return html`<button type="button" class="link" @click=${() => this.follow(node)}>${label}</button>
      <span class="dim">${classname}</span>`;
  }

  private follow(node: GraphNode | undefined): void {
    if (node === undefined || node.unresolved !== undefined) return;
    this.state.goTo({ selection: { path: node.path, index: node.index } });
  }

  private chooseDepth(event: Event): void {
    this.state.adjust({ connectionSteps: Number((event.target as HTMLSelectElement).value) });
  }
}

/** Whether a connection belongs to what acts on the entity. */
function isIncoming({ from, to }: GraphEdge, nodes: readonly GraphNode[]): boolean {
  return to === 0 || ((nodes[from]?.level ?? 0) < 0 && (nodes[to]?.level ?? 0) <= 0);
}

customElements.define('bw-entity-connections', EntityConnections);
