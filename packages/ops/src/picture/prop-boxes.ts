import { placeholderColor } from '../gltf/placeholder-color.js';
import type { SceneMesh, SceneProps } from '../scene/scene.js';
import type { PicturedMesh } from './draw-scene.js';

/** Half the side of the box that stands for a model of another file, in game units. */
const HALF_SIDE = 8;

/** Most boxes that are drawn. */
const MOST_BOXES = 65_536;

/** Boxes where models from other files are. Those that make up grass and the like would only hide the ground. */
export function propBoxes(all: readonly SceneProps[]): readonly PicturedMesh[] {
  const boxes: PicturedMesh[] = [];
  for (const { count, kind, model, origins, rotations, scales } of all) {
    if (kind === 'detail') continue;
    const color = placeholderColor(model);
    for (let i = 0; i < count && boxes.length < MOST_BOXES; i++) {
      const [x, y, z] = [0, 1, 2].map((axis) => origins[i * 3 + axis] ?? 0) as [number, number, number];
      const rotation = [0, 1, 2, 3].map((part) => rotations[i * 4 + part] ?? 0) as [
        number,
        number,
        number,
        number,
      ];
      const size = [0, 1, 2].map((axis) => Math.abs(scales[i * 3 + axis] ?? 1)) as [number, number, number];
      const mesh = size.every((side) => side === 1) ? unitBox : boxOf(size);
      boxes.push({ mesh, placement: { origin: [x, y, z], rotation }, color });
    }
  }
  return boxes;
}

function boxOf(size: readonly [number, number, number]): SceneMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  for (let axis = 0; axis < 3; axis++)
    for (const side of [-1, 1]) {
      const first = positions.length / 3;
      const [across, along] = [(axis + 1) % 3, (axis + 2) % 3];
      // Around the side counterclockwise as it is seen from outside.
      for (const [a, b] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const corner = [0, 0, 0];
        corner[axis] = side * HALF_SIDE * (size[axis] as number);
        corner[across] = a * side * HALF_SIDE * (size[across] as number);
        corner[along] = b * HALF_SIDE * (size[along] as number);
        positions.push(...corner);
        normals.push(...[0, 1, 2].map((one) => (one === axis ? side : 0)));
      }
      indices.push(...[0, 1, 2, 0, 2, 3].map((corner) => first + corner));
    }
  return {
    ...{ material: -1, page: -1, vertexCount: positions.length / 3 },
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    textureCoordinates: new Float32Array((positions.length / 3) * 2),
    ...{ lightmapCoordinates: undefined, colors: undefined, blends: undefined },
    indices: Uint32Array.from(indices),
    source: { lump: '', records: new Uint32Array(indices.length / 3) },
  };
}

const unitBox = boxOf([1, 1, 1]);
