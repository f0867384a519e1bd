import type { GameMap, PolygonGeometry } from '@brushwork/formats';
import { placeOf, recordsOf } from '../world/typed-lumps.js';
import type { PackedLight } from './packed-light.js';
import { cornerVertex, type PolygonColumns, polygonColumns } from './polygon-columns.js';
import { numberAt } from './scene-columns.js';
import type { SceneIssues } from './scene-issues.js';
import type { MaterialTable } from './scene-materials.js';
import type { MeshTarget, SurfaceReader, SurfaceTable } from './surface-reader.js';

/** What polygons are read with. */
export interface PolygonReaderOptions {
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
  /** Where the light of the faces was packed to; they carry none without. */
  readonly light?: PackedLight | undefined;
}

/** Fewest corners of something that has an area. */
const LEAST_CORNERS = 3;

/**
 * Flat polygons as fans of triangles around their first corner. Faces are stored clockwise, seen from the side that is
 * drawn; their triangles run the other way. Bases of displacements are left to the reader of those.
 */
export function polygonReader(
  map: GameMap<object>,
  geometry: PolygonGeometry,
  options: PolygonReaderOptions,
): SurfaceReader {
  const columns = polygonColumns(map, geometry);
  const table = measure(map, columns, options);
  const { light, materials } = options;
  return { table, write };

  function write(surface: number, target: MeshTarget): void {
    const first = numberAt(columns.firstEdge, surface);
    const count = table.vertexCounts[surface] as number;
    const { vertices, normals, s, t } = columns;
    const p = vertices.array;
    const plane = normals.offset + numberAt(columns.plane, surface) * normals.stride;
    const sign = columns.side === undefined || numberAt(columns.side, surface) === 0 ? 1 : -1;
    const nx = sign * (normals.array[plane] as number);
    const ny = sign * (normals.array[plane + 1] as number);
    const nz = sign * (normals.array[plane + 2] as number);
    const mapping = numberAt(columns.mapping, surface);
    const material = materials.materials[table.materials[surface] as number];
    const width = material?.width ?? DEFAULT_SIDE;
    const height = material?.height ?? DEFAULT_SIDE;
    const si = s.offset + mapping * s.stride;
    const ti = t.offset + mapping * t.stride;
    const sa = s.array;
    const ta = t.array;
    for (let k = 0; k < count; k++) {
      const at = vertices.offset + cornerVertex(columns, first + k) * vertices.stride;
      const x = p[at] as number;
      const y = p[at + 1] as number;
      const z = p[at + 2] as number;
      const v = target.vertex + k;
      target.positions[v * 3] = x;
      target.positions[v * 3 + 1] = y;
      target.positions[v * 3 + 2] = z;
      target.normals[v * 3] = nx;
      target.normals[v * 3 + 1] = ny;
      target.normals[v * 3 + 2] = nz;
      const u = along(sa, si, x, y, z) / width;
      const w = along(ta, ti, x, y, z) / height;
      target.textureCoordinates[v * 2] = u;
      target.textureCoordinates[v * 2 + 1] = w;
    }
    if (light !== undefined && target.lightmapCoordinates !== undefined)
      writeLight(surface, { light, target, lightmapCoordinates: target.lightmapCoordinates, count });
    let index = target.index;
    for (let k = 2; k < count; k++) {
      target.indices[index++] = target.vertex;
      target.indices[index++] = target.vertex + k;
      target.indices[index++] = target.vertex + k - 1;
    }
  }

  function writeLight(
    surface: number,
    to: {
      readonly light: PackedLight;
      readonly target: MeshTarget;
      readonly lightmapCoordinates: Float32Array;
      readonly count: number;
    },
  ): void {
    const { light: packed, target, lightmapCoordinates } = to;
    if ((packed.pages[surface] as number) < 0) return;
    const { places } = packed;
    const { lightS, lightT } = places === undefined ? columns : { lightS: places.column, lightT: places.row };
    const mapping = places === undefined ? numberAt(columns.mapping, surface) : surface;
    const scale = packed.luxelsBySurface?.[surface] ?? packed.luxelsPerUnit;
    const si = lightS.offset + mapping * lightS.stride;
    const ti = lightT.offset + mapping * lightT.stride;
    // Light is sampled in the middle of luxels.
    const left = (packed.left[surface] as number) - (packed.firstS[surface] as number) + 0.5;
    const top = (packed.top[surface] as number) - (packed.firstT[surface] as number) + 0.5;
    for (let k = 0; k < to.count; k++) {
      const v = target.vertex + k;
      const x = target.positions[v * 3] as number;
      const y = target.positions[v * 3 + 1] as number;
      const z = target.positions[v * 3 + 2] as number;
      const u = along(lightS.array, si, x, y, z) * scale + left;
      const w = along(lightT.array, ti, x, y, z) * scale + top;
      lightmapCoordinates[v * 2] = u / packed.pageWidth;
      lightmapCoordinates[v * 2 + 1] = w / packed.pageHeight;
    }
  }
}

