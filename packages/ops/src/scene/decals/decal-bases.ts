import { type DisplacementGrid, rowEnds } from '../displacements/displacement-grid.js';
import type { DisplacementReader } from '../displacements/displacement-reader.js';
import type { MeshTarget, SurfaceReader } from '../surface-reader.js';

/** A surface that decals lie on. */
export interface DecalBase {
  /** Number of vertices. */
  readonly vertexCount: number;
  /** Three numbers a vertex. */
  readonly positions: Float32Array;
  /** Three numbers a vertex. */
  readonly normals: Float32Array;
  /** Two numbers a vertex, where there is light. */
  readonly light: Float32Array | undefined;
  /** Three numbers a vertex: where it would be if the surface were flat. */
  readonly flat: ArrayLike<number>;
  /** Vertices of each triangle; none for a polygon of all vertices, clockwise as seen from the front. */
  readonly triangles: Uint32Array | undefined;
}

/** Vertices of surfaces that are kept for the decals that follow, at most. */
const MOST_KEPT = 1_000_000;

/** Makes the surfaces that decals lie on, with the readers that make them for the scene. */
export class DecalBases {
  private readonly polygons: SurfaceReader;
  private readonly displacements: DisplacementReader | undefined;
  private readonly grids: ReadonlyMap<number, DisplacementGrid>;
  private readonly made = new Map<number, DecalBase>();
  /** Number of vertices of the surfaces that are kept. */
  private kept = 0;

  constructor(polygons: SurfaceReader, displacements: DisplacementReader | undefined) {
    this.polygons = polygons;
    this.displacements = displacements;
    this.grids = new Map(displacements?.surfaces.grids.map((grid) => [grid.face, grid]) ?? []);
  }

  /** Whether there is such a face. */
  has(face: number): boolean {
    return Number.isInteger(face) && face >= 0 && face < this.polygons.table.length;
  }

  /** Number of vertices and indexes of a face, as a measure of the work that it is; 0 for one that isn't drawn. */
  sizeOf(face: number): number {
    const grid = this.grids.get(face);
    if (grid !== undefined) return grid.triangles.length;
    return this.polygons.table.vertexCounts[face] ?? 0;
  }

  /** A face that is drawn. */
  get(face: number): DecalBase {
    const found = this.made.get(face);
    if (found !== undefined) return found;
    const base = this.make(face);
    this.kept += base.vertexCount;
    if (this.kept > MOST_KEPT) {
      this.made.clear();
      this.kept = base.vertexCount;
    }
    this.made.set(face, base);
    return base;
  }

  private make(face: number): DecalBase {
    const grid = this.grids.get(face);
    const reader =
      grid === undefined || this.displacements === undefined ? this.polygons : this.displacements;
    const { vertexCounts, triangleCounts, carries, pages } = reader.table;
    const vertexCount = vertexCounts[face] as number;
    const isLit = carries.light === true && (pages?.[face] ?? -1) >= 0;
    const target: MeshTarget = {
      positions: new Float32Array(vertexCount * 3),
      normals: new Float32Array(vertexCount * 3),
      textureCoordinates: new Float32Array(vertexCount * 2),
      lightmapCoordinates: isLit ? new Float32Array(vertexCount * 2) : undefined,
      colors: undefined,
      blends: undefined,
      indices: new Uint32Array((triangleCounts[face] as number) * 3),
      vertex: 0,
      index: 0,
    };
    reader.write(face, target);
    const { positions, normals, lightmapCoordinates: light } = target;
    if (grid === undefined)
      return { vertexCount, positions, normals, light, flat: positions, triangles: undefined };
    return {
      ...{ vertexCount, positions, normals, light },
      ...{ flat: flatPositions(grid, vertexCount), triangles: target.indices },
    };
  }
}

/** Where the vertices of a grid are before they are moved. */
function flatPositions({ corners, steps, drawn }: DisplacementGrid, count: number): Float64Array {
  const flat = new Float64Array(count * 3);
  const ends = new Float64Array(6);
  const side = steps + 1;
  for (let k = 0; k < count; k++) {
    const at = drawn === undefined ? k : (drawn[k] as number);
    const row = Math.floor(at / side);
    const u = (at - row * side) / steps;
    rowEnds(corners, { v: row / steps, width: 3 }, ends);
    for (let c = 0; c < 3; c++) flat[k * 3 + c] = (ends[c] as number) * (1 - u) + (ends[3 + c] as number) * u;
  }
  return flat;
}
