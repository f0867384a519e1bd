import type { IssueRule } from '../container/issue-list.js';

const rules = {
  'image-truncated': { severity: 'error', code: 'truncated' },
  'image-row': { severity: 'error', code: 'bad-value' },
  'image-row-place': { severity: 'error', code: 'out-of-bounds' },
  'image-row-overlap': { severity: 'warning', code: 'overlap' },
  'image-run': { severity: 'warning', code: 'bad-count' },
  'image-index': { severity: 'error', code: 'bad-reference' },
  'image-dimension': { severity: 'warning', code: 'bad-value' },
  'image-channels': { severity: 'info', code: 'unsupported' },
  'image-colour-map': { severity: 'info', code: 'unsupported' },
  'image-alpha': { severity: 'info', code: 'bad-value' },
  'image-interleaved': { severity: 'warning', code: 'unsupported' },
  'image-mips': { severity: 'warning', code: 'bad-count' },
  'image-faces': { severity: 'info', code: 'bad-count' },
  'image-resource': { severity: 'warning', code: 'out-of-bounds' },
  'image-header': { severity: 'warning', code: 'bad-value' },
  'image-chunk': { severity: 'warning', code: 'bad-value' },
  'image-palette': { severity: 'info', code: 'not-found' },
  'image-area': { severity: 'warning', code: 'out-of-bounds' },
} as const satisfies Readonly<Record<string, Omit<IssueRule, 'rule'>>>;

/** Name of a rule that decoding an image can report. */
export type ImageRuleId = keyof typeof rules;

/** What decoding an image can report: severity and kind of each rule, by name. */
export const imageRules = Object.fromEntries(
  Object.entries(rules).map(([rule, rest]) => [rule, { rule, ...rest }]),
) as unknown as Readonly<Record<ImageRuleId, IssueRule>>;
