import type { ContentModel, LayoutModel } from '../reference-model.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { isPlainByte, kaitaiElement, kaitaiNotes } from './kaitai-field.js';
import { kaitaiForm } from './kaitai-form.js';
import { kaitaiGameLump } from './kaitai-game-lump.js';
import { kaitaiSequence } from './kaitai-sequence.js';
import type { KaitaiAttribute } from './kaitai-spec.js';
import { KAITAI_ENCODING, type KaitaiContext, type KaitaiPlace, type KaitaiReading } from './kaitai-types.js';

/** The readings of content: one, or one for each layout, each with the condition under which it holds. */
export function kaitaiReadings(
  content: ContentModel,
  place: KaitaiPlace,
  context: KaitaiContext,
): KaitaiReading[] {
  if (content.kind !== 'versions') return [{ attribute: kaitaiContent(content, place, context) }];
  const { layouts } = content;
  const shared = layouts.filter(({ versions }) =>
    place.version === undefined
      ? versions.length > 0
      : versions.some((one) => layouts.filter((other) => other.versions.includes(one)).length > 1),
  );
  if (shared.length > 0) {
    const names = shared.map(({ layout }) => layout).join(', ');
    context.miss(
      place.path,
      `which of the layouts ${names} a file has, where version and size fit several of them: each is an instance of its own`,
    );
  }
  return layouts.flatMap((one) => {
    const { layout, versions, content: inner } = one;
    const read = kaitaiReadings(inner, { ...place, path: `${place.path}, layout ${layout}` }, context);
    return read.map(({ attribute, layout: within }): KaitaiReading => {
      const condition = conditionOf(one, place, { isShared: shared.includes(one) });
      const note = `Layout ${layout}${versions.length === 0 ? '' : `: version ${versions.join(' or ')}`}.`;
      return {
        layout: within === undefined ? layout : `${layout}_${within}`,
        attribute: {
          ...attribute,
          ...conditional(attribute, condition),
          doc: [note, attribute.doc ?? ''].filter((part) => part !== '').join(' '),
        },
      };
    });
  });
}

function conditional(attribute: KaitaiAttribute, condition: string): Pick<KaitaiAttribute, 'if'> {
  if (condition === '') return {};
  return { if: attribute.if === undefined ? condition : `(${condition}) and ${attribute.if}` };
}

function conditionOf(
  { versions, content }: LayoutModel,
  { version, length }: KaitaiPlace,
  { isShared }: { readonly isShared: boolean },
): string {
  const byVersion = version === undefined ? '' : versions.map((one) => `${version} == ${one}`).join(' or ');
  const size = content.kind === 'records' || content.kind === 'values' ? content.elementSize : undefined;
  if (versions.length === 0 && size !== undefined) return `${length} == ${size}`;
  const bySize = isShared && size !== undefined && size > 1 ? `${length} % ${size} == 0` : '';
  if (byVersion === '' || bySize === '') return byVersion + bySize;
  return `(${byVersion}) and ${bySize}`;
}

/** How content of one layout is read, with what is said of it. */
export function kaitaiContent(
  content: ContentModel,
  place: KaitaiPlace,
  context: KaitaiContext,
): KaitaiAttribute {
  const { length, path } = place;
  const bytes = { size: length };
  switch (content.kind) {
    case 'records':
      return { type: context.typeOf(content.record), ...counted(length, content.elementSize) };
    case 'values': {
      const documented = kaitaiDocumentation(content.documentation, kaitaiNotes(content.element, context));
      if (isPlainByte(content.element)) return { ...bytes, ...documented };
      const owner = { name: `${path}_element`, fields: [] };
      const element = kaitaiElement(content.element, owner, context);
      return { ...element, ...counted(length, content.elementSize), ...documented };
    }
    case 'sequence':
      return {
        ...bytes,
        type: context.define(content.title, kaitaiSequence(content, context)),
        if: `${length} > 0`,
      };
    case 'form': {
      const form = kaitaiForm(content.parts, { name: content.name, path }, context);
      const documented = kaitaiDocumentation(content.documentation);
      if (form.spec === undefined) return { ...bytes, ...documented };
      const spec = { ...documented, ...form.spec };
      return { ...bytes, type: context.define(content.name, spec), if: `${length} > 0` };
    }
    case 'game-lump':
      return kaitaiGameLump(content, place, context);
    case 'versions': {
      context.miss(path, 'which of its layouts it has');
      return bytes;
    }
    case 'other': {
      const documented = kaitaiDocumentation(content.documentation);
      if (content.name === 'entity-text' || content.name === 'text')
        return { ...bytes, type: 'str', encoding: KAITAI_ENCODING, ...documented };
      if (content.name !== 'opaque') context.miss(path, `content of the kind '${content.name}': bytes`);
      return {
        ...bytes,
        doc: content.name === 'opaque' ? 'Bytes of unknown meaning.' : (documented.doc ?? ''),
      };
    }
  }
}

function counted(length: string, size: number): Pick<KaitaiAttribute, 'repeat' | 'repeat-expr'> {
  return { repeat: 'expr', 'repeat-expr': size === 1 ? length : `${length} / ${size}` };
}
