import type { OutputSeparator } from '@brushwork/formats';

/** A value of an output, taken apart. Text has one character a byte. */
export interface ParsedOutput {
  /** Entity that is meant: a name, a class, or a word such as `!self`. */
  readonly target: string;
  /** What is called there. */
  readonly input: string;
  /** What it is called with; empty for nothing. It may hold commas. */
  readonly parameter: string;
  /** Seconds until then; `undefined` when there is no such number. */
  readonly delay: number | undefined;
  /** How often in all, -1 for always; `undefined` when there is no such number. */
  readonly times: number | undefined;
  /** What stands between the parts. */
  readonly separator: OutputSeparator;
  /** Whether it has exactly the parts that the game's compiler writes; otherwise they are the best guess. */
  readonly isRegular: boolean;
}

const escapeCharacter = '\x1b';
const partCount = 5;
const number = /^\s*[-+]?(\d+\.?\d*|\.\d+)\s*$/;
const wholeNumber = /^\s*[-+]?\d+\s*$/;
const inputName = /^\s*[A-Za-z_]\w*\s*$/;
/** What the keys of nearly all outputs begin with; only asked where the value alone doesn't tell. */
const outputKey = /^_?(on|out)/i;

/**
 * Takes the value of an output apart; `undefined` for a value that is none. Outputs are known by the shape of their
 * value: by ESC characters, or by commas between a target, the name of an input, a parameter and two numbers. With
 * commas of its own in the parameter, or too few, only a key such as `OnTrigger` tells a value from other text.
 */
export function parseOutput(key: string, value: string): ParsedOutput | undefined {
  if (value.includes(escapeCharacter)) return fromParts(value.split(escapeCharacter), escapeCharacter);
  const parts = value.split(',');
  const [, input = ''] = parts;
  const hasInput = inputName.test(input);
  const endsInNumbers = number.test(parts.at(-2) ?? '') && wholeNumber.test(parts.at(-1) ?? '');
  // Editors leave outputs behind that call nothing.
  if (parts.length >= partCount && endsInNumbers && (hasInput || input === '')) return fromParts(parts, ',');
  return parts.length > 2 && hasInput && outputKey.test(key) ? fromParts(parts, ',') : undefined;
}

function fromParts(parts: readonly string[], separator: OutputSeparator): ParsedOutput {
  const [target = '', input = '', third = ''] = parts;
  const isRegular = parts.length === partCount;
  const [delay, times] = parts.slice(-2);
  // What is too much is the parameter's, as long as the numbers stand at the end.
  const isLong = parts.length > partCount && number.test(delay ?? '') && wholeNumber.test(times ?? '');
  const last = isLong ? parts.length - 2 : 3;
  return {
    target,
    input,
    parameter: isLong ? parts.slice(2, last).join(separator) : third,
    delay: numberOf(parts[last], number),
    times: numberOf(parts[last + 1], wholeNumber),
    separator,
    isRegular,
  };
}

function numberOf(text: string | undefined, form: RegExp): number | undefined {
  return text !== undefined && form.test(text) ? Number(text) : undefined;
}
