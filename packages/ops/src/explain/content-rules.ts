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
];
