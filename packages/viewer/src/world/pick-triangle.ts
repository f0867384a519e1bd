import { type Ray, Vector3 } from 'three';

/** What a ray meets of some triangles. */
export interface MetTriangle {
  /** Its number. */
  readonly triangle: number;
  /** How far along the ray. */
  readonly distance: number;
}

/** Triangles that a ray may meet. */
export interface PickedTriangles {
  /** Three numbers a vertex. */
  readonly positions: ArrayLike<number>;
  /** Three indexes a triangle. */
  readonly indices: ArrayLike<number>;
}

/** The nearest triangle that a ray meets. With `frontOnly` those that look away don't count. */
export function pickTriangle(
  { indices, positions }: PickedTriangles,
  ray: Ray,
  { frontOnly = false }: { readonly frontOnly?: boolean } = {},
): MetTriangle | undefined {
  const corners = [new Vector3(), new Vector3(), new Vector3()] as const;
  const met = new Vector3();
  let nearest: MetTriangle | undefined;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    corners.forEach((corner, c) => {
      const at = (indices[i + c] as number) * 3;
      corner.set(positions[at] as number, positions[at + 1] as number, positions[at + 2] as number);
    });
    if (ray.intersectTriangle(...corners, frontOnly, met) === null) continue;
    const distance = met.distanceTo(ray.origin);
    if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = { triangle: i / 3, distance };
  }
  return nearest;
}
