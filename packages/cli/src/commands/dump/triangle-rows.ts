import { type Chunk, type ChunkTree, type FaceWinding, fileLevel, Mesh } from '@brushwork/formats';
import { type LumpRows, pathText, rangeInside } from '@brushwork/ops';

/** Rows of triangles, and how many faces were left out. */
export interface TriangleRows extends LumpRows {
  /** Faces that name a vertex that isn't there. */
  readonly leftOut: number;
}

/** The triangles of one mesh. */
interface MeshSpan {
  /** Number of the mesh's chunk. */
  readonly index: number;
  /** Number of its first triangle among those of all. */
  readonly first: number;
}

/** The triangles that the faces of all meshes in a chunk are made into, the chunk itself included: fans, in the order asked for. */
export function triangleRows(tree: ChunkTree, top: number, winding: FaceWinding): TriangleRows {
  const spans: MeshSpan[] = [];
  let count = 0;
  let leftOut = 0;
  for (const chunk of meshesIn(tree, top)) {
    const triangles = new Mesh(chunk).triangles({ winding });
    leftOut += triangles.leftOut;
    if (triangles.indices.length === 0) continue;
    spans.push({ index: chunk.index, first: count });
    count += triangles.indices.length / 3;
  }
  let known:
    | { readonly span: MeshSpan; readonly path: string | null; readonly indices: Uint32Array }
    | undefined;
  const cells = (i: number): readonly [string | null, number, number, number, number] => {
    const span = spanOf(spans, i);
    if (known?.span !== span) {
      const chunk = tree.chunk(span.index);
      known = { span, path: pathText(chunk), indices: new Mesh(chunk).triangles({ winding }).indices };
    }
    const { indices, path } = known;
    const at = (i - span.first) * 3;
    return [
      path,
      i - span.first,
      indices[at] as number,
      indices[at + 1] as number,
      indices[at + 2] as number,
    ];
  };
  const titles = ['mesh', 'index', 'a', 'b', 'c'];
  return {
    kind: 'triangles',
    recordSize: undefined,
    count,
    leftOut,
    titles,
    shownTitles: titles,
    plain(i) {
      const [mesh, index, a, b, c] = cells(i);
      return { mesh, index, a, b, c };
    },
    cells: (i) => [cells(i)],
    shown(i) {
      const [mesh, ...numbers] = cells(i);
      return [[mesh ?? 'too deep for a path', ...numbers]];
    },
    rest: undefined,
  };
}

function* meshesIn(tree: ChunkTree, top: number): Generator<Chunk> {
  const id = tree.schema.tags.get('PMESH')?.id;
  const { from, to } = rangeInside(tree, top);
  for (let i = top === fileLevel ? from : top; i < to; i++) if (tree.idOf(i) === id) yield tree.chunk(i);
}

/** The mesh of triangle `i`, found by halves: there may be very many meshes. */
function spanOf(spans: readonly MeshSpan[], i: number): MeshSpan {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle] as MeshSpan).first <= i) low = middle;
    else high = middle - 1;
  }
  return spans[low] as MeshSpan;
}
