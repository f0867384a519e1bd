import type { Limit, LimitHolder } from './limit.js';

type Row = readonly [id: string, title: string, lump: string, most: number];

function limits(
  rows: readonly Row[],
  held: { readonly by: LimitHolder; readonly source: string },
): readonly Limit[] {
  return rows.map(([id, title, lump, most]) => ({
    ...held,
    id,
    title,
    of: { kind: 'elements', lumps: [lump] },
    most,
    confidence: 'probable',
  }));
}

/** Limits of Call of Duty 2's compilers; what the game takes isn't known. */
export const callOfDuty2Limits: readonly Limit[] = limits(
  [
    ['MAX_MAP_MATERIALS', 'materials', 'MATERIALS', 1024],
    ['MAX_MAP_PLANES', 'planes', 'PLANES', 0x80000],
    ['MAX_MAP_BRUSHSIDES', 'sides of brushes', 'BRUSH_SIDES', 655_360],
    ['MAX_MAP_BRUSHES', 'brushes', 'BRUSHES', 0x8000],
    ['MAX_MAP_TRISOUPS', 'surfaces', 'TRIANGLE_SOUPS', 0x8000],
    ['MAX_MAP_DRAW_VERTS', 'vertices', 'DRAW_VERTICES', 0x80000],
    ['MAX_MAP_DRAW_INDEXES', 'indexes of vertices', 'DRAW_INDICES', 0x300000],
    ['MAX_MAP_CULLGROUPS', 'cull groups', 'CULL_GROUPS', 2048],
    ['MAX_MAP_CULLGROUPINDEXES', 'cull groups of cells', 'CULL_GROUP_INDICES', 4096],
    ['MAX_MAP_PORTAL_VERTS', 'corners of portals', 'PORTAL_VERTICES', 0x4000],
    ['MAX_MAP_OCCLUDERS', 'occluders', 'OCCLUDERS', 4096],
    ['MAX_MAP_AABBTREES', 'trees of surfaces', 'AABB_TREES', 0x100000],
    ['MAX_MAP_CELLS', 'cells', 'CELLS', 1024],
    ['MAX_MAP_PORTALS', 'portals', 'PORTALS', 2048],
    ['MAX_MAP_NODES', 'nodes', 'NODES', 0x8000],
    ['MAX_MAP_LEAFS', 'leaves', 'LEAVES', 0x8000],
    ['MAX_MAP_LEAFBRUSHES', 'brushes in leaves', 'LEAF_BRUSHES', 0x40000],
    ['MAX_MAP_COLLISION_VERTS', 'corners to collide with', 'COLLISION_VERTICES', 0x40000],
    ['MAX_MAP_COLLISION_TRIS', 'triangles to collide with', 'COLLISION_TRIANGLES', 0x40000],
    ['MAX_MAP_MODELS', 'models', 'MODELS', 1023],
  ],
  { by: 'compilers', source: 'recovered compilers of the game' },
);

/** Limits of Call of Duty 4's loaders. */
export const callOfDuty4Limits: readonly Limit[] = limits(
  [
    ['MAX_MAP_PLANES', 'planes', 'PLANES', 0x10000],
    ['MAX_SUBMODELS', 'models', 'MODELS', 0xfff],
  ],
  { by: 'engine', source: 'recovered loaders of the game' },
);
