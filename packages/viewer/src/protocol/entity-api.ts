import type { Issue } from '@brushwork/record';
import type { Selection } from './selection.js';

/** A text of entities: a lump of the map, or a file beside it. */
export interface EntitySource {
  /** Path that selections name it by, such as `ENTITIES`. */
  readonly path: string;
  /** File beside the map that holds it; `undefined` for one in the map. */
  readonly file: string | undefined;
  /** How many entities it holds. */
  readonly count: number;
  /** Name of its encoding. */
  readonly encoding: string;
  /** What is wrong with it. */
  readonly issues: readonly Issue[];
}

/** An entity as it is listed. */
export interface EntitySummary {
  /** Path of its text. */
  readonly path: string;
  /** Number in that text. */
  readonly index: number;
  /** Its class; empty for one that has none. */
  readonly classname: string;
  /** Its name; empty for one that has none. */
  readonly targetname: string;
  /** What else tells it from others of its class: its model or where it stands; empty for one that has neither. */
  readonly hint: string;
}

/** All entities of a map. */
export interface EntityListing {
  /** The texts that hold them. */
  readonly sources: readonly EntitySource[];
  /** The entities in the order of the texts. */
  readonly entities: readonly EntitySummary[];
  /** What keeps some from being shown, in sentences: texts that lie beside the map and aren't at hand. */
  readonly remarks: readonly string[];
}

/** A connection of two entities, or of one and a name that nothing has. */
export interface EntityLink {
  /** Path of the text of the entity that it comes from. */
  readonly path: string;
  /** Number of that entity. */
  readonly source: number;
  /** Key of the pair that makes it. */
  readonly key: string;
  /** Number of that pair. */
  readonly pair: number;
  /** `output`: when something happens, an input is called; `name`: the value is the name of entities. */
  readonly kind: 'output' | 'name';
  /** Name, class or special word that is meant. */
  readonly target: string;
  /** Input that is called; empty for a name. */
  readonly input: string;
  /** What it is called with; empty for nothing. */
  readonly parameter: string;
  /** Seconds until then. */
  readonly delay: number | undefined;
  /** How often in all; -1 for always. */
  readonly times: number | undefined;
  /** How the target is meant. */
  readonly targetKind: 'name' | 'class' | 'special' | 'unresolved';
  /** Numbers of the entities that are meant, in the same text; of many only the first. */
  readonly targets: readonly number[];
  /** How many are meant. */
  readonly targetCount: number;
}

/** A pair of an entity. */
export interface EntityPairDetails {
  /** Its number. */
  readonly pair: number;
  /** The key. */
  readonly key: string;
  /** The value. */
  readonly value: string;
  /** What it connects the entity with; `undefined` for a value that names nothing. */
  readonly link: EntityLink | undefined;
  /** Another place in the file that the value names, such as the record of a brush model. */
  readonly leadsTo: Selection | undefined;
}

/** What is known of one entity. */
export interface EntityDetails extends EntitySummary {
  /** Its pairs in the order of the file. */
  readonly pairs: readonly EntityPairDetails[];
  /** Where it stands, in the file's frame. */
  readonly origin: readonly [x: number, y: number, z: number] | undefined;
  /** Absolute offset of its first byte in its file; `undefined` for one in a lump that was unpacked or changed. */
  readonly offset: number | undefined;
  /** Bytes that it takes. */
  readonly size: number;
  /** What is wrong with it. */
  readonly issues: readonly Issue[];
}

/** An entity in a picture of connections. */
export interface GraphNode extends EntitySummary {
  /** Column: 0 for the entity that was asked for, negative for those that act on it, positive for those it acts on. */
  readonly level: number;
  /** Name or word that is meant, for a target that is no entity; `undefined` for an entity. */
  readonly unresolved: string | undefined;
}

/** Connections of one entity with another. */
export interface GraphEdge {
  /** Number of the node that acts. */
  readonly from: number;
  /** Number of the node that is acted on. */
  readonly to: number;
  /** The connections, the first of them when there are many. */
  readonly links: readonly EntityLink[];
  /** How many there are. */
  readonly count: number;
}

/** The surroundings of an entity. */
export interface EntityGraph {
  /** The entities, the one that was asked for first. */
  readonly nodes: readonly GraphNode[];
  /** What connects them. */
  readonly edges: readonly GraphEdge[];
  /** How many entities were left out because there are too many. */
  readonly omitted: number;
}

/** How far a picture of connections goes. */
export interface GraphOptions {
  /** How many steps away. */
  readonly depth: number;
  /** Most entities in it. */
  readonly most: number;
}

/** The entities of a map. */
export interface EntityApi {
  /** All entities. Reads their texts. */
  list(): Promise<EntityListing>;
  /** Numbers in `list` of the entities that a query finds: words, or `key=value` with `*`, all of which have to fit. */
  search(query: string): Promise<Uint32Array>;
  /** One entity; `not-found` when there is none of that number. */
  details(path: string, index: number): Promise<EntityDetails>;
  /** What acts on an entity, and what it acts on. */
  graph(path: string, index: number, options: GraphOptions): Promise<EntityGraph>;
}
