import type { Issue } from '@brushwork/record';
import { lengthWidthOf } from '../container/chunk-tree/index.js';
import { FaceList } from './face-list.js';
import type { Model } from './model.js';
import type { ModelMagic } from './model-magic.js';
import { bytesOf } from './part-settings.js';
import { vertexLayouts } from './vertex-layouts.js';

/** What is in a file, in numbers. */
export interface ModelSummary {
  /** The first eight bytes. */
  readonly format: ModelMagic;
  /** Whether it is a model or a library of materials. */
  readonly content: 'geometry' | 'materials';
  /** Size of the file in bytes. */
  readonly size: number;
  /** Number of chunks. */
  readonly chunks: number;
  /** Number of chunks by the width of their lengths. */
  readonly widths: Readonly<Record<'1' | '2' | '4', number>>;
  /** Number of chunks by tag, the ids of unknown ones as text. */
  readonly tags: ReadonlyMap<string, number>;
  /** Number of objects. */
  readonly objects: number;
  /** Number of levels of detail that have a chunk. */
  readonly levels: number;
  /** Number of patches. */
  readonly patches: number;
  /** Number of meshes. */
  readonly meshes: number;
  /** Number of blocks of vertices by layout. */
  readonly vertexBlocks: ReadonlyMap<string, number>;
  /** Number of vertices in all blocks. */
  readonly vertices: number;
  /** Number of triangles that all faces are made into. */
  readonly triangles: number;
  /** Number of lists of triangles. */
  readonly connectionLists: number;
  /** How many of them hold whole triangles and nothing else. */
  readonly wholeConnectionLists: number;
  /** Number of meshes with lists of triangles and lists of other faces. */
  readonly mixedMeshes: number;
  /** Special texts, as they are in the file, each once. */
  readonly specials: readonly string[];
  /** Materials that are referred to, each once. */
  readonly materials: readonly string[];
  /** What is wrong with how the chunks are laid out. */
  readonly issues: readonly Issue[];
}

/** Counts what is in a file, in one pass over its chunks. */
export function summarizeModel(model: Model): ModelSummary {
  const { tree } = model;
  const { schema, table, view } = tree;
  const widths = { 1: 0, 2: 0, 4: 0 };
  const counts = new Map<number, number>();
  const vertexBlocks = new Map([...vertexLayouts.keys()].map((tag) => [tag, 0]));
  const specials = new Set<string>();
  const materials = new Set<string>();
  let vertices = 0;
  let triangles = 0;
  let wholeConnectionLists = 0;
  let mixedMeshes = 0;
  let mesh = -1;
  let inMesh = 0;
  for (let i = 0; i < table.count; i++) {
    const width = lengthWidthOf(view.getUint16(table.starts[i] as number, true));
    if (width !== undefined) widths[width]++;
    const id = tree.idOf(i);
    counts.set(id, (counts.get(id) ?? 0) + 1);
    const tag = schema.nameOfId.get(id);
    const layout = tag === undefined ? undefined : vertexLayouts.get(tag);
    if (layout !== undefined) {
      vertexBlocks.set(layout.tag, (vertexBlocks.get(layout.tag) ?? 0) + 1);
      vertices += Math.floor(bytesOf(tree.chunk(i)).length / (layout.stride * 4));
    } else if (tag === 'PCONN_LIST' || tag === 'CONNECTION_LIST') {
      const faces = new FaceList(tree.chunk(i));
      triangles += faces.triangleCount;
      if (tag === 'CONNECTION_LIST' && faces.strayCorners === 0 && faces.remainder === 0)
        wholeConnectionLists++;
      const parent = table.parents[i] as number;
      if (parent !== mesh) {
        mesh = parent;
        inMesh = 0;
      }
      const before = inMesh;
      inMesh |= tag === 'PCONN_LIST' ? 1 : 2;
      if (inMesh === 3 && before !== 3) mixedMeshes++;
    } else if (tag === 'SV_SPECIAL') {
      specials.add(stringOf(bytesOf(tree.chunk(i))));
    } else if (tag === 'SV_F_MATERIAL' || tag === 'SV_B_MATERIAL') {
      const bytes = bytesOf(tree.chunk(i));
      if (bytes[0] === 1) materials.add(stringOf(bytes.subarray(1)));
    }
  }
  const tags = new Map([...counts].map(([id, count]) => [schema.nameFor(id), count]));
  const countOf = (tag: string): number => tags.get(tag) ?? 0;
  return {
    format: model.magic,
    content: model.content,
    size: tree.bytes.length,
    chunks: tree.count,
    widths,
    tags,
    objects: countOf('OBJECT'),
    levels: countOf('LOD'),
    patches: countOf('PATCH'),
    meshes: countOf('PMESH'),
    vertexBlocks,
    vertices,
    triangles,
    connectionLists: countOf('CONNECTION_LIST'),
    wholeConnectionLists,
    mixedMeshes,
    specials: [...specials],
    materials: [...materials],
    issues: model.issues,
  };
}

function stringOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    if (byte === 0) break;
    text += String.fromCharCode(byte);
  }
  return text;
}
