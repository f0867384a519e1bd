import type { LumpContents } from './build-map.js';

/*
 * A made-up world in which every lump is filled and every reference is used: two cells, a portal each way, a curve and
 * two pieces of terrain, a brush model, lights of every kind. It means nothing as a place; it keeps to every rule.
 */

const up = { x: 0, y: 0, z: 1 };
const at = (x: number, y = 0, z = 0): { x: number; y: number; z: number } => ({ x, y, z });
const box = { mins: at(-64, -64, -64), maxs: at(64, 64, 64) };
const intBox = { mins: at(-64, -64, -64), maxs: at(64, 64, 64) };

function material(name: string, surfaceFlags: number, contentFlags: number): object {
  return { name, surfaceFlags, contentFlags };
}

/** The sides of a brush: six distances along the axes, then planes. */
function sides(materialIndex: number, ...planes: number[]): object[] {
  const axial = [-8, 8, -8, 8, -8, 8].map((distance) => ({ plane: { distance }, material: materialIndex }));
  return [...axial, ...planes.map((index) => ({ plane: { index }, material: materialIndex }))];
}

function vertices(count: number): object[] {
  return Array.from({ length: count }, (_, i) => ({
    position: at(i, i * i, 3),
    textureCoordinates: { s: i / 8, t: 0.5 },
    lightmapCoordinates: { s: 0.25, t: i / 16 },
    normal: up,
    color: { red: 255, green: 200, blue: 100, alpha: 255 },
  }));
}

const unread = { $case: 'none', unused: '00'.repeat(16) };

const lightParameters: readonly object[] = [
  unread,
  unread,
  { $case: 'linear', linearAttenuation: 0.5 },
  { $case: 'custom', quadraticAttenuation: 0.25, constantAttenuation: 1 },
  { $case: 'spot', cutoffCosine: 0.5, exponent: 4 },
  unread,
  { $case: 'customSpot', quadraticAttenuation: 0.25, constantAttenuation: 1, cutoffCosine: 0.5, exponent: 2 },
  unread,
];

const lights = lightParameters.map((parameters, i) => ({
  type: i + 1,
  color: { red: 1, green: 0.5, blue: 0.25 },
  position: at(8 * i),
  direction: up,
  parameters,
  unknown0x38: '00'.repeat(16),
}));

function leaf(numbers: Readonly<Record<string, number>>): object {
  const empty = {
    cluster: -1,
    area: -1,
    cell: -1,
    firstPatch: 0,
    patchCount: 0,
    firstBrush: 0,
    brushCount: 0,
    firstLight: 0,
    lightCount: 0,
  };
  return { ...empty, ...numbers };
}

/** The entities as text. */
export const entityText = `{
"classname" "worldspawn"
"ambient" "0.2"
}
{
"classname" "script_brushmodel"
"model" "*1"
"origin" "0 0 8"
}
{
"classname" "misc_model"
"model" "xmodel/crate"
"origin" "16 0 0"
}
{
"classname" "corona"
"origin" "0 16 0"
"scale" "0.5"
}
`;

