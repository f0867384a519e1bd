import type { SceneProps } from '../scene/scene.js';
import type { GltfMesh } from './gltf-json.js';
import type { MeshMaker } from './gltf-meshes.js';
import { placeholderColor } from './placeholder-color.js';
import { boundsYUp, directionsYUp, positionsYUp, rotationYUp } from './y-up.js';

/** Side of the box that stands for a model of which nothing but the name is known, in game units. */
const BOX_SIDE = 16;

/** Corners of a face of a box for each side, counterclockwise seen from outside: signs of x, y and z. */
const SIDES: readonly (readonly [normal: readonly number[], corners: readonly (readonly number[])[]])[] = [
  [
    [1, 0, 0],
    [
      [1, -1, -1],
      [1, 1, -1],
      [1, 1, 1],
      [1, -1, 1],
    ],
  ],
  [
    [-1, 0, 0],
    [
      [-1, 1, -1],
      [-1, -1, -1],
      [-1, -1, 1],
      [-1, 1, 1],
    ],
  ],
  [
    [0, 1, 0],
    [
      [1, 1, -1],
      [-1, 1, -1],
      [-1, 1, 1],
      [1, 1, 1],
    ],
  ],
  [
    [0, -1, 0],
    [
      [-1, -1, -1],
      [1, -1, -1],
      [1, -1, 1],
      [-1, -1, 1],
    ],
  ],
  [
    [0, 0, 1],
    [
      [-1, -1, 1],
      [1, -1, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
  ],
  [
    [0, 0, -1],
    [
      [-1, 1, -1],
      [1, 1, -1],
      [1, -1, -1],
      [-1, -1, -1],
    ],
  ],
];

const INSTANCING = 'EXT_mesh_gpu_instancing';

/** A box in the colour of a model's name. */
function boxOf({ document, frame }: MeshMaker, name: string): GltfMesh {
  const half = BOX_SIDE / 2;
  const positions = Float32Array.from(
    SIDES.flatMap(([, corners]) => corners.flatMap((corner) => corner.map((sign) => sign * half))),
  );
  const normals = Float32Array.from(SIDES.flatMap(([normal, corners]) => corners.flatMap(() => [...normal])));
  const indices = SIDES.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((corner) => i * 4 + corner));
  const vertices = { type: 'VEC3', component: 'f32', count: positions.length / 3, use: 'vertices' } as const;
  return {
    name,
    primitives: [
      {
        attributes: {
          POSITION: document.addNumbers({
            ...{ ...vertices, ...boundsYUp(positions, frame) },
            fill: (target) => positionsYUp(positions, frame, target),
          }),
          NORMAL: document.addNumbers({
            ...vertices,
            fill: (target) => directionsYUp(normals, frame.up, target),
          }),
        },
        indices: document.addNumbers({
          ...{ type: 'SCALAR', component: 'u16', count: indices.length, use: 'indices' },
          fill: (target) => target.set(indices),
        }),
        material: document.addMaterial({
          name: `${name} (placeholder)`,
          pbrMetallicRoughness: {
            baseColorFactor: [...placeholderColor(name), 1],
            metallicFactor: 0,
            roughnessFactor: 1,
          },
        }),
      },
    ],
  };
}

/** Places boxes where models from other files are: one node for each kind, with all its places in one table. */
export function addProps(maker: MeshMaker, all: readonly SceneProps[]): void {
  const { document } = maker;
  const boxes = new Map<string, number>();
  for (const props of all) {
    const { count, kind, model, skin, source } = props;
    if (count === 0) continue;
    const mesh = boxes.get(model) ?? document.addMesh(boxOf(maker, model));
    boxes.set(model, mesh);
    document.use(INSTANCING);
    document.addNode({
      name: model,
      mesh,
      extensions: { [INSTANCING]: { attributes: tableOf(maker, props) } },
      extras: { kind, model, skin, lump: source.lump, records: [...source.records] },
    });
  }
}

/** The places of props: where each is, how it is turned, how large it is, its colour. */
function tableOf({ document, frame }: MeshMaker, props: SceneProps): Readonly<Record<string, number>> {
  const { count, origins, rotations, scales, tints } = props;
  const add = (type: 'VEC3' | 'VEC4', fill: (target: Float32Array) => void): number =>
    document.addNumbers({ type, component: 'f32', count, use: 'instances', fill });
  return {
    TRANSLATION: add('VEC3', (target) => positionsYUp(origins, frame, target)),
    ROTATION: add('VEC4', (target) => {
      for (let i = 0; i < count * 4; i += 4) {
        const turn = [0, 1, 2, 3].map((c) => rotations[i + c] as number) as [number, number, number, number];
        target.set(rotationYUp(turn), i);
      }
    }),
    SCALE: add('VEC3', (target) => {
      for (let i = 0; i < count * 3; i += 3)
        target.set([scales[i] as number, scales[i + 2] as number, scales[i + 1] as number], i);
    }),
    ...(tints !== undefined && {
      _COLOR_0: add('VEC4', (target) => {
        for (let i = 0; i < count * 4; i++) target[i] = (tints[i] as number) / 255;
      }),
    }),
  };
}
