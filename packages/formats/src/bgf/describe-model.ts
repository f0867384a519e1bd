import type { Chunk, ChunkNode, ChunkTree } from '../container/chunk-tree/index.js';
import type { Geogroup, SphereList } from './geogroup.js';
import type { LevelOfDetail } from './level-of-detail.js';
import type { MaterialReference } from './material-reference.js';
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
  SphereListDescription,
} from './model-description.js';
import type { ModelObject } from './model-object.js';
import { numberOf, PartSettings, textOf } from './part-settings.js';
import type { VertexBlock } from './vertex-block.js';

/** Deepest nesting of chunks that are taken along as they are. */
const DEEPEST = 64;

/** How a model is described. */
export interface DescribeModelOptions {
  /** Is told of each part of the description that stands for a chunk, and of that chunk. */
  readonly onPart?: (part: object, chunk: Chunk) => void;
}

/** Notes the chunk that a part of the description stands for, and gives the part back. */
type Noted = <T extends object>(part: T, chunk: Chunk) => T;

/**
 * A model as plain data. What the plain form has a place for is in that place; every other chunk, and what is damaged, is
 * taken along as it is. Lost are only the order of chunks, the widths of lengths, lengths that lie, NULs at the ends of
 * texts, and bytes behind the last chunk of the file: for those there is the tree.
 */
export function describeModel(model: Model, options: DescribeModelOptions = {}): ModelDescription {
  const noted: Noted = (part, chunk) => {
    options.onPart?.(part, chunk);
    return part;
  };
  const { tree } = model;
  const taken = new Set<number>();
  const take = (chunk: Chunk | undefined): Chunk | undefined => {
    if (chunk === undefined || hasTails(tree, chunk.index)) return undefined;
    taken.add(chunk.index);
    return chunk;
  };
  const header = take(model.chunk('HEADER'));
  const bound = take(model.chunk('BOUND'));
  const objects = model.objects.filter(({ chunk }) => take(chunk) !== undefined);
  const done = model.chunk('BIZ_DONE');
  if (done?.size === 0) taken.add(done.index);
  const others = [...tree.children()].filter(({ index }) => !taken.has(index));
  return {
    magic: model.magic === 'DIV-BMF2' ? 'DIV-BMF2' : 'DIV-BIZ2',
    ...(header !== undefined && { header: describeHeader(model, header, noted) }),
    ...(bound !== undefined && { bound: noted(nodesOf(bound.children(), noted), bound) }),
    objects: objects.map((object) => describeObject(object, noted)),
    ...(others.length > 0 && { others: nodesOf(others, noted) }),
  };
}

/** Whether a chunk, or one inside it, has bytes that are no chunk where chunks should be. */
function hasTails(tree: ChunkTree, index: number): boolean {
  const end = tree.table.nexts[index] as number;
  for (let i = index; i < end; i++) {
    if (!tree.chunk(i).isContainer) continue;
    const tail = tree.tailOf(i);
    if (tail.end > tail.start) return true;
  }
  return false;
}

/** Chunks inside one that are described, and the others. */
class Inside {
  private readonly chunk: Chunk;
  private readonly settings: PartSettings;
  private readonly noted: Noted;
  private readonly taken = new Set<number>();

  constructor(chunk: Chunk, settings: PartSettings, noted: Noted) {
    this.chunk = chunk;
    this.settings = settings;
    this.noted = noted;
  }

  /** Notes that a chunk is described. */
  take(chunk: Chunk): void {
    this.taken.add(chunk.index);
  }

  /** The first leaf with a tag, noted as described; `undefined` where there is none or it isn't one that fits. */
  leaf(tag: string, fits: (chunk: Chunk) => boolean): Chunk | undefined {
    const leaf = this.settings.leaf(tag);
    if (leaf === undefined || !fits(leaf)) return undefined;
    this.take(leaf);
    return leaf;
  }

  /** Whatever isn't described, as it is. */
  others(): { readonly others?: readonly ChunkNode[] } {
    const others = [...this.chunk.children()].filter(({ index }) => !this.taken.has(index));
    return others.length === 0 ? {} : { others: nodesOf(others, this.noted) };
  }
}

function isText(chunk: Chunk): boolean {
  return !textOf(chunk).includes('\0');
}

function isByte(chunk: Chunk): boolean {
  return chunk.size === 1;
}

function isSwitch(chunk: Chunk): boolean {
  return chunk.size === 1 && (numberOf(chunk) as number) <= 1;
}

function describeHeader({ scale, tree }: Model, chunk: Chunk, noted: Noted): HeaderDescription {
  const settings = new PartSettings(tree, chunk.index);
  const inside = new Inside(chunk, settings, noted);
  const name = inside.leaf('NAME', isText);
  const fileType = inside.leaf('FILETYPE', isByte);
  const unit = inside.leaf('UNIT', isByte);
  const factor = inside.leaf('SCALE', ({ size }) => size === 4 && Number.isFinite(scale));
  const header = {
    ...(name !== undefined && { name: textOf(name) }),
    ...(fileType !== undefined && { fileType: numberOf(fileType) as number }),
    ...(unit !== undefined && { unit: numberOf(unit) as number }),
    ...(factor !== undefined && { scale: scale as number }),
    ...inside.others(),
  };
  return noted(header, chunk);
}

