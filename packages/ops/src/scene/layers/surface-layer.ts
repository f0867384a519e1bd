import type { SolidSurfaces, TypedFaceGeometry } from '@brushwork/formats';
import { faceColumns, faceKind } from '../face-columns.js';
import { faceReaders } from '../face-readers.js';
import { fieldColumn, numberAt } from '../scene-columns.js';
import { SceneIssues } from '../scene-issues.js';
import { sceneMaterials } from '../scene-materials.js';
import { surfaceModels } from '../surface-models.js';
import type { SurfaceReader } from '../surface-reader.js';
import { type SolidMeshes, triggerModels, wantedMeshes } from './brush-layers.js';
import type { LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerSources, noteLimit } from './layer-sources.js';
import { solidKind } from './solid-contents.js';

/**
 * Adds drawn curves and terrain that bodies collide with: the triangles that are drawn. What is wrong with them is said where
 * they are drawn.
 */
export function addSurfaces(sources: LayerSources, meshes: SolidMeshes): void {
  const { map } = sources;
  const { geometry, layers } = map.branch.capabilities;
  const solid = layers?.solidSurfaces;
  if (solid === undefined || geometry?.kind !== 'typed-faces' || meshes.size === 0) return;
  if (![geometry.faces, solid.materials].every((lump) => hasLump(map, lump))) return;
  attempt(sources, { rule: 'scene-solid', path: [geometry.faces] }, () => {
    const left = addAll(sources, { geometry, solid, meshes });
    noteLimit(sources, [geometry.faces], left);
  });
}

interface Surfaces {
  readonly reader: SurfaceReader;
  /** Index of a surface's material. */
  materialOf(surface: number): number;
  /** The model that it belongs to; negative for none, and for a surface that nobody collides with. */
  modelOf(surface: number): number;
}

/** Adds them; gives the number of those that there is no room for. */
function addAll(
  sources: LayerSources,
  {
    geometry,
    meshes,
    solid,
  }: {
    readonly geometry: TypedFaceGeometry;
    readonly solid: SolidSurfaces;
    readonly meshes: SolidMeshes;
  },
): number {
  const { map } = sources;
  const bits = fieldColumn(map, solid.materials, solid.field);
  const triggers = triggerModels(sources);
  let left = 0;
  for (const { reader, materialOf, modelOf } of solidReaders(sources, geometry)) {
    const { length, lump, vertexCounts } = reader.table;
    for (let surface = 0; surface < length; surface++) {
      const model = vertexCounts[surface] === 0 ? -1 : modelOf(surface);
      if (model < 0) continue;
      const kind = solidKind(numberAt(bits, materialOf(surface)), solid);
      const wanted = wantedMeshes(meshes, { kind, isTrigger: triggers.has(model) });
      const into = wanted.map((mesh) => mesh.of(model, lump));
      if (!addSurface(reader, surface, into)) left++;
    }
  }
  return left;
}

/** The ways in which such surfaces are stored. */
function solidReaders({ map, budget }: LayerSources, geometry: TypedFaceGeometry): readonly Surfaces[] {
  const issues = new SceneIssues();
  const materials = sceneMaterials(map, issues);
  const columns = faceColumns(map, geometry);
  const [faces, ...grounds] = faceReaders(map, geometry, { materials, issues, budget });
  if (faces === undefined) return [];
  const { bySurface } = surfaceModels(map, faces.table.length, issues);
  const curves: Surfaces = {
    reader: faces,
    materialOf: (face) => numberAt(columns.material, face),
    modelOf: (face) => (faceKind(geometry, columns, face) === 'patch' ? (bySurface[face] as number) : -1),
  };
  const { terrain } = map.branch.capabilities;
  if (terrain === undefined) return [curves];
  const material = fieldColumn(map, terrain.lump, terrain.material);
  const ofGround = { materialOf: (piece: number) => numberAt(material, piece), modelOf: () => 0 };
  return [curves, ...grounds.map((reader) => ({ reader, ...ofGround }))];
}

/** Adds the triangles of a surface to meshes; false when there is no room for them. */
function addSurface(reader: SurfaceReader, surface: number, meshes: readonly LayerMesh[]): boolean {
  if (meshes.length === 0) return true;
  const { triangleCounts, vertexCounts } = reader.table;
  const vertices = vertexCounts[surface] as number;
  const target = {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    textureCoordinates: new Float32Array(vertices * 2),
    lightmapCoordinates: undefined,
    colors: undefined,
    blends: undefined,
    indices: new Uint32Array((triangleCounts[surface] as number) * 3),
    vertex: 0,
    index: 0,
  };
  reader.write(surface, target);
  const { indices, positions } = target;
  for (let i = 0; i < indices.length; i += 3) {
    const winding = [0, 1, 2].flatMap((k) => {
      const at = (indices[i + k] as number) * 3;
      return [...positions.subarray(at, at + 3)];
    });
    if (!meshes.every((mesh) => mesh.add(winding, surface) !== 'limit')) return false;
  }
  return true;
}
