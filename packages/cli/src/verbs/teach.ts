import type { Command } from 'commander';
import { wrapText } from '../commands/shared/wrap-text.js';

/** What stands behind the options in the help of a verb. */
export interface Teaching {
  /** Commands, some with what they do. */
  readonly examples: readonly (readonly [command: string, meaning?: string])[];
  /** Paragraphs. */
  readonly notes?: readonly string[];
  /** What `--json` writes. */
  readonly json?: string;
}

const widest = 100;

/** Adds examples, notes and the shape of the JSON to the help of a command, in lines that fit the terminal. */
export function teach(command: Command, { examples, notes = [], json }: Teaching): Command {
  return command.addHelpText('after', () => {
    const width = Math.min(widest, command.configureOutput().getOutHelpWidth?.() ?? widest);
    const paragraphs = [...notes, ...(json === undefined ? [] : [`JSON: ${json}`])];
    return [
      `\nExamples:\n${exampleLines(examples)}`,
      ...paragraphs.map((text) => wrapText(text, width).join('\n')),
    ].join('\n\n');
  });
}

function exampleLines(examples: Teaching['examples']): string {
  const longest = examples.reduce(
    (most, [text, meaning]) => (meaning === undefined ? most : Math.max(most, text.length)),
    0,
  );
  return examples
    .map(([text, meaning]) => `  ${meaning === undefined ? text : `${text.padEnd(longest)}  ${meaning}`}`)
    .join('\n');
}
