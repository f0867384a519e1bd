import type { DrawnMesh } from './drawn-mesh.js';
import type { TriangleFiller } from './fill-triangle.js';
import type { PictureSurface } from './picture-surface.js';

/** A mesh that is seen through. */
export interface BlendedMesh {
  /** The mesh as the camera sees it. */
  readonly drawn: DrawnMesh;
  /** How its pixels come to their colour. */
  readonly surface: PictureSurface;
}

/** How many pixels are looked at in the time that a triangle takes to be put in order. */
const WORK_A_TRIANGLE = 16;

/** Triangles between two looks at how much was done. */
const TRIANGLES_A_CHECK = 64;

/**
 * Draws what is seen through, triangle by triangle from the farthest to the nearest, whichever mesh they are of; those
 * that are as far away in the order of the meshes. `check` is called every now and then.
 */
export function drawBlended(meshes: readonly BlendedMesh[], filler: TriangleFiller, check: () => void): void {
  const total = meshes.reduce((sum, { drawn }) => sum + drawn.triangleCount, 0);
  filler.work += total * WORK_A_TRIANGLE;
  check();
  const meshOf = new Uint32Array(total);
  const triangles = new Uint32Array(total);
  const depths = new Float64Array(total);
  let at = 0;
  meshes.forEach(({ drawn }, mesh) => {
    for (let triangle = 0; triangle < drawn.triangleCount; triangle++, at++) {
      meshOf[at] = mesh;
      triangles[at] = triangle;
      depths[at] = drawn.depthOf(triangle);
    }
  });
  const order = Uint32Array.from({ length: total }, (_, i) => i);
  order.sort((a, b) => (depths[b] as number) - (depths[a] as number) || a - b);
  order.forEach((next, i) => {
    if (i % TRIANGLES_A_CHECK === 0) check();
    const { drawn, surface } = meshes[meshOf[next] as number] as BlendedMesh;
    drawn.drawTriangle(triangles[next] as number, surface, filler);
  });
  check();
}
