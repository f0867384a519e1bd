import { concatenate, FormatError } from '@brushwork/record';
import { type ChunkNode, type ChunkSchema, writeNodes } from '../container/chunk-tree/index.js';
import { latin1Bytes } from '../container/entity-text/latin1-text.js';
import { floatBytes, integerBytes } from './little-endian-arrays.js';
import { materialReferenceBytes, namedMaterial } from './material-reference.js';
import type {
  FacesDescription,
  LevelDescription,
  MeshDescription,
  ModelDescription,
  ObjectDescription,
  PatchDescription,
  SettingsDescription,
  SphereListDescription,
} from './model-description.js';
import { modelSchema } from './model-schema.js';
import { vertexLayouts } from './vertex-layouts.js';

/** How a model is written. */
export interface WriteModelOptions {
  /** The tags; those of the specification unless given. */
  readonly schema?: ChunkSchema;
  /** Whether lengths of four bytes may be written; otherwise a chunk of more than 65,535 bytes is refused. */
  readonly longLengths?: boolean;
}

/**
 * A file in binary form, chunks in the order of the specification, each length as short as it can be. Numbers whose size
 * no document states take one byte. Throws `FormatError` 'does-not-fit' for what can't be written, and for a chunk of more
 * than 65,535 bytes without leave for lengths of four.
 */
export function writeModel(
  model: ModelDescription,
  options: WriteModelOptions = {},
): Uint8Array<ArrayBuffer> {
  const { magic = 'DIV-BIZ2', bound, objects = [], others = [] } = model;
  const nodes: ChunkNode[] = [
    headerNode(model),
    ...(bound === undefined ? [] : [{ tag: 'BOUND', children: bound }]),
    ...objects.map(objectNode),
    ...others,
    { tag: 'BIZ_DONE' },
  ];
  const { schema = modelSchema, longLengths = false } = options;
  return concatenate([latin1Bytes(magic), writeNodes(nodes, { schema, longLengths })]);
}

function headerNode({ header = {} }: ModelDescription): ChunkNode {
  const { name, fileType, unit, scale, others = [] } = header;
  return {
    tag: 'HEADER',
    children: [
      ...others,
      ...(name === undefined ? [] : [text('NAME', name)]),
      ...(fileType === undefined ? [] : [byte('FILETYPE', fileType)]),
      ...(unit === undefined ? [] : [byte('UNIT', unit)]),
      ...(scale === undefined ? [] : [{ tag: 'SCALE', data: floatBytes([scale]) }]),
    ],
  };
}

function objectNode(object: ObjectDescription): ChunkNode {
  const levels = object.levels.flatMap((level) =>
    level.isImplicit === true ? level.patches.map(patchNode) : [levelNode(level)],
  );
  return { tag: 'OBJECT', children: [...settingNodes(object), ...levels] };
}

function levelNode(level: LevelDescription): ChunkNode {
  const { distance, transition, patches } = level;
  return {
    tag: 'LOD',
    children: [
      ...settingNodes(level),
      ...(distance === undefined
        ? []
        : [{ tag: 'LOD_DISTANCE', data: floatBytes([distance.in, distance.out]) }]),
      ...(transition === undefined ? [] : [{ tag: 'LOD_TRANSITION', data: transition }]),
      ...patches.map(patchNode),
    ],
  };
}

function patchNode(patch: PatchDescription): ChunkNode {
  const { meshes = [], sphereLists = [] } = patch;
  return {
    tag: 'PATCH',
    children: [...settingNodes(patch), ...meshes.map(meshNode), ...sphereLists.map(sphereListNode)],
  };
}

function settingNodes(settings: SettingsDescription): ChunkNode[] {
  const { name, front, back, decal, faceted, vertexMode, specials = [], others = [] } = settings;
  return [
    ...(name === undefined ? [] : [text('NAME', name)]),
    ...(front === undefined ? [] : [material('SV_F_MATERIAL', front)]),
    ...(back === undefined ? [] : [material('SV_B_MATERIAL', back)]),
    ...(decal === undefined ? [] : [byte('SV_DECAL', decal ? 1 : 0)]),
    ...(faceted === undefined ? [] : [byte('SV_FACETED', faceted ? 1 : 0)]),
    ...(vertexMode === undefined ? [] : [byte('SV_VERTEX', vertexMode)]),
    ...specials.map((special) => text('SV_SPECIAL', special)),
    ...others,
  ];
}

function meshNode({ faces, ...block }: MeshDescription): ChunkNode {
  return { tag: 'PMESH', children: [vertexNode(block), ...faces.map(facesNode)] };
}

function vertexNode({ layout, vertices }: Pick<MeshDescription, 'layout' | 'vertices'>): ChunkNode {
  const stride = vertexLayouts.get(layout)?.stride;
  if (stride === undefined)
    throw new FormatError('does-not-fit', `there is no layout of vertices '${layout}'`, {
      expected: [...vertexLayouts.keys()].join(', '),
    });
  if (vertices.length % stride !== 0)
    throw new FormatError('does-not-fit', `a vertex of ${layout} has ${stride} numbers`, {
      found: vertices.length,
    });
  return { tag: layout, data: floatBytes(vertices) };
}

function facesNode({ list, pointsPerFace, corners }: FacesDescription): ChunkNode {
  const isTriangles = list === 'CONNECTION_LIST';
  const isPossible = Number.isInteger(pointsPerFace) && pointsPerFace >= 3 && pointsPerFace <= 0xff;
  if (!isPossible || (isTriangles && pointsPerFace !== 3))
    throw new FormatError('does-not-fit', `a face of ${list} has ${isTriangles ? '3' : '3 to 255'} corners`, {
      found: pointsPerFace,
    });
  if (corners.length % pointsPerFace !== 0)
    throw new FormatError('does-not-fit', `${corners.length} corners are no faces of ${pointsPerFace}`);
  const indices = integerBytes(corners);
  return { tag: list, data: isTriangles ? indices : concatenate([Uint8Array.of(pointsPerFace), indices]) };
}

function sphereListNode({ spheres, vertices }: SphereListDescription): ChunkNode {
  return {
    tag: 'SPHERE_LIST',
    children: [
      ...(vertices === undefined ? [] : [vertexNode(vertices)]),
      ...spheres.map((data) => ({ tag: 'SPHERE', data })),
    ],
  };
}

function text(tag: string, value: string): ChunkNode {
  if (value.includes('\0')) throw new FormatError('does-not-fit', 'text holds a NUL', { path: [tag] });
  return { tag, data: latin1Bytes(`${value}\0`, [tag]) };
}

function material(tag: string, name: string): ChunkNode {
  return { tag, data: materialReferenceBytes({ type: namedMaterial, name }) };
}

function byte(tag: string, value: number): ChunkNode {
  if (!(Number.isInteger(value) && value >= 0 && value <= 0xff))
    throw new FormatError('does-not-fit', 'needs a byte', { path: [tag], found: String(value) });
  return { tag, data: Uint8Array.of(value) };
}
