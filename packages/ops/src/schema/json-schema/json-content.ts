import type { ContentModel, FormPartModel, PartModel, SequenceModel } from '../reference-model.js';
import type { JsonNames } from './json-names.js';
import { typeSchema, valueSchema } from './json-type.js';
import { anyOf, closedObject, type JsonSchema } from './json-value.js';

/** What can be shown of a lump by a path of its own, and what its rows are. */
export interface ContentPlace {
  /** Names from the lump on. */
  readonly path: readonly string[];
  /** What a row may be, by the layout that the content is read by where there are several. */
  readonly rows: readonly { readonly layout?: string; readonly schema: JsonSchema }[];
}

/** Everything that can be shown of a lump: the whole first, then what is inside of it. */
export function placesOf(content: ContentModel, name: string, names: JsonNames): ContentPlace[] {
  const found = new Map<string, { path: readonly string[]; rows: ContentPlace['rows'][number][] }>();
  const add = (path: readonly string[], schema: JsonSchema, layout: string | undefined): void => {
    const key = path.join('.');
    const place = found.get(key) ?? { path, rows: [] };
    found.set(key, place);
    place.rows.push({ ...(layout !== undefined && { layout }), schema });
  };
  const collect = (inner: ContentModel, path: readonly string[], layout?: string): void => {
    if (inner.kind === 'versions') {
      for (const one of inner.layouts) collect(one.content, path, one.layout);
      return;
    }
    add(path, rowSchema(inner, names), layout);
    if (inner.kind === 'sequence') {
      for (const part of inner.parts)
        if (part.count !== undefined) add([...path, part.name], elementSchema(part, names), undefined);
    } else if (inner.kind === 'game-lump') {
      for (const lump of inner.lumps) collect(lump.content, [...path, lump.id]);
    } else if (inner.kind === 'form') {
      for (const { name: part, content: held } of contentsIn(inner.parts)) collect(held, [...path, part]);
    }
  };
  collect(content, [name]);
  return [...found.values()];
}

function contentsIn(
  parts: readonly FormPartModel[],
): { readonly name: string; readonly content: ContentModel }[] {
  return parts.flatMap(({ name, of }) => (of.kind === 'content' ? [{ name, content: of.content }] : []));
}

/** The rows of a place, whatever layout it is read by. */
export function rowsSchema({ rows }: ContentPlace): JsonSchema {
  return { items: anyOf(rows.map(({ schema }) => schema)) };
}

/** One row of content. */
export function rowSchema(content: ContentModel, names: JsonNames): JsonSchema {
  switch (content.kind) {
    case 'records':
      return names.refer('records', content.record);
    case 'values':
      return valueSchema(content.element, names);
    case 'sequence':
      return sequenceRow(content, names);
    case 'versions':
      return anyOf(content.layouts.map((layout) => rowSchema(layout.content, names)));
    case 'other':
      if (content.name === 'entity-text') return entityRow;
      if (content.name === 'opaque') return names.primitive('hexLine');
      return workedOut(names);
    default:
      return workedOut(names);
  }
}

/** The keys and values of an entity. */
const entityRow: JsonSchema = {
  description: 'The pairs of an entity in the order of the text.',
  type: 'array',
  items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'string' } },
};

/** Rows of a content of its own kind. */
function workedOut(names: JsonNames): JsonSchema {
  return {
    description: 'A row that is worked out from the content, or bytes where that could not be read.',
    anyOf: [{ type: 'object' }, names.primitive('hexLine')],
  };
}

/** An element of a part. */
function elementSchema({ type }: PartModel, names: JsonNames): JsonSchema {
  return valueSchema(type, names);
}

function sequenceRow({ parts }: SequenceModel, names: JsonNames): JsonSchema {
  return {
    oneOf: parts.map((part) => {
      const { name, count } = part;
      const value = elementSchema(part, names);
      return count === undefined
        ? closedObject({ part: { const: name }, value })
        : closedObject({ part: { const: name }, index: { type: 'integer', minimum: 0 }, value });
    }),
  };
}

/** All of a content in one value, as a chunk without chunks holds it. */
export function leafSchema(content: ContentModel, names: JsonNames): Record<string, JsonSchema> {
  switch (content.kind) {
    case 'records':
    case 'values':
      return { data: { type: 'array', items: rowSchema(content, names) } };
    case 'sequence':
      return { parts: { type: 'array', items: blockSchema(content, names) } };
    case 'other':
      return content.name === 'opaque' ? { data: names.primitive('hex') } : {};
    default:
      return {};
  }
}

function blockSchema({ parts }: SequenceModel, names: JsonNames): JsonSchema {
  return {
    oneOf: [
      ...parts.map(({ name, count, type }) =>
        count === undefined
          ? closedObject({ part: { const: name }, value: typeSchema(type, names) })
          : closedObject({
              part: { const: name },
              items: { type: 'array', items: valueSchema(type, names) },
            }),
      ),
      closedObject({ rest: names.primitive('hex') }),
    ],
  };
}
