import { type SavedMap, save } from '@brushwork/formats';
import { readBytes } from '@brushwork/record';
import { writeOutput } from '../../files/write-output.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkOutput } from '../shared/check-output.js';
import { openWholeMap } from '../shared/open-map.js';
import { saveReportText } from '../shared/save-report-text.js';

/** Options of `repack`. */
export interface RepackOptions extends CommonOptions {
  /** The file to write. */
  readonly output: string;
  /** Place the lumps as the game's own compiler does. */
  readonly relayout?: boolean | undefined;
  /** Write lumps that are stored compressed as they are. */
  readonly decompress?: boolean | undefined;
  /** Replace the file if it is there. */
  readonly overwrite?: boolean | undefined;
}

/** `brushwork repack`: writes a map anew. */
export async function repack(
  context: CommandContext,
  file: string,
  options: RepackOptions,
): Promise<ExitCode> {
  await checkOutput(options.output, options);
  return eachInput(context, [file], options, async (input) => {
    if (input.index > 0) throw new UsageError('one map at a time is written anew');
    const map = await openWholeMap(input, options);
    const saved = save(map, {
      layout: options.relayout === true ? 'stock' : 'keep',
      compression: options.decompress === true ? 'none' : 'keep',
    });
    const original = await readBytes(input.source, 0, input.source.byteLength);
    const identical = isSame(saved.bytes, original);
    await writeOutput(options.output, saved.bytes, options);
    const result: RepackResult = {
      file: input.name,
      output: options.output,
      size: map.size,
      identical,
      saved,
    };
    await context.out.write(
      options.json === true ? formatJsonLine(jsonResult(result)) : repackText(result, context),
    );
    return ExitCode.fine;
  });
}

interface RepackResult {
  readonly file: string;
  readonly output: string;
  readonly size: number;
  readonly identical: boolean;
  readonly saved: SavedMap;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function jsonResult({ file, output, size, identical, saved }: RepackResult): unknown {
  return { file, output, size, newSize: saved.bytes.length, identical, report: saved.report };
}

function repackText({ file, output, size, identical, saved }: RepackResult, context: CommandContext): string {
  return saveReportText(saved, { file, output, size, identical, context });
}
