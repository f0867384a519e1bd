import type { Entity, EntityText } from '@brushwork/formats';
import { entityOrigin, modelsLump } from '@brushwork/ops';
import { FormatError, type Issue } from '@brushwork/record';
import type {
  EntityApi,
  EntityDetails,
  EntityGraph,
  EntityListing,
  EntitySummary,
  GraphOptions,
} from '../../protocol/entity-api.js';
import type { Selection } from '../../protocol/selection.js';
import type { OpenFile } from '../open-file.js';
import { entityGraph } from './entity-graph.js';
import { type EntityLinks, entityLinks } from './entity-links.js';
import { entityQuery } from './entity-query.js';
import { entityTextAt, entityTexts, type FoundEntityText } from './entity-texts.js';
import { readable } from './readable-text.js';

/** Furthest that a picture of connections goes, and most entities in it. */
const limits = { depth: 6, most: 400 };

interface KnownLinks {
  readonly bytes: Uint8Array;
  readonly links: EntityLinks;
}

/** Answers what the view of entities asks. */
export class EntityService implements EntityApi {
  private readonly file: OpenFile;
  private readonly known = new Map<string, KnownLinks>();

  constructor(file: OpenFile) {
    this.file = file;
  }

  async list(): Promise<EntityListing> {
    const { texts, missing } = await entityTexts(this.file.map);
    return {
      sources: texts.map(({ path, file, text }) => ({
        path,
        file,
        count: text.length,
        encoding: text.document.encoding,
        issues: text.issues,
      })),
      entities: texts.flatMap(({ path, text }) =>
        text.entities.map((entity, index) => summaryOf(entity, { path, index, text })),
      ),
      remarks: missing.map((sentence) => `${sentence}.`),
    };
  }

  async search(query: string): Promise<Uint32Array> {
    const { texts } = await entityTexts(this.file.map);
    const fits = entityQuery(query);
    const found: number[] = [];
    let number = 0;
    for (const { text } of texts) {
      const { encoding } = text.document;
      for (const { pairs } of text.entities) {
        const read = pairs.map(({ key, value }) => ({
          key: readable(key, encoding),
          value: readable(value, encoding),
        }));
        if (fits(read)) found.push(number);
        number++;
      }
    }
    return Uint32Array.from(found);
  }

  async details(path: string, index: number): Promise<EntityDetails> {
    const found = await entityTextAt(this.file.map, path);
    const { text } = found;
    const entity = entityOf(text, path, index);
    const { encoding } = text.document;
    const links = this.linksOf(found);
    const byPair = new Map(links.from(index).map((link) => [link.pair, link]));
    const origin = entityOrigin(entity);
    const { start, end } = entity.span;
    return {
      ...summaryOf(entity, { path, index, text }),
      pairs: entity.pairs.map(({ key, value }, pair) => ({
        pair,
        key: readable(key, encoding),
        value: readable(value, encoding),
        link: byPair.get(pair),
        leadsTo: this.modelPlace(key, value),
      })),
      origin: origin && [origin.x, origin.y, origin.z],
      offset: found.isInPlace ? text.offset + start : undefined,
      size: end - start,
      issues: issuesOf(text.issues, index),
    };
  }

  async graph(path: string, index: number, options: GraphOptions): Promise<EntityGraph> {
    const found = await entityTextAt(this.file.map, path);
    const { text } = found;
    entityOf(text, path, index);
    const depth = Math.min(Math.max(1, Math.floor(options.depth)), limits.depth);
    const most = Math.min(Math.max(1, Math.floor(options.most)), limits.most);
    const summary = (at: number): EntitySummary =>
      summaryOf(entityOf(text, path, at), { path, index: at, text });
    return entityGraph(index, this.linksOf(found), summary, { depth, most });
  }

  /** The connections of a text, found anew when it was changed. */
  private linksOf({ path, text }: FoundEntityText): EntityLinks {
    const { bytes } = text;
    const known = this.known.get(path);
    if (known !== undefined && isSame(known.bytes, bytes)) return known.links;
    const links = entityLinks(path, text);
    this.known.set(path, { bytes: bytes.slice(), links });
    return links;
  }

  /** The record of a brush model that a value such as `*12` names. */
  private modelPlace(key: string, value: string): Selection | undefined {
    const number = /^\*(\d{1,9})$/.exec(value)?.[1];
    if (number === undefined || key.toLowerCase() !== 'model') return undefined;
    try {
      return { path: modelsLump(this.file.map.map), index: Number(number) };
    } catch (error) {
      if (error instanceof FormatError) return undefined;
      throw error;
    }
  }
}

function entityOf(text: EntityText, path: string, index: number): Entity {
  const entity = text.entities[index];
  if (entity !== undefined) return entity;
  throw new FormatError('not-found', `there is no entity ${index}: there are ${text.length}`, {
    path: [path],
  });
}

function summaryOf(
  entity: Entity,
  { path, index, text }: { readonly path: string; readonly index: number; readonly text: EntityText },
): EntitySummary {
  const { encoding } = text.document;
  return {
    path,
    index,
    classname: readable(entity.classname ?? '', encoding),
    targetname: readable(entity.get('targetname') ?? '', encoding),
    hint: readable(entity.get('model') ?? entity.get('origin') ?? '', encoding),
  };
}

function issuesOf(issues: readonly Issue[], index: number): Issue[] {
  return issues.filter(({ path }) => path[1] === index);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}
