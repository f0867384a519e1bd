import type { BranchModel } from '../reference-model.js';
import { hexpatContentCases } from './hexpat-content-case.js';
import type { HexpatContext } from './hexpat-context.js';

/** Kind of the container whose directory has no offsets. */
export const LUMP_SEQUENCE = 'lump-sequence';

/** The lumps behind a directory without offsets: one behind the other, each filled up to a multiple of some bytes. */
export function hexpatLumpSequence({ container, lumps }: BranchModel, context: HexpatContext): string[] {
  const { alignment } = container;
  const cases = lumps.flatMap((lump) =>
    lump.index === undefined ? [] : hexpatContentCases(lump, String(lump.index), context),
  );
  context.miss(
    'lumps that nothing fills up',
    'tools that write some lumps without filling are told by the file alone',
  );
  return [
    '// A lump, and what fills it up.',
    'struct PlacedLump {',
    '  u32 id = header.entries[std::core::array_index()].id [[export]];',
    '  u32 length = header.entries[std::core::array_index()].length [[export]];',
    '  if (length > 0) {',
    '    match (id, length) {',
    ...cases,
    '      (_, _): u8 content[length];',
    '    }',
    '  }',
    `  padding[(${alignment} - length % ${alignment}) % ${alignment}];`,
    '};',
    '',
    'PlacedLump lumps[header.entryCount] @ sizeof(header);',
  ];
}
