import type { NameMap } from './compare.js';
import type { Difference } from './compare-records.js';

/** The schema's names where they aren't the specification's. */
export const names: NameMap = {
  'brushSide.materialIndex': 'material',
  'brushSide.axial': 'distance',
  'brushSide.nonAxial': 'index',
  'brush.numSides': 'sideCount',
  'brush.materialIndex': 'material',
  'surface.materialIndex': 'material',
  'surface.lightmapNum': 'lightmap',
  'drawVertex.st': 'textureCoordinates',
  'drawVertex.lightmap': 'lightmapCoordinates',
  'occluderEdge.planeIndexes': 'planes',
  'occluderEdge.vertexIndexes': 'vertices',
  'cell.aabbTreeIndex': 'aabbTree',
  'portal.planeIndex': 'plane',
  'portal.cellIndex': 'cell',
  'node.planeIndex': 'plane',
  'leaf.firstTerrainPatch': 'firstPatch',
  'leaf.terrainPatchCount': 'patchCount',
  'leaf.firstLeafBrush': 'firstBrush',
  'leaf.leafBrushCount': 'brushCount',
  'leaf.cellIndex': 'cell',
  'leaf.firstLightIndex': 'firstLight',
  'terrainPatch.materialIndex': 'material',
  'terrainPatch.collisionMode': 'mode',
  'model.firstLeafSurface': 'firstPatch',
  'model.leafSurfaceCount': 'patchCount',
  'model.firstLeafBrush': 'firstBrush',
  'model.leafBrushCount': 'brushCount',
  'light.unconsumed': 'unknown0x38',
  'light.linearPoint': 'linear',
  'light.customPoint': 'custom',
  'light.spot.cutoffCos': 'cutoffCosine',
  'light.customSpot.cutoffCos': 'cutoffCosine',
  'lightVisibilityEntry.sampleState': 'state',
  'lightVisibilityEntry.visibleLightBits': 'visibleLights',
};

/** A difference that is meant, and the section of `reference/corrections.md` that says why. */
export interface MeantDifference extends Difference {
  readonly correction: string;
}

const modelBrushes = "Models' brush spans index lump 4";
const missingRows = 'Relations that the table leaves out';

/** Where the schema rightly differs from the specification. */
export const meant: readonly MeantDifference[] = [
  {
    where: 'drawIndex.value',
    what: 'place',
    transcription: 'i16*1 at 0, 2 bytes',
    schema: 'u16*1 at 0, 2 bytes',
    correction: 'Sign of local indexes',
  },
  {
    where: 'model.firstLeafBrush',
    what: 'reference',
    transcription: 'first of 22',
    schema: 'first of 4',
    correction: modelBrushes,
  },
  {
    where: 'model.leafBrushCount',
    what: 'reference',
    transcription: 'count of 22',
    schema: 'count of 4',
    correction: modelBrushes,
  },
  {
    where: 'relations of lump 27',
    what: 'targets',
    transcription: '6, 22, 23',
    schema: '4, 6, 23',
    correction: modelBrushes,
  },
  { where: 'relations of lump 8', what: 'targets', transcription: '', schema: '7', correction: missingRows },
  {
    where: 'relations of lump 26',
    what: 'targets',
    transcription: '',
    schema: '25',
    correction: missingRows,
  },
  {
    where: 'relations of lump 21',
    what: 'targets',
    transcription: '17, 19, 22, 23',
    schema: '17, 19, 22, 23, 28',
    correction: missingRows,
  },
  {
    where: 'relations of lump 14',
    what: 'targets',
    transcription: '12',
    schema: '11, 13',
    correction: missingRows,
  },
];
