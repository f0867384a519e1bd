import type { SceneMesh } from '../scene/scene.js';

/** The same triangles with three vertices each, so that vertices can carry what belongs to a triangle. */
export function unshareVertices(mesh: SceneMesh): SceneMesh {
  const { blends, colors, indices, lightmapCoordinates, multiblend, normals, positions, textureCoordinates } =
    mesh;
  const count = indices.length;
  const take = <Numbers extends Float32Array | Uint8Array>(from: Numbers, to: Numbers): Numbers => {
    const width = to.length / count;
    for (let i = 0; i < count; i++) {
      const first = (indices[i] as number) * width;
      for (let c = 0; c < width; c++) to[i * width + c] = from[first + c] as number;
    }
    return to;
  };
  return {
    ...mesh,
    vertexCount: count,
    positions: take(positions, new Float32Array(count * 3)),
    normals: take(normals, new Float32Array(count * 3)),
    textureCoordinates: take(textureCoordinates, new Float32Array(count * 2)),
    lightmapCoordinates:
      lightmapCoordinates === undefined ? undefined : take(lightmapCoordinates, new Float32Array(count * 2)),
    colors: colors === undefined ? undefined : take(colors, new Uint8Array(count * 4)),
    blends: blends === undefined ? undefined : take(blends, new Float32Array(count)),
    ...(multiblend !== undefined && {
      multiblend: {
        weights: take(multiblend.weights, new Float32Array(count * 4)),
        alphas: take(multiblend.alphas, new Float32Array(count * 4)),
        colors: take(multiblend.colors, new Float32Array(count * 12)),
      },
    }),
    indices: Uint32Array.from({ length: count }, (_, i) => i),
  };
}