function describeSettings(inside: Inside, chunk: Chunk, settings: PartSettings): SettingsDescription {
  const name = inside.leaf('NAME', isText);
  const front = inside.leaf('SV_F_MATERIAL', () => isNamed(settings.front));
  const back = inside.leaf('SV_B_MATERIAL', () => isNamed(settings.back));
  const decal = inside.leaf('SV_DECAL', isSwitch);
  const faceted = inside.leaf('SV_FACETED', isSwitch);
  const vertexMode = inside.leaf('SV_VERTEX', isByte);
  const specials = [...chunk.children()].filter((one) => one.tag === 'SV_SPECIAL' && isText(one));
  for (const special of specials) inside.take(special);
  return {
    ...(name !== undefined && { name: textOf(name) }),
    ...(front !== undefined && { front: settings.front?.text as string }),
    ...(back !== undefined && { back: settings.back?.text as string }),
    ...(decal !== undefined && { decal: settings.decal }),
    ...(faceted !== undefined && { faceted: settings.faceted }),
    ...(vertexMode !== undefined && { vertexMode: numberOf(vertexMode) as number }),
    ...(specials.length > 0 && { specials: specials.map(textOf) }),
  };
}

function isNamed(reference: MaterialReference | undefined): boolean {
  return reference?.text !== undefined && reference.toObject().rest === undefined;
}

function describeObject({ chunk, levels, settings }: ModelObject, noted: Noted): ObjectDescription {
  const inside = new Inside(chunk, settings, noted);
  const own = describeSettings(inside, chunk, settings);
  for (const level of levels) {
    if (!level.isImplicit) inside.take(level.chunk);
    else for (const group of level.geogroups) inside.take(group.chunk);
  }
  const inner = levels.map((level) => describeLevel(level, noted));
  return noted({ ...own, ...inside.others(), levels: inner }, chunk);
}

function describeLevel(level: LevelOfDetail, noted: Noted): LevelDescription {
  const { chunk, geogroups, isImplicit, settings } = level;
  const patches = geogroups.map((group) => describePatch(group, noted));
  if (isImplicit) return { isImplicit, patches };
  const inside = new Inside(chunk, settings, noted);
  const own = describeSettings(inside, chunk, settings);
  const distance = inside.leaf('LOD_DISTANCE', ({ size }) => size === 8);
  const transition = inside.leaf('LOD_TRANSITION', () => true);
  for (const group of geogroups) inside.take(group.chunk);
  const described = {
    ...own,
    ...(distance !== undefined && { distance: level.distance as { in: number; out: number } }),
    ...(transition !== undefined && { transition: transition.payload }),
    ...inside.others(),
    patches,
  };
  return noted(described, chunk);
}

function describePatch(group: Geogroup, noted: Noted): PatchDescription {
  const { chunk, meshes, settings, sphereLists } = group;
  const inside = new Inside(chunk, settings, noted);
  const own = describeSettings(inside, chunk, settings);
  const simpleMeshes = meshes.filter(isSimpleMesh);
  const simpleLists = sphereLists.filter(isSimpleList);
  for (const { chunk: taken } of [...simpleMeshes, ...simpleLists]) inside.take(taken);
  const described = {
    ...own,
    ...inside.others(),
    ...(simpleMeshes.length > 0 && {
      meshes: simpleMeshes.map((mesh) => noted(describeMesh(mesh), mesh.chunk)),
    }),
    ...(simpleLists.length > 0 && {
      sphereLists: simpleLists.map((list) => noted(describeSpheres(list), list.chunk)),
    }),
  };
  return noted(described, chunk);
}

/** Whether a mesh is one whole block of vertices and whole faces behind it, and nothing else. */
function isSimpleMesh({ blocks, chunk, faces }: Mesh): boolean {
  const [first, ...rest] = [...chunk.children()];
  return (
    blocks.length === 1 &&
    blocks[0]?.chunk.index === first?.index &&
    blocks[0]?.remainder === 0 &&
    rest.length === faces.length &&
    faces.every((list) => list.pointsPerFace >= 3 && list.strayCorners === 0 && list.remainder === 0)
  );
}

function describeMesh({ blocks, faces }: Mesh): MeshDescription {
  return {
    ...describeVertices(blocks[0] as VertexBlock),
    faces: faces.map(({ chunk, corners, pointsPerFace }) => ({
      list: chunk.tag === 'PCONN_LIST' ? 'PCONN_LIST' : 'CONNECTION_LIST',
      pointsPerFace,
      corners,
    })),
  };
}

function describeVertices({ array, layout }: VertexBlock): Pick<MeshDescription, 'layout' | 'vertices'> {
  return { layout: layout.tag, vertices: array };
}

/** Whether a list is spheres alone, or one whole block of vertices and spheres behind it. */
function isSimpleList({ blocks, chunk, spheres }: SphereList): boolean {
  const [first, ...rest] = [...chunk.children()];
  const block = blocks[0];
  if (block === undefined) return spheres.length === rest.length + (first === undefined ? 0 : 1);
  return block.chunk.index === first?.index && block.remainder === 0 && spheres.length === rest.length;
}

function describeSpheres({ blocks, spheres }: SphereList): SphereListDescription {
  const block = blocks[0];
  return {
    spheres: spheres.map(({ payload }) => payload),
    ...(block !== undefined && { vertices: describeVertices(block) }),
  };
}

function nodesOf(chunks: Iterable<Chunk>, noted: Noted): ChunkNode[] {
  return Array.from(chunks, (chunk) => noted(nodeOf(chunk, 0), chunk));
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
