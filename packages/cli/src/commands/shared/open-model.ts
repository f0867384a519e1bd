import {
  type ChunkSchema,
  defaultMaxOutput,
  type Model,
  type ModelMagic,
  type ModelText,
  openModel,
  readModelText,
  sniffModel,
  writeModel,
} from '@brushwork/formats';
import { FormatError, type Issue, readBytes } from '@brushwork/record';
import type { CommonOptions } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';

/** A model that a verb works on, from either form. */
export interface OpenedModel {
  /** The first eight bytes of the file. */
  readonly magic: ModelMagic;
  /** The model; for a text the binary form that it is written as, whose offsets are none of the file. */
  readonly model: Model;
  /** What was read, for a text. */
  readonly text: ModelText | undefined;
  /** The bytes of the file. */
  readonly bytes: Uint8Array;
  /** What was found while reading; offsets are those of the file. */
  readonly issues: readonly Issue[];
}

/**
 * Opens a model or a library of materials, in binary form or as text. Throws as `openModel` and `readModelText` do, 'limit'
 * for more than a GiB, and with --strict for the first error in how it is laid out.
 */
export async function openModelInput(
  input: CommandInput,
  { strict }: CommonOptions,
  schema: ChunkSchema,
): Promise<OpenedModel> {
  const { byteLength } = input.source;
  if (byteLength > defaultMaxOutput)
    throw new FormatError('limit', `has more than the ${defaultMaxOutput} bytes that a model is read with`, {
      expected: defaultMaxOutput,
      found: byteLength,
    });
  const bytes = await readBytes(input.source, 0, byteLength);
  const opened = openBytes(bytes, schema);
  const broken = strict === true ? opened.issues.find(({ severity }) => severity === 'error') : undefined;
  if (broken !== undefined) throw new FormatError(broken.code, broken.message, broken);
  return { ...opened, issues: [...input.issues, ...opened.issues] };
}

function openBytes(bytes: Uint8Array, schema: ChunkSchema): OpenedModel {
  const magic = sniffModel(bytes);
  if (magic !== 'DIV-VIZ2' && magic !== 'DIV-VMF2') {
    const model = openModel(bytes, { schema });
    return { magic: model.magic, model, text: undefined, bytes, issues: model.issues };
  }
  const text = readModelText(bytes);
  const model = openModel(writeModel(text.description, { schema, longLengths: true }), { schema });
  return { magic, model, text, bytes, issues: text.issues };
}
