import { brushModelReference } from '../brush-models.js';
import { bspxCounts } from '../bspx/bspx-counts.js';
import { bspxReferences } from '../bspx/bspx-references.js';
import { entityWorldspawn } from '../entity-worldspawn.js';
import { lumpEmpty } from '../lump-empty.js';
import type { Rule } from '../rule.js';
import { faceFlat } from '../valve/faces.js';
import { modelFaceUnreached } from '../valve/model-faces.js';
import { planeType } from '../valve/planes.js';
import { clipNodeCycle } from './clip-node-cycle.js';
import { faceLightSamples } from './face-light.js';
import { leafVisibilityRow, leafZeroSolid, worldLeafCount } from './leaf-visibility.js';

/** What maps of Quake, Hexen II and GoldSrc have to keep to. */
export const quakeRules: readonly Rule[] = [
  lumpEmpty,
  planeType,
  faceFlat,
  modelFaceUnreached,
  faceLightSamples,
  clipNodeCycle,
  leafZeroSolid,
  worldLeafCount,
  leafVisibilityRow,
  entityWorldspawn,
  brushModelReference,
  bspxCounts,
  bspxReferences,
];
