import type { RuleText } from '@brushwork/formats';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: 'descriptions of the directory and its lumps by engines that read them and tools that write them',
  confidence: 'probable',
};
const restore =
  'Restore the file from an undamaged copy, or have the tool that appended the lump write it again.';
const ignored = "Engines pass over the lump, and play the map as if it weren't there.";

/** Rules that are checked while what is appended to a map is read. */
export const bspxRules: readonly RuleText[] = [
  {
    ...known,
    id: 'bspx-magic',
    severity: 'error',
    code: 'bad-magic',
    title: 'what is appended to a map begins with BSPX',
    cause: 'The lump was given other bytes than those of a directory.',
    effect: 'It is kept as bytes, and written back. Engines see no directory.',
    remedy: restore,
  },
  {
    ...known,
    id: 'bspx-count',
    severity: 'error',
    code: 'limit',
    title: 'a BSPX directory has a handful of lumps',
    cause: 'The count was damaged: about fifteen kinds of lumps are known.',
    effect: 'The first ones are read, the rest is kept as bytes.',
    remedy: restore,
  },
  {
    ...known,
    id: 'bspx-entry',
    severity: 'error',
    code: 'out-of-bounds',
    title: 'an appended lump lies behind its directory, inside the file',
    cause:
      'The file was cut, or the map was saved by a tool that moved what is appended without its offsets, which count from the start of the file.',
    effect:
      'As much of the lump as there is behind the directory is read; its entry is kept as it is. Engines read other bytes as light or normals, or pass over the lump.',
    remedy: restore,
  },
  {
    ...known,
    id: 'bspx-overlap',
    severity: 'warning',
    code: 'overlap',
    title: 'appended lumps have bytes of their own',
    cause: 'An offset or a length was damaged, or a tool stored equal lumps once.',
    effect:
      "All of them are read and kept. An edit of one doesn't show in the other before the map is saved.",
    remedy: 'Nothing, if the tool meant it; else write the lumps again.',
  },
  {
    ...known,
    id: 'bspx-name-twice',
    severity: 'warning',
    code: 'bad-value',
    title: 'an appended lump is there once',
    cause: 'A tool appended a lump without taking out the one that was there.',
    effect: 'Engines take the first one.',
    remedy: 'Take one of them out.',
  },
  {
    ...known,
    id: 'stream-cut',
    severity: 'error',
    code: 'bad-count',
    title: 'records that say how many others follow are followed by as many',
    cause: 'The lump was cut, or one of its counts was damaged.',
    effect: `What comes before is read, the rest is kept as bytes. ${ignored}`,
    remedy: restore,
  },
  {
    ...known,
    id: 'brush-list-version',
    severity: 'warning',
    code: 'bad-version',
    title: 'a list of solids is of version 1',
    cause: 'A newer tool wrote it, or what stands before it has a wrong count.',
    effect: 'It is read as version 1. Engines pass over the lump.',
    remedy: restore,
  },
  {
    ...known,
    id: 'brush-list-planes',
    severity: 'warning',
    code: 'bad-count',
    title: 'a list of solids says how many planes all of them have together',
    cause: 'Solids or planes were changed without that number.',
    effect: 'The planes of each solid are read. Engines that check the number pass over the lump.',
    remedy: 'Write the number that is there.',
  },
  {
    ...known,
    id: 'light-grid-child',
    severity: 'error',
    code: 'bad-reference',
    title: 'a node of a light grid leads to a node or a leaf of the same grid',
    cause: 'The number was damaged, or nodes or leaves were taken out.',
    effect: 'Engines refuse the grid, or read memory behind it.',
    remedy: restore,
  },
  {
    ...known,
    id: 'light-grid-size',
    severity: 'error',
    code: 'bad-length',
    title: 'a light grid is as long as is said before it',
    cause: 'The grid was changed without its length, or one of its counts was damaged.',
    effect: 'It is read by its counts. Engines that go by the length lose the grids behind it.',
    remedy: 'Write the length that is there.',
  },
];
