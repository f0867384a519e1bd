import type { GameMap } from '../../map/game-map.js';
import { numberColumn } from '../number-column.js';
import { vectorColumn } from '../vector-column.js';

/** The corners of the faces of a lump, read where they lie. */
export interface FaceCorners {
  /** Number of faces; 0 when a lump that they need isn't there. */
  readonly length: number;
  /**
   * The corners of face `i`, three numbers each, good until the next call; `undefined` when it leads to something that
   * isn't there, which other rules report, or when the faces together have more corners than there can be.
   */
  of(i: number): Float64Array | undefined;
}

/** Faces share no entries of SURFEDGES in real maps; a file in which they do can't make checking take longer than this. */
const SHARING = 2;

/** Reads the corners of the faces of a lump: FACES, FACES_HDR or ORIGINAL_FACES. */
export function faceCorners(map: GameMap<object>, lump: string): FaceCorners {
  const firsts = numberColumn(map, lump, 'firstEdge');
  const counts = numberColumn(map, lump, 'edgeCount');
  const surfedges = numberColumn(map, 'SURFEDGES', '');
  const starts = numberColumn(map, 'EDGES', 'vertices', 0);
  const ends = numberColumn(map, 'EDGES', 'vertices', 1);
  const vertices = vectorColumn(map, 'VERTICES', '');
  let left = surfedges.length * SHARING;
  let corners = new Float64Array(3 * 16);
  return {
    length: firsts.length,
    of(i) {
      const first = firsts.at(i);
      const count = counts.at(i);
      if (!(count > 0) || first < 0 || first > surfedges.length - count || count > left) return undefined;
      left -= count;
      if (corners.length < 3 * count) corners = new Float64Array(3 * count);
      for (let k = 0; k < count; k++) {
        const surfedge = surfedges.at(first + k);
        const edge = Math.abs(surfedge);
        if (edge >= starts.length) return undefined;
        const vertex = (surfedge < 0 ? ends : starts).at(edge);
        if (vertex < 0 || vertex >= vertices.length) return undefined;
        for (let axis = 0; axis < 3; axis++) corners[3 * k + axis] = vertices.at(vertex, axis);
      }
      return corners.subarray(0, 3 * count);
    },
  };
}
