import {
  type LayerPage,
  type LightPages,
  type LightPagesOptions,
  lightPages,
  lostLight,
  writeExr,
  writeLightPng,
} from '@brushwork/ops';
import { FormatError, type Issue } from '@brushwork/record';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { countSeverities } from '../shared/issue-lines.js';
import { openWholeMap } from '../shared/open-map.js';
import { jsonLightmaps, lightmapsText, type WrittenLightmaps } from './lightmaps-text.js';
import type { PictureFormat } from './picture-format.js';
import { type PicturePlaces, picturePlaces } from './picture-places.js';

/** Options of `lightmaps`. */
export interface LightmapsOptions extends CommonOptions {
  /** The picture, or the folder. */
  readonly output?: string | undefined;
  /** What pictures in a folder are. */
  readonly format?: PictureFormat | undefined;
  /** Also light that the game switches. */
  readonly styles?: boolean | undefined;
  /** Also light from three directions. */
  readonly bump?: boolean | undefined;
  /** Light of the high dynamic range. */
  readonly hdr?: boolean | undefined;
  /** Light of the low dynamic range. */
  readonly ldr?: boolean | undefined;
  /** How many times light is doubled. */
  readonly exposure?: number | undefined;
  /** Largest side of a page. */
  readonly side?: number | undefined;
  /** Replace pictures that are there. */
  readonly overwrite?: boolean | undefined;
}

/** `brushwork lightmaps`: writes baked light as pictures. */
export async function lightmaps(
  context: CommandContext,
  files: readonly string[],
  options: LightmapsOptions,
): Promise<ExitCode> {
  const places = await placesOf(files, options);
  return eachInput(context, files, { ...options, folders: folderSelections.maps }, async (input) => {
    const map = await openWholeMap(input, options, { withNeighbours: true });
    const light = pagesOf(() => lightPages(map, pagesOptions(options)));
    // Windows replaces no file that is open.
    await input.close();
    const outputs: (string | undefined)[] = [];
    for (const page of light.pages) {
      const place = places?.of(input.path, page, light.pages.length);
      await place?.write(picture(page, light, { format: place.format, exposure: options.exposure }));
      outputs.push(place?.file);
    }
    const issues: readonly Issue[] = [...input.issues, ...map.issues, ...light.issues];
    const place = { file: input.name, branch: map.branch.id };
    const done: WrittenLightmaps = { ...place, light, lost: lostLight(map), outputs, issues };
    await context.out.write(
      options.json === true ? formatJsonLine(jsonLightmaps(done)) : lightmapsText(done, context),
    );
    return countSeverities(issues).error > 0 ? ExitCode.issues : ExitCode.fine;
  });
}

async function placesOf(
  files: readonly string[],
  { output, format, overwrite, exposure }: LightmapsOptions,
): Promise<PicturePlaces | undefined> {
  if (output !== undefined) return picturePlaces(files, { output, format, overwrite });
  if (format !== undefined || exposure !== undefined)
    throw new UsageError('nothing is written without --output FILE, or a folder');
  return undefined;
}

function pagesOptions({ bump, hdr, ldr, side, styles }: LightmapsOptions): LightPagesOptions {
  const range = hdr === true ? 'high' : ldr === true ? 'low' : undefined;
  return { range, styles, bump, pageSide: side };
}

/** A size that no page has is the user's mistake, and none of the file. */
function pagesOf(make: () => LightPages): LightPages {
  try {
    return make();
  } catch (error) {
    if (error instanceof FormatError && error.code === 'bad-value' && error.path.length === 0)
      throw new UsageError(`--side: ${error.reason}`, { cause: error });
    throw error;
  }
}

function picture(
  { make }: LayerPage,
  { white }: LightPages,
  { format, exposure }: { readonly format: PictureFormat; readonly exposure: number | undefined },
): Uint8Array {
  if (format === 'exr') return writeExr(make(), { exposure: exposure ?? 0 });
  return writeLightPng(make(), exposure === undefined ? { white } : { exposure });
}
