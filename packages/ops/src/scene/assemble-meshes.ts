import type { SceneMesh } from './scene.js';
import type { SceneBudget } from './scene-budget.js';
import type { SceneIssues } from './scene-issues.js';
import type { ModelTable } from './surface-models.js';
import { type MeshTarget, NOT_DRAWN, type SurfaceReader } from './surface-reader.js';

/** Meshes by the model that they belong to. */
export type MeshesByModel = ReadonlyMap<number, readonly SceneMesh[]>;

/** What came of the surfaces of a reader. */
export interface AssembledMeshes {
  /** The meshes. */
  readonly byModel: MeshesByModel;
  /** Number of surfaces in them. */
  readonly surfaces: number;
  /** Number of surfaces for which there was no room. */
  readonly left: number;
  /** Number of surfaces that belong to no model. */
  readonly unowned: number;
}

/** What meshes are put together with. */
export interface AssembleOptions {
  /** The models that surfaces belong to; those of none are left out. */
  readonly models: ModelTable;
  /** What is left of the room. */
  readonly budget: SceneBudget;
  /** Where what is left out is noted. */
  readonly issues: SceneIssues;
}

/** Surfaces of one model, material and page. */
interface Batch {
  readonly model: number;
  readonly material: number;
  readonly page: number;
  vertices: number;
  triangles: number;
  /** Number of surfaces. */
  surfaces: number;
  /** Where its surfaces begin in the list of all of them. */
  first: number;
}

/** Makes the meshes of all surfaces of a reader: one for each model, material and page, in the order of the file. */
export function assembleMeshes(reader: SurfaceReader, options: AssembleOptions): AssembledMeshes {
  const { batches, batchOf, left, unowned } = batchesOf(reader, options);
  const order = surfacesByBatch(batches, batchOf);
  const byModel = new Map<number, SceneMesh[]>();
  for (const batch of batches) {
    const meshes = byModel.get(batch.model) ?? [];
    meshes.push(meshOf(reader, batch, order));
    byModel.set(batch.model, meshes);
  }
  return { byModel, surfaces: order.length, left, unowned };
}

/** Finds out which surfaces are drawn together; -1 for those that aren't drawn. */
function batchesOf(
  { table }: SurfaceReader,
  { models, budget, issues }: AssembleOptions,
): {
  readonly batches: readonly Batch[];
  readonly batchOf: Int32Array;
  readonly left: number;
  readonly unowned: number;
} {
  const { length, vertexCounts, triangleCounts, materials, pages, bases } = table;
  const batchOf = new Int32Array(length).fill(-1);
  const batches: Batch[] = [];
  const known = new Map<string, number>();
  let left = 0;
  let unowned = 0;
  for (let i = 0; i < length; i++) {
    const vertices = vertexCounts[i] as number;
    const model = table.model ?? (models.bySurface[bases?.[i] ?? i] as number);
    if (vertices === NOT_DRAWN) continue;
    if (model < 0) {
      unowned++;
      continue;
    }
    const triangles = triangleCounts[i] as number;
    if (!budget.take(vertices, triangles)) {
      left++;
      continue;
    }
    const material = materials[i] as number;
    const page = pages === undefined ? -1 : (pages[i] as number);
    const key = `${model}/${material}/${page}`;
    let index = known.get(key);
    if (index === undefined) {
      index = batches.length;
      known.set(key, index);
      batches.push({ model, material, page, vertices: 0, triangles: 0, surfaces: 0, first: 0 });
    }
    const batch = batches[index] as Batch;
    batch.vertices += vertices;
    batch.triangles += triangles;
    batch.surfaces++;
    batchOf[i] = index;
  }
  if (left > 0)
    issues.add(
      'scene-budget',
      'limit',
      `${left} surfaces are left out: together they take more room than is given`,
      {
        path: [table.lump],
        found: left,
      },
    );
  return { batches, batchOf, left, unowned };
}

/** The drawn surfaces, batch by batch, each in the order of the file. */
function surfacesByBatch(batches: readonly Batch[], batchOf: Int32Array): Uint32Array {
  let total = 0;
  for (const batch of batches) {
    batch.first = total;
    total += batch.surfaces;
  }
  const next = Uint32Array.from(batches, ({ first }) => first);
  const order = new Uint32Array(total);
  for (let i = 0; i < batchOf.length; i++) {
    const batch = batchOf[i] as number;
    if (batch < 0) continue;
    order[next[batch] as number] = i;
    next[batch] = (next[batch] as number) + 1;
  }
  return order;
}

function meshOf({ table, write }: SurfaceReader, batch: Batch, order: Uint32Array): SceneMesh {
  const { vertices, triangles, first, surfaces } = batch;
  const { light = false, colors = false, blends = false } = table.carries;
  const target: MeshTarget = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    textureCoordinates: new Float32Array(vertices * 2),
    lightmapCoordinates: light && batch.page >= 0 ? new Float32Array(vertices * 2) : undefined,
    colors:
      colors === true || (colors === 'unlit' && batch.page < 0) ? new Uint8Array(vertices * 4) : undefined,
    blends: blends ? new Float32Array(vertices) : undefined,
    indices: new Uint32Array(triangles * 3),
    vertex: 0,
    index: 0,
  };
  const records = new Uint32Array(triangles);
  for (let k = first; k < first + surfaces; k++) {
    const surface = order[k] as number;
    write(surface, target);
    const count = table.triangleCounts[surface] as number;
    const record = table.records?.[surface] ?? surface;
    records.fill(record, target.index / 3, target.index / 3 + count);
    target.vertex += table.vertexCounts[surface] as number;
    target.index += count * 3;
  }
  const { positions, normals, textureCoordinates, lightmapCoordinates, indices } = target;
  return {
    material: batch.material,
    page: batch.page,
    vertexCount: vertices,
    positions,
    normals,
    textureCoordinates,
    lightmapCoordinates,
    colors: target.colors,
    blends: target.blends,
    indices,
    source: { lump: table.lump, records },
    ...(table.isDecal === true && { decal: true }),
  };
}
