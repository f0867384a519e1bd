import type { WorldImages } from '../../protocol/scene-world.js';
import { countText } from '../lists/number-text.js';
import type { ImagesLookedFor } from './world-load.js';

/** Most names that are listed in a sentence. */
const MOST_NAMED = 3;

/** How many materials have an image, in a sentence. */
export function imageCountText({ images, missing }: WorldImages): string {
  const all = images.size + missing.length;
  if (all === 0)
    return 'No images are looked for: nothing that is seen needs one, or it isn’t known where this format has them.';
  if (missing.length === 0)
    return all === 1 ? 'The one material has its image.' : `All ${countText(all)} materials have an image.`;
  return `${countText(images.size)} of ${countText(all)} materials ${images.size === 1 ? 'has' : 'have'} an image.`;
}

/** What came of looking for images in files that were added, in sentences. */
export function imagesFoundText(found: WorldImages, { before, files }: ImagesLookedFor): string {
  const { images, missing } = found;
  const added = files === 1 ? 'A file was added' : `${countText(files)} files were added`;
  const more = images.size - before;
  const gained =
    more > 0
      ? `${countText(more)} more ${more === 1 ? 'material has its' : 'materials have their'} image`
      : 'no more images were found';
  const named = missing.slice(0, MOST_NAMED).join(', ');
  const others = missing.length > MOST_NAMED ? ` and ${countText(missing.length - MOST_NAMED)} more` : '';
  const lacking = missing.length === 0 ? '' : ` Without one: ${named}${others}.`;
  return `${added}: ${gained}. ${imageCountText(found)}${lacking}`;
}
