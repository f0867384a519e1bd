import type {
  EntityGraph,
  EntityLink,
  EntitySummary,
  GraphEdge,
  GraphNode,
  GraphOptions,
} from '../../protocol/entity-api.js';
import type { EntityLinks } from './entity-links.js';

/** Most connections of one pair of entities that are listed one by one. */
const MOST_LINKS = 12;

/** What is known of an entity by its number. */
export type SummaryOf = (index: number) => EntitySummary;

/**
 * The surroundings of an entity: those that act on it, step by step, to one side, those that it acts on to the other. An
 * entity stands once, where it was first reached, so that a circle ends; the number of entities is bounded.
 */
export function entityGraph(
  start: number,
  links: EntityLinks,
  summaryOf: SummaryOf,
  { depth, most }: GraphOptions,
): EntityGraph {
  const builder = new GraphBuilder(summaryOf, most);
  builder.node(start, 0);
  for (const direction of [1, -1] as const) {
    let reached = [start];
    for (let step = 1; step <= depth && reached.length > 0; step++) {
      const next: number[] = [];
      for (const index of reached) {
        const found = direction === 1 ? links.from(index) : links.to(index);
        for (const link of found) {
          if (direction === 1 && link.targets.length === 0) builder.loose(link, step);
          for (const other of direction === 1 ? link.targets : [link.source]) {
            if (builder.node(other, step * direction)) next.push(other);
          }
        }
      }
      reached = next;
    }
  }
  builder.connect(links, depth);
  return builder.graph();
}

class GraphBuilder {
  private readonly summaryOf: SummaryOf;
  private readonly most: number;
  private readonly nodes: GraphNode[] = [];
  private readonly byIndex = new Map<number, number>();
  private readonly byName = new Map<string, number>();
  private readonly left = new Set<number | string>();
  private readonly edges = new Map<
    string,
    { from: number; to: number; links: EntityLink[]; count: number }
  >();

  constructor(summaryOf: SummaryOf, most: number) {
    this.summaryOf = summaryOf;
    this.most = most;
  }

  /** Puts an entity in a column, unless it is there already or there are too many; whether it is new. */
  node(index: number, level: number): boolean {
    if (this.byIndex.has(index)) return false;
    if (this.nodes.length >= this.most) {
      this.left.add(index);
      return false;
    }
    this.byIndex.set(index, this.nodes.length);
    this.nodes.push({ ...this.summaryOf(index), level, unresolved: undefined });
    return true;
  }

  /** Puts a target in a column that is no entity. */
  loose({ path, target }: EntityLink, level: number): void {
    const name = target.toLowerCase();
    if (this.byName.has(name)) return;
    if (this.nodes.length >= this.most) {
      this.left.add(name);
      return;
    }
    this.byName.set(name, this.nodes.length);
    this.nodes.push({ path, index: -1, classname: '', targetname: '', hint: '', level, unresolved: target });
  }

  /** Connects what is there: not those at the rim with each other, which is one step more than was asked for. */
  connect(links: EntityLinks, depth: number): void {
    for (const [index, from] of this.byIndex) {
      for (const link of links.from(index)) {
        const loose = this.byName.get(link.target.toLowerCase());
        if (link.targets.length === 0 && loose !== undefined) this.edge(from, loose, link, depth);
        for (const target of link.targets) {
          const to = this.byIndex.get(target);
          if (to !== undefined) this.edge(from, to, link, depth);
        }
      }
    }
  }

  private edge(from: number, to: number, link: EntityLink, depth: number): void {
    const distance = (node: number): number => Math.abs(this.nodes[node]?.level ?? 0);
    if (Math.min(distance(from), distance(to)) >= depth) return;
    const key = `${from} ${to}`;
    const known = this.edges.get(key) ?? { from, to, links: [], count: 0 };
    known.count++;
    if (known.links.length < MOST_LINKS) known.links.push(link);
    this.edges.set(key, known);
  }

  graph(): EntityGraph {
    const edges: GraphEdge[] = [...this.edges.values()];
    return { nodes: this.nodes, edges, omitted: this.left.size };
  }
}
