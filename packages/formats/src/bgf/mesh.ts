import type { Chunk } from '../container/chunk-tree/index.js';
import { FaceList } from './face-list.js';
import { VertexBlock } from './vertex-block.js';
import { vertexLayouts } from './vertex-layouts.js';

/** Which way round the corners of triangles are given: as in the file, or the other way. Which side they face is not known. */
export type FaceWinding = 'file' | 'reversed';

/** Triangles of a mesh. */
export interface MeshTriangles {
  /** Three vertices each. */
  readonly indices: Uint32Array;
  /** Faces that name a vertex that isn't there, and were left out. */
  readonly leftOut: number;
}

/** A mesh: vertices and faces over them. Both kinds of lists of faces count, always. */
export class Mesh {
  /** The chunk. */
  readonly chunk: Chunk;
  /** Every block of vertices in the order of the file; sound files have one. */
  readonly blocks: readonly VertexBlock[];
  /** Every list of faces in the order of the file. */
  readonly faces: readonly FaceList[];

  constructor(chunk: Chunk) {
    const blocks: VertexBlock[] = [];
    const faces: FaceList[] = [];
    for (const child of chunk.children()) {
      const { tag } = child;
      const layout = vertexLayouts.get(tag);
      if (layout !== undefined) blocks.push(new VertexBlock(child, layout));
      else if (tag === 'PCONN_LIST' || tag === 'CONNECTION_LIST') faces.push(new FaceList(child));
    }
    this.chunk = chunk;
    this.blocks = blocks;
    this.faces = faces;
  }

  /** The vertices that faces refer to: the first block. */
  get vertices(): VertexBlock | undefined {
    return this.blocks[0];
  }

  /** Number of triangles that the faces are made into, if all name vertices that are there. */
  get triangleCount(): number {
    return this.faces.reduce((sum, { triangleCount }) => sum + triangleCount, 0);
  }

  /** The faces as triangles: a fan around each one's first corner, `[a b c] [a c d]`. */
  triangles(options: { readonly winding?: FaceWinding } = {}): MeshTriangles {
    const vertexCount = this.vertices?.count ?? 0;
    const indices = new Uint32Array(this.triangleCount * 3);
    const isReversed = options.winding === 'reversed';
    let at = 0;
    let leftOut = 0;
    for (const { corners, faceCount, pointsPerFace } of this.faces) {
      for (let face = 0; face < faceCount; face++) {
        const first = face * pointsPerFace;
        let isSound = true;
        for (let k = first; k < first + pointsPerFace; k++)
          if ((corners[k] as number) >>> 0 >= vertexCount) isSound = false;
        if (!isSound) {
          leftOut++;
          continue;
        }
        for (let k = first + 1; k + 1 < first + pointsPerFace; k++) {
          indices[at++] = corners[first] as number;
          indices[at++] = corners[isReversed ? k + 1 : k] as number;
          indices[at++] = corners[isReversed ? k : k + 1] as number;
        }
      }
    }
    return { indices: at === indices.length ? indices : indices.slice(0, at), leftOut };
  }
}
