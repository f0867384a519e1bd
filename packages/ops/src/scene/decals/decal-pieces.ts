import { areaOf, CORNER_VALUES, type FlatPolygon, QuadClipper } from './clip-polygon.js';
import type { DecalBase } from './decal-bases.js';
import type { DecalQuad } from './decal-quad.js';
import { GrowingArray } from './growing-array.js';
import { placeInQuad } from './place-in-quad.js';

/** Pieces with less area than that are left out, in square game units. */
const LEAST_AREA = 1e-4;

/** A piece of a decal: what of it lies on one surface. */
export interface DecalPiece {
  /** Index of the decal's record. */
  readonly record: number;
  /** Surface that it lies on. */
  readonly face: number;
  /** First of its vertices. */
  readonly firstVertex: number;
  /** Number of its vertices. */
  readonly vertexCount: number;
  /** First of its indexes, which count from its first vertex. */
  readonly firstIndex: number;
  /** Number of its indexes. */
  readonly indexCount: number;
}

const floats = (length: number): Float32Array => new Float32Array(length);

/** Collects the pieces of decals. */
export class DecalPieces {
  /** The pieces. */
  readonly list: DecalPiece[] = [];
  /** Three numbers a vertex. */
  readonly positions = new GrowingArray(floats);
  /** Three numbers a vertex. */
  readonly normals = new GrowingArray(floats);
  /** Two numbers a vertex. */
  readonly textureCoordinates = new GrowingArray(floats);
  /** Two numbers a vertex; 0 where there is no light. */
  readonly lightmapCoordinates = new GrowingArray(floats);
  /** Three indexes a triangle. */
  readonly indices = new GrowingArray((length) => new Uint32Array(length));
  private readonly clipper = new QuadClipper();

  /** Number of vertices of all pieces. */
  get vertexCount(): number {
    return this.positions.length / 3;
  }

  /** Adds what of a decal lies on a surface, raised by a distance along its normals; nothing where it doesn't reach. */
  add(
    quad: DecalQuad,
    base: DecalBase,
    { record, face, raise }: { readonly record: number; readonly face: number; readonly raise: number },
  ): void {
    const [firstVertex, firstIndex] = [this.vertexCount, this.indices.length];
    const { triangles } = base;
    if (triangles === undefined) {
      const values = this.clipper.begin(base.vertexCount);
      for (let k = 0; k < base.vertexCount; k++) putCorner(values, k, { quad, base, vertex: k });
      this.addClipped(quad, raise, firstVertex);
    }
    for (let i = 0; i < (triangles?.length ?? 0); i += 3) {
      const values = this.clipper.begin(3);
      // Clockwise, as polygons are.
      for (let k = 0; k < 3; k++)
        putCorner(values, k, { quad, base, vertex: triangles?.[i + 2 - k] as number });
      this.addClipped(quad, raise, firstVertex);
    }
    const [vertexCount, indexCount] = [this.vertexCount - firstVertex, this.indices.length - firstIndex];
    if (indexCount > 0) this.list.push({ record, face, firstVertex, vertexCount, firstIndex, indexCount });
  }

  /** Cuts the polygon that was put into the clipper, and adds what is left of it. */
  private addClipped(quad: DecalQuad, raise: number, firstVertex: number): void {
    const polygon = this.clipper.clip(quad);
    if (polygon.count < 3 || areaOf(polygon) < LEAST_AREA) return;
    const first = this.vertexCount - firstVertex;
    for (let k = 0; k < polygon.count; k++) this.addCorner(quad, polygon, k, raise);
    for (let k = 2; k < polygon.count; k++) {
      this.indices.push(first);
      this.indices.push(first + k);
      this.indices.push(first + k - 1);
    }
  }

  private addCorner({ u, v, ...quad }: DecalQuad, { values }: FlatPolygon, k: number, raise: number): void {
    const at = k * CORNER_VALUES;
    const value = (c: number): number => values[at + c] as number;
    const length = Math.hypot(value(5), value(6), value(7)) || 1;
    for (let c = 0; c < 3; c++) {
      const normal = value(5 + c) / length;
      this.normals.push(normal);
      this.positions.push(value(2 + c) + normal * raise);
    }
    const [across, along] = placeInQuad({ u, v, ...quad }, value(0), value(1));
    this.textureCoordinates.push(u[0] + (u[1] - u[0]) * across);
    this.textureCoordinates.push(v[0] + (v[1] - v[0]) * along);
    this.lightmapCoordinates.push(value(8));
    this.lightmapCoordinates.push(value(9));
  }
}

/** Puts a vertex of a surface into a polygon: where it lies in the plane of the decal, and all that it carries. */
function putCorner(
  values: Float64Array,
  corner: number,
  {
    quad: { origin, across, up },
    base: { flat, positions, normals, light },
    vertex,
  }: { readonly quad: DecalQuad; readonly base: DecalBase; readonly vertex: number },
): void {
  const from = vertex * 3;
  const x = (flat[from] as number) - origin[0];
  const y = (flat[from + 1] as number) - origin[1];
  const z = (flat[from + 2] as number) - origin[2];
  const at = corner * CORNER_VALUES;
  values[at] = x * across[0] + y * across[1] + z * across[2];
  values[at + 1] = x * up[0] + y * up[1] + z * up[2];
  for (let c = 0; c < 3; c++) {
    values[at + 2 + c] = positions[from + c] as number;
    values[at + 5 + c] = normals[from + c] as number;
  }
  values[at + 8] = light?.[vertex * 2] ?? 0;
  values[at + 9] = light?.[vertex * 2 + 1] ?? 0;
}
