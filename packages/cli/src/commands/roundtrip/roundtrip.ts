import { type GameMap, save } from '@brushwork/formats';
import { type DeepReport, deepRoundtrip } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { formatJsonLine } from '../../text/json-line.js';
import { openWholeMap } from '../shared/open-map.js';
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
      const map = await openWholeMap(input, options);
      const difference = firstDifference(map);
      if (options.deep === true) child ??= startRebuildProcess();
      const deep = child === undefined ? undefined : await deepRoundtrip(map, child);
      const result = {
        file: input.name,
        identical: difference === undefined,
        difference,
        deep,
        size: map.size,
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

/** Reads every lump, so that each is written from what was read of it, and compares. */
function firstDifference(map: GameMap): number | undefined {
  const original = map.wholeFile;
  if (original === undefined) throw new FormatError('not-found', 'the whole file has to be in memory');
  for (const name of map.lumpNames) map.lump(name);
  const { bytes } = save(map);
  if (bytes.length !== original.length) return Math.min(bytes.length, original.length);
  for (let i = 0; i < bytes.length; i++) if (bytes[i] !== original[i]) return i;
  return undefined;
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
