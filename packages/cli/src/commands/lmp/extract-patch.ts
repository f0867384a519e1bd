import { extractLumpPatch, readLumpPatch } from '@brushwork/formats';
import { writeOutput } from '../../files/write-output.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkOutput } from '../shared/check-output.js';
import { lumpNamed } from '../shared/lump-name.js';
import { counted } from '../shared/number-text.js';
import { openMapSource } from '../shared/open-map.js';

/** Options of `lmp extract`. */
export interface ExtractPatchOptions extends CommonOptions {
  /** The lump, by its name in any case, or its index. */
  readonly lump: string;
  /** The file to write. */
  readonly output: string;
  /** Replace the file if it is there. */
  readonly overwrite?: boolean | undefined;
}

/** `brushwork lmp extract`: writes a lump of a map as a file that replaces it. */
export async function extractPatch(
  context: CommandContext,
  file: string,
  options: ExtractPatchOptions,
): Promise<ExitCode> {
  const { output } = options;
  await checkOutput(output, options);
  return eachInput(context, [file], options, async (input) => {
    if (input.index > 0) throw new UsageError('one file is written, so there can be one map only');
    const opened = await openMapSource(input, options);
    const name = lumpNamed(opened.map, options.lump, (called) => opened.map.nameOf(called));
    const bytes = extractLumpPatch(await opened.load([name]), name);
    const { lump, version, revision, bytes: own } = readLumpPatch(bytes);
    await writeOutput(output, bytes, options);
    if (options.json === true) {
      const result = { file: input.name, branch: opened.map.branch.id, output, lump, lumpName: name };
      await context.out.write(formatJsonLine({ ...result, version, revision, size: own.length }));
    } else {
      const what = `${name} (lump ${lump}), ${counted(own.length, 'byte')}, revision ${revision}`;
      const shown = context.colour.bold(escapeText(input.name));
      await context.out.write(`${shown} -> ${escapeText(output)}: ${what}\n`);
    }
    return ExitCode.fine;
  });
}