/** Side of an image of which nothing says how large it is, in pixels. */
const DEFAULT_SIDE = 64;

/** What four numbers of a mapping give for a position. */
function along(a: ArrayLike<number>, i: number, x: number, y: number, z: number): number {
  return (a[i] as number) * x + (a[i + 1] as number) * y + (a[i + 2] as number) * z + (a[i + 3] as number);
}

/** What every face comes to; one that can't be drawn is an issue and comes to nothing. */
function measure(
  map: GameMap<object>,
  columns: PolygonColumns,
  { materials, issues, light }: PolygonReaderOptions,
): SurfaceTable {
  const { length } = columns;
  const vertexCounts = new Uint32Array(length);
  const triangleCounts = new Uint32Array(length);
  const materialOf = new Uint32Array(length);
  const list = recordsOf(map, columns.faces);
  let refused = 0;
  const refuse = (face: number, problem: FaceProblem): void => {
    refused++;
    issues.add(
      'scene-surface',
      problem.code,
      problem.message,
      placeOf(list, face, list.record.layout.slots[0]?.name ?? ''),
    );
  };
  for (let face = 0; face < length; face++) {
    if (columns.displacement !== undefined && numberAt(columns.displacement, face) !== -1) continue;
    const problem = faceProblem(columns, face);
    if (problem !== undefined) {
      refuse(face, problem);
      continue;
    }
    const count = numberAt(columns.edgeCount, face);
    const mapping = numberAt(columns.mapping, face);
    vertexCounts[face] = count;
    triangleCounts[face] = count - 2;
    materialOf[face] = mapping < 0 ? materials.nameless : (materials.byRecord[mapping] as number);
  }
  return {
    lump: columns.faces,
    length,
    vertexCounts,
    triangleCounts,
    materials: materialOf,
    carries: { light: light !== undefined },
    refused,
    ...(light !== undefined && { pages: light.pages }),
  };
}

/** What keeps a face from being drawn. */
export interface FaceProblem {
  /** The kind of failure. */
  readonly code: 'bad-count' | 'bad-reference' | 'bad-value';
  /** What is wrong. */
  readonly message: string;
}

/** Finds out what keeps a face from being drawn. */
export function faceProblem(columns: PolygonColumns, face: number): FaceProblem | undefined {
  const first = numberAt(columns.firstEdge, face);
  const count = numberAt(columns.edgeCount, face);
  if (count < LEAST_CORNERS) return { code: 'bad-count', message: `${count} edges enclose nothing` };
  if (!(first >= 0 && first + count <= columns.surfedgeCount))
    return { code: 'bad-reference', message: `edges ${first} to ${first + count - 1} aren't all there` };
  const plane = numberAt(columns.plane, face);
  if (!(plane >= 0 && plane < columns.planeTotal))
    return { code: 'bad-reference', message: `plane ${plane} isn't there` };
  const mapping = numberAt(columns.mapping, face);
  if (!(mapping >= 0 && mapping < columns.mappingTotal))
    return { code: 'bad-reference', message: `texture info ${mapping} isn't there` };
  const bad = columns.nextBad[first] as number;
  if (bad >= first + count) return undefined;
  const vertex = cornerVertex(columns, bad);
  return vertex < 0
    ? { code: 'bad-reference', message: `corner ${bad - first} has no vertex` }
    : { code: 'bad-value', message: `vertex ${vertex} is nowhere` };
}
