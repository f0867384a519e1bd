import { brushModelReference } from '../brush-models.js';
import { entityWorldspawn } from '../entity-worldspawn.js';
import { modelBrushes } from '../infinity-ward/models.js';
import { visibilityClusterCount, visibilityRowSize } from '../infinity-ward/visibility.js';
import { lumpEmpty } from '../lump-empty.js';
import type { Rule } from '../rule.js';
import { planePair } from '../valve/planes.js';
import { brushBox } from './quake3-brushes.js';
import {
  faceCornerLimit,
  faceLightmapRectangle,
  faceMeshLimit,
  faceMeshVertexTriple,
} from './quake3-faces.js';
import { patchControlPoints, patchSize, patchSizeLimit } from './quake3-patches.js';
import { shaderNameEnd, textureLumpEmpty } from './quake3-textures.js';
import { effectSide, lightVolumeCount } from './quake3-volumes.js';

/** What maps of Quake III's family have to keep to, in the order in which the game comes to it. */
export const quake3Rules: readonly Rule[] = [
  lumpEmpty,
  textureLumpEmpty,
  shaderNameEnd,
  planePair,
  brushBox,
  modelBrushes,
  visibilityClusterCount,
  visibilityRowSize,
  patchSize,
  patchSizeLimit,
  patchControlPoints,
  faceMeshVertexTriple,
  faceCornerLimit,
  faceMeshLimit,
  faceLightmapRectangle,
  effectSide,
  lightVolumeCount,
  entityWorldspawn,
  brushModelReference,
];
