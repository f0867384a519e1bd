import { brushModelReference } from '../brush-models.js';
import { bspxCounts } from '../bspx/bspx-counts.js';
import { bspxReferences } from '../bspx/bspx-references.js';
import { entityWorldspawn } from '../entity-worldspawn.js';
import { lumpEmpty } from '../lump-empty.js';
import type { Rule } from '../rule.js';
import { modelFaceUnreached } from '../valve/model-faces.js';
import { planeNearestAxis, planePair, planeType } from '../valve/planes.js';
import { visibilityLeafCluster } from '../valve/visibility.js';
import { faceLightSamples } from './face-light.js';
import { loaderLumpEmpty } from './loader-lumps.js';
import { emptyLeafNone, firstLeafSolid } from './quake2-leaves.js';
import { walNameEnd } from './wal-names.js';

/** What maps of Quake II have to keep to. */
export const quake2Rules: readonly Rule[] = [
  lumpEmpty,
  loaderLumpEmpty,
  walNameEnd,
  firstLeafSolid,
  emptyLeafNone,
  planeType,
  planeNearestAxis,
  planePair,
  visibilityLeafCluster,
  modelFaceUnreached,
  faceLightSamples,
  entityWorldspawn,
  brushModelReference,
  bspxCounts,
  bspxReferences,
];
