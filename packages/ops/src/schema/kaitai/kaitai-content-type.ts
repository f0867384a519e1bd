import type { LumpModel } from '../reference-model.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { KaitaiScope } from './kaitai-names.js';
import { kaitaiSequence } from './kaitai-sequence.js';
import type { KaitaiAttribute } from './kaitai-spec.js';
import type { KaitaiContext } from './kaitai-types.js';

/** The type of content that takes all of its stream: `items`, or `as_` and the name of a layout; `undefined` for bytes of unknown meaning. */
export function kaitaiContentType(lump: LumpModel, context: KaitaiContext): string | undefined {
  const { content, name } = lump;
  if (content.kind === 'other' && content.name === 'opaque') return undefined;
  if (content.kind === 'sequence') return context.define(content.title, kaitaiSequence(content, context));
  const place = { path: name, length: '_io.size' };
  const documented = kaitaiDocumentation(lump.documentation);
  const readings = context.readings(content, place);
  const [only] = readings;
  if (only !== undefined && only.layout === undefined) {
    const { if: _, ...attribute } = only.attribute;
    return context.define(`${name}_content`, { ...documented, seq: [{ id: 'items', ...attribute }] });
  }
  const scope = new KaitaiScope();
  const instances = readings.map(({ layout = '', attribute }): [string, KaitaiAttribute] => [
    scope.take(`as_${layout}`),
    { pos: 0, ...attribute },
  ]);
  return context.define(`${name}_content`, { ...documented, instances: Object.fromEntries(instances) });
}
