import type { BranchModel } from '../reference-model.js';
import { kaitaiContentType } from './kaitai-content-type.js';
import type { KaitaiAttribute } from './kaitai-spec.js';
import type { KaitaiContext } from './kaitai-types.js';

/** Kind of the container whose directory has no offsets. */
export const LUMP_SEQUENCE = 'lump-sequence';

/** The lumps behind a directory without offsets: one behind the other, each filled up to a multiple of some bytes. */
export function kaitaiLumpSequence(
  { container, lumps }: BranchModel,
  context: KaitaiContext,
): KaitaiAttribute {
  const { alignment } = container;
  const cases: Record<string, string> = {};
  for (const lump of lumps) {
    const type = kaitaiContentType(lump, context);
    if (type !== undefined && lump.index !== undefined) cases[String(lump.index)] = type;
  }
  const type = context.define('placed_lump', {
    doc: 'A lump, and what fills it up.',
    params: [{ id: 'index', type: 's4', doc: 'Position in the directory.' }],
    seq: [
      {
        id: 'content',
        size: 'entry.length',
        type: { 'switch-on': 'entry.id', cases },
        if: 'entry.length > 0',
        doc: 'What is in it: bytes where the identifier is not known.',
      },
      { id: 'filling', size: 'filling_size', doc: 'Zeros up to the next lump.' },
    ],
    instances: {
      entry: { value: '_parent.entries[index]', doc: 'What the directory says of it.' },
      wanted_size: { value: `(${alignment} - entry.length % ${alignment}) % ${alignment}` },
      filling_size: { value: '_io.size - _io.pos < wanted_size ? _io.size - _io.pos : wanted_size' },
    },
  });
  context.miss(
    'lumps that nothing fills up',
    'tools that write some lumps without filling are told by the file alone',
  );
  return {
    id: 'lumps',
    type: `${type}(_index)`,
    repeat: 'expr',
    'repeat-expr': 'entries.size',
    doc: 'The lumps in the order of the directory.',
  };
}
