import type { RuleText } from '../../rules/rule.js';

const grammar: Pick<RuleText, 'source' | 'confidence'> = {
  source: "the specification's chunk grammar",
  confidence: 'certain',
};

const texts = {
  'chunk-length': {
    ...grammar,
    severity: 'error',
    code: 'truncated',
    title: 'a chunk ends inside the chunk or the file that it is in',
    cause: 'The file was cut, or a length was damaged.',
    effect:
      'What is there of the chunk is read. Its length is written back as it was unless the chunk is changed.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  'chunk-tail': {
    ...grammar,
    severity: 'error',
    code: 'bad-length',
    title: 'the chunks inside a container fill it to the byte',
    cause:
      'A length in front of these bytes was damaged, or the container holds something other than chunks.',
    effect: 'The bytes that are left are kept and not read.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  'chunk-width': {
    ...grammar,
    severity: 'error',
    code: 'unsupported',
    title: 'a length takes one, two or four bytes',
    cause: 'Both of the top bits of a tag word are set. No source says how long the length is then.',
    effect: 'The chunk and what follows it in its container are kept and not read.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  'chunk-long-width': {
    ...grammar,
    severity: 'info',
    code: 'unsupported',
    title: 'a length takes one or two bytes',
    cause:
      'The chunk was written with a length of four bytes. The format reserves it; no file of the games has one.',
    effect: 'The chunk is read and written as it is. Whether the games read it is not known.',
    remedy: 'Write the chunk with a shorter length if the games refuse it.',
  },
  'chunk-reserved-bit': {
    ...grammar,
    severity: 'warning',
    code: 'bad-value',
    title: 'bit 0x1000 of a tag word is clear',
    cause:
      'The bit belongs neither to the id nor to the width. The tag word was damaged, or a tool has a use for it.',
    effect: 'The chunk is read as if it were clear, and written back with it.',
    remedy: 'None is known.',
    confidence: 'probable',
  },
  'chunk-unknown': {
    ...grammar,
    severity: 'warning',
    code: 'bad-value',
    title: 'the tag of a chunk is known',
    cause: 'The tag is one whose id is in no document at hand, or the tag word was damaged.',
    effect: 'The chunk is kept as bytes. Whether there are chunks inside it is not known.',
    remedy: "Name the ids with '--tags' and a header that defines them, if you have it.",
  },
  'chunk-limit': {
    ...grammar,
    severity: 'warning',
    code: 'limit',
    title: 'a file has no more chunks, and none deeper inside others, than are read',
    cause: 'The file is made to use up memory, or is not what it says it is.',
    effect: 'What is beyond the limit is kept and not read.',
    remedy: 'Raise the limit if the file is really that large.',
  },
  'chunk-trailing': {
    ...grammar,
    severity: 'warning',
    code: 'bad-length',
    title: 'the last chunk ends with the file',
    cause: 'The file was padded or joined with another one.',
    effect: 'The bytes behind the last chunk are kept and not read.',
    remedy: 'None is needed if the game reads the file.',
  },
  'chunk-missing': {
    ...grammar,
    severity: 'error',
    code: 'bad-count',
    title: 'the chunks that begin and end a file are there',
    cause: 'The file was cut, or written by a tool that leaves them out.',
    effect: 'The file is read without them.',
    remedy: 'Restore the file from an undamaged copy.',
  },
  'chunk-duplicate': {
    ...grammar,
    severity: 'error',
    code: 'bad-count',
    title: 'the chunks that begin and end a file are there once',
    cause: 'Two files were joined.',
    effect: 'All of them are read. Games are likely to stop at the first end.',
    remedy: 'Take the files apart.',
  },
  'chunk-order': {
    ...grammar,
    severity: 'error',
    code: 'bad-value',
    title: 'the chunk that begins a file is its first and the one that ends it its last',
    cause: 'The file was written by a tool that does not keep the order, or files were joined.',
    effect: 'The file is read in the order that it has.',
    remedy: 'Put the chunks in order.',
  },
  'chunk-place': {
    ...grammar,
    severity: 'warning',
    code: 'bad-value',
    title: 'a chunk is in a container in which its kind is known to stand',
    cause: 'The file was written by another tool, or lengths are wrong so that chunks end in others.',
    effect: 'The chunk is read, but belongs to no object.',
    remedy: 'Look at the lengths of the chunks in front of it.',
    confidence: 'probable',
  },
} as const satisfies Readonly<Record<string, Omit<RuleText, 'id'>>>;

/** Name of a rule that reading a chunk tree can report. */
export type ChunkRuleId = keyof typeof texts;

/** What reading a tree of chunks can report, for `explain`. */
export const chunkRules: readonly RuleText[] = Object.entries(texts).map(([id, text]) => ({ id, ...text }));

/** A rule in the form in which issues of it are listed. */
export function chunkRule(id: ChunkRuleId): {
  rule: string;
  severity: RuleText['severity'];
  code: RuleText['code'];
} {
  return issueRules[id];
}

const issueRules = Object.fromEntries(
  Object.entries(texts).map(([id, { severity, code }]) => [id, { rule: id, severity, code }]),
) as Readonly<Record<ChunkRuleId, { rule: string; severity: RuleText['severity']; code: RuleText['code'] }>>;
