import type { RuleText } from '../../rules/rule.js';

const known: Pick<RuleText, 'source' | 'confidence'> = {
  source: 'what one public program writes',
  confidence: 'probable',
};

const texts = {
  'model-text-skipped': {
    ...known,
    severity: 'info',
    code: 'unsupported',
    title: 'a block of a model as text is known where it stands',
    cause: 'The block is of a kind that has no place in the model, or whose layout is in no document.',
    effect: 'It is passed over with all that is in it.',
    remedy: 'None is needed if the rest is what you want.',
  },
  'model-text-vertex': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'a vertex has as many numbers as its kind',
    cause: 'Numbers were left out or added by hand, or VERTEX names other parts than the vertices have.',
    effect:
      'The numbers decide. A vertex with another number of them than the first of its pool is left out, and so are faces that name it.',
    remedy: 'Give each vertex of a pool the same parts, and name them in VERTEX.',
  },
  'model-text-face': {
    ...known,
    severity: 'warning',
    code: 'bad-count',
    title: 'a face has as many corners as its list says, and whole numbers for them',
    cause: 'PCOUNT is wrong or missing, or a corner was left out by hand.',
    effect: 'The face is left out.',
    remedy: 'Give the face its corners, or put it into a list with another PCOUNT.',
  },
  'model-text-attribute': {
    ...known,
    severity: 'warning',
    code: 'bad-value',
    title: 'an attribute of a model as text has a value that is known',
    cause: 'The attribute is of a program that is not known here, or was mistyped.',
    effect: 'The attribute is passed over.',
    remedy: 'Take it out, or give it one of the values that are known.',
  },
} as const satisfies Readonly<Record<string, Omit<RuleText, 'id'>>>;

/** Name of a rule that reading a model as text can report. */
export type ModelTextRuleId = keyof typeof texts;

/** What reading a model as text can report, for `explain`. */
export const modelTextRules: Readonly<Record<ModelTextRuleId, RuleText>> = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => [id, { id, ...text }]),
) as unknown as Readonly<Record<ModelTextRuleId, RuleText>>;