/** The world's lumps, without the light-visibility cache, whose three megabytes few tests need. */
export const callOfDutyWorld: LumpContents = {
  MATERIALS: [
    material('textures/test/wall', 0x200000, 1),
    material('textures/sky/test', 0x434, 0x801),
    material('textures/test/trim', 0, 1),
  ],
  LIGHTMAPS: new Uint8Array(786432),
  PLANES: [0, 1, 2, 3].map((i) => ({ normal: up, distance: i * 8 })),
  BRUSH_SIDES: [...sides(0, 1), ...sides(1), ...sides(2, 2, 3)],
  BRUSHES: [
    { sideCount: 7, material: 0 },
    { sideCount: 6, material: 1 },
    { sideCount: 8, material: 2 },
  ],
  UNKNOWN_5: new Uint8Array([1, 2, 3, 4]),
  TRIANGLE_SOUPS: [
    { material: 0, lightmap: 0, firstVertex: 0, vertexCount: 4, indexCount: 6, firstIndex: 0 },
    { material: 1, lightmap: -1, firstVertex: 4, vertexCount: 3, indexCount: 3, firstIndex: 6 },
    { material: 0, lightmap: 0, firstVertex: 7, vertexCount: 3, indexCount: 3, firstIndex: 9 },
    { material: 2, lightmap: -1, firstVertex: 10, vertexCount: 3, indexCount: 3, firstIndex: 12 },
  ],
  DRAW_VERTICES: vertices(13),
  DRAW_INDICES: [0, 1, 2, 0, 2, 3, 0, 1, 2, 0, 1, 2, 0, 1, 2],
  CULL_GROUPS: [
    { ...box, firstSurface: 0, surfaceCount: 2 },
    { ...box, firstSurface: 2, surfaceCount: 1 },
  ],
  CULL_GROUP_INDICES: [0, 1],
  PORTAL_VERTICES: Array.from({ length: 11 }, (_, i) => at(i, -i, i * i)),
  OCCLUDERS: [
    { firstPlane: 0, planeCount: 2, edgeCount: 2, firstEdge: 0, firstVertex: 4, vertexCount: 4 },
    { firstPlane: 2, planeCount: 3, edgeCount: 3, firstEdge: 2, firstVertex: 8, vertexCount: 3 },
  ],
  OCCLUDER_PLANES: [0, 1, 2, 3, 0],
  // The game reads the edges of every occluder from the first one on: the first two count for both.
  OCCLUDER_EDGES: [
    { planes: [0, 1], vertices: [0, 1] },
    { planes: [1, 0], vertices: [1, 2] },
    { planes: [2, 0], vertices: [2, 0] },
    { planes: [0, 0], vertices: [0, 0] },
    { planes: [0, 0], vertices: [0, 0] },
  ],
  OCCLUDER_INDICES: [0, 1],
  AABB_TREES: [
    { firstSurface: 0, surfaceCount: 3, childCount: 2 },
    { firstSurface: 0, surfaceCount: 2, childCount: 2 },
    { firstSurface: 2, surfaceCount: 1, childCount: 0 },
    { firstSurface: 0, surfaceCount: 1, childCount: 0 },
    { firstSurface: 1, surfaceCount: 1, childCount: 0 },
    { firstSurface: 2, surfaceCount: 1, childCount: 0 },
  ],
  CELLS: [
    {
      ...box,
      aabbTree: 0,
      firstPortal: 0,
      portalCount: 1,
      firstCullGroup: 0,
      cullGroupCount: 1,
      firstOccluder: 0,
      occluderCount: 1,
    },
    {
      ...box,
      aabbTree: 5,
      firstPortal: 1,
      portalCount: 1,
      firstCullGroup: 1,
      cullGroupCount: 1,
      firstOccluder: 1,
      occluderCount: 1,
    },
  ],
  PORTALS: [
    { plane: 0, cell: 1, firstVertex: 0, vertexCount: 4 },
    { plane: 1, cell: 0, firstVertex: 0, vertexCount: 4 },
  ],
  LIGHT_INDICES: [-1, 0, 1, 2, 3],
  NODES: [
    { plane: 0, children: [1, 2], ...intBox },
    { plane: 1, children: [-1, -2], ...intBox },
    { plane: 2, children: [-3, -4], ...intBox },
  ],
  LEAVES: [
    leaf({}),
    leaf({
      cluster: 0,
      area: 0,
      cell: 0,
      firstBrush: 0,
      brushCount: 2,
      firstPatch: 0,
      patchCount: 1,
      firstLight: 0,
      lightCount: 3,
    }),
    leaf({
      cluster: 1,
      area: 0,
      cell: 1,
      firstBrush: 2,
      brushCount: 1,
      firstPatch: 1,
      patchCount: 1,
      firstLight: 3,
      lightCount: 2,
    }),
    leaf({}),
  ],
  LEAF_BRUSHES: [0, 1, 0],
  LEAF_SURFACES: [0, 1, 2],
  COLLISION_PATCHES: [
    { material: 0, mode: 0, shape: { $case: 'curve', width: 3, height: 3, maxError: 8, firstVertex: 0 } },
    {
      material: 0,
      mode: 1,
      shape: { $case: 'terrain', vertexCount: 4, indexCount: 6, firstVertex: 9, firstIndex: 0 },
    },
    {
      material: 2,
      mode: 1,
      shape: { $case: 'terrain', vertexCount: 3, indexCount: 3, firstVertex: 13, firstIndex: 6 },
    },
  ],
  COLLISION_VERTICES: Array.from({ length: 16 }, (_, i) => at(i, i, i)),
  COLLISION_INDICES: [0, 1, 2, 0, 2, 3, 0, 1, 2],
  MODELS: [
    { ...box, firstSurface: 0, surfaceCount: 3, firstPatch: 0, patchCount: 2, firstBrush: 0, brushCount: 2 },
    { ...box, firstSurface: 3, surfaceCount: 1, firstPatch: 2, patchCount: 1, firstBrush: 2, brushCount: 1 },
  ],
  VISIBILITY: { clusterCount: 2, bytesPerCluster: 1, rows: [3, 3] },
  ENTITIES: entityText,
  LIGHTS: lights,
  UNKNOWN_31: new Uint8Array([5, 6, 7, 8]),
};

/** A whole light-visibility cache, all of it unused. */
export const wholeCache = new Uint8Array(8192 * 32 * 12);
