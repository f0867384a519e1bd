import type { GameMap } from '@brushwork/formats';
import {
  type LightPage,
  type LightPagesOptions,
  lightPages,
  lostLight,
  type NamedBytes,
  writeExr,
} from '@brushwork/ops';
import { FormatError, issue } from '@brushwork/record';
import { counted } from '../shared/number-text.js';
import { openBytes } from '../shared/open-map.js';
import type { Converted, ConvertPlace } from './converters.js';
import type { SceneCommandOptions, SceneSettings } from './scene-settings.js';

/**
 * Writes the baked light of a map as EXR: what is always on, in one file, or the first page in it and the others beside it.
 * Nothing is written of a map without light, which is an issue. Throws as opening does, 'unsupported' for a format of which
 * it isn't known how light is stored, and for a dynamic range that it lacks.
 */
export async function convertLight(
  bytes: Uint8Array,
  { input, name, settings }: ConvertPlace & { readonly settings: SceneSettings },
): Promise<Converted> {
  const { branch, maxGrowth, maxVertices } = settings;
  const map = await openBytes(input, bytes, { branch }, { withNeighbours: true });
  const light = lightPages(map, {
    range: lightRangeOf(map, settings),
    ...(maxVertices !== undefined && { maxVertices }),
    ...(maxGrowth !== undefined && { maxGrowth }),
  });
  const [first, ...others] = light.pages;
  const issues = [...map.issues, ...light.issues];
  if (first === undefined) {
    const [lost] = lostLight(map);
    const message =
      lost === undefined
        ? 'there is no baked light in the map, so that there is nothing to write'
        : `baked light is stored, but ${lost.lump} ${lost.reason}, so that there is nothing to write`;
    return {
      bytes: undefined,
      losses: [],
      issues: [...issues, issue('scene-no-light', 'error', 'not-found', { message })],
    };
  }
  const { height, range, width } = light;
  const dynamic = range === 'high' ? ', high dynamic range' : '';
  const beside = others.map(({ make }, i) => ({ name: `${name}-${i + 1}.exr`, bytes: writeExr(make()) }));
  return {
    bytes: writeExr(first.make()),
    beside,
    losses: [],
    issues,
    summary: `${counted(light.pages.length, 'page')} of ${width} x ${height}${dynamic}${besideText(beside)}`,
  };
}

/** Where the pages behind the first one are. */
function besideText(files: readonly NamedBytes[]): string {
  const [first, last] = [files[0], files.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? `, the other in ${first.name}` : `, the others in ${first.name} to ${last.name}`;
}

/**
 * The dynamic range that options ask for; `undefined` for the highest that the map has. Throws 'unsupported' for one that the
 * format of the map doesn't have.
 */
export function lightRangeOf(
  { branch: { capabilities, title } }: GameMap,
  { hdr, ldr }: Pick<SceneCommandOptions, 'hdr' | 'ldr'>,
): LightPagesOptions['range'] {
  if (ldr === true) return 'low';
  if (hdr !== true) return undefined;
  if (capabilities.faceLight?.sets.some(({ range }) => range === 'high') === true) return 'high';
  throw new FormatError('unsupported', `${title} has no light of a high dynamic range`);
}

/** The pages of light that a scene is lit by as EXR files, with the numbers that their pictures have in glTF. */
export function exrFiles(pages: readonly LightPage[], name: string): readonly NamedBytes[] {
  return pages.map((page, i) => ({ name: `${name}-lightmap-${i}.exr`, bytes: writeExr(page) }));
}
