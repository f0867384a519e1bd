import { type FormatErrorDetails, type Issue, issue } from '@brushwork/record';
import type { RuleText } from '../../rules/rule.js';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: 'Valve Developer Community, "VPK (file format)"',
  confidence: 'certain',
};

const texts = {
  'vpk-tree-broken': {
    ...known,
    severity: 'error',
    code: 'truncated',
    title: 'the tree of names of a VPK archive can be read to its end',
    cause: 'The file was cut or damaged. The issue has the code of what went wrong.',
    effect: 'The files before the damage are listed, those behind it are missing.',
    remedy: 'Get the whole file again; Steam does that when the files of a game are verified.',
  },
  'vpk-tree-remainder': {
    ...known,
    severity: 'info',
    code: 'bad-length',
    title: 'the tree of names of a VPK archive is as long as the header says',
    cause: 'A tool padded the tree, or left the size of an older one in the header.',
    effect: 'The bytes behind the last name are not read.',
    remedy: 'Nothing has to be done.',
  },
  'vpk-section-outside': {
    ...known,
    severity: 'warning',
    code: 'out-of-bounds',
    title: 'the sections of a VPK archive of version 2 lie in its file',
    cause: 'The file was cut, or a tool changed it without writing its header anew.',
    effect: 'Games with signed archives refuse it. Files are read as far as they are there.',
    remedy: 'Get the whole file again, or write the archive anew.',
  },
  'vpk-part-missing': {
    ...known,
    severity: 'error',
    code: 'not-found',
    title: 'the numbered files of a VPK archive are beside the one with its names',
    cause: 'Only `NAME_dir.vpk` was taken along, without `NAME_000.vpk` and those that follow.',
    effect: 'Files that lie in the missing ones can not be read; the others can.',
    remedy: 'Put the numbered files beside it, or name the folder in which all of them are.',
  },
} as const satisfies Readonly<Record<string, Omit<RuleText, 'id'>>>;

/** Name of a rule about archives of Source. */
export type VpkRule = keyof typeof texts;

/** The rules about archives of Source. */
export const vpkRules: readonly RuleText[] = Object.entries(texts).map(([id, text]) => ({ id, ...text }));

/** An issue of a rule about archives of Source; `code` where it isn't the rule's own. */
export function vpkIssue(
  rule: VpkRule,
  { code = texts[rule].code, ...details }: FormatErrorDetails & { message: string; code?: Issue['code'] },
): Issue {
  return issue(rule, texts[rule].severity, code, details);
}
