import {
  type ChunkSchema,
  describeModel,
  type Model,
  type ModelText,
  readModelText,
  writeModel,
  writeModelText,
} from '@brushwork/formats';
import { type DeepTag, deepReport, deepRoundtripModel, rewriteModel } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { openModelInput } from '../shared/open-model.js';
import type { RoundtripOptions, RoundtripResult } from './roundtrip-result.js';

/** Reads and writes a model, in binary form or as text, and compares. Throws as `openModelInput` does. */
export async function roundtripModel(
  input: CommandInput,
  options: RoundtripOptions,
  schema: ChunkSchema,
): Promise<RoundtripResult> {
  const { bytes, model, text } = await openModelInput(input, options, schema);
  const written =
    text === undefined ? { bytes: rewriteModel(model), sameModel: undefined } : rewriteText(text, model);
  const difference = written.bytes === undefined ? 0 : differenceOf(written.bytes, bytes);
  return {
    file: input.name,
    identical: difference === undefined,
    difference,
    deep: options.deep === true ? deepOf(model) : undefined,
    size: bytes.length,
    parts: 'chunk',
    sameModel: written.sameModel,
  };
}

interface RewrittenText {
  /** The text as it is written; `undefined` when it can't be. */
  readonly bytes: Uint8Array | undefined;
  /** Whether the same model is read from it, and from the binary form, as from the file. */
  readonly sameModel: boolean;
}

function rewriteText({ description, header }: ModelText, model: Model): RewrittenText {
  const { schema } = model.tree;
  const binary = model.tree.bytes;
  const options = { schema, longLengths: true };
  try {
    const { bytes } = writeModelText(description, { header });
    const again = writeModel(readModelText(bytes).description, options);
    const described = writeModel(describeModel(model), options);
    return { bytes, sameModel: isSame(again, binary) && isSame(described, binary) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { bytes: undefined, sameModel: false };
  }
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return differenceOf(a, b) === undefined;
}

/** Offset of the first byte that differs; `undefined` when none does. */
function differenceOf(a: Uint8Array, b: Uint8Array): number | undefined {
  if (Buffer.compare(a, b) === 0) return undefined;
  const at = a.findIndex((byte, i) => byte !== b[i]);
  return at < 0 ? a.length : at;
}

function deepOf(model: Model): RoundtripResult['deep'] {
  const { identical, tags } = deepRoundtripModel(model);
  const lumps = tags.map(({ chunks, ...tag }) => ({ ...tag, chunks }));
  const untyped = tags.filter((tag) => isUntyped(model, tag)).map(({ name }) => name);
  return { ...deepReport(lumps), identical, untyped };
}

/** Whether there is something in the chunks of a tag, and nothing of it was made from values. */
function isUntyped({ tree: { schema } }: Model, { name, opaqueBytes, records }: DeepTag): boolean {
  const id = schema.idFor(name) ?? 0;
  return schema.kinds[id] !== 2 && records === 0 && opaqueBytes > 0;
}
