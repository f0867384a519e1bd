import { ArrayRoom } from './array-room.js';
import type { SceneMesh, SceneMultiblend } from './scene.js';
import type { SceneBudget } from './scene-budget.js';
import type { SceneIssues } from './scene-issues.js';
import type { ModelTable } from './surface-models.js';
import { type MeshTarget, NOT_DRAWN, type SurfaceReader } from './surface-reader.js';
import { areColorsDrawn, brighten } from './vertex-colors.js';

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
  const room = new ArrayRoom();
  for (const batch of batches) {
    const meshes = byModel.get(batch.model) ?? [];
    meshes.push(meshOf(reader, batch, { order, room }));
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
  const { multiblend = false } = table.carries;
  const batchOf = new Int32Array(length).fill(-1);
  const batches: Batch[] = [];
  const known = new Map<string, number>();
  let left = 0;
  let unowned = 0;
  let index = -1;
  let batch: Batch | undefined;
  for (let i = 0; i < length; i++) {
    const vertices = vertexCounts[i] as number;
    const model = table.model ?? (models.bySurface[bases?.[i] ?? i] as number);
    if (vertices === NOT_DRAWN) continue;
    if (model < 0) {
      unowned++;
      continue;
    }
    const triangles = triangleCounts[i] as number;
    if (!budget.take(vertices, triangles, multiblend ? vertices * MULTIBLEND_BYTES : 0)) {
      left++;
      continue;
    }
    const material = materials[i] as number;
    const page = pages === undefined ? -1 : (pages[i] as number);
    // Surfaces of one batch often follow each other, and names of batches take long to make.
    if (batch === undefined || batch.page !== page || batch.material !== material || batch.model !== model) {
      const key = `${model}/${material}/${page}`;
      const found = known.get(key);
      index = found ?? batches.length;
      if (found === undefined) {
        known.set(key, index);
        batches.push({ model, material, page, vertices: 0, triangles: 0, surfaces: 0, first: 0 });
      }
      batch = batches[index] as Batch;
    }
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

function meshOf(
  { table, write }: SurfaceReader,
  batch: Batch,
  { order, room }: { readonly order: Uint32Array; readonly room: ArrayRoom },
): SceneMesh {
  const { vertices, triangles, first, surfaces } = batch;
  const { light = false, colors, blends = false, multiblend = false } = table.carries;
  const isColored = colors !== undefined && areColorsDrawn(colors, batch.page);
  const target: MeshTarget = {
    positions: room.floats(vertices * 3),
    normals: room.floats(vertices * 3),
    textureCoordinates: room.floats(vertices * 2),
    lightmapCoordinates: light && batch.page >= 0 ? room.floats(vertices * 2) : undefined,
    colors: isColored ? room.bytes(vertices * 4) : undefined,
    blends: blends ? room.floats(vertices) : undefined,
    multiblend: multiblend ? multiblendOf(vertices) : undefined,
    indices: room.integers(triangles * 3),
    vertex: 0,
    index: 0,
  };
  const records = room.integers(triangles);
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
  const isLight = colors?.meaning === 'baked-light' && target.colors !== undefined;
  if (isLight) brighten(target.colors, colors.white);
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
    ...(isLight && { litByColors: true }),
    ...(target.multiblend !== undefined && { multiblend: target.multiblend }),
  };
}

/** Bytes of what a vertex says of how it blends four images. */
const MULTIBLEND_BYTES = 80;

function multiblendOf(vertices: number): SceneMultiblend {
  return {
    weights: new Float32Array(vertices * 4),
    alphas: new Float32Array(vertices * 4),
    colors: new Float32Array(vertices * 12),
  };
}
