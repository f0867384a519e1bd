import type { SceneMesh } from '@brushwork/ops';

/** The corners of the triangles of a mesh that come from a record; none for a mesh of another lump. */
export function recordTriangles(mesh: SceneMesh, lump: string, record: number): readonly number[] {
  const { indices, source } = mesh;
  if (source.lump !== lump) return [];
  const corners: number[] = [];
  for (let t = 0; t < source.records.length; t++)
    if (source.records[t] === record)
      corners.push(indices[t * 3] as number, indices[t * 3 + 1] as number, indices[t * 3 + 2] as number);
  return corners;
}
