import { VERTEX_SIZE, vertexParts } from './clip-near.js';
import type { MipImage } from './mip-image.js';
import type { PictureCamera } from './picture-camera.js';
import type { PictureCanvas } from './picture-canvas.js';
import { type PictureSurface, sampleImage, sampleLight } from './picture-surface.js';
import { byteOfLinear } from './srgb.js';

/** Parts of a pixel that corners are snapped to: triangles that share an edge then share its pixels without a gap. */
const SNAP = 256;

/** By how much of its distance what lies on other surfaces is drawn nearer. */
const DECAL_LIFT = 2e-4;

/** The same for pictures in which distance changes nothing, in game units. */
const DECAL_LIFT_UNITS = 0.2;

/**
 * By how much of its distance a surface has to be nearer than one that was drawn before: of surfaces in the same plane
 * the first is seen everywhere.
 */
const TIE = 2e-5;

/** The same for pictures in which distance changes nothing, in game units. */
const TIE_UNITS = 0.02;

/** Light that is everywhere, so that nothing is black. */
const AMBIENT = 0.1;

/** Least opacity of a pixel of a picture with holes that is no hole. */
const SOLID = 0.5;

/** Where light begins to be compressed, so that what is brighter than white keeps some of its shape. */
const SHOULDER = 0.7;

/** Fills triangles on a canvas. */
export class TriangleFiller {
  /** Rows and pixels that were looked at. */
  work = 0;

  private readonly canvas: PictureCanvas;
  private readonly isPerspective: boolean;
  private readonly pixelsPerUnit: number;
  private readonly corners = new Float64Array(9);
  private readonly values = new Float64Array(VERTEX_SIZE);
  private readonly color = new Float64Array(4);
  private readonly light = new Float64Array(3);

  constructor(canvas: PictureCanvas, { halfHeight, kind }: Pick<PictureCamera, 'halfHeight' | 'kind'>) {
    this.canvas = canvas;
    this.isPerspective = kind === 'perspective';
    this.pixelsPerUnit = canvas.height / 2 / halfHeight;
  }

  /**
   * Fills a triangle, unless its back is seen. `offsets` are those of its corners in `vertices`; `density` is how many
   * pixels of its picture one game unit has.
   */
  fill(
    vertices: Float64Array,
    offsets: readonly [number, number, number],
    surface: PictureSurface,
    density: number,
  ): void {
    const { corners } = this;
    const { height, width } = this.canvas;
    for (let i = 0; i < 3; i++) {
      const at = offsets[i] as number;
      const depth = vertices[at + vertexParts.z] as number;
      const weight = this.isPerspective ? 1 / depth : 1;
      const scale = this.pixelsPerUnit * weight * SNAP;
      corners[i * 3] =
        Math.round((vertices[at + vertexParts.x] as number) * scale + (width / 2) * SNAP) / SNAP;
      corners[i * 3 + 1] =
        Math.round((height / 2) * SNAP - (vertices[at + vertexParts.y] as number) * scale) / SNAP;
      corners[i * 3 + 2] = this.isPerspective ? weight : -depth;
    }
    const [x0, y0, k0, x1, y1, k1, x2, y2, k2] = corners as unknown as readonly [
      ...[number, number, number],
      ...[number, number, number],
      ...[number, number, number],
    ];
    // Rows count downwards, so that counterclockwise triangles have a negative area here; it is made positive.
    const area = (x2 - x0) * (y1 - y0) - (x1 - x0) * (y2 - y0);
    if (!(area > 0 && area < Infinity)) return;
    const top = Math.max(0, Math.ceil(Math.min(y0, y1, y2) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(y0, y1, y2) - 0.5));
    // Each edge lies opposite the corner of its number; pixels right on an edge belong to one side of it only.
    const edges = [edgeOf(x1, y1, x2, y2), edgeOf(x2, y2, x0, y0), edgeOf(x0, y0, x1, y1)] as const;
    const [e0, e1, e2] = edges;
    const lowest = Math.max(0, Math.ceil(Math.min(x0, x1, x2) - 0.5));
    const highest = Math.min(width - 1, Math.floor(Math.max(x0, x1, x2) - 0.5));
    const { nearness } = this.canvas;
    const lift = surface.isDecal && this.isPerspective ? 1 + DECAL_LIFT : 1;
    const raise = surface.isDecal && !this.isPerspective ? DECAL_LIFT_UNITS : 0;
    const [tie, tieUnits] = this.isPerspective ? [1 - TIE, 0] : [1, TIE_UNITS];
    for (let row = top; row <= bottom; row++) {
      const y = row + 0.5;
      let from = lowest;
      let to = highest;
      for (const { dx, dy, x, y: edgeY } of edges) {
        if (dy === 0) continue;
        const crossing = x + ((y - edgeY) * dx) / dy - 0.5;
        if (dy > 0) from = Math.max(from, Math.floor(crossing));
        else to = Math.min(to, Math.ceil(crossing));
      }
      this.work += 1 + Math.max(0, to - from);
      for (let column = from; column <= to; column++) {
        const x = column + 0.5;
        const w0 = (x - e0.x) * e0.dy - (y - e0.y) * e0.dx;
        if (w0 < 0 || (w0 === 0 && !e0.owns)) continue;
        const w1 = (x - e1.x) * e1.dy - (y - e1.y) * e1.dx;
        if (w1 < 0 || (w1 === 0 && !e1.owns)) continue;
        const w2 = (x - e2.x) * e2.dy - (y - e2.y) * e2.dx;
        if (w2 < 0 || (w2 === 0 && !e2.owns)) continue;
        const near = (w0 * k0 + w1 * k1 + w2 * k2) / area;
        const at = row * width + column;
        const seen = near * lift + raise;
        if (!(seen * tie - tieUnits > (nearness[at] as number))) continue;
        const [a, b, c] = this.isPerspective ? [w0 * k0, w1 * k1, w2 * k2] : [w0, w1, w2];
        const sum = a + b + c;
        this.interpolate(vertices, offsets, [a / sum, b / sum, c / sum]);
        const texels = (density / this.pixelsPerUnit) * (this.isPerspective ? 1 / near : 1);
        if (this.paint(at, surface, texels)) nearness[at] = seen;
      }
    }
  }

