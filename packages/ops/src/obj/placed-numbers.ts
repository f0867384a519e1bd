import type { SceneMesh, ScenePlacement } from '../scene/scene.js';

/** Positions and normals of a mesh in the frame of the world, where something is placed. */
export function placedNumbers(
  { normals, positions }: SceneMesh,
  { origin, rotation }: Pick<ScenePlacement, 'origin' | 'rotation'>,
): Pick<SceneMesh, 'positions' | 'normals'> {
  const isMoved = origin.some((value) => value !== 0);
  const isTurned = rotation[3] !== 1;
  if (!isMoved && !isTurned) return { positions, normals };
  return { positions: turned(positions, rotation, origin), normals: turned(normals, rotation, [0, 0, 0]) };
}

/** Vectors, three numbers each, turned by a quaternion and moved. */
function turned(
  vectors: Float32Array,
  [qx, qy, qz, qw]: ScenePlacement['rotation'],
  [ox, oy, oz]: ScenePlacement['origin'],
): Float32Array {
  const result = new Float32Array(vectors.length);
  for (let i = 0; i < vectors.length; i += 3) {
    const x = vectors[i] as number;
    const y = vectors[i + 1] as number;
    const z = vectors[i + 2] as number;
    // v + 2w(q x v) + 2q x (q x v)
    const tx = 2 * (qy * z - qz * y);
    const ty = 2 * (qz * x - qx * z);
    const tz = 2 * (qx * y - qy * x);
    result[i] = x + qw * tx + (qy * tz - qz * ty) + ox;
    result[i + 1] = y + qw * ty + (qz * tx - qx * tz) + oy;
    result[i + 2] = z + qw * tz + (qx * ty - qy * tx) + oz;
  }
  return result;
}
