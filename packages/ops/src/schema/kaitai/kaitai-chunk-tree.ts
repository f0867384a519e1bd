import type { BranchModel } from '../reference-model.js';
import { kaitaiContentType } from './kaitai-content-type.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { kaitaiForm } from './kaitai-form.js';
import { KaitaiScope } from './kaitai-names.js';
import type { KaitaiEnumValue, KaitaiSpec } from './kaitai-spec.js';
import type { KaitaiContext } from './kaitai-types.js';

/** Bits of a tag word that name the tag. */
const TAG_BITS = '0x2fff';
/** Position of the two bits that say how wide the length is. */
const WIDTH_SHIFT = 14;

/** A file of chunks: its head, then chunks, whose content is read as their tag says. */
export function kaitaiChunkTree(branch: BranchModel, context: KaitaiContext): KaitaiSpec {
  const at = branch.container.head.findIndex(({ of }) => of.kind === 'parts');
  const [head, chunks] = [branch.container.head.slice(0, at), branch.container.head[at]];
  const chunkHead = chunks?.of.kind === 'parts' ? chunks.of.parts : [];
  const list = context.define('chunk_list', {
    doc: 'Chunks one behind the other.',
    seq: [{ id: 'chunks', type: 'chunk', repeat: 'eos' }],
  });
  const cases: Record<string, string> = {};
  for (const lump of branch.lumps) {
    if (lump.index === undefined) {
      context.miss(lump.name, 'its id, which no document says: such a chunk is bytes');
      continue;
    }
    const type = lump.chunk?.isContainer === true ? list : kaitaiContentType(lump, context);
    if (type !== undefined) cases[hexadecimal(lump.index)] = type;
  }
  const noteOf = (name: string): string =>
    chunkHead.find((part) => part.name === name)?.documentation.text ?? '';
  context.define('chunk', {
    doc: 'A tag, a length, and what is inside.',
    seq: [
      { id: 'tag_word', type: 'u2', doc: noteOf('tag') },
      {
        id: 'length',
        type: { 'switch-on': 'width_code', cases: { 0: 'u1', 1: 'u2', 2: 'u4' } },
        doc: noteOf('length'),
      },
      {
        id: 'content',
        size: 'length',
        type: { 'switch-on': 'tag.to_i', cases },
        doc: 'What is inside: bytes where the tag is not known.',
      },
    ],
    instances: {
      tag: { value: `tag_word & ${TAG_BITS}`, enum: 'tag', doc: 'What the chunk is.' },
      width_code: {
        value: `tag_word >> ${WIDTH_SHIFT}`,
        doc: 'How many bytes the length takes: 0 one, 1 two, 2 four.',
      },
    },
  });
  const start = kaitaiForm(head, { name: 'head', path: 'head' }, context).spec?.seq ?? [];
  const chunkList = { id: 'chunks', type: 'chunk', repeat: 'eos' as const };
  return {
    seq: [...start, { ...chunkList, ...kaitaiDocumentation(chunks?.documentation ?? { text: '' }) }],
    enums: { tag: tagsOf(branch) },
  };
}

function hexadecimal(id: number): string {
  return `0x${id.toString(16).padStart(4, '0')}`;
}

function tagsOf(branch: BranchModel): Record<string, KaitaiEnumValue | string> {
  const scope = new KaitaiScope();
  const tags: Record<string, KaitaiEnumValue | string> = {};
  for (const { index, name, documentation } of branch.lumps) {
    if (index === undefined) continue;
    const doc = [documentation.text, documentation.confidence === 'guess' ? 'Confidence: guess.' : '']
      .join(' ')
      .trim();
    tags[hexadecimal(index)] = doc === '' ? scope.take(name) : { id: scope.take(name), doc };
  }
  return tags;
}
