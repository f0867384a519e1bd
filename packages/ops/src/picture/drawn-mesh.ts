import type { SceneMesh, ScenePlacement } from '../scene/scene.js';
import { clipNear, VERTEX_SIZE, vertexParts } from './clip-near.js';
import type { TriangleFiller } from './fill-triangle.js';
import type { PictureCamera, PicturePoint } from './picture-camera.js';
import type { PictureSurface } from './picture-surface.js';
import { linearOfByte } from './srgb.js';
import { turned } from './turned.js';

/** Where the light of what has no page comes from: a direction of length 1. */
const LIGHT: PicturePoint = [0.36, 0.48, 0.8];

/** Nearest distance that can be divided by. */
const NEAREST = 1e-3;

/** How many pixels are looked at in the time that a vertex takes. */
const WORK_A_VERTEX = 8;

/** Triangles between two looks at how much was done. */
const TRIANGLES_A_CHECK = 64;

/** A mesh as a camera sees it. */
export class DrawnMesh {
  private readonly mesh: SceneMesh;
  private readonly camera: PictureCamera;
  /** Right, up and depth of each vertex. */
  private readonly seen: Float64Array;
  private readonly shades: Float64Array;

  constructor(
    mesh: SceneMesh,
    { origin, rotation }: Pick<ScenePlacement, 'origin' | 'rotation'>,
    camera: PictureCamera,
  ) {
    this.mesh = mesh;
    this.camera = camera;
    const count = Math.min(mesh.vertexCount, Math.floor(mesh.positions.length / 3));
    this.seen = new Float64Array(count * 3);
    this.shades = new Float64Array(count);
    const point = new Float64Array(3);
    const { forward, position, right, up } = camera;
    for (let i = 0; i < count; i++) {
      turned(mesh.positions, i * 3, rotation, point);
      for (let axis = 0; axis < 3; axis++)
        point[axis] = (point[axis] as number) + (origin[axis] as number) - (position[axis] as number);
      this.seen[i * 3] = along(point, right);
      this.seen[i * 3 + 1] = along(point, up);
      this.seen[i * 3 + 2] = along(point, forward);
      turned(mesh.normals, i * 3, rotation, point);
      const facing = along(point, LIGHT);
      this.shades[i] = Number.isFinite(facing) ? 0.62 + facing * 0.38 : 1;
    }
  }

  /** Draws its triangles; `check` is called every now and then. */
  draw(surface: PictureSurface, filler: TriangleFiller, check: () => void): void {
    const { indices } = this.mesh;
    const triangle = new Float64Array(VERTEX_SIZE * 3);
    const clipped = new Float64Array(VERTEX_SIZE * 4);
    const first = surface.image?.[0];
    const { kind, near: given } = this.camera;
    const near = kind === 'perspective' ? Math.max(given, NEAREST) : given;
    filler.work += this.shades.length * WORK_A_VERTEX;
    for (let i = 0; i + 2 < indices.length; i += 3) {
      let isSound = true;
      for (let corner = 0; corner < 3 && isSound; corner++)
        isSound = this.vertex(indices[i + corner] as number, triangle, corner * VERTEX_SIZE);
      if (i % (TRIANGLES_A_CHECK * 3) === 0) check();
      if (!isSound) continue;
      const count = clipNear(triangle, near, clipped);
      const density = first === undefined || count === 0 ? 0 : densityOf(triangle, first);
      if (count >= 3) filler.fill(clipped, [0, VERTEX_SIZE, VERTEX_SIZE * 2], surface, density);
      if (count === 4) filler.fill(clipped, [0, VERTEX_SIZE * 2, VERTEX_SIZE * 3], surface, density);
    }
    check();
  }

  /** Writes a vertex; whether there is one that can be drawn. */
  private vertex(index: number, target: Float64Array, to: number): boolean {
    if (index >= this.shades.length) return false;
    const { lightmapCoordinates: light, page, textureCoordinates: picture } = this.mesh;
    const isLit = light !== undefined && page >= 0;
    for (let axis = 0; axis < 3; axis++) {
      const value = this.seen[index * 3 + axis] as number;
      if (!Number.isFinite(value)) return false;
      target[to + axis] = value;
    }
    target[to + vertexParts.u] = finite(picture[index * 2]);
    target[to + vertexParts.v] = finite(picture[index * 2 + 1]);
    target[to + vertexParts.s] = finite(light?.[index * 2]);
    target[to + vertexParts.t] = finite(light?.[index * 2 + 1]);
    this.color(index, target, { to: to + vertexParts.red, isLit });
    target[to + vertexParts.shade] = this.shades[index] as number;
    return true;
  }

  /**
   * Writes the colour of a vertex. Where a page gives the light, the colour tints only: in some formats it is a paint, in
   * others the same light once more, which would make everything dark.
   *
   * @confidence guess
   */
  private color(
    index: number,
    target: Float64Array,
    { isLit, to }: { readonly to: number; readonly isLit: boolean },
  ): void {
    const { colors } = this.mesh;
    let brightest = 0;
    for (let c = 0; c < 3; c++) {
      const value = colors === undefined ? 1 : (linearOfByte[colors[index * 4 + c] ?? 255] as number);
      target[to + c] = value;
      brightest = Math.max(brightest, value);
    }
    if (!isLit) return;
    for (let c = 0; c < 3; c++) target[to + c] = brightest > 0 ? (target[to + c] as number) / brightest : 1;
  }
}

function along(point: Float64Array, [x, y, z]: PicturePoint): number {
  return (point[0] as number) * x + (point[1] as number) * y + (point[2] as number) * z;
}

function finite(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) ? value : 0;
}

/** How many pixels of its picture one game unit of a triangle has; 0 for one that can't be measured. */
function densityOf(
  triangle: Float64Array,
  { height, width }: { readonly width: number; readonly height: number },
): number {
  const edge = (corner: number, part: number): number =>
    (triangle[corner * VERTEX_SIZE + part] as number) - (triangle[part] as number);
  const [u1, v1, u2, v2] = [
    edge(1, vertexParts.u),
    edge(1, vertexParts.v),
    edge(2, vertexParts.u),
    edge(2, vertexParts.v),
  ];
  const texels = Math.abs(u1 * v2 - u2 * v1) * width * height;
  const [ax, ay, az, bx, by, bz] = [edge(1, 0), edge(1, 1), edge(1, 2), edge(2, 0), edge(2, 1), edge(2, 2)];
  const units = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
  const density = Math.sqrt(texels / units);
  return Number.isFinite(density) ? density : 0;
}
