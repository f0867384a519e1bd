import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { lightmapImage, lightmapPageCount } from '../../world/lightmap-image.js';
import { requireCapability } from '../../world/require-capability.js';
import type { ByteLight, LightPage } from '../scene.js';
import type { SceneBudget } from '../scene-budget.js';
import type { SceneIssues } from '../scene-issues.js';
import { drawnWhenAsked } from './drawn-when-asked.js';
import { FULL_BYTE } from './sample-coding.js';
import { linearOfBytes } from './screen-light.js';

const PIXEL_BYTES = 12;

/**
 * The pages of light that a map has itself, in linear light: a stored byte is what a screen shows, and goes through the
 * curve of sRGB, 1 being the byte with which games show a texture as it is. Those for which there is no room are left out,
 * which is an issue. `unsupported` without the capability `lightmaps`.
 */
export function ownPages(
  map: GameMap<object>,
  { issues, budget }: { readonly issues: SceneIssues; readonly budget: SceneBudget },
): readonly LightPage[] {
  const { lump, white = FULL_BYTE } = requireCapability(map, 'lightmaps');
  const light = linearOfBytes(white);
  const pages: LightPage[] = [];
  try {
    const count = lightmapPageCount(map);
    for (let i = 0; i < count; i++) {
      const { width, height, data } = lightmapImage(map, i);
      if (!budget.takePicture(width * height * PIXEL_BYTES)) {
        const left = count - i;
        issues.add(
          'scene-budget',
          'limit',
          `${left} pages of light are left out: there is no room for them`,
          {
            path: [lump],
            found: left,
          },
        );
        break;
      }
      const stored: ByteLight = { coding: 'bytes', bytes: data, light };
      pages.push(drawnWhenAsked({ width, height, stored: () => stored, draw: () => linearPixels(stored) }));
    }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    issues.add('scene-light', error.code, error.reason, error.path.length === 0 ? { path: [lump] } : error);
  }
  return pages;
}

function linearPixels({ bytes, light }: ByteLight): Float32Array {
  const pixels = new Float32Array(bytes.length);
  for (let k = 0; k < pixels.length; k++) pixels[k] = light[bytes[k] as number] as number;
  return pixels;
}
