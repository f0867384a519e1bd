import type { GameMap, Geometry } from '@brushwork/formats';
import { requireCapability } from '../world/require-capability.js';
import { type AssembledMeshes, assembleMeshes, type MeshesByModel } from './assemble-meshes.js';
import { noteEmptyScene } from './empty-scene.js';
import { faceReaders } from './face-readers.js';
import { sceneLayers } from './layers/scene-layers.js';
import type { LightAtlasOptions } from './light/light-atlas.js';
import { sceneLights } from './light/scene-lights.js';
import { scenePages } from './light/scene-pages.js';
import { noteLostLight } from './lost-light.js';
import { meshReader } from './mesh-reader.js';
import type { PackedLight } from './packed-light.js';
import { polygonReaders } from './polygon-readers.js';
import { sceneProps } from './props/scene-props.js';
import type { Scene, SceneCounts, SceneLayer, SceneMesh, SceneModel } from './scene.js';
import { type BudgetOptions, SceneBudget } from './scene-budget.js';
import { SceneIssues } from './scene-issues.js';
import { type MaterialTable, sceneMaterials } from './scene-materials.js';
import { scenePlacements } from './scene-placements.js';
import { soupReader } from './soup-reader.js';
import { surfaceModels } from './surface-models.js';
import type { SurfaceReader } from './surface-reader.js';

/** What is made of a map. */
export interface SceneOptions extends BudgetOptions {
  /** How pages of baked light are made; there are none, and nothing has coordinates on them, unless given. */
  readonly light?: LightAtlasOptions | undefined;
  /** What is made beside what is seen in the game; nothing unless given. */
  readonly layers?: readonly SceneLayer['kind'][] | undefined;
  /** How far chords of curved patches may be from their curves, in game units; 4 unless given. */
  readonly patchError?: number | undefined;
}

/** An inch, in metres. */
const INCH = 0.0254;

/**
 * What is to be seen of a map: its drawn surfaces as triangles, by model, material and page of light. Surfaces that
 * can't be drawn are left out, each with an issue, and so is what takes more room than is given.
 *
 * `unsupported` for a format of which it isn't known how its surfaces are stored.
 */
export function buildScene(map: GameMap<object>, options: SceneOptions = {}): Scene {
  const geometry = requireCapability(map, 'geometry');
  const issues = new SceneIssues();
  const budget = new SceneBudget(map.size, options);
  const materials = sceneMaterials(map, issues);
  const lit = options.light && scenePages(map, geometry, { ...options.light, issues, budget });
  if (options.light !== undefined) noteLostLight(map, issues);
  const readers = surfaceReaders(map, geometry, {
    materials,
    issues,
    budget,
    light: lit?.packed,
    patchError: options.patchError,
  });
  const first = readers[0] as SurfaceReader;
  const models = surfaceModels(map, first.table.length, issues);
  const assembled = readers.map((reader) => assembleMeshes(reader, { models, budget, issues }));
  const meshes = assembled.map(({ byModel }) => byModel);
  const props = sceneProps(map, { issues, budget });
  const made = Array.from({ length: models.count }, (_, index) => modelOf(index, meshes));
  const placements = scenePlacements(map, made.length, issues);
  const layers = sceneLayers(map, options.layers ?? [], { placements, issues, budget });
  const counts = countsOf(readers, assembled, made);
  noteEmptyScene(map, geometry, { counts, models: made, issues });
  return {
    metresPerUnit: map.branch.capabilities.metresPerUnit ?? INCH,
    materials: materials.materials,
    models: made,
    placements,
    props,
    lights: sceneLights(map, issues),
    pages: lit?.pages ?? [],
    layers,
    counts,
    issues: issues.list,
  };
}

/** The ways in which the surfaces of a map are stored. */
function surfaceReaders(
  map: GameMap<object>,
  geometry: Geometry,
  options: {
    readonly materials: MaterialTable;
    readonly issues: SceneIssues;
    readonly budget: SceneBudget;
    readonly light: PackedLight | undefined;
    readonly patchError: number | undefined;
  },
): readonly SurfaceReader[] {
  if (geometry.kind === 'polygons') return polygonReaders(map, geometry, options);
  if (geometry.kind === 'typed-faces') return faceReaders(map, geometry, options);
  if (geometry.kind === 'indexed-meshes') return [meshReader(map, geometry, options)];
  return [soupReader(map, geometry, options)];
}

function modelOf(index: number, meshes: readonly MeshesByModel[]): SceneModel {
  return { index, meshes: meshes.flatMap((byModel): readonly SceneMesh[] => byModel.get(index) ?? []) };
}

function countsOf(
  readers: readonly SurfaceReader[],
  assembled: readonly AssembledMeshes[],
  models: readonly SceneModel[],
): SceneCounts {
  const all = models.flatMap(({ meshes }) => meshes);
  const isDecal = (i: number): boolean => readers[i]?.table.isDecal === true;
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return {
    surfaces: sum(readers.map(({ table }, i) => (i === 0 || table.model !== undefined ? table.length : 0))),
    drawn: sum(assembled.map(({ surfaces }, i) => (isDecal(i) ? 0 : surfaces))),
    skipped: sum(readers.map(({ table }) => table.refused)) + sum(assembled.map(({ left }) => left)),
    unowned: sum(assembled.map(({ unowned }, i) => (isDecal(i) ? 0 : unowned))),
    decals: sum(assembled.map(({ surfaces }, i) => (isDecal(i) ? surfaces : 0))),
    billboards: sum(readers.map(({ table }) => table.billboards ?? 0)),
    removedTriangles: sum(readers.map(({ table }) => table.removedTriangles ?? 0)),
    vertices: sum(all.map(({ vertexCount }) => vertexCount)),
    triangles: sum(all.map(({ indices }) => indices.length / 3)),
  };
}
