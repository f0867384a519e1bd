import type { BranchModel, LumpModel } from '../reference-model.js';
import { isSamePlain } from '../same-plain.js';
import { type ContentPlace, placesOf, rowsSchema } from './json-content.js';
import { type JsonNames, jsonSchemaFile } from './json-names.js';
import { closedObject, type JsonSchema, when } from './json-value.js';

/** What every document says of its rows. */
export const rowsHead: Readonly<Record<string, JsonSchema>> = {
  kind: { description: 'Kind of the content.', type: 'string' },
  recordSize: { description: 'In bytes, where all have the same.', type: ['integer', 'null'] },
  count: { description: 'Rows that there are.', type: 'integer', minimum: 0 },
  first: { description: 'Number of the first row that is written.', type: 'integer', minimum: 0 },
  records: { description: 'The rows.', type: 'array' },
  rest: { description: 'What the rows do not hold; null when that is nothing.' },
};

/** A document of a map's lump, without what its rows are. */
export function mapDocument({ id, lumps }: BranchModel): JsonSchema {
  return closedObject(
    {
      file: { description: 'Name of the file.', type: 'string' },
      branch: { const: id },
      lump: { enum: lumps.map(({ name }) => name) },
      index: { description: 'Place of the lump in the directory.', type: 'integer', minimum: 0 },
      part: { description: 'Path of what is shown, where that is a part of the lump.', type: 'string' },
      layout: { description: 'The layout that it was read by, where there are several.', type: 'string' },
      ...rowsHead,
    },
    ['part', 'layout'],
  );
}

/** The schemas of lumps: `lumps`, which chooses one, and those themselves; the others are the parent's. */
export function lumpDefinitions(names: JsonNames): Record<string, JsonSchema> {
  const { branch, parent } = names;
  const inherited = new Map(parent?.lumps.map((lump) => [lump.name, lump]));
  const own = branch.lumps.filter((lump) => !isSamePlain(inherited.get(lump.name), lump));
  const kept = new Set(branch.lumps.map(({ name }) => name));
  const gone = (parent?.lumps ?? []).filter(({ name }) => !kept.has(name));
  const choices = own.map(({ name }) =>
    when({ properties: { lump: { const: name } } }, { $ref: `#/$defs/lump.${name}` }),
  );
  const changed = [...own, ...gone].map(({ name }) => name);
  const others = parent === undefined ? [] : [unless(changed, `${jsonSchemaFile(parent)}#/$defs/lumps`)];
  return {
    lumps: { allOf: [...choices, ...others] },
    ...Object.fromEntries(own.map((lump) => [`lump.${lump.name}`, lumpSchema(lump, names)])),
  };
}

/** What a reference leads to, for all lumps but some. */
function unless(lumps: readonly string[], $ref: string): JsonSchema {
  return lumps.length === 0 ? { $ref } : when({ not: { properties: { lump: { enum: lumps } } } }, { $ref });
}

function lumpSchema({ name, index, content, documentation }: LumpModel, names: JsonNames): JsonSchema {
  const [whole, ...inside] = placesOf(content, name, names);
  const said = documentation.text === '' ? {} : { description: documentation.text };
  const at = index === undefined ? {} : { index: { const: index } };
  if (whole === undefined) return { ...said, properties: at };
  const hasParts = inside.length > 0 || content.kind === 'form' || content.kind === 'game-lump';
  if (!hasParts && !hasLayouts(whole))
    return { ...said, properties: { ...at, part: false, records: rowsSchema(whole) } };
  return {
    ...said,
    properties: at,
    allOf: [
      ...byLayout(whole, { not: { required: ['part'] } }),
      ...inside.flatMap((place) =>
        byLayout(place, { required: ['part'], properties: { part: { const: place.path.join('.') } } }),
      ),
    ],
  };
}

function hasLayouts({ rows }: ContentPlace): boolean {
  return rows.some(({ layout }) => layout !== undefined);
}

/** What rows are where a condition holds; one of each layout, where the document says by which they were read. */
function byLayout(place: ContentPlace, condition: JsonSchema): JsonSchema[] {
  if (!hasLayouts(place)) return [when(condition, { properties: { records: rowsSchema(place) } })];
  return place.rows.map(({ layout = '', schema }) =>
    when(
      { allOf: [condition, { required: ['layout'], properties: { layout: { const: layout } } }] },
      { properties: { records: { items: schema } } },
    ),
  );
}
