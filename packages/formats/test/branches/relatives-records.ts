/*
 * Records that games beside Valve's changed in version 20, typed by hand from the public article on them and the notes of
 * public readers, never from the schemas: size, and each field's place and type. Readings that sources don't agree on
 * are named in `reference/corrections.md`.
 */

import type { TypedRecord } from '../support/typed-records.js';

const texinfo: TypedRecord = {
  lump: 'TEXTURE_INFO',
  size: 96,
  fields: [
    ['textureS.x', 0, 'f32'],
    ['textureS.offset', 12, 'f32'],
    ['textureT.x', 16, 'f32'],
    ['textureT.offset', 28, 'f32'],
    ['lightmapS.x', 32, 'f32'],
    ['lightmapS.offset', 44, 'f32'],
    ['lightmapT.x', 48, 'f32'],
    ['lightmapT.offset', 60, 'f32'],
    // 64: 24 bytes that nobody knows.
    ['flags', 88, 'i32'],
    ['textureData', 92, 'i32'],
  ],
};

/** Models of Dark Messiah's single player have a number more, between origin and head node. */
const model: TypedRecord = {
  lump: 'MODELS',
  size: 52,
  fields: [
    ['mins.x', 0, 'f32'],
    ['mins.z', 8, 'f32'],
    ['maxs.x', 12, 'f32'],
    ['maxs.z', 20, 'f32'],
    ['origin.x', 24, 'f32'],
    ['origin.z', 32, 'f32'],
    ['unknown0x24', 36, 'i32'],
    ['headNode', 40, 'i32'],
    ['firstFace', 44, 'i32'],
    ['faceCount', 48, 'i32'],
  ],
};

/** A face of Vindictus; `more` bytes stand behind the styles. */
function face(lump: string, more: 0 | 4): TypedRecord {
  return {
    lump,
    size: 72 + more,
    fields: [
      ['plane', 0, 'u32'],
      ['side', 4, 'u8'],
      ['onNode', 5, 'u8'],
      // 6: a short, 0 as far as others have seen.
      ['firstEdge', 8, 'i32'],
      ['edgeCount', 12, 'i32'],
      ['texture', 16, 'i32'],
      ['displacement', 20, 'i32'],
      ['fogVolume', 24, 'i32'],
      ['styles.0', 28, 'u8'],
      ['styles.3', 31, 'u8'],
      ['lightOffset', 32 + more, 'i32'],
      ['area', 36 + more, 'f32'],
      ['lightmapMins.s', 40 + more, 'i32'],
      ['lightmapMins.t', 44 + more, 'i32'],
      ['lightmapSize.s', 48 + more, 'i32'],
      ['lightmapSize.t', 52 + more, 'i32'],
      ['originalFace', 56 + more, 'i32'],
      ['primitiveCount', 60 + more, 'u32', [0, 15]],
      ['shadowBits', 60 + more, 'u32', [15, 17]],
      ['firstPrimitive', 64 + more, 'u32'],
      ['smoothingGroups', 68 + more, 'u32'],
    ],
  };
}

function faces(more: 0 | 4): TypedRecord[] {
  return ['FACES', 'ORIGINAL_FACES', 'FACES_HDR'].map((lump) => face(lump, more));
}

