export { writeCHeader } from './c/c-header.js';
export { cIdentifier, cPrefix, pascalCase, upperCase } from './c/c-names.js';
export { type CompactModel, compactModel, withConfidences } from './compact-model.js';
export { excerptOf } from './excerpt.js';
export { expandModel } from './expand-model.js';
export { writeHexpat } from './hexpat/hexpat-file.js';
export { hexpatIdentifier } from './hexpat/hexpat-names.js';
export { jsonSchemaFile } from './json-schema/json-names.js';
export { writeJsonSchema } from './json-schema/json-schema-file.js';
export { writeKaitai } from './kaitai/kaitai-file.js';
export { kaitaiIdentifier } from './kaitai/kaitai-names.js';
export { ModelIndex } from './model-index.js';
export type * from './reference-model.js';
export { renderers } from './renderers.js';
export { roleText } from './role-text.js';
export {
  type Renderer,
  type RenderOptions,
  type SchemaFormat,
  type SchemaRenderer,
  schemaFileName,
} from './schema-renderer.js';
export { type ContentVisitor, visitContent, visitFields, visitParts, visitType } from './visit-content.js';
