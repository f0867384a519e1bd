import { ModelIndex } from '../model-index.js';
import type { BranchModel, ConstantsModel, ReferenceModel } from '../reference-model.js';
import type { RenderOptions } from '../schema-renderer.js';
import { chunkDefinitions, chunkDocument } from './json-chunk-document.js';
import { lumpDefinitions, mapDocument } from './json-document.js';
import { JsonNames, jsonSchemaFile } from './json-names.js';
import { recordSchema } from './json-type.js';
import { type JsonSchema, jsonText } from './json-value.js';

/** What can't be said in a schema, which stands in each. */
const notExpressed = [
  'Not expressed: that references stay inside their lumps, and counts (the rules of validate)',
  'that a $raw stands only where the values do not give the bytes back',
  'which numbers a sum of flags is made of',
  'rows that are worked out (visibility, physics, directories inside lumps, archives, texts of bytes) beyond being objects',
  'parts whose names come from the file',
].join('; ');

/**
 * One branch as a JSON Schema (2020-12) of what `brushwork dump --json` writes; `#/$defs/NAME` is a record in plain
 * form, as `--format json` and `jsonl` write it and `fromObject` takes it.
 */
export function writeJsonSchema(
  model: ReferenceModel,
  branch: BranchModel,
  { inherited }: RenderOptions = {},
): string {
  const names = new JsonNames(new ModelIndex(model), branch, { isShort: inherited === 'referred-to' });
  const isTree = branch.container.kind === 'chunk-tree';
  const document = isTree ? chunkDocument() : { ...mapDocument(branch), $ref: '#/$defs/lumps' };
  const definitions = {
    ...(isTree ? chunkDefinitions(names) : lumpDefinitions(names)),
    ...ownDefinitions(names),
  };
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: jsonSchemaFile(branch),
    title: branch.title,
    description: `What brushwork dump --json writes of ${isTree ? 'a model' : 'a map'} of ${branch.id}.`,
    $comment: `Generated from the declarations of ${branch.id}: edit those instead. ${notExpressed}.`,
    ...document,
    $defs: { ...names.primitiveDefinitions(), ...definitions },
  };
  return `${jsonText(schema)}\n`;
}

/** Records and named numbers that the branch has and no parent. */
function ownDefinitions(names: JsonNames): Record<string, JsonSchema> {
  const { branch, index } = names;
  const constants = branch.constants
    .filter((id) => names.isDefinedHere('constants', id))
    .map((id) => [names.nameOf('constants', id), constantsSchema(index.constants(id))] as const);
  const records = branch.records
    .filter((id) => names.isDefinedHere('records', id))
    .map((id) => [names.nameOf('records', id), recordSchema(index.record(id), names)] as const);
  return Object.fromEntries([...constants, ...records]);
}

function constantsSchema({ documentation, values }: ConstantsModel): JsonSchema {
  const said = documentation.text === '' ? {} : { description: documentation.text };
  const oneOf = values.map(({ name, value, documentation: { text } }) => ({
    const: value,
    title: name,
    ...(text === '' ? {} : { description: text }),
  }));
  return { ...said, anyOf: oneOf };
}
