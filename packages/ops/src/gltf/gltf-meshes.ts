import { FormatError } from '@brushwork/record';
import type { SceneMesh } from '../scene/scene.js';
import type { GltfBuilder } from './gltf-builder.js';
import type { Extras, GltfPrimitive } from './gltf-json.js';
import type { GltfMaterials, MaterialSource } from './gltf-materials.js';
import type { GltfOptions } from './gltf-options.js';
import { writeLinearColors } from './linear-colors.js';
import { unshareVertices } from './unshare-vertices.js';
import { wantedMeshes } from './wanted-meshes.js';
import { boundsYUp, directionsYUp, type Frame, positionsYUp } from './y-up.js';

/** What meshes are made with. */
export interface MeshMaker {
  /** The document. */
  readonly document: GltfBuilder;
  /** Its materials. */
  readonly materials: GltfMaterials;
  /** What the materials are made of. */
  readonly source: MaterialSource;
  /** Where positions come from. */
  readonly frame: Frame;
  /** How the scene is written. */
  readonly options: GltfOptions;
}

/** Largest number of vertices whose indexes fit 16 bits; 65,535 itself stands for none. */
const MOST_SHORT = 65_535;

/** A mesh of some meshes of a scene: a primitive for each; `undefined` when there is nothing in them. */
export function addMesh(
  maker: MeshMaker,
  name: string,
  meshes: readonly SceneMesh[],
  extras?: Extras,
): number | undefined {
  const drawn = wantedMeshes(maker.source, meshes, maker.options);
  if (drawn.length === 0) return undefined;
  const primitives = drawn.map((mesh) => primitiveOf(maker, mesh));
  return maker.document.addMesh({ name, primitives, ...(extras !== undefined && { extras }) });
}

function primitiveOf({ document, frame, materials, options }: MeshMaker, mesh: SceneMesh): GltfPrimitive {
  const source = options.records === true ? unshareVertices(mesh) : mesh;
  const { blends, colors, indices, lightmapCoordinates, multiblend, normals, positions } = source;
  const { vertexCount: count } = source;
  const add = (type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4', numbers: Float32Array): number =>
    document.addNumbers({
      ...{ type, component: 'f32', count, use: 'vertices' },
      fill: (target) => copyFinite(numbers, target),
    });
  const attributes = new Map<string, number>();
  const bounds = boundsYUp(positions, frame);
  if (![...bounds.min, ...bounds.max].every(Number.isFinite))
    throw new FormatError('bad-value', 'at this scale some positions are beyond what can be written', {
      found: frame.scale,
    });
  attributes.set(
    'POSITION',
    document.addNumbers({
      ...{ type: 'VEC3', component: 'f32', count, use: 'vertices', ...bounds },
      fill: (target) => positionsYUp(positions, frame, target),
    }),
  );
  attributes.set(
    'NORMAL',
    document.addNumbers({
      ...{ type: 'VEC3', component: 'f32', count, use: 'vertices' },
      fill: (target) => directionsYUp(normals, frame.up, target),
    }),
  );
  attributes.set('TEXCOORD_0', add('VEC2', source.textureCoordinates));
  if (lightmapCoordinates !== undefined) attributes.set('TEXCOORD_1', add('VEC2', lightmapCoordinates));
  if (colors !== undefined)
    attributes.set(
      'COLOR_0',
      document.addNumbers({
        ...{ type: 'VEC4', component: 'u16', count, use: 'vertices', normalized: true },
        fill: (target: Uint16Array) => writeLinearColors(colors, target),
      }),
    );
  if (blends !== undefined) attributes.set('_BLEND', add('SCALAR', blends));
  if (multiblend !== undefined) {
    attributes.set('_BLEND_WEIGHTS', add('VEC4', multiblend.weights));
    attributes.set('_BLEND_ALPHAS', add('VEC4', multiblend.alphas));
    for (let i = 0; i < BLENDED_IMAGES; i++)
      attributes.set(`_BLEND_COLOR_${i}`, add('VEC3', colorsOfImage(multiblend.colors, i)));
  }
  if (options.records === true) {
    const records = recordsOfVertices(mesh);
    attributes.set('_RECORD', add('SCALAR', records));
  }
  return {
    attributes: Object.fromEntries(attributes),
    indices: document.addNumbers({
      ...{ type: 'SCALAR', count: indices.length, use: 'indices' },
      component: count < MOST_SHORT ? 'u16' : 'u32',
      fill: (target: Uint16Array | Uint32Array) => target.set(indices),
    }),
    material: materials.of(mesh.material, mesh.page),
    extras: { lump: mesh.source.lump, ...(mesh.decal === true && { decal: true }) },
  };
}

/** Images that are blended at most. */
const BLENDED_IMAGES = 4;

/** What the vertices multiply one of the blended images with. */
function colorsOfImage(colors: Float32Array, image: number): Float32Array {
  const picked = new Float32Array(colors.length / BLENDED_IMAGES);
  for (let i = 0; i < picked.length; i++)
    picked[i] = colors[Math.floor(i / 3) * BLENDED_IMAGES * 3 + image * 3 + (i % 3)] as number;
  return picked;
}

/** Numbers that a viewer can take: what isn't finite becomes 0. */
function copyFinite(numbers: Float32Array, target: Float32Array): void {
  for (let i = 0; i < numbers.length; i++) {
    const value = numbers[i] as number;
    target[i] = Number.isFinite(value) ? value : 0;
  }
}

/** The record of each vertex of a mesh in which no two triangles share one. */
function recordsOfVertices({ source }: SceneMesh): Float32Array {
  const { records } = source;
  const numbers = new Float32Array(records.length * 3);
  for (let i = 0; i < numbers.length; i++) numbers[i] = records[Math.floor(i / 3)] as number;
  return numbers;
}
