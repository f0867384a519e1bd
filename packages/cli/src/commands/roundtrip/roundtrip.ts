import type { SavedPart } from '@brushwork/formats';
import { type DeepLump, type DeepReport, deepReport, deepRoundtripLump } from '@brushwork/ops';
import { type ByteSource, fillBytes } from '@brushwork/record';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { formatJsonLine } from '../../text/json-line.js';
import { openMapSource } from '../shared/open-map.js';
import { collectGarbage, collectGarbageAfter, useLittleMemory } from './collect-garbage.js';
import { type RebuildProcess, startRebuildProcess } from './rebuild-process.js';
import { RegionMemory } from './region-memory.js';
import { roundtripText } from './roundtrip-text.js';

/** Options of `roundtrip`. */
export interface RoundtripOptions extends CommonOptions {
  /** Take every lump apart into JSON text and make it again from that. */
  readonly deep?: boolean | undefined;
}

/** What became of one file. */
export interface RoundtripResult {
  /** What the user called it. */
  readonly file: string;
  /** Whether writing it gives the same bytes. */
  readonly identical: boolean;
  /** Offset of the first byte that differs; `undefined` when none does. */
  readonly difference: number | undefined;
  /** What became of its lumps, when that was asked for. */
  readonly deep: DeepReport | undefined;
  /** Size in bytes. */
  readonly size: number;
}

/** `brushwork roundtrip`: proof that nothing is lost in reading and writing. */
export async function roundtrip(
  context: CommandContext,
  files: readonly string[],
  options: RoundtripOptions,
): Promise<ExitCode> {
  let child: RebuildProcess | undefined;
  const memory = new RegionMemory();
  useLittleMemory();
  try {
    return await eachInput(context, files, options, async (input) => {
      const size = input.source.byteLength;
      const { branch, difference } = await rewrite(input, options, memory);
      if (options.deep === true) child ??= startRebuildProcess();
      const deep =
        child === undefined
          ? undefined
          : await lumpByLump(input, options, { branch, memory, rebuilder: child });
      const result = {
        file: input.name,
        identical: difference === undefined,
        difference,
        deep,
        size,
      };
      const text =
        options.json === true ? formatJsonLine(jsonResult(result)) : roundtripText(result, context, input);
      await context.out.write(text);
      return result.identical && deep?.identical !== false ? ExitCode.fine : ExitCode.issues;
    });
  } finally {
    await child?.close();
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

function jsonResult({ file, identical, deep }: RoundtripResult): unknown {
  return {
    file,
    identical,
    deepIdentical: deep?.identical ?? null,
    lumps: deep?.lumps ?? null,
    records: deep?.records ?? null,
    untyped: deep?.untyped ?? null,
  };
}
