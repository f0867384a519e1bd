import type {
  FaceWinding,
  Geogroup,
  LevelOfDetail,
  Mesh,
  ModelObject,
  PartSettings,
} from '@brushwork/formats';
import { unshareVertices } from '../gltf/unshare-vertices.js';
import type { SceneMaterial, SceneMesh } from '../scene/scene.js';
import type { SceneBudget } from '../scene/scene-budget.js';
import type { SceneIssues } from '../scene/scene-issues.js';
import type { ModelSceneLevel, ModelScenePart } from './model-scene.js';
import { vertexNormals } from './vertex-normals.js';

/** Reads the parts of a model, and counts what it reads. */
export class ModelSceneReader {
  /** The materials that were named so far, each once. */
  readonly materials: SceneMaterial[] = [];
  /** Triangles that were read. */
  triangles = 0;
  /** Vertices that were read. */
  vertices = 0;
  /** Faces that were left out. */
  skipped = 0;
  private readonly known = new Map<string, number>();
  private readonly issues: SceneIssues;
  private readonly budget: SceneBudget;
  private readonly winding: FaceWinding;

  constructor(options: {
    readonly issues: SceneIssues;
    readonly budget: SceneBudget;
    readonly winding: FaceWinding;
  }) {
    this.issues = options.issues;
    this.budget = options.budget;
    this.winding = options.winding;
  }

  /** What an object, a level or a part says of itself; `record` is the number of its chunk. */
  extras(settings: PartSettings, record: number): Readonly<Record<string, unknown>> {
    const { back, decal, faceted, front, name, specialWords } = settings;
    const parts = specialWords.flatMap((words) => words.parts);
    return {
      record,
      ...(name !== undefined && { name }),
      ...(specialWords.length > 0 && { special: specialWords.map(({ text }) => text) }),
      ...(parts.length > 0 && { parts }),
      ...(front?.text !== undefined && { front: front.text }),
      ...(back?.text !== undefined && { back: back.text }),
      ...(decal && { decal }),
      ...(faceted && { faceted }),
    };
  }

  /** Whether an object says that its levels are drawn together. */
  isAdditive({ settings }: ModelObject): boolean {
    return settings.specialWords.some(({ behaviours }) =>
      behaviours.some(({ name }) => name.toUpperCase() === 'ADDITIVE_LODS'),
    );
  }

  /** A level of an object. */
  level(object: ModelObject, level: LevelOfDetail): ModelSceneLevel {
    const { chunk, distance, geogroups, isImplicit, settings } = level;
    return {
      distance,
      extras: isImplicit ? {} : this.extras(settings, chunk.index),
      parts: geogroups.map((group) => this.part(group, [group.settings, settings, object.settings])),
    };
  }

  /** A part: its settings and, behind them, those of what it is in, of which it has its material when it names none. */
  private part({ chunk, meshes, settings }: Geogroup, around: readonly PartSettings[]): ModelScenePart {
    const name = settings.name ?? settings.specialWords.flatMap(({ parts }) => parts)[0] ?? '';
    const named = around.map(({ front }) => front?.text).find((text) => text !== undefined);
    const behind = around.map(({ back }) => back?.text).find((text) => text !== undefined);
    const material = this.material(named ?? behind ?? '');
    const isFaceted = around.some(({ faceted }) => faceted);
    return {
      name,
      extras: this.extras(settings, chunk.index),
      meshes: meshes.flatMap((mesh) => this.mesh(mesh, { material, isFaceted }) ?? []),
    };
  }

  private material(name: string): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const index = this.materials.push({ name, kind: 'plain', isTranslucent: false }) - 1;
    this.known.set(name, index);
    return index;
  }

  private mesh(
    mesh: Mesh,
    { isFaceted, material }: { readonly material: number; readonly isFaceted: boolean },
  ): SceneMesh | undefined {
    const { vertices } = mesh;
    if (vertices === undefined || mesh.triangleCount === 0) return undefined;
    const { count } = vertices;
    const place = { path: mesh.chunk.path, offset: mesh.chunk.offset };
    if (!this.budget.take(isFaceted ? mesh.triangleCount * 3 : count, mesh.triangleCount)) {
      this.skipped += mesh.faces.reduce((sum, { faceCount }) => sum + faceCount, 0);
      this.issues.add('scene-budget', 'limit', 'the mesh takes more room than is left', place);
      return undefined;
    }
    const positions = vertices.positions();
    const { indices, leftOut } = mesh.triangles({ winding: this.winding });
    const sound = withoutNowhere(indices, positions);
    const nowhere = (indices.length - sound.length) / 3;
    if (leftOut > 0)
      this.issues.add(
        'scene-surface',
        'bad-reference',
        `${leftOut} faces name vertices that aren't there`,
        place,
      );
    if (nowhere > 0)
      this.issues.add(
        'scene-surface',
        'bad-value',
        `${nowhere} triangles have corners that are nowhere`,
        place,
      );
    this.skipped += leftOut + nowhere;
    if (sound.length === 0) return undefined;
    const normals = vertices.normals();
    const shared: SceneMesh = {
      material,
      page: -1,
      vertexCount: count,
      positions: onlyFinite(positions),
      normals: normals ?? new Float32Array(count * 3),
      textureCoordinates: vertices.uvs() ?? new Float32Array(count * 2),
      lightmapCoordinates: undefined,
      colors: colorBytes(vertices.colors()),
      blends: undefined,
      indices: sound,
      source: { lump: 'PMESH', records: new Uint32Array(sound.length / 3).fill(mesh.chunk.index) },
    };
    const made = isFaceted ? unshareVertices(shared) : shared;
    this.triangles += sound.length / 3;
    this.vertices += made.vertexCount;
    return isFaceted || normals === undefined ? { ...made, normals: vertexNormals(made) } : made;
  }
}

/** Corners that are somewhere. */
function withoutNowhere(indices: Uint32Array, positions: Float32Array): Uint32Array {
  const isSomewhere = (vertex: number): boolean =>
    Number.isFinite(positions[vertex * 3]) &&
    Number.isFinite(positions[vertex * 3 + 1]) &&
    Number.isFinite(positions[vertex * 3 + 2]);
  const kept = new Uint32Array(indices.length);
  let at = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const corners = indices.subarray(i, i + 3);
    if (!corners.every(isSomewhere)) continue;
    kept.set(corners, at);
    at += 3;
  }
  return kept.subarray(0, at);
}

/** The same numbers, 0 for those that are none: vertices that no triangle has left stay in their places. */
function onlyFinite(numbers: Float32Array): Float32Array {
  return numbers.map((value) => (Number.isFinite(value) ? value : 0));
}

/** Colours of 0 to 1 as bytes. */
function colorBytes(colors: Float32Array | undefined): Uint8Array | undefined {
  return colors === undefined
    ? undefined
    : Uint8Array.from(colors, (value) => Math.round(Math.max(0, Math.min(1, value || 0)) * 255));
}
