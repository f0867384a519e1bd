import { GrowingArray } from '../decals/growing-array.js';
import type { SceneMesh } from '../scene.js';
import type { SceneBudget } from '../scene-budget.js';
import type { Winding } from './clip-winding.js';
import { windingNormal } from './convex-hull.js';

/** What comes of a polygon that is added to a mesh. */
export type AddedPolygon = 'added' | 'flat' | 'limit';

/** Makes a mesh of flat polygons of one lump, each with the record that it comes from. */
export class LayerMesh {
  private readonly lump: string;
  private readonly budget: SceneBudget;
  private readonly positions = new GrowingArray((length) => new Float32Array(length));
  private readonly normals = new GrowingArray((length) => new Float32Array(length));
  private readonly indices = new GrowingArray((length) => new Uint32Array(length));
  private readonly records = new GrowingArray((length) => new Uint32Array(length));

  constructor(lump: string, budget: SceneBudget) {
    this.lump = lump;
    this.budget = budget;
  }

  /** Adds a convex polygon, whose corners run counterclockwise; `flat` for one without area, `limit` without room. */
  add(winding: Winding, record: number): AddedPolygon {
    const normal = windingNormal(winding);
    const count = winding.length / 3;
    if (normal === undefined || count < 3) return 'flat';
    if (!this.budget.take(count, count - 2)) return 'limit';
    const first = this.positions.length / 3;
    for (const value of winding) this.positions.push(value);
    for (let i = 0; i < count; i++) for (const value of normal) this.normals.push(value);
    for (let i = 2; i < count; i++) {
      this.indices.push(first);
      this.indices.push(first + i - 1);
      this.indices.push(first + i);
      this.records.push(record);
    }
    return 'added';
  }

  /** The mesh; none when nothing was added. */
  get meshes(): readonly SceneMesh[] {
    const { lump, positions, normals, indices, records } = this;
    if (indices.length === 0) return [];
    const vertexCount = positions.length / 3;
    return [
      {
        material: -1,
        page: -1,
        vertexCount,
        positions: positions.part(0, positions.length).slice(),
        normals: normals.part(0, normals.length).slice(),
        textureCoordinates: new Float32Array(vertexCount * 2),
        lightmapCoordinates: undefined,
        colors: undefined,
        blends: undefined,
        indices: indices.part(0, indices.length).slice(),
        source: { lump, records: records.part(0, records.length).slice() },
      },
    ];
  }
}

const CORNERS: readonly (readonly [number, number, number, number])[] = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

/** The six sides of a box along the axes, counterclockwise from outside: -x +x -y +y -z +z. */
export function boxWindings(
  mins: readonly [number, number, number],
  maxs: readonly [number, number, number],
): Winding[] {
  // Corner `n` has the upper x, y and z where bits 0, 1 and 2 of `n` are set.
  const corner = (n: number): number[] => [0, 1, 2].map((c) => ((n >> c) & 1 ? maxs[c] : mins[c]) as number);
  return CORNERS.map((corners) => corners.flatMap(corner));
}
