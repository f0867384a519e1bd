import type { RuleText } from '@brushwork/formats';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: "the file's own directory",
  confidence: 'certain',
};

/** Rules that are checked while a directory is read. */
export const directoryRules: readonly RuleText[] = [
  {
    ...known,
    id: 'lump-unpack',
    severity: 'error',
    code: 'bad-value',
    title: 'a compressed lump can be unpacked',
    cause: 'The lump was damaged, or only looks like a compressed one.',
    effect:
      'Its bytes are kept and read as they are stored, which makes no sense of them. The game refuses the map.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  {
    ...known,
    id: 'lump-negative',
    severity: 'error',
    code: 'bad-length',
    title: "a lump's length and offset are not negative",
    cause:
      'The directory was damaged, or the file is larger than the two gigabytes that its offsets can say.',
    effect:
      'Nothing of the lump can be read. The game reads memory before or far behind the file, or refuses it.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  {
    ...known,
    id: 'lump-out-of-bounds',
    severity: 'error',
    code: 'out-of-bounds',
    title: 'a lump ends inside the file',
    cause: 'The file was cut, as by a download that broke off, or its directory was damaged.',
    effect:
      'What is there is read, the rest is missing. The game reads memory behind the file, or refuses it.',
    remedy: 'Get the whole file again.',
  },
  {
    ...known,
    id: 'lump-count',
    severity: 'error',
    code: 'bad-count',
    title: 'a directory has as many entries as it says',
    cause: 'The word that counts them was damaged, or the file was cut within its directory.',
    effect:
      'As many as the file can hold are read, and no more than the format allows. Where lumps follow each other by their lengths, all of them are then looked for in a wrong place.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  {
    ...known,
    id: 'lump-identifier',
    severity: 'warning',
    code: 'bad-value',
    title: "an entry's identifier is that of a lump",
    cause:
      'The file is of a later version of the game, a tool put data of its own in it, or the directory was damaged.',
    effect: 'Its bytes are kept and nothing is read in them. The game passes over it.',
    remedy: 'Nothing, unless other lumps are wrong as well: then restore the file from an undamaged copy.',
  },
  {
    ...known,
    id: 'lump-repeated',
    severity: 'warning',
    code: 'bad-value',
    title: 'no two entries have the same identifier',
    cause: 'A tool added a lump that the file had, or the directory was damaged.',
    effect: 'The first is read, as the game does; the bytes of the other are kept.',
    remedy: 'Take out the one that is not meant, or restore the file from an undamaged copy.',
  },
  {
    ...known,
    id: 'lump-trailing',
    severity: 'warning',
    code: 'bad-length',
    title: 'a file whose lumps follow each other by their lengths ends with the last one',
    cause: 'A length or the count of entries was damaged, or a tool put something behind the map.',
    effect:
      'The bytes are kept. If a length is wrong, the lumps behind it are read from a wrong place, as the game does.',
    remedy: 'If other lumps are wrong as well, restore the file from an undamaged copy.',
  },
  {
    ...known,
    id: 'lump-in-header',
    severity: 'warning',
    code: 'overlap',
    title: 'a lump begins behind the header',
    cause: 'The directory was damaged, or a tool hid something in it.',
    effect: "The header's bytes are read as the lump's. The game does the same.",
    remedy: 'Restore the file from an undamaged copy, or write it anew.',
  },
  {
    ...known,
    id: 'lump-overlap',
    severity: 'warning',
    code: 'overlap',
    title: 'lumps share no bytes',
    cause: 'A tool saved space by storing equal bytes once, protected the map, or the directory was damaged.',
    effect: 'The game reads both. An edit of one is an edit of the other.',
    remedy:
      'Nothing has to be done. Open the file with `overlaps: separate` to give each lump bytes of its own.',
  },
];
