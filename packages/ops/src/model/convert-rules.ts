import type { RuleText } from '@brushwork/formats';
import { type FormatErrorDetails, type Issue, issue } from '@brushwork/record';

const own: Pick<RuleText, 'source' | 'confidence'> = {
  source: 'what the two forms of models have a place for, as far as they are known',
  confidence: 'certain',
};

const texts = {
  'convert-left-out': {
    ...own,
    severity: 'warning',
    code: 'unsupported',
    title: 'everything that is converted has a place in the other form',
    cause: 'The other form has no known place for it, or its layout is in no document.',
    effect: 'It is not in what was written.',
    remedy: 'Keep the original file. With --strict nothing is written where something would be lost.',
  },
  'convert-nothing-left': {
    ...own,
    severity: 'error',
    code: 'unsupported',
    title: 'something of what a file holds is in what it is converted to',
    cause:
      'The other form has no known place for anything that the file holds, as for the materials of a library.',
    effect: 'What was written has a header and nothing else.',
    remedy: 'Keep the original file; what was written can not stand in for it.',
  },
  'convert-widths': {
    ...own,
    severity: 'info',
    code: 'bad-length',
    title: 'lengths of chunks are as short as they can be',
    cause: 'The program that wrote the file took longer lengths, or set a bit that means nothing known.',
    effect: 'A text has no lengths: written in binary form again, they are as short as they can be.',
    remedy: 'None is needed; the file is smaller by a few bytes.',
  },
  'convert-form': {
    ...own,
    severity: 'info',
    code: 'bad-value',
    title: 'chunks stand in the order and form in which they are written',
    cause: 'The program that wrote the file has another order, or leaves out the end of texts.',
    effect: 'Written in binary form again, the chunks say the same and are other bytes.',
    remedy: 'None is needed.',
  },
  'convert-comments': {
    ...own,
    severity: 'info',
    code: 'unsupported',
    title: 'a text that is converted has no comments',
    cause: 'The binary form has no place for comments.',
    effect: 'They are not in what was written.',
    remedy: 'Keep the text. With --strict nothing is written where something would be lost.',
  },
} as const satisfies Readonly<Record<string, Omit<RuleText, 'id'>>>;

type ConvertRuleId = keyof typeof texts;

/** What converting a model can report, for `explain`. */
export const convertRules: Readonly<Record<ConvertRuleId, RuleText>> = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [id, { id, ...text }]),
) as unknown as Readonly<Record<ConvertRuleId, RuleText>>;

/** Something that converting loses. */
export function conversionLoss(
  id: ConvertRuleId,
  details: FormatErrorDetails & { readonly message: string },
): Issue {
  const { code, severity } = convertRules[id];
  return issue(id, severity, code, details);
}
