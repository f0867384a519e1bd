import type { BranchModel } from '../reference-model.js';
import { hexpatContentCases } from './hexpat-content-case.js';
import type { HexpatContext } from './hexpat-context.js';
import { hexpatType } from './hexpat-member.js';
import { hexpatIdentifier } from './hexpat-names.js';
import { commentAttribute, saidOf } from './hexpat-text.js';

/** Bits of a tag word that name the tag. */
const TAG_BITS = '0x2fff';
/** Position of the two bits that say how wide the length is. */
const WIDTH_SHIFT = 14;

/** A file of chunks: lines that declare and place it. */
export function hexpatChunkTree(branch: BranchModel, context: HexpatContext): string[] {
  const head = branch.container.head.filter(({ of }) => of.kind === 'value');
  const members = head.map(({ name, of, documentation }) => {
    const { type, behind } = hexpatType(
      of.kind === 'value' ? of.type : { kind: 'char', size: 1 },
      { name },
      context,
    );
    return `  ${type} ${hexpatIdentifier(name)}${behind}${commentAttribute(saidOf(documentation))};`;
  });
  const containers = branch.lumps.filter(
    ({ chunk, index }) => chunk?.isContainer === true && index !== undefined,
  );
  const cases = branch.lumps.flatMap((lump) =>
    lump.index === undefined || lump.chunk?.isContainer === true
      ? []
      : hexpatContentCases(lump, `Tag::${lump.name}`, context),
  );
  return [
    'enum Tag : u16 {',
    ...branch.lumps.flatMap(({ name, index, documentation }) => {
      if (index !== undefined)
        return [`  // ${documentation.text.replaceAll('\n', ' ')}`, `  ${name} = ${hex(index)},`];
      context.miss(name, 'its id, which no document says: such a chunk is bytes');
      return [];
    }),
    '};',
    '',
    'using Chunk;',
    '',
    'struct ChunkList<auto Size> {',
    '  Chunk chunks[while($ < addressof(this) + Size)];',
    '};',
    '',
    '// A tag, a length, and what is inside.',
    'struct Chunk {',
    `  u16 tagWord [[comment("The bits ${TAG_BITS} are the tag, the two top bits say how many bytes the length takes.")]];`,
    `  u16 tag = tagWord & ${TAG_BITS} [[export]];`,
    `  match (tagWord >> ${WIDTH_SHIFT}) {`,
    '    (0): u8 length;',
    '    (1): u16 length;',
    '    (_): u32 length;',
    '  }',
    '  if (length > 0) {',
    '    match (tag, length) {',
    ...containers.map(({ name }) => `      (Tag::${name}, _): ChunkList<length> content;`),
    ...cases,
    '      (_, _): u8 content[length];',
    '    }',
    '  }',
    '};',
    '',
    'struct File {',
    ...members,
    '  Chunk chunks[while($ < sizeof($))];',
    '};',
    '',
    'File file @ 0x00;',
  ];
}

function hex(id: number): string {
  return `0x${id.toString(16).padStart(4, '0')}`;
}
