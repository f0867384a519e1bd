import { type Issue, issue } from '@brushwork/record';
import type { StoredLump } from '../container.js';
import {
  type SequenceEntries,
  type SequenceEntry,
  type SequenceLimits,
  sequenceEntrySize,
} from './read-entries.js';

/** What a directory is checked against. */
export interface SequencePlace extends SequenceLimits {
  /** Size of the whole file. */
  readonly fileSize: number;
  /** Byte behind the last lump, what fills it up included. */
  readonly end: number;
  /** Name of a lump by index. */
  readonly nameOf: (index: number) => string;
}

/** What is wrong with a directory without offsets. `lumps`: where each entry's lump lies. */
export function sequenceIssues(
  { count, entries }: SequenceEntries,
  lumps: readonly StoredLump[],
  place: SequencePlace,
): Issue[] {
  return [
    ...countIssues(count, entries.length, place),
    ...entries.flatMap((entry, i) => entryIssues(entry, i, { lump: lumps[i] as StoredLump, place })),
    ...trailingIssues(place),
  ];
}

function countIssues(found: number, read: number, { countAt }: SequencePlace): Issue[] {
  if (found === read) return [];
  const message = `says that there are ${found} lumps: ${read} are read, and begin behind as many entries`;
  return [
    issue('lump-count', 'error', 'bad-count', {
      message,
      path: ['header'],
      offset: countAt,
      expected: read,
      found,
    }),
  ];
}

function entryIssues(
  { index, id, isRepeated }: SequenceEntry,
  i: number,
  { lump, place }: { readonly lump: StoredLump; readonly place: SequencePlace },
): Issue[] {
  const { countAt, idCount, fileSize, nameOf } = place;
  const offset = countAt + 4 + i * sequenceEntrySize;
  const path = [nameOf(index)];
  const issues: Issue[] = [];
  if (isRepeated) {
    const owner = id < idCount ? ` of ${nameOf(id)}` : '';
    const message = `has the identifier ${id}${owner}, which the file has already`;
    issues.push(issue('lump-repeated', 'warning', 'bad-value', { message, path, offset, found: id }));
  } else if (id >= idCount) {
    const message = `has the identifier ${id}, which no lump of this format has`;
    const expected = `less than ${idCount}`;
    issues.push(
      issue('lump-identifier', 'warning', 'bad-value', { message, path, offset, expected, found: id }),
    );
  }
  const end = lump.offset + lump.length;
  if (lump.length > 0 && end > fileSize) {
    const message = `ends ${end - fileSize} bytes behind the end of the file`;
    const expected = `inside the file of ${fileSize} bytes`;
    issues.push(
      issue('lump-out-of-bounds', 'error', 'out-of-bounds', { message, path, offset, expected, found: end }),
    );
  }
  return issues;
}

/** Bytes behind the last lump: where nothing says where lumps begin, a count or a length may be wrong. */
function trailingIssues({ end, fileSize }: SequencePlace): Issue[] {
  if (end >= fileSize) return [];
  const message = `${fileSize - end} bytes follow the last lump`;
  return [
    issue('lump-trailing', 'warning', 'bad-length', {
      message,
      path: ['header'],
      offset: end,
      expected: end,
      found: fileSize,
    }),
  ];
}
