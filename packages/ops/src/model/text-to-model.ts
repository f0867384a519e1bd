import { type ModelText, writeModel } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import { conversionLoss } from './convert-rules.js';
import type { ConvertedModel, ConvertModelOptions } from './model-to-text.js';
import { turnFaces } from './turn-faces.js';

/** Attributes of a header that the binary form has a known place for. */
const placed: ReadonlySet<string> = new Set(['NAME', 'UNIT', 'SCALE']);

/**
 * A model as text in binary form, with what that has no place for. What reading passed over is among the issues of the text
 * itself. Throws `FormatError` 'does-not-fit' for a chunk of more than 65,535 bytes without leave for lengths of four.
 */
export function textToModel(text: ModelText, options: ConvertModelOptions = {}): ConvertedModel {
  const { longLengths = false, schema, winding } = options;
  const description = winding === 'reversed' ? turnFaces(text.description) : text.description;
  const bytes = writeModel(description, { longLengths, ...(schema !== undefined && { schema }) });
  return { bytes, losses: [...attributeLosses(text), ...commentLosses(text), ...emptiness(text)] };
}

function attributeLosses({ header, headerOffset }: ModelText): Issue[] {
  return [...header]
    .filter(([name]) => !placed.has(name))
    .map(([name, value]) =>
      conversionLoss('convert-left-out', {
        message: `the binary form has no known place for ${name}=${value}`,
        path: ['HEADER', name],
        offset: headerOffset,
      }),
    );
}

function commentLosses({ comments: { count, first } }: ModelText): Issue[] {
  if (count === 0) return [];
  const message = `${count === 1 ? 'a comment has' : `${count} comments have`} no place in the binary form`;
  return [conversionLoss('convert-comments', { message, offset: first })];
}

function emptiness({ description: { objects = [] }, issues }: ModelText): Issue[] {
  if (objects.length > 0 || !issues.some(({ rule }) => rule === 'model-text-skipped')) return [];
  const message = 'nothing of what the text holds is in the binary form';
  return [conversionLoss('convert-nothing-left', { message })];
}
