/** Numbers of a vertex on its way to the picture: see {@link vertexParts}. */
export const VERTEX_SIZE = 11;

/** Where the parts of such a vertex are: right, up and depth in front of the camera; picture, page, colour and shade. */
export const vertexParts = {
  x: 0,
  y: 1,
  z: 2,
  u: 3,
  v: 4,
  s: 5,
  t: 6,
  red: 7,
  green: 8,
  blue: 9,
  shade: 10,
} as const;

/**
 * Cuts off what of a triangle is nearer than `near`. `source` has its three vertices; `target` gets those of what is
 * left, whose number, 0, 3 or 4, is returned.
 */
export function clipNear(source: Float64Array, near: number, target: Float64Array): number {
  let count = 0;
  for (let i = 0; i < 3; i++) {
    const from = i * VERTEX_SIZE;
    const to = ((i + 1) % 3) * VERTEX_SIZE;
    const here = (source[from + vertexParts.z] as number) - near;
    const there = (source[to + vertexParts.z] as number) - near;
    if (here >= 0) {
      for (let k = 0; k < VERTEX_SIZE; k++) target[count * VERTEX_SIZE + k] = source[from + k] as number;
      count++;
    }
    if (here >= 0 === there >= 0) continue;
    // From the nearer end always, so that triangles that share an edge are cut at the same point.
    const [a, b, part] =
      here < there ? [from, to, here / (here - there)] : [to, from, there / (there - here)];
    for (let k = 0; k < VERTEX_SIZE; k++)
      target[count * VERTEX_SIZE + k] =
        (source[a + k] as number) + ((source[b + k] as number) - (source[a + k] as number)) * part;
    target[count * VERTEX_SIZE + vertexParts.z] = near;
    count++;
  }
  return count < 3 ? 0 : count;
}
