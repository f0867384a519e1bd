import { catalogue, type Explanation, explainAll } from '@brushwork/ops';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { didYouMean, nearNames } from '../../text/near-names.js';
import { wrapText } from '../shared/wrap-text.js';

const ids: ReadonlySet<string> = new Set(catalogue.map(({ id }) => id));

/** Most explanations that are written in full; of others the names. */
const shownInFull = 3;

/**
 * `brushwork explain`: what rules, error codes or messages of games mean, one after the other. Ends with 1 when nothing is
 * known of one of them.
 */
export async function explainText(
  context: CommandContext,
  words: readonly string[],
  options: CommonOptions,
): Promise<ExitCode> {
  let end: ExitCode = ExitCode.fine;
  for (const [i, text] of textsOf(words).entries()) {
    const explanations = explainAll(text);
    const shown =
      options.json === true ? formatJsonLine({ text, explanations }) : forPeople(text, explanations, context);
    await context.out.write(i > 0 && options.json !== true ? `\n${shown}` : shown);
    if (explanations.length === 0) end = ExitCode.issues;
  }
  return end;
}

/** How the names of rules look. */
const ruleName = /^\[?[a-z0-9]+(-[a-z0-9]+)+\]?$/i;

/**
 * What is to be explained: each word, where one is a text of several words or the name of a rule, or where all look like
 * names; else all words together, which are a message that was typed as it stands.
 */
function textsOf(words: readonly string[]): readonly string[] {
  const isKnown = (word: string): boolean => ids.has(word.toLowerCase());
  const areSeveral =
    words.some((word) => /\s/.test(word.trim()) || (word.includes('-') && isKnown(word))) ||
    words.every((word) => ruleName.test(word) || isKnown(word));
  return areSeveral ? words : [words.join(' ')];
}

function forPeople(text: string, explanations: readonly Explanation[], context: CommandContext): string {
  const { colour } = context;
  if (explanations.length === 0) {
    const near = nearNames(text.trim().toLowerCase(), [...ids]);
    return `Nothing is known about "${escapeText(text)}"${didYouMean(near)}. A rule's name stands in brackets at the end of a line of validate.\n`;
  }
  const blocks = explanations.slice(0, shownInFull).map((one) => blockOf(one, context));
  const others = explanations.slice(shownInFull).map(({ id, title }) => `  ${colour.cyan(id)}  ${title}\n`);
  const more = others.length === 0 ? '' : `\n${colour.bold('It may also be')}\n${others.join('')}`;
  return blocks.join('\n') + more;
}

function blockOf(explanation: Explanation, { colour, width = 100 }: CommandContext): string {
  const { id, title, kind, severity, messages, confidence } = explanation;
  const kindText = kind === 'rule' ? `rule, ${severity}` : 'error code';
  const rows: [label: string, text: string][] = [
    ['Why', explanation.cause],
    ['Effect', explanation.effect],
    ['What helps', explanation.remedy],
    ['Known from', `${explanation.source} (${confidence})`],
  ];
  if (messages.length > 0)
    rows.splice(3, 0, ['The game says', messages.map((message) => `"${message}"`).join(', ')]);
  const labelWidth = 13;
  const body = rows.map(([label, text]) => {
    const lines = wrapText(upperFirst(text), Math.max(40, Math.min(width, 110) - labelWidth - 4));
    const [first = '', ...rest] = lines;
    const indent = ' '.repeat(labelWidth + 4);
    return [`  ${colour.dim(label.padEnd(labelWidth))}  ${first}`, ...rest.map((line) => indent + line)].join(
      '\n',
    );
  });
  return `${colour.bold(id)} (${kindText}): ${title}\n${body.join('\n')}\n`;
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
