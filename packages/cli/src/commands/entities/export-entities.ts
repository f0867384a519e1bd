import { encodeText } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { writeOutput } from '../../files/write-output.js';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { counted } from '../shared/number-text.js';
import type { EntitiesOptions } from './entities.js';
import { type OpenedEntities, openEntities } from './open-entities.js';

/** Writes the text of a map's entities as it is, or in UTF-8 when an encoding is named, to a file or standard output. */
export async function exportEntities(
  context: CommandContext,
  input: CommandInput,
  options: EntitiesOptions,
): Promise<ExitCode> {
  const found = await openEntities(input, options);
  const bytes = options.encoding === undefined ? ownBytes(found) : utf8Bytes(found);
  const { export: target } = options;
  if (typeof target !== 'string') {
    const text = context.isTerminal ? terminalText(found) : bytes;
    await context.out.write(text);
    return ExitCode.fine;
  }
  await writeOutput(target, bytes, options);
  const { encoding, entities } = found.document;
  const result = { file: input.name, encoding, count: entities.length, output: target, size: bytes.length };
  const line = `${context.colour.bold(escapeText(input.name))} -> ${escapeText(target)}: ${counted(
    entities.length,
    'entity',
    'entities',
  )}, ${counted(bytes.length, 'byte')}\n`;
  await context.out.write(options.json === true ? formatJsonLine(result) : line);
  return ExitCode.fine;
}

/** The text's own bytes, up to the NUL. */
function ownBytes({ content }: OpenedEntities): Uint8Array {
  const { bytes } = content;
  const end = bytes.indexOf(0);
  return end < 0 ? bytes : bytes.subarray(0, end);
}

/** The text in UTF-8; 'does-not-fit' when it holds bytes that the encoding has no character for, which would be lost. */
function utf8Bytes(found: OpenedEntities): Uint8Array {
  const { document } = found;
  const text = document.toText();
  const own = ownBytes(found);
  const again = encodedAgain(text, document.encoding);
  if (again?.length !== own.length || again.some((byte, i) => byte !== own[i])) {
    const message = `the text has bytes that are nothing in ${document.encoding}; without --encoding it is exported as it is`;
    throw new FormatError('does-not-fit', message, { path: [found.content.name] });
  }
  return new TextEncoder().encode(text);
}

function encodedAgain(text: string, encoding: string): Uint8Array | undefined {
  try {
    return encodeText(text, encoding);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}

function terminalText({ document }: OpenedEntities): string {
  return escapeText(document.toText(), { keepNewlines: true, keepTabs: true });
}