  private interpolate(
    vertices: Float64Array,
    [i, j, k]: readonly [number, number, number],
    [a, b, c]: readonly [number, number, number],
  ): void {
    for (let part = vertexParts.u; part < VERTEX_SIZE; part++)
      this.values[part] =
        (vertices[i + part] as number) * a +
        (vertices[j + part] as number) * b +
        (vertices[k + part] as number) * c;
  }

  /** Paints a pixel; whether it hides what is behind it. */
  private paint(at: number, surface: PictureSurface, texels: number): boolean {
    const { color, light, values } = this;
    const { exposure, holes, image, page } = surface;
    let { opacity } = surface;
    if (image === undefined) color.set(surface.color);
    else {
      sampleImage(
        levelOf(image, texels),
        values[vertexParts.u] as number,
        values[vertexParts.v] as number,
        color,
      );
      if (holes === 'mask' && (color[3] as number) < SOLID) return false;
      if (holes === 'blend') opacity *= color[3] as number;
    }
    if (!(opacity > 0)) return false;
    const shade = values[vertexParts.shade] as number;
    if (page !== undefined)
      sampleLight(page, values[vertexParts.s] as number, values[vertexParts.t] as number, light);
    const { pixels } = this.canvas;
    for (let c = 0; c < 3; c++) {
      const lit = page === undefined ? shade : (light[c] as number) * exposure + AMBIENT * shade;
      const value = (color[c] as number) * (values[vertexParts.red + c] as number) * lit;
      const byte = byteOfLinear(
        value <= SHOULDER ? value : 1 - (1 - SHOULDER) * Math.exp((SHOULDER - value) / (1 - SHOULDER)),
      );
      const to = at * 4 + c;
      pixels[to] = opacity >= 1 ? byte : Math.round((pixels[to] as number) * (1 - opacity) + byte * opacity);
    }
    return opacity >= 1;
  }
}

/** The picture of which a pixel is about as large as one of the canvas. */
function levelOf(image: MipImage, texels: number): MipImage[number] {
  const level = texels > 1 ? Math.min(image.length - 1, 31 - Math.clz32(Math.min(texels * 1.42, 1e9))) : 0;
  return image[level] as MipImage[number];
}

interface Edge {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Whether pixels right on it belong to this side. */
  readonly owns: boolean;
}

/** An edge whose inner side is where `(px - x) * dy - (py - y) * dx` is positive. */
function edgeOf(x0: number, y0: number, x1: number, y1: number): Edge {
  const [dx, dy] = [x1 - x0, y1 - y0];
  return { x: x0, y: y0, dx, dy, owns: dy > 0 || (dy === 0 && dx < 0) };
}
