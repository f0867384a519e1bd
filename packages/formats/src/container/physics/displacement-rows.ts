import type { ContentRows } from '@brushwork/record';
import { joinedRows, type RowGroup } from '../joined-rows.js';
import type { PhysicsDisplacements } from './displacement-content.js';
import type { DisplacementHull } from './displacement-hulls.js';

/** A row for each displacement. */
export function displacementRows(content: PhysicsDisplacements): ContentRows {
  return {
    columns: ['displacement', 'offset', 'size', 'hulls', 'triangles', 'edges'].map((name) => ({ name })),
    length: content.length,
    row(i) {
      const hulls = content.hulls(i);
      const sum = (of: (hull: DisplacementHull) => number): number | undefined =>
        hulls?.reduce((total, hull) => total + of(hull), 0);
      return {
        displacement: i,
        offset: content.offsetOf(i),
        size: content.bytesOf(i).length,
        hulls: hulls?.length,
        triangles: sum(({ triangles }) => triangles.length),
        edges: sum(({ edges }) => edges.length),
      };
    },
  };
}

/** A row for each hull of all displacements. */
export function hullRows(content: PhysicsDisplacements): ContentRows {
  const names = ['baseVertex', 'triangles', 'virtualTriangles', 'edges', 'virtualEdges'];
  return rowsOf(content, ['displacement', 'hull', ...names], {
    count: (hulls) => hulls.length,
    row: (hulls, hull) => {
      const found = hulls[hull] as DisplacementHull;
      return {
        hull,
        baseVertex: found.baseVertex,
        triangles: found.triangles.length,
        virtualTriangles: found.virtualTriangleCount,
        edges: found.edges.length,
        virtualEdges: found.virtualEdgeCount,
      };
    },
  });
}

/** A row for each triangle of all hulls: three edges of the hull, and the opposite triangle. */
export function hullTriangleRows(content: PhysicsDisplacements): ContentRows {
  const columns = ['displacement', 'hull', 'triangle', 'edge0', 'edge1', 'edge2', 'opposite'];
  return rowsOf(content, columns, {
    count: (hulls) => hulls.reduce((sum, { triangles }) => sum + triangles.length, 0),
    row(hulls, k) {
      const { hull, index } = placeIn(hulls, k, ({ triangles }) => triangles.length);
      const [edge0, edge1, edge2, opposite] = hulls[hull]?.triangles[index] ?? [];
      return { hull, triangle: index, edge0, edge1, edge2, opposite };
    },
  });
}

/** A row for each edge of all hulls: two vertices, from the hull's base vertex on. */
export function hullEdgeRows(content: PhysicsDisplacements): ContentRows {
  return rowsOf(content, ['displacement', 'hull', 'edge', 'vertex0', 'vertex1'], {
    count: (hulls) => hulls.reduce((sum, { edges }) => sum + edges.length, 0),
    row(hulls, k) {
      const { hull, index } = placeIn(hulls, k, ({ edges }) => edges.length);
      const [vertex0, vertex1] = hulls[hull]?.edges[index] ?? [];
      return { hull, edge: index, vertex0, vertex1 };
    },
  });
}

/** The hull that a number along all hulls falls into; there are at most 255. */
function placeIn(
  hulls: readonly DisplacementHull[],
  k: number,
  length: (hull: DisplacementHull) => number,
): { readonly hull: number; readonly index: number } {
  let index = k;
  let hull = 0;
  while (hull < hulls.length && index >= length(hulls[hull] as DisplacementHull))
    index -= length(hulls[hull++] as DisplacementHull);
  return { hull, index };
}

function rowsOf(
  content: PhysicsDisplacements,
  columns: readonly string[],
  rows: {
    readonly count: (hulls: readonly DisplacementHull[]) => number;
    readonly row: (hulls: readonly DisplacementHull[], k: number) => Readonly<Record<string, unknown>>;
  },
): ContentRows {
  // The hulls of one displacement at a time: those of all take many times the bytes that they are packed in.
  let known: { readonly i: number; readonly hulls: readonly DisplacementHull[] } | undefined;
  const hullsOf = (i: number): readonly DisplacementHull[] => {
    if (known?.i !== i) known = { i, hulls: content.hulls(i) ?? [] };
    return known.hulls;
  };
  const groups = Array.from(
    { length: content.length },
    (_, displacement): RowGroup => ({
      length: rows.count(hullsOf(displacement)),
      row: (k) => ({ displacement, ...rows.row(hullsOf(displacement), k) }),
    }),
  );
  return joinedRows(
    columns.map((name) => ({ name })),
    groups,
  );
}
