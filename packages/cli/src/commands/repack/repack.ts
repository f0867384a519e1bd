import {
  checkCompressible,
  type GameMap,
  type LeftLump,
  type SavedMap,
  type SaveOptions,
  save,
  saveCompressed,
} from '@brushwork/formats';
import { readBytes } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { createProgressLine } from '../../program/progress-line.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkEditOptions, type EditOptions, editPlace } from '../shared/edit-place.js';
import { remarkMissing } from '../shared/load-lump.js';
import { openWholeMap } from '../shared/open-map.js';
import { saveReportText } from '../shared/save-report-text.js';
import { checkWritten } from './check-written.js';
import { startLzmaPool } from './lzma-pool.js';

/** Options of `repack`. */
export interface RepackOptions extends EditOptions {
  /** Place the lumps as the game's own compiler does. */
  readonly relayout?: boolean | undefined;
  /** Write lumps compressed. */
  readonly compress?: boolean | undefined;
  /** Write lumps that are stored compressed as they are. */
  readonly decompress?: boolean | undefined;
  /** Leave the files of the pakfile as they are. */
  readonly keepPak?: boolean | undefined;
}

/** `brushwork repack`: writes a map anew. */
export async function repack(
  context: CommandContext,
  file: string,
  options: RepackOptions,
): Promise<ExitCode> {
  if (options.compress === true && options.decompress === true)
    throw new UsageError('the lumps are either compressed or not: --compress or --decompress');
  await checkEditOptions(options);
  return eachInput(context, [file], options, async (input) => {
    const place = await editPlace(input, options);
    const map = await openWholeMap(input, options);
    const { left, ...saved } = await savedMap(map, context, options);
    const original = await readBytes(input.source, 0, input.source.byteLength);
    const identical = isSame(saved.bytes, original);
    await place.write(saved.bytes, (written) => checkWritten(written, map));
    remarkMissing(input, map, saved);
    const result: RepackResult = {
      file: input.name,
      output: place.target,
      size: map.size,
      identical,
      saved,
      left,
    };
    await context.out.write(
      options.json === true ? formatJsonLine(jsonResult(result)) : repackText(result, context),
    );
    return ExitCode.fine;
  });
}

type Repacked = SavedMap & { readonly left?: readonly LeftLump[] };

async function savedMap(map: GameMap, context: CommandContext, options: RepackOptions): Promise<Repacked> {
  const how: Pick<SaveOptions, 'layout' | 'packedFiles'> = {
    layout: options.relayout === true ? 'stock' : 'keep',
    packedFiles: options.keepPak === true ? 'keep' : 'follow',
  };
  if (options.compress !== true)
    return save(map, { ...how, compression: options.decompress === true ? 'none' : 'keep' });
  checkCompressible(map);
  const pool = startLzmaPool();
  const progress = createProgressLine(context, 'compressing');
  try {
    return await saveCompressed(map, {
      ...how,
      encode: (bytes) => pool.encode(bytes),
      onProgress: ({ done, total }) => progress.show(done, total),
    });
  } finally {
    await progress.clear();
    await pool.close();
  }
}

interface RepackResult {
  readonly file: string;
  readonly output: string;
  readonly size: number;
  readonly identical: boolean;
  readonly saved: SavedMap;
  readonly left: readonly LeftLump[] | undefined;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function jsonResult({ file, output, size, identical, saved, left }: RepackResult): unknown {
  const result = { file, output, size, newSize: saved.bytes.length, identical, report: saved.report };
  return left === undefined ? result : { ...result, left };
}

const reasons: Readonly<Record<LeftLump['reason'], string>> = {
  shared: 'it shares bytes with another lump',
  unreadable: 'it is stored compressed and can not be unpacked wholly',
  unwritable: 'it can not be written in another way than it is',
};

function repackText(
  { file, output, size, identical, saved, left = [] }: RepackResult,
  context: CommandContext,
): string {
  const notes = left.map(({ lump, reason }) => `  ${lump} stays as it is: ${reasons[reason]}\n`);
  return notes.join('') + saveReportText(saved, { file, output, size, identical, context });
}
