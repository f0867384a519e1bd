import type { RuleText } from '@brushwork/formats';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: "the format's records and their sizes",
  confidence: 'certain',
};

/** Rules that are checked while the content of a lump is read. */
export const contentRules: readonly RuleText[] = [
  {
    ...known,
    id: 'lump-remainder',
    severity: 'error',
    code: 'bad-length',
    title: 'a lump holds whole records',
    cause:
      'The lump was cut, is of another version or game than the header says, or length and offset in the directory were taken for each other.',
    effect:
      'The whole records are read, the bytes behind them kept. Games that speak of a "funny lump size" refuse the map.',
    remedy: 'Check which game the map is for; else restore the lump from an undamaged copy.',
  },
  {
    ...known,
    id: 'lump-version',
    severity: 'warning',
    code: 'bad-version',
    title: "a lump's version has a layout of its size",
    cause: 'The compiler of a game changed the records and not the version, or the other way round.',
    effect: 'The lump is read by the layout whose size fits; games read it by the version.',
    remedy: 'Look at a few records: if they make no sense, the layout is not known here.',
  },
  {
    ...known,
    id: 'sequence-truncated',
    severity: 'error',
    code: 'truncated',
    title: 'a lump holds all its parts',
    cause: 'The lump was cut inside the numbers that it begins with.',
    effect: 'The parts that are whole are read. The game reads memory behind the lump, or refuses the map.',
    remedy: 'Restore the lump from an undamaged copy, or empty it where the game can do without.',
  },
  {
    ...known,
    id: 'sequence-count',
    severity: 'error',
    code: 'bad-count',
    title: 'a count at the start of a lump is that of what follows',
    cause: 'The count was damaged, or the lump was cut behind it.',
    effect: 'As much as fits is read. The game reads memory behind the lump, or refuses the map.',
    remedy: 'Restore the lump from an undamaged copy, or empty it where the game can do without.',
  },
  {
    ...known,
    id: 'game-lump-count',
    severity: 'error',
    code: 'limit',
    title: 'a game lump has a handful of sub-lumps',
    cause: 'The count was damaged: games know five kinds of sub-lumps.',
    effect: 'The first ones are read, the rest is kept as bytes.',
    remedy: 'Restore the game lump from an undamaged copy, or raise the limit.',
  },
  {
    ...known,
    id: 'game-lump-entry',
    severity: 'error',
    code: 'out-of-bounds',
    title: 'a sub-lump lies inside the game lump',
    cause:
      'The game lump was cut, its length in the directory of the map is too short (some old maps), or the map was saved by a tool that moved the lump without its offsets.',
    effect:
      'As much of the sub-lump as there is is read. Games go by its offset alone, or read other bytes as props.',
    remedy: 'Compile the map again, or restore the game lump from an undamaged copy.',
  },
  {
    ...known,
    id: 'game-lump-overlap',
    severity: 'warning',
    code: 'overlap',
    title: 'sub-lumps have their bytes for themselves',
    cause: 'A tool that protects maps did it, or an offset or a length is wrong.',
    effect:
      'Both are read. A change of one is a change of the other, until one grows and gets its own bytes.',
    remedy: 'Nothing, if the map works; else restore the game lump from an undamaged copy.',
  },
  {
    ...known,
    id: 'game-lump-base',
    severity: 'warning',
    code: 'out-of-bounds',
    title: 'offsets of sub-lumps are those of this file',
    cause:
      'The game lump was copied from another file, or moved, by a tool that left the offsets inside it as they were.',
    effect:
      'The sub-lumps are read as if the offsets had been moved. Games read other bytes as props, or refuse the map.',
    remedy: 'Lay the map out anew by the stock layout, which writes the right offsets.',
  },
  {
    ...known,
    id: 'game-lump-compressed',
    severity: 'error',
    code: 'bad-value',
    title: 'a compressed sub-lump can be unpacked',
    cause: 'The compressed data was damaged, or the sub-lump is called compressed and is not.',
    effect: 'The sub-lump is kept as it is stored. Games refuse the map, or show no props.',
    remedy: 'Restore the game lump from an undamaged copy.',
  },
];
