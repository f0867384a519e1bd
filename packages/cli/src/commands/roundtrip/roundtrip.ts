import { createHash } from 'node:crypto';
import { save } from '@brushwork/formats';
import { type DeepLump, type DeepReport, deepReport, deepRoundtripLump } from '@brushwork/ops';
import { type ByteSource, readBytes } from '@brushwork/record';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { formatJsonLine } from '../../text/json-line.js';
import { openBytes, openMapSource } from '../shared/open-map.js';
import { collectGarbage } from './collect-garbage.js';
import { type RebuildProcess, startRebuildProcess } from './rebuild-process.js';
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
  try {
    return await eachInput(context, files, options, async (input) => {
      const size = input.source.byteLength;
      const difference = await firstDifference(input, options);
      if (options.deep === true) child ??= startRebuildProcess();
      const deep = child === undefined ? undefined : await lumpByLump(input, options, child);
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

/**
 * Reads every lump, so that each is written from what was read of it, writes, and compares with the file as it was.
 * Offset of the first difference; `undefined` when there is none.
 */
async function firstDifference(input: CommandInput, options: RoundtripOptions): Promise<number | undefined> {
  const { source } = input;
  const before = await readBytes(source, 0, source.byteLength);
  const hash = hashOf(before);
  const map = await openBytes(input, before, options);
  for (const name of map.lumpNames) map.lump(name);
  const { bytes } = save(map);
  // Not compared with the bytes themselves: reading might have changed them. Nor are they kept twice for that.
  if (hashOf(bytes) === hash) return undefined;
  return locateDifference(bytes, source);
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function locateDifference(bytes: Uint8Array, source: ByteSource): Promise<number> {
  for (let start = 0; start < source.byteLength; start += chunkSize) {
    const chunk = await readBytes(source, start, Math.min(source.byteLength, start + chunkSize));
    for (let i = 0; i < chunk.length; i++) if (chunk[i] !== bytes[start + i]) return start + i;
  }
  return source.byteLength;
}

const chunkSize = 1024 * 1024;

/** Each lump by itself, read for itself, so that no more than the largest is in memory. */
async function lumpByLump(
  input: CommandInput,
  options: RoundtripOptions,
  rebuilder: RebuildProcess,
): Promise<DeepReport> {
  const { map: directory } = await openMapSource(input, options);
  const lumps: DeepLump[] = [];
  for (const name of directory.lumpNames) {
    const { start, end } = directory.entryOf(name);
    if (start === end) continue;
    collectGarbage();
    const opened = await openMapSource(input, options);
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
