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
  private readonly triangle = new Float64Array(VERTEX_SIZE * 3);
  private readonly clipped = new Float64Array(VERTEX_SIZE * 4);

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
      const facing = mesh.litByColors === true ? 1 : along(point, LIGHT);
      this.shades[i] = Number.isFinite(facing) ? 0.62 + facing * 0.38 : 1;
    }
  }

  /** Draws its triangles; `check` is called every now and then. */
  draw(surface: PictureSurface, filler: TriangleFiller, check: () => void): void {
    filler.work += this.shades.length * WORK_A_VERTEX;
    for (let i = 0; i < this.triangleCount; i++) {
      if (i % TRIANGLES_A_CHECK === 0) check();
      this.drawTriangle(i, surface, filler);
    }
    check();
  }

  /** Number of its triangles. */
  get triangleCount(): number {
    return Math.floor(this.mesh.indices.length / 3);
  }

  /** How far the middle of a triangle is away, along the direction in which the camera looks. */
  depthOf(triangle: number): number {
    let sum = 0;
    for (let corner = 0; corner < 3; corner++)
      sum += this.seen[(this.mesh.indices[triangle * 3 + corner] as number) * 3 + 2] ?? Number.NaN;
    return Number.isFinite(sum) ? sum / 3 : 0;
  }

  /** Draws one triangle. */
  drawTriangle(i: number, surface: PictureSurface, filler: TriangleFiller): void {
    const { clipped, triangle } = this;
    for (let corner = 0; corner < 3; corner++)
      if (!this.vertex(this.mesh.indices[i * 3 + corner] as number, triangle, corner * VERTEX_SIZE)) return;
    const first = surface.image?.[0];
    const { kind, near: given } = this.camera;
    const near = kind === 'perspective' ? Math.max(given, NEAREST) : given;
    const count = clipNear(triangle, near, clipped);
    const density = first === undefined || count === 0 ? 0 : densityOf(triangle, first);
    if (count >= 3) filler.fill(clipped, [0, VERTEX_SIZE, VERTEX_SIZE * 2], surface, density);
    if (count === 4) filler.fill(clipped, [0, VERTEX_SIZE * 2, VERTEX_SIZE * 3], surface, density);
  }

  /** Writes a vertex; whether there is one that can be drawn. */
  private vertex(index: number, target: Float64Array, to: number): boolean {
    if (index >= this.shades.length) return false;
    const { lightmapCoordinates: light, textureCoordinates: picture } = this.mesh;
    for (let axis = 0; axis < 3; axis++) {
      const value = this.seen[index * 3 + axis] as number;
      if (!Number.isFinite(value)) return false;
      target[to + axis] = value;
    }
    target[to + vertexParts.u] = finite(picture[index * 2]);
    target[to + vertexParts.v] = finite(picture[index * 2 + 1]);
    target[to + vertexParts.s] = finite(light?.[index * 2]);
    target[to + vertexParts.t] = finite(light?.[index * 2 + 1]);
    this.color(index, target, to + vertexParts.red);
    target[to + vertexParts.shade] = this.shades[index] as number;
    return true;
  }

  /** Writes the colour of a vertex, which the picture is multiplied with. */
  private color(index: number, target: Float64Array, to: number): void {
    const { colors } = this.mesh;
    for (let c = 0; c < 3; c++)
      target[to + c] = colors === undefined ? 1 : (linearOfByte[colors[index * 4 + c] ?? 255] as number);
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
