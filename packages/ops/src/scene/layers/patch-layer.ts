import type { CollisionPatches } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import { tessellatePatch } from '../curve-patch.js';
import { type NumberColumn, numberAt, valueColumn } from '../scene-columns.js';
import { type SolidMeshes, triggerModels, wantedMeshes } from './brush-layers.js';
import type { LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerSources, noteLimit } from './layer-sources.js';
import { solidKinds } from './solid-contents.js';
import { modelsOfSolids } from './solid-models.js';

interface CurveShape {
  readonly width: number;
  readonly height: number;
  readonly maxError: number;
  readonly firstVertex: number;
}

interface TerrainShape {
  readonly vertexCount: number;
  readonly indexCount: number;
  readonly firstVertex: number;
  readonly firstIndex: number;
}

type PatchShape = ({ readonly $case: 'curve' } & CurveShape) | ({ readonly $case: 'terrain' } & TerrainShape);

/** Positions and indexes of patches. */
interface PatchColumns {
  readonly vertices: NumberColumn;
  readonly vertexCount: number;
  readonly indices: NumberColumn;
  readonly indexCount: number;
}

/** Triangles of a patch: corners, three numbers each. */
interface PatchTriangles {
  readonly positions: ArrayLike<number>;
  readonly indices: ArrayLike<number>;
}

/** Adds curves and terrain to collide with. */
export function addPatches(sources: LayerSources, meshes: SolidMeshes): void {
  const { map } = sources;
  const patches = map.branch.capabilities.layers?.patches;
  if (patches === undefined || meshes.size === 0 || !hasLump(map, patches.lump)) return;
  attempt(sources, { rule: 'scene-solid', path: [patches.lump] }, () => addAll(sources, patches, meshes));
}

function addAll(sources: LayerSources, patches: CollisionPatches, meshes: SolidMeshes): void {
  const { map, issues, budget } = sources;
  const list = recordsOf(map, patches.lump);
  if (list.length === 0) return;
  const kindOf = solidKinds(map, patches.lump, patches.contents);
  const { lump, patches: selection } = patches.models;
  const models = modelsOfSolids(
    map,
    { models: lump, selection: { kind: 'span', ...selection }, count: list.length },
    issues,
  );
  const triggers = triggerModels(sources);
  const columns: PatchColumns = {
    vertices: valueColumn(map, { lump: patches.vertices }),
    vertexCount: lengthOf(sources, patches.vertices),
    indices: valueColumn(map, { lump: patches.indices }),
    indexCount: lengthOf(sources, patches.indices),
  };
  let left = 0;
  for (let patch = 0; patch < list.length; patch++) {
    const model = models[patch] as number;
    const kind = kindOf(patch);
    if (kind === undefined) {
      const place = placeOf(list, patch, patches.contents.material?.index ?? '');
      issues.add('scene-solid', 'bad-reference', 'its material is not there', place);
      continue;
    }
    const wanted = wantedMeshes(meshes, { kind, isTrigger: triggers.has(model) });
    if (model < 0 || wanted.length === 0) continue;
    const triangles = attempt(sources, { rule: 'scene-solid', path: [patches.lump, patch] }, () => {
      const { shape } = list.at(patch) as { readonly shape: PatchShape };
      if (!budget.hasRoom(leastVertices(shape), 0)) return 'limit' as const;
      return shape.$case === 'curve' ? curveTriangles(shape, columns) : terrainTriangles(shape, columns);
    });
    if (triangles === undefined) continue;
    const isAdded =
      triangles !== 'limit' &&
      wanted.every((mesh) => addTriangles(mesh.of(model, patches.lump), triangles, patch));
    if (!isAdded) left++;
  }
  noteLimit(sources, [patches.lump], left);
}

function lengthOf({ map }: LayerSources, lump: string): number {
  return (map.lump(lump) as unknown as { readonly length: number }).length;
}

/** Vertices that a shape comes to at least. */
function leastVertices(shape: PatchShape): number {
  if (shape.$case === 'terrain') return Math.max(0, shape.indexCount);
  return (Math.max(0, shape.width) * Math.max(0, shape.height)) / 4;
}

function curveTriangles(
  { width, height, maxError, firstVertex }: CurveShape,
  columns: PatchColumns,
): PatchTriangles {
  checkSpan(firstVertex, width * height, columns.vertexCount);
  const { array, offset, stride } = columns.vertices;
  const points = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) points[i * 3 + c] = array[offset + (firstVertex + i) * stride + c] as number;
  return tessellatePatch(points, width, height, maxError > 0 ? { maxError } : {});
}

function terrainTriangles(
  { vertexCount, indexCount, firstVertex, firstIndex }: TerrainShape,
  columns: PatchColumns,
): PatchTriangles {
  checkSpan(firstVertex, vertexCount, columns.vertexCount);
  checkSpan(firstIndex, indexCount, columns.indexCount);
  if (indexCount % 3 !== 0)
    throw new FormatError('bad-count', `${indexCount} indexes make no whole triangles`);
  const { array, offset, stride } = columns.vertices;
  const positions = new Float32Array(vertexCount * 3);
  for (let i = 0; i < vertexCount; i++)
    for (let c = 0; c < 3; c++) {
      const value = array[offset + (firstVertex + i) * stride + c] as number;
      if (!Number.isFinite(value)) throw new FormatError('bad-value', `vertex ${i} is nowhere`);
      positions[i * 3 + c] = value;
    }
  const indices = new Uint32Array(indexCount);
  for (let i = 0; i < indexCount; i++) {
    const index = numberAt(columns.indices, firstIndex + i);
    if (!(index >= 0 && index < vertexCount))
      throw new FormatError('bad-reference', `index ${index} outside ${vertexCount} vertices`, {
        found: index,
      });
    indices[i] = index;
  }
  return { positions, indices };
}

function checkSpan(first: number, count: number, length: number): void {
  if (!(count >= 0)) throw new FormatError('bad-count', `${count} is no count`, { found: count });
  if (!(first >= 0 && first <= length - count))
    throw new FormatError('bad-reference', `${count} from ${first} on, there are ${length}`, {
      found: first,
    });
}

/** Adds triangles; false when there is no room for them. */
function addTriangles(mesh: LayerMesh, { positions, indices }: PatchTriangles, patch: number): boolean {
  for (let i = 0; i < indices.length; i += 3) {
    const winding: number[] = [];
    for (let k = 0; k < 3; k++) {
      const at = (indices[i + k] as number) * 3;
      winding.push(positions[at] as number, positions[at + 1] as number, positions[at + 2] as number);
    }
    if (mesh.add(winding, patch) === 'limit') return false;
  }
  return true;
}
