import type { FormatErrorCode, Severity } from '@brushwork/record';

/** A rule that entity text can break: how much it matters and what it says. */
export interface ProblemRule {
  /** How much it matters. */
  readonly severity: Severity;
  /** The kind of failure. */
  readonly code: FormatErrorCode;
  /** What is wrong. */
  readonly message: string;
}

/** The rules that are checked while entity text is read, by their ids. */
export const problemRules = {
  'entity-text-no-nul': {
    severity: 'info',
    code: 'bad-text',
    message: 'no NUL ends the text: it ends where the lump does',
  },
  'entity-text-bytes-after-nul': {
    severity: 'info',
    code: 'bad-length',
    message: 'bytes follow the NUL that ends the text: they are kept and not read',
  },
  'entity-text-empty': { severity: 'info', code: 'bad-count', message: 'the text holds no entity' },
  'entity-text-unclosed-brace': {
    severity: 'error',
    code: 'bad-text',
    message: 'the entity has no closing brace',
  },
  'entity-text-stray-brace': {
    severity: 'error',
    code: 'bad-text',
    message: 'a closing brace stands outside of all entities',
  },
  'entity-text-outside': {
    severity: 'warning',
    code: 'bad-text',
    message: 'text stands between the entities: it is kept and not read',
  },
  'entity-text-unclosed-quote': {
    severity: 'error',
    code: 'bad-text',
    message: 'a quote is opened and never closed: the token goes on to the end of the text',
  },
  'entity-text-key-without-value': {
    severity: 'error',
    code: 'bad-text',
    message: 'a key has no value: it is kept and not read',
  },
  'entity-text-unquoted': {
    severity: 'warning',
    code: 'bad-text',
    message: 'the key or the value is not in quotes',
  },
  'entity-text-line-break': {
    severity: 'info',
    code: 'bad-text',
    message: 'a line break stands in the quotes: was a closing quote forgotten?',
  },
  'entity-text-unknown-escape': {
    severity: 'info',
    code: 'bad-text',
    message: 'a backslash stands before something that is no escape: it is read as itself',
  },
  'entity-text-nested-brace': {
    severity: 'info',
    code: 'bad-text',
    message: 'the entity holds a block in braces: it is kept as text and not read',
  },
  'entity-text-comment': { severity: 'info', code: 'bad-text', message: 'a comment: it is kept' },
  'entity-text-limit': {
    severity: 'error',
    code: 'limit',
    message: 'more entities or pairs than the limits allow: the rest is kept and not read',
  },
} as const satisfies Readonly<Record<string, ProblemRule>>;

/** Id of a rule for entity text. */
export type ProblemRuleId = keyof typeof problemRules;
