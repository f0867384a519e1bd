import { materialImages, type SceneMaterial } from '@brushwork/ops';
import type { ProgressListener } from '../../protocol/failure.js';
import type { WorldImages } from '../../protocol/scene-world.js';
import { OpenDocument } from '../open-document.js';
import type { OpenModelDocument } from '../open-model-document.js';
import { companionTextures } from './companion-textures.js';
import { modelImages } from './model-images.js';

/** Longest side of an image on a page: of files with several sizes a smaller one is taken. */
const LARGEST_SIDE = 1024;
/** Most bytes of images on a page. */
const IMAGE_BUDGET = 256 * 1024 * 1024;

/** The images of materials: from the file itself, and from what lies beside it. */
export async function worldImages(
  opened: OpenDocument | OpenModelDocument,
  materials: readonly SceneMaterial[],
  progress?: ProgressListener,
): Promise<WorldImages> {
  const { companions } = opened.files;
  progress?.({ label: 'Finding images', share: undefined });
  if (!(opened instanceof OpenDocument)) return modelImages(opened.model, materials, companions);
  const map = await opened.load();
  const { issues, sources } = await companionTextures(companions);
  const found = await materialImages(map, materials, {
    sources,
    largestSide: LARGEST_SIDE,
    budget: IMAGE_BUDGET,
  });
  return { ...found, issues: [...issues, ...found.issues] };
}
