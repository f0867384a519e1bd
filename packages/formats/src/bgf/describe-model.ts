import type { Chunk, ChunkNode } from '../container/chunk-tree/index.js';
import type { Geogroup } from './geogroup.js';
import type { LevelOfDetail } from './level-of-detail.js';
import type { Mesh } from './mesh.js';
import type { Model } from './model.js';
import type {
  HeaderDescription,
  LevelDescription,
  MeshDescription,
  ModelDescription,
  ObjectDescription,
  PatchDescription,
  SettingsDescription,
} from './model-description.js';
import type { PartSettings } from './part-settings.js';

/** Deepest nesting of chunks that are taken along as they are. */
const DEEPEST = 64;

/**
 * A model as plain data. What the plain form has a place for is in that place; other chunks are taken along as they are,
 * but not their order among the others, nor the widths of lengths: for those there is the tree.
 */
export function describeModel(model: Model): ModelDescription {
  const { header, tree } = model;
  const bound = model.chunk('BOUND');
  const others = [...tree.children()].filter(
    ({ tag }) => !['HEADER', 'BOUND', 'OBJECT', 'BIZ_DONE'].includes(tag),
  );
  return {
    magic: model.magic === 'DIV-BMF2' ? 'DIV-BMF2' : 'DIV-BIZ2',
    ...(header !== undefined && { header: describeHeader(model, header) }),
    ...(bound !== undefined && { bound: [...bound.children()].map((chunk) => nodeOf(chunk, 0)) }),
    objects: model.objects.map(
      (object): ObjectDescription => ({
        ...describeSettings(object.settings, object.chunk, ['LOD', 'PATCH']),
        levels: object.levels.map(describeLevel),
      }),
    ),
    ...(others.length > 0 && { others: others.map((chunk) => nodeOf(chunk, 0)) }),
  };
}

function describeHeader(model: Model, header: PartSettings): HeaderDescription {
  const chunk = model.chunk('HEADER') as Chunk;
  const { scale, unit } = model;
  const { name } = header;
  const fileType = header.leaf('FILETYPE')?.payload;
  const known = new Set<string>();
  if (name !== undefined) known.add('NAME');
  if (scale !== undefined) known.add('SCALE');
  if (unit !== undefined && header.leaf('UNIT')?.size === 1) known.add('UNIT');
  if (fileType?.length === 1) known.add('FILETYPE');
  const others = [...chunk.children()].filter(({ tag }) => !known.has(tag));
  return {
    ...(name !== undefined && { name }),
    ...(known.has('FILETYPE') && { fileType: fileType?.[0] as number }),
    ...(known.has('UNIT') && { unit: unit as number }),
    ...(scale !== undefined && { scale }),
    ...(others.length > 0 && { others: others.map((one) => nodeOf(one, 0)) }),
  };
}

/** `structural`: tags of chunks inside that are described elsewhere. */
function describeSettings(
  settings: PartSettings,
  chunk: Chunk,
  structural: readonly string[],
): SettingsDescription {
  const { back, front, name, specials, vertexMode } = settings;
  const known = new Set(structural);
  const take = (tag: string, isSimple: boolean): boolean => {
    if (settings.leaf(tag) === undefined || !isSimple) return false;
    known.add(tag);
    return true;
  };
  const isByte = (tag: string): boolean => settings.leaf(tag)?.size === 1;
  const description: SettingsDescription = {
    ...(take('NAME', true) && name !== undefined && { name }),
    ...(take('SV_F_MATERIAL', front?.text !== undefined) && { front: front?.text as string }),
    ...(take('SV_B_MATERIAL', back?.text !== undefined) && { back: back?.text as string }),
    ...(take('SV_DECAL', isByte('SV_DECAL')) && { decal: settings.decal }),
    ...(take('SV_FACETED', isByte('SV_FACETED')) && { faceted: settings.faceted }),
    ...(take('SV_VERTEX', isByte('SV_VERTEX')) && { vertexMode: vertexMode as number }),
    ...(take(
      'SV_SPECIAL',
      specials.every((special) => !special.includes('\0')),
    ) && { specials }),
  };
  const others = [...chunk.children()].filter(({ tag }) => !known.has(tag));
  return others.length === 0 ? description : { ...description, others: others.map((one) => nodeOf(one, 0)) };
}

function describeLevel(level: LevelOfDetail): LevelDescription {
  const { chunk, distance, geogroups, isImplicit, settings, transition } = level;
  const patches = geogroups.map(describePatch);
  if (isImplicit) return { isImplicit, patches };
  return {
    ...describeSettings(settings, chunk, [
      'PATCH',
      ...(distance === undefined ? [] : ['LOD_DISTANCE']),
      'LOD_TRANSITION',
    ]),
    ...(distance !== undefined && { distance }),
    ...(transition !== undefined && { transition }),
    patches,
  };
}

function describePatch({ chunk, meshes, settings, sphereLists }: Geogroup): PatchDescription {
  return {
    ...describeSettings(settings, chunk, ['PMESH', 'SPHERE_LIST']),
    ...(meshes.length > 0 && { meshes: meshes.flatMap(describeMesh) }),
    ...(sphereLists.length > 0 && {
      sphereLists: sphereLists.map(({ blocks, spheres }) => {
        const block = blocks[0];
        return {
          spheres: spheres.map(({ payload }) => payload),
          ...(block !== undefined && {
            vertices: {
              layout: block.layout.tag,
              vertices: block.array.subarray(0, block.count * block.layout.stride),
            },
          }),
        };
      }),
    }),
  };
}

/** A mesh without vertices has no plain form: there is nothing that its faces could refer to. */
function describeMesh({ faces, vertices }: Mesh): MeshDescription[] {
  if (vertices === undefined) return [];
  const { array, count, layout } = vertices;
  return [
    {
      layout: layout.tag,
      vertices: array.subarray(0, count * layout.stride),
      faces: faces
        .filter(({ pointsPerFace }) => pointsPerFace >= 3)
        .map(({ chunk, corners, faceCount, pointsPerFace }) => ({
          list: chunk.tag === 'PCONN_LIST' ? 'PCONN_LIST' : 'CONNECTION_LIST',
          pointsPerFace,
          corners: corners.subarray(0, faceCount * pointsPerFace),
        })),
    },
  ];
}

/** A chunk as it is; one that is nested too deep keeps its inside as bytes. */
function nodeOf(chunk: Chunk, depth: number): ChunkNode {
  const tag = chunk.declaration === undefined ? chunk.id : chunk.tag;
  if (!chunk.isContainer || depth >= DEEPEST) return { tag, data: chunk.payload };
  const { start, end } = chunk.tree.tailOf(chunk.index);
  return {
    tag,
    children: [...chunk.children()].map((child) => nodeOf(child, depth + 1)),
    ...(end > start && { data: chunk.tree.bytes.subarray(start, end) }),
  };
}
