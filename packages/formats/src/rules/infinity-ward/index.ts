import { brushModelReference } from '../brush-models.js';
import { entityWorldspawn } from '../entity-worldspawn.js';
import { lumpEmpty } from '../lump-empty.js';
import type { Rule } from '../rule.js';
import { brushSideCount, brushSideMaterialLimit, brushSideTotal } from './brushes.js';
import { coronaLimit, coronaScale, miscModelModel, miscModelOrigin } from './entity-classes.js';
import { entityClassname, entityPairLimit } from './entity-pairs.js';
import { leafLightLimit, leafNumberLimit, leafSpanLimit } from './leaves.js';
import { lightCacheSize } from './light-cache.js';
import { lightmapPageCount, lightmapPageLimit } from './lightmaps.js';
import { lightType } from './lights.js';
import { materialNameEnd } from './materials.js';
import { modelBrushes, modelLimit, modelSpanLimit } from './models.js';
import { curveGridLimit, curveSize, terrainIndexTriple } from './patches.js';
import { portalVertexCount } from './portals.js';
import { skyLightmap, skyMaterialSingle } from './sky.js';
import { nodeChildLimit } from './space-tree.js';
import {
  surfaceEmpty,
  surfaceFirstIndex,
  surfaceGroupVertices,
  surfaceIndexTriple,
  surfaceLightmap,
} from './surfaces.js';
import { visibilityClusterCount, visibilityRowSize } from './visibility.js';

/** What maps of Call of Duty and United Offensive have to keep to, in the order in which the game comes to it. */
export const callOfDutyRules: readonly Rule[] = [
  lumpEmpty,
  materialNameEnd,
  brushSideCount,
  brushSideTotal,
  brushSideMaterialLimit,
  nodeChildLimit,
  leafNumberLimit,
  leafSpanLimit,
  leafLightLimit,
  curveSize,
  curveGridLimit,
  terrainIndexTriple,
  modelLimit,
  modelSpanLimit,
  modelBrushes,
  visibilityClusterCount,
  visibilityRowSize,
  surfaceLightmap,
  surfaceEmpty,
  surfaceIndexTriple,
  surfaceFirstIndex,
  surfaceGroupVertices,
  skyMaterialSingle,
  skyLightmap,
  lightmapPageCount,
  lightmapPageLimit,
  portalVertexCount,
  lightType,
  lightCacheSize,
  entityWorldspawn,
  entityClassname,
  entityPairLimit,
  miscModelOrigin,
  miscModelModel,
  coronaScale,
  coronaLimit,
  brushModelReference,
];

/**
 * Those of the rules that follow from what Call of Duty 2 and 4 read in the same way. Nothing is known of what else their
 * loaders check, or of whether what they say is the same.
 */
export const laterCallOfDutyRules: readonly Rule[] = [
  materialNameEnd,
  brushSideCount,
  brushSideTotal,
  modelBrushes,
  visibilityRowSize,
  surfaceIndexTriple,
  portalVertexCount,
  entityWorldspawn,
  entityClassname,
  miscModelOrigin,
  miscModelModel,
  brushModelReference,
];
