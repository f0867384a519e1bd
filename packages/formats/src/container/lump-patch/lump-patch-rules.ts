import { type FormatErrorDetails, type Issue, issue } from '@brushwork/record';
import type { RuleText } from '../../rules/rule.js';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: "the developers' wiki, and behaviour of the engine",
  confidence: 'probable',
};

const texts = {
  'lump-patch-lump': {
    ...known,
    severity: 'error',
    code: 'bad-value',
    title: 'a lump patch is for a lump that there is',
    cause: 'The file is damaged, written in the other byte order, or no lump patch.',
    effect: 'It can not be applied.',
    remedy: 'Make the patch anew from the lump that it is for.',
  },
  'lump-patch-range': {
    ...known,
    severity: 'error',
    code: 'out-of-bounds',
    title: 'the lump of a lump patch lies in its file',
    cause: 'The file was cut, or its text was edited and the length in the header was left as it was.',
    effect: 'It is not applied. A game reads what it finds, or bytes that are not there.',
    remedy: 'Correct the length in the header, or make the patch anew.',
  },
  'lump-patch-offset': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'the lump of a lump patch follows its header of 20 bytes',
    cause: 'Another tool than those of the games wrote it.',
    effect: 'It is read from where the header says.',
    remedy: 'Make the patch anew when a game has trouble with it.',
  },
  'lump-patch-trailing': {
    ...known,
    severity: 'warning',
    code: 'bad-length',
    title: 'nothing follows the lump of a lump patch',
    cause: 'Its text was edited and became longer, and the length in the header was left as it was.',
    effect: 'Only as many bytes count as the header says: the end of the text is missing.',
    remedy: 'Correct the length in the header, or make the patch anew.',
  },
  'lump-patch-revision': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'a lump patch has the revision of its map',
    cause: 'The map was compiled anew after the patch was made, or the patch is for another version of it.',
    effect:
      'A game passes over the patch without a word. It is not applied here, either, unless that is asked for.',
    remedy: 'Make the patch anew from this version of the map.',
    source: 'reports of patches that a game ignored',
  },
  'lump-patch-byte-order': {
    ...known,
    severity: 'error',
    code: 'bad-value',
    title: 'a lump patch has the byte order of its map',
    cause: 'The patch is for the map of another system: PC or console.',
    effect: 'It is not applied: its numbers would be read the wrong way round.',
    remedy: 'Take the patch for this system.',
  },
  'lump-patch-repeated': {
    ...known,
    severity: 'warning',
    code: 'ambiguous',
    title: 'a lump is replaced by one lump patch only',
    cause: 'A later patch was added beside an older one for the same lump.',
    effect: 'The last of them counts.',
    remedy: 'Remove the patches that do not count.',
  },
  'lump-patch-unnamed': {
    ...known,
    severity: 'info',
    code: 'unsupported',
    title: 'a lump patch is for a lump that is known',
    cause: 'The format has a place for the lump in its directory, but no use for it that is known.',
    effect: 'The bytes are put into the directory as they are.',
    remedy: 'Nothing has to be done.',
  },
} satisfies Readonly<Record<string, Omit<RuleText, 'id'>>>;

/** A rule of lump patches. */
export type LumpPatchRule = keyof typeof texts;

/** What is demanded of files that replace lumps. */
export const lumpPatchRules: readonly RuleText[] = Object.entries(texts).map(([id, text]) => ({
  id,
  ...text,
}));

/** Makes an issue of a rule of lump patches. */
export function lumpPatchIssue(
  rule: LumpPatchRule,
  details: FormatErrorDetails & { readonly message: string },
): Issue {
  const { severity, code } = texts[rule];
  return issue(rule, severity, code, details);
}
