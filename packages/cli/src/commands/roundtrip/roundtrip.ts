import type { SavedPart } from '@brushwork/formats';
import { type DeepLump, type DeepReport, deepReport, deepRoundtripLump } from '@brushwork/ops';
import { type ByteSource, fillBytes } from '@brushwork/record';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { formatJsonLine } from '../../text/json-line.js';
import { fileKindOf } from '../shared/file-kind.js';
import { openMapSource } from '../shared/open-map.js';
import { tagSchemaOf } from '../shared/tag-schema.js';
import { collectGarbage, collectGarbageAfter, useLittleMemory } from './collect-garbage.js';
import { type RebuildProcess, startRebuildProcess } from './rebuild-process.js';
import { RegionMemory } from './region-memory.js';
import { roundtripModel } from './roundtrip-model.js';
import { isLossless, type RoundtripOptions, type RoundtripResult } from './roundtrip-result.js';
import { roundtripText } from './roundtrip-text.js';

/** `brushwork roundtrip`: proof that nothing is lost in reading and writing. */
export async function roundtrip(
  context: CommandContext,
  files: readonly string[],
  options: RoundtripOptions,
): Promise<ExitCode> {
  let child: RebuildProcess | undefined;
  const memory = new RegionMemory();
  const schema = await tagSchemaOf(context, options);
  const given = { ...options, folders: folderSelections.mapsAndModels };
  useLittleMemory();
  try {
    return await eachInput(context, files, given, async (input) => {
      const kind = await fileKindOf(input);
      const isModel = kind === 'model' || kind === 'model-text';
      const result = await (isModel ? roundtripModel(input, options, schema) : roundtripMap(input));
      const text =
        options.json === true ? formatJsonLine(jsonResult(result)) : roundtripText(result, context, input);
      await context.out.write(text);
      return isLossless(result) ? ExitCode.fine : ExitCode.issues;
    });
  } finally {
    await child?.close();
  }

  async function roundtripMap(input: CommandInput): Promise<RoundtripResult> {
    const { branch, difference } = await rewrite(input, options, memory);
    if (options.deep === true) child ??= startRebuildProcess();
    const deep =
      child === undefined
        ? undefined
        : await lumpByLump(input, options, { branch, memory, rebuilder: child });
    const identical = difference === undefined;
    return { file: input.name, identical, difference, deep, size: input.source.byteLength, parts: 'lump' };
  }
}

/** What reading and writing a file came to. */
interface Rewritten {
  /** Identifier of the branch that it was read as. */
  readonly branch: string;
  /** Offset of the first difference; `undefined` when there is none. */
  readonly difference: number | undefined;
}

/**
 * Reads every lump, so that each is written from what was read of it, writes, and compares with the file as it is. No
 * more than one lump is in memory at a time, or several that share bytes.
 */
async function rewrite(
  input: CommandInput,
  options: RoundtripOptions,
  memory: RegionMemory,
): Promise<Rewritten> {
  const { source } = input;
  const opened = await openMapSource(input, options, { allocate: memory.allocate });
  memory.reserve(Math.max(0, ...opened.map.regions.map(({ start, end }) => end - start)));
  const { branch, parts } = await opened.rewrite();
  let end = 0;
  for await (const part of parts) {
    if (part.offset !== end) return { branch, difference: Math.min(part.offset, end) };
    const difference = await differenceOf(part, source);
    if (difference !== undefined) return { branch, difference };
    end += part.bytes.length;
    memory.release();
    collectGarbageAfter(part.bytes.length);
  }
  return { branch, difference: end === source.byteLength ? undefined : end };
}

/** Compares with the file itself, not with the bytes that the lumps were read from: reading might have changed those. */
async function differenceOf({ offset, bytes }: SavedPart, source: ByteSource): Promise<number | undefined> {
  for (let start = 0; start < bytes.length; start += chunk.length) {
    const from = offset + start;
    const written = bytes.subarray(start, start + chunk.length);
    const stored = chunk.subarray(0, Math.max(0, Math.min(written.length, source.byteLength - from)));
    await fillBytes(source, stored, from);
    if (Buffer.compare(written, stored) !== 0) {
      const at = written.findIndex((byte, i) => byte !== stored[i]);
      return from + (at < 0 ? written.length : at);
    }
  }
  return undefined;
}

/** Memory for a part of the file itself, used over and over. */
const chunk = new Uint8Array(1024 * 1024);

interface LumpByLump {
  /** Identifier of the branch that the lumps are read as. */
  readonly branch: string;
  readonly memory: RegionMemory;
  readonly rebuilder: RebuildProcess;
}

/** Each lump by itself, read for itself, so that no more than the largest is in memory. */
async function lumpByLump(
  input: CommandInput,
  options: RoundtripOptions,
  { branch, memory, rebuilder }: LumpByLump,
): Promise<DeepReport> {
  const own = { ...options, branch };
  const { map } = await openMapSource(input, own);
  const names = map.lumpNames.filter((name) => map.entryOf(name).end > map.entryOf(name).start);
  const lumps: DeepLump[] = [];
  for (const name of names) {
    memory.release();
    collectGarbage();
    const opened = await openMapSource(input, own, { allocate: memory.allocate });
    lumps.push(await deepRoundtripLump(await opened.load([name]), name, { rebuilder }));
  }
  return deepReport(lumps);
}

function jsonResult({ file, identical, deep, sameModel }: RoundtripResult): unknown {
  return {
    file,
    identical,
    deepIdentical: deep?.identical ?? null,
    lumps: deep?.lumps ?? null,
    records: deep?.records ?? null,
    untyped: deep?.untyped ?? null,
    ...(sameModel !== undefined && { sameModel }),
  };
}