/** What both generations of Vindictus have in common. */
const vindictus: readonly TypedRecord[] = [
  {
    lump: 'NODES',
    size: 48,
    fields: [
      ['plane', 0, 'i32'],
      ['children.0', 4, 'i32'],
      ['children.1', 8, 'i32'],
      ['mins.x', 12, 'i32'],
      ['mins.z', 20, 'i32'],
      ['maxs.x', 24, 'i32'],
      ['maxs.z', 32, 'i32'],
      ['firstFace', 36, 'i32'],
      ['faceCount', 40, 'i32'],
      ['area', 44, 'i32'],
    ],
  },
  {
    lump: 'LEAVES',
    size: 56,
    fields: [
      ['contents', 0, 'i32'],
      ['cluster', 4, 'i32'],
      ['flags', 8, 'i32'],
      ['mins.x', 12, 'i32'],
      ['mins.z', 20, 'i32'],
      ['maxs.x', 24, 'i32'],
      ['maxs.z', 32, 'i32'],
      ['firstFace', 36, 'u32'],
      ['faceCount', 40, 'u32'],
      ['firstBrush', 44, 'u32'],
      ['brushCount', 48, 'u32'],
      ['water', 52, 'i32'],
    ],
  },
  {
    lump: 'EDGES',
    size: 8,
    fields: [
      ['vertices.0', 0, 'u32'],
      ['vertices.1', 4, 'u32'],
    ],
  },
  {
    lump: 'BRUSH_SIDES',
    size: 16,
    fields: [
      ['plane', 0, 'u32'],
      ['texture', 4, 'i32'],
      ['displacement', 8, 'i32'],
      ['bevel', 12, 'i32'],
    ],
  },
  {
    lump: 'AREA_PORTALS',
    size: 20,
    fields: [
      ['key', 0, 'u32'],
      ['otherArea', 4, 'u32'],
      ['firstVertex', 8, 'u32'],
      ['vertexCount', 12, 'u32'],
      ['plane', 16, 'i32'],
    ],
  },
  {
    lump: 'DISPLACEMENT_INFO',
    size: 232,
    fields: [
      ['startPosition.x', 0, 'f32'],
      ['startPosition.z', 8, 'f32'],
      ['firstVertex', 12, 'i32'],
      ['firstTriangle', 16, 'i32'],
      ['power', 20, 'i32'],
      ['smoothingAngle', 24, 'f32'],
      ['unknown0x1C', 28, 'i32'],
      ['contents', 32, 'i32'],
      ['face', 36, 'u32'],
      ['lightmapAlphaStart', 40, 'i32'],
      ['lightmapSamplePositionStart', 44, 'i32'],
      // Four edges of two neighbours of 8 bytes each.
      ['edgeNeighbors.0.subNeighbors.0.displacement', 48, 'u32'],
      ['edgeNeighbors.0.subNeighbors.0.orientation', 52, 'u8'],
      ['edgeNeighbors.0.subNeighbors.0.span', 53, 'u8'],
      ['edgeNeighbors.0.subNeighbors.0.neighborSpan', 54, 'u8'],
      ['edgeNeighbors.0.subNeighbors.1.displacement', 56, 'u32'],
      ['edgeNeighbors.1.subNeighbors.0.displacement', 64, 'u32'],
      ['edgeNeighbors.3.subNeighbors.0.displacement', 96, 'u32'],
      // Four corners of 20 bytes each.
      ['cornerNeighbors.0.neighbors.0', 112, 'u32'],
      ['cornerNeighbors.0.neighbors.3', 124, 'u32'],
      ['cornerNeighbors.0.count', 128, 'u8'],
      ['cornerNeighbors.1.neighbors.0', 132, 'u32'],
      ['cornerNeighbors.3.count', 188, 'u8'],
      ['allowedVertices.0', 192, 'u32'],
      ['allowedVertices.9', 228, 'u32'],
    ],
  },
  {
    lump: 'OVERLAYS',
    size: 356,
    fields: [
      ['id', 0, 'i32'],
      ['texture', 4, 'i32'],
      ['faceCount', 8, 'u32', [0, 30]],
      ['renderOrder', 8, 'u32', [30, 2]],
      ['faces.0', 12, 'i32'],
      ['faces.63', 264, 'i32'],
      ['u.start', 268, 'f32'],
      ['v.end', 280, 'f32'],
      ['uvPoints.0.x', 284, 'f32'],
      ['uvPoints.3.z', 328, 'f32'],
      ['origin.x', 332, 'f32'],
      ['normal.z', 352, 'f32'],
    ],
  },
];

const multiblend: TypedRecord = {
  lump: 'DISPLACEMENT_MULTIBLEND',
  size: 80,
  fields: [
    ['blend.first', 0, 'f32'],
    ['blend.fourth', 12, 'f32'],
    ['alphaBlend.first', 16, 'f32'],
    ['alphaBlend.fourth', 28, 'f32'],
    ['colors.0.red', 32, 'f32'],
    ['colors.1.red', 44, 'f32'],
    ['colors.3.blue', 76, 'f32'],
  ],
};

/** Changed records by identifier of the branch. */
export const relativesRecords: Readonly<Record<string, readonly TypedRecord[]>> = {
  'arkane/dark-messiah-mp': [texinfo],
  'arkane/dark-messiah-sp': [texinfo, model],
  'nexon/vindictus-2010': [...vindictus, ...faces(0)],
  'nexon/vindictus': [...vindictus, ...faces(4)],
  'crowbar-collective/black-mesa': [multiblend],
};
