import { EntityDocument, latin1Bytes } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { TextProblem } from '../../protocol/edit-api.js';
import { writable } from '../entities/readable-text.js';

/** Remarks about the end of a lump, which a single entity hasn't. */
const ofWholeLumps: ReadonlySet<string> = new Set(['entity-text-no-nul', 'entity-text-bytes-after-nul']);

/** Remarks that are errors here, where text is written and not found. */
const fatalHere: ReadonlySet<string> = new Set(['entity-text-outside', 'entity-text-empty']);

/** What is wrong with a text that is to be one entity of a document. */
export function textProblems(text: string, document: EntityDocument): TextProblem[] {
  let bytes: Uint8Array;
  try {
    bytes = latin1Bytes(writable(text, document.encoding));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return [{ message: error.reason, isFatal: true, line: 1 }];
  }
  if (bytes.includes(0)) return [{ message: 'a NUL would end the text', isFatal: true, line: 1 }];
  const read = EntityDocument.parse(bytes, { escapes: document.escapes });
  const problems = read.problems
    .filter(({ rule }) => !ofWholeLumps.has(rule))
    .map(({ rule, severity, message, offset }) => ({
      message,
      isFatal: severity === 'error' || fatalHere.has(rule),
      line: lineAt(bytes, offset ?? 0),
    }));
  const count = read.entities.length;
  if (count === 1 || problems.some(({ isFatal }) => isFatal)) return problems;
  const line = lineAt(bytes, read.entities[1]?.span.start ?? 0);
  return [...problems, { message: `is ${count} entities, and has to be one`, isFatal: true, line }];
}

const LINE_FEED = 10;

function lineAt(bytes: Uint8Array, offset: number): number {
  let line = 1;
  for (let i = 0; i < Math.min(offset, bytes.length); i++) if (bytes[i] === LINE_FEED) line++;
  return line;
}
