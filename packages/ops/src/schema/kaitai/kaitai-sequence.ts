import type { ContentModel } from '../reference-model.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { kaitaiNotes, kaitaiRead } from './kaitai-field.js';
import { kaitaiMany } from './kaitai-many.js';
import { KaitaiScope } from './kaitai-names.js';
import type { KaitaiAttribute, KaitaiSpec } from './kaitai-spec.js';
import type { KaitaiContext } from './kaitai-types.js';

/** Parts that follow each other as a type. */
export function kaitaiSequence(
  content: ContentModel & { readonly kind: 'sequence' },
  context: KaitaiContext,
): KaitaiSpec {
  const scope = new KaitaiScope();
  const seq = content.parts.map((part): KaitaiAttribute => {
    const documented = kaitaiDocumentation(part.documentation, kaitaiNotes(part.type, context));
    const owner = { name: `${content.title}_${part.name}`, fields: [] };
    const id = scope.take(part.name);
    if (part.count === undefined) return { id, ...kaitaiRead(part.type, owner, context), ...documented };
    return { id, ...kaitaiMany(part.type, part.count, owner, context), ...documented };
  });
  return { ...kaitaiDocumentation(content.documentation), seq };
}
