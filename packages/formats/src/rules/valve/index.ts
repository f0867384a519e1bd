import { brushModelReference } from '../brush-models.js';
import { entityWorldspawn } from '../entity-worldspawn.js';
import { lumpEmpty } from '../lump-empty.js';
import type { Rule } from '../rule.js';
import { hdrLumpVersion, lumpAlignment } from './directory.js';
import { displacementShares } from './displacements.js';
import { areaPortalNumber, occluderNumber } from './entities.js';
import { faceConvex, faceFlat, originalFaceNone } from './faces.js';
import { hdrLightingSize, hdrWorldLightCount } from './hdr-light.js';
import { leafAmbientCount } from './leaf-ambient.js';
import { lightmapSamples } from './lightmap-samples.js';
import { modelFaceUnreached } from './model-faces.js';
import { overlayFaceCount } from './overlays.js';
import { cubemapSize, displacementPower, worldLightType } from './places.js';
import { planeNearestAxis, planePair, planeType } from './planes.js';
import { primitiveIndex } from './primitives.js';
import { textureNameEnd, textureNameStart } from './textures.js';
import { vertexNormalCount } from './vertex-normals.js';
import { visibilityLeafCluster } from './visibility.js';

/**
 * What maps of Source have to keep to. A rule looks at lumps by their names and passes over what a branch or a file
 * doesn't have, so that all branches share one list.
 */
export const sourceRules: readonly Rule[] = [
  lumpAlignment,
  hdrLumpVersion,
  lumpEmpty,
  planeType,
  planeNearestAxis,
  planePair,
  visibilityLeafCluster,
  faceFlat,
  faceConvex,
  originalFaceNone,
  modelFaceUnreached,
  primitiveIndex,
  vertexNormalCount,
  textureNameEnd,
  textureNameStart,
  lightmapSamples,
  hdrLightingSize,
  hdrWorldLightCount,
  worldLightType,
  leafAmbientCount,
  displacementPower,
  displacementShares,
  overlayFaceCount,
  cubemapSize,
  entityWorldspawn,
  brushModelReference,
  occluderNumber,
  areaPortalNumber,
];
