import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { issueLines } from '../shared/issue-lines.js';
import { counted } from '../shared/number-text.js';
import type { Conversion } from './convert.js';

/** Most issues of one rule that are told of each file. */
const perRule = 5;

/** What became of a file, for people: what is wrong with it, what was lost, where the result is. */
export function conversionText(done: Conversion, context: CommandContext): string {
  const { converted, converter, file, issues, output } = done;
  const { colour } = context;
  const lines = issueLines([...issues, ...converted.losses], { colour, perRule, indent: '  ' });
  const name = colour.bold(escapeText(file));
  const lost = converted.losses.length === 0 ? '' : `, ${counted(converted.losses.length, 'loss', 'losses')}`;
  if (converted.bytes === undefined) return `${name}: ${colour.red('nothing written')}\n${lines}`;
  if (output === undefined)
    return `${name}: ${colour.red('not written')}, since something would be lost\n${lines}`;
  const size = counted(converted.bytes.length, 'byte');
  const beside = converted.beside?.length ?? 0;
  const more = beside === 0 ? '' : ` and ${counted(beside, 'file')} beside it`;
  const what = converted.summary === undefined ? '' : `, ${converted.summary}`;
  return `${name} -> ${escapeText(output)}: ${converter.title}, ${size}${more}${what}${lost}\n${lines}`;
}
