/** What hides what is behind it: polygons that entities of class `func_occluder` switch on and off. */
import {
  type ContentPlace,
  type ContentStatus,
  f32,
  flags,
  i32,
  many,
  ref,
  sequence,
  span,
  struct,
  vector,
  versions,
} from '@brushwork/record';

/**
 * What an occluder is (`OCCLUDER_FLAGS_*`).
 * @source engine headers @confidence probable
 */
export const occluderFlags = { inactive: 0x1 } as const;

/**
 * An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by `occludernum`.
 * @orig doccluderdataV1_t @source engine headers @confidence probable
 */
export class OccluderWithoutArea extends struct(36, {
  /** Whether it starts switched off. */
  flags: flags(i32, occluderFlags),
  /** First of `polygonCount` polygons of this lump. */
  firstPolygon: span(i32, '.polygons', 'polygonCount'),
  /** Number of polygons. */
  polygonCount: i32,
  /** Lower corner of the box around its vertices, in game units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner of the box around its vertices, in game units. */
  maxs: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
 * @orig doccluderdata_t @source specification, occlusion @confidence certain
 */
export class Occluder extends OccluderWithoutArea.with(40, {
  /** Area that it is in: only from there does it hide anything. */
  area: ref(i32, 'AREAS', { none: 'negative', mayBeEmpty: true }),
}) {}

/**
 * A flat convex polygon of an occluder.
 * @orig doccluderpolydata_t @source specification, occlusion @confidence certain
 */
export class OccluderPolygon extends struct(12, {
  /** First of `vertexCount` entries in the vertex indexes of this lump. */
  firstVertexIndex: span(i32, '.vertexIndices', 'vertexCount'),
  /** Number of corners. */
  vertexCount: i32,
  /** Plane that it lies on. */
  plane: ref(i32, 'PLANES'),
}) {}

const byVersion = versions({
  1: sequence('OcclusionWithoutArea', {
    /** Number of occluders. */
    occluderCount: i32,
    /** The occluders, in the order of their `occludernum`. */
    occluders: many(OccluderWithoutArea, 'occluderCount'),
    /** Number of polygons. */
    polygonCount: i32,
    /** The polygons, as occluders select them. */
    polygons: many(OccluderPolygon, 'polygonCount'),
    /** Number of vertex indexes. */
    vertexIndexCount: i32,
    /** Vertices, as polygons select them. */
    vertexIndices: many(ref(i32, 'VERTICES'), 'vertexIndexCount'),
  }),
  2: sequence('Occlusion', {
    /** Number of occluders. */
    occluderCount: i32,
    /** The occluders, in the order of their `occludernum`. */
    occluders: many(Occluder, 'occluderCount'),
    /** Number of polygons. */
    polygonCount: i32,
    /** The polygons, as occluders select them. */
    polygons: many(OccluderPolygon, 'polygonCount'),
    /** Number of vertex indexes. */
    vertexIndexCount: i32,
    /** Vertices, as polygons select them. */
    vertexIndices: many(ref(i32, 'VERTICES'), 'vertexIndexCount'),
  }),
});

/** How far the counts are from saying how long the lump is: not, by bytes that are left over, by bytes that are missing. */
const misfits: Partial<Record<ContentStatus, number>> = { ok: 0, remainder: 1, truncated: 2 };

/** Version whose counts say how long the lump is; the one of the directory where both do, as with no occluders, or neither. */
function versionOf(place: ContentPlace): 1 | 2 {
  const { layouts } = byVersion;
  const misfit = (version: 1 | 2): number => misfits[layouts[version].open(place).status] ?? 0;
  const difference = misfit(1) - misfit(2);
  if (difference !== 0) return difference < 0 ? 1 : 2;
  return place.version === 1 ? 1 : 2;
}

/**
 * The lump of occluders (lump 9): a count and occluders, a count and polygons, a count and vertex indexes. Tools count
 * its versions from 0 or from 1, so that the layout is chosen by the size that the counts add up to.
 * @orig doccluder_t @source specification, occlusion @confidence certain
 */
export const occlusion: typeof byVersion = {
  ...byVersion,
  open: (place) => byVersion.open({ ...place, version: versionOf(place) }),
};
