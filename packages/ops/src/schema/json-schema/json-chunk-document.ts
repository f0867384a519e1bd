import type { ContentModel, LumpModel } from '../reference-model.js';
import { leafSchema, rowSchema } from './json-content.js';
import { rowsHead } from './json-document.js';
import type { JsonNames } from './json-names.js';
import { closedObject, type JsonSchema, when } from './json-value.js';

const nullable = (type: string, description: string): JsonSchema => ({ description, type: [type, 'null'] });

/** A document of a file of chunks, or of one chunk of it. */
export function chunkDocument(): JsonSchema {
  const head = closedObject(
    {
      file: { description: 'Name of the file.', type: 'string' },
      format: { description: 'What the file begins with.', type: 'string' },
      chunk: nullable('string', 'Path of the chunk that is shown; null for the whole file.'),
      tag: nullable('string', 'Its tag.'),
      offset: nullable('integer', 'Its place in the file.'),
      width: nullable('integer', 'Bytes that its length takes.'),
      length: nullable('integer', 'The length that it says it has.'),
      size: nullable('integer', 'Bytes that it has.'),
      layout: { description: 'The layout that it was read by, where there are several.', type: 'string' },
      pointsPerFace: { description: 'Corners of every face in a list of faces.', type: ['integer', 'null'] },
      winding: { description: 'Order of the corners of triangles.', type: 'string' },
      ...rowsHead,
    },
    ['layout', 'pointsPerFace', 'winding'],
  );
  return {
    ...head,
    allOf: [
      when(
        { properties: { kind: { const: 'chunks' } } },
        { properties: { records: { items: { $ref: '#/$defs/chunk' } } } },
        { $ref: '#/$defs/leaf' },
      ),
    ],
  };
}

/** The schemas of chunks: in a list of them, and one by itself. */
export function chunkDefinitions(names: JsonNames): Record<string, JsonSchema> {
  const tags = names.branch.lumps.filter(({ chunk }) => chunk?.isContainer !== true);
  return {
    chunk: chunkRow(tags, names),
    leaf: {
      description: 'A chunk that holds no chunks. Faces and triangles are worked out.',
      ...when(
        { properties: { kind: { enum: ['faces', 'triangles'] } } },
        { properties: { records: { items: { type: ['object', 'array'] } } } },
        { allOf: tags.flatMap((lump) => leafRows(lump, names)) },
      ),
    },
  };
}

function leafRows({ name, content }: LumpModel, names: JsonNames): JsonSchema[] {
  const tag = { const: name };
  const rows = (inner: ContentModel): Record<string, JsonSchema> => ({
    records: { items: rowSchema(inner, names) },
  });
  if (content.kind !== 'versions') return conditional({ tag }, rows(content));
  return content.layouts.flatMap(({ layout, content: inner }) =>
    conditional({ tag, layout: { const: layout } }, rows(inner)),
  );
}

function chunkRow(tags: readonly LumpModel[], names: JsonNames): JsonSchema {
  const hex = names.primitive('hex');
  const row = closedObject(
    {
      path: nullable('string', 'Path of the chunk; null for one that is too deep to be given one.'),
      depth: { description: 'Chunks that it is in.', type: 'integer', minimum: 0 },
      tag: { description: 'Its tag, or the number of one without a name.', type: 'string' },
      offset: nullable('integer', 'Its place in the file.'),
      width: { description: 'Bytes that its length takes.', type: 'integer' },
      length: { description: 'The length that it says it has.', type: 'integer' },
      size: { description: 'Bytes that it has.', type: 'integer' },
      reserved: { description: 'The bit of the tag that means nothing known is set.', const: true },
      data: { description: 'What it holds.' },
      layout: { description: 'The layout that it was read by, where there are several.', type: 'string' },
      parts: { description: 'Parts of what is no list.', type: 'array' },
      rest: { description: 'Bytes behind the last whole element.', ...hex },
      tail: { description: 'Bytes behind the last chunk inside.', ...hex },
    },
    ['reserved', 'data', 'layout', 'parts', 'rest', 'tail'],
  );
  return { ...row, allOf: tags.flatMap((lump) => dataOf(lump.name, lump.content, names)) };
}

function dataOf(name: string, content: ContentModel, names: JsonNames): JsonSchema[] {
  if (content.kind === 'versions')
    return content.layouts.flatMap(({ layout, content: inner }) =>
      conditional({ tag: { const: name }, layout: { const: layout } }, leafSchema(inner, names)),
    );
  return conditional({ tag: { const: name } }, leafSchema(content, names));
}

function conditional(
  known: Record<string, JsonSchema>,
  properties: Record<string, JsonSchema>,
): JsonSchema[] {
  if (Object.keys(properties).length === 0) return [];
  return [when({ required: Object.keys(known), properties: known }, { properties })];
}
