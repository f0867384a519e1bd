import type { RuleText } from '../../rules/rule.js';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: 'the LZMA stream itself',
  confidence: 'certain',
};

const texts = {
  'lzma-truncated': {
    ...known,
    severity: 'error',
    code: 'truncated',
    title: 'an LZMA stream is all there',
    cause: 'The file was cut, or the sizes that stand before the stream are wrong.',
    effect: 'What could be unpacked is read, the rest is missing. The game refuses the file.',
    remedy: 'Get the whole file again.',
  },
  'lzma-damaged': {
    ...known,
    severity: 'error',
    code: 'bad-value',
    title: 'an LZMA stream repeats only bytes that it has given',
    cause: 'Bytes of the stream were changed, or it is no LZMA stream.',
    effect:
      'What could be unpacked before is read, and its end may be wrong already. The game refuses the file.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  'lzma-early-end': {
    ...known,
    severity: 'error',
    code: 'bad-length',
    title: 'an LZMA stream has no end marker before its end',
    cause: 'The unpacked size that stands before the stream is wrong, or bytes of the stream were changed.',
    effect: 'What stands before the marker is read. The game refuses the file.',
    remedy: 'Pack the contents anew.',
  },
  'lzma-unpacked-size': {
    ...known,
    severity: 'warning',
    code: 'bad-length',
    title: 'the unpacked size is the same in header, directory and stream',
    cause: 'A tool wrote a wrong size, or the map was protected by wrong ones on purpose.',
    effect: "As much is read as the stream's own header says, or as there is. The game does the same.",
    remedy: 'Pack the contents anew.',
  },
  'lzma-packed-size': {
    ...known,
    severity: 'warning',
    code: 'bad-length',
    title: 'the packed size is that of the stream',
    cause: 'A tool wrote a wrong size, or the map was protected by wrong ones on purpose.',
    effect: 'The stream is read to its end, wherever that is. The game does the same.',
    remedy: 'Pack the contents anew.',
  },
  'lzma-short-end': {
    ...known,
    severity: 'warning',
    code: 'truncated',
    title: 'an LZMA stream has the bytes that close it',
    cause: 'A few bytes were cut off, or an encoder leaves out what no symbol needs.',
    effect: 'Everything is unpacked all the same.',
    remedy: 'Pack the contents anew for readers that are stricter.',
  },
  'lzma-first-byte': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'an LZMA stream begins with 0',
    cause: 'Bytes of the stream were changed, or it is no LZMA stream.',
    effect: 'The byte means nothing and is passed over; newer readers refuse the stream.',
    remedy: 'Pack the contents anew.',
  },
  'lzma-dictionary': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'matches reach back no farther than the dictionary is long',
    cause: 'A tool wrote a wrong dictionary size, or bytes of the stream were changed.',
    effect: 'Everything is unpacked all the same; readers with a dictionary of the size given fail.',
    remedy: 'Pack the contents anew.',
  },
  'lzma-zip-head': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'a zip entry with LZMA data has 5 bytes of properties',
    cause: 'A tool wrote a wrong size, or the archive was damaged.',
    effect: 'Five bytes are read as always; other readers may refuse the entry.',
    remedy: 'Pack the entry anew.',
  },
  'lzma-surplus': {
    ...known,
    severity: 'info',
    code: 'bad-length',
    title: 'nothing follows an LZMA stream in its place',
    cause: 'A tool filled the place up, or left what stood there before.',
    effect: 'The bytes are passed over. The game does the same.',
    remedy: 'Nothing has to be done.',
  },
} as const satisfies Record<string, Omit<RuleText, 'id'>>;

/** Name of a rule about LZMA data. */
export type LzmaRule = keyof typeof texts;

/** The rules that are checked while LZMA data is unpacked. */
export const lzmaRules: readonly (RuleText & { readonly id: LzmaRule })[] = Object.entries(texts).map(
  ([id, text]) => ({ id: id as LzmaRule, ...text }),
);

/** What is known of a rule about LZMA data. */
export function lzmaRule(id: LzmaRule): Omit<RuleText, 'id'> {
  return texts[id];
}
