import type { GameMap } from '@brushwork/formats';
import { buildMap, type LumpContents } from '../../validate/support/build-map.js';
import { goodMaps } from '../../validate/support/good-maps.js';

type Point = readonly [x: number, y: number, z: number];

/** A neighbour along an edge, or along half of it. */
export interface TestNeighbor {
  readonly displacement: number;
  readonly orientation?: number;
  readonly span?: number;
  readonly neighborSpan?: number;
}

/** What is moved of a face of four corners. */
export interface TestGround {
  readonly power: number;
  /** Number of the corner that the grid begins at. */
  readonly start?: number;
  /** How far the vertex in a column and a row is moved up. */
  readonly height?: (column: number, row: number) => number;
  /** Alpha of the vertex in a column and a row. */
  readonly alpha?: (column: number, row: number) => number;
  /** Whether the vertex in a column and a row is drawn. */
  readonly isAllowed?: (column: number, row: number) => boolean;
  /** Neighbours along the edges, by edge. */
  readonly edges?: Readonly<Record<number, readonly TestNeighbor[]>>;
  /** Displacements at the corners, by corner. */
  readonly corners?: Readonly<Record<number, readonly number[]>>;
  /** Fields of the record that are to be others. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** A face: its corners clockwise, as seen from the front, and the ground that is made of it. */
export interface TestFace {
  readonly corners: readonly Point[];
  readonly ground?: TestGround;
  readonly lightmapSize?: { readonly s: number; readonly t: number };
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** A square on the floor, from its lower left corner. */
export function floor(x: number, y: number, width: number, depth = width): readonly Point[] {
  return [
    [x, y, 0],
    [x, y + depth, 0],
    [x + width, y + depth, 0],
    [x + width, y, 0],
  ];
}

const NOBODY = { displacement: 0xffff, orientation: 0, span: 0, neighborSpan: 0 };

function infoOf(
  ground: TestGround,
  face: TestFace,
  place: { index: number; vertex: number; tag: number },
): object {
  const { power, start = 0, edges = {}, corners = {}, isAllowed = () => true } = ground;
  const side = 2 ** power + 1;
  const words = new Array<number>(10).fill(0xffffffff);
  for (let i = 0; i < Math.min(side * side, 320); i++)
    if (!isAllowed(i % side, Math.floor(i / side)))
      words[i >> 5] = ((words[i >> 5] as number) & ~(1 << (i & 31))) >>> 0;
  const [x = 0, y = 0, z = 0] = face.corners[start] ?? [];
  return {
    startPosition: { x, y, z },
    firstVertex: place.vertex,
    firstTriangle: place.tag,
    power,
    minTessellation: 0x80000000,
    smoothingAngle: 0,
    contents: 1,
    face: place.index,
    lightmapAlphaStart: 0,
    lightmapSamplePositionStart: 0,
    edgeNeighbors: [0, 1, 2, 3].map((edge) => ({
      subNeighbors: [0, 1].map((k) => ({ ...NOBODY, ...edges[edge]?.[k] })),
    })),
    cornerNeighbors: [0, 1, 2, 3].map((corner) => {
      const found = corners[corner] ?? [];
      return { neighbors: [0, 1, 2, 3].map((k) => found[k] ?? 0), count: found.length };
    }),
    allowedVertices: words,
    ...ground.changes,
  };
}

function flatFace(firstEdge: number, { corners, lightmapSize, changes }: TestFace): object {
  return {
    ...{ plane: 0, side: 0, onNode: 0, firstEdge, edgeCount: corners.length, texture: 0, displacement: -1 },
    ...{ fogVolume: -1, styles: [0, 255, 255, 255], lightOffset: 0, area: 0, originalFace: -1 },
    ...{ lightmapMins: { s: 0, t: 0 }, lightmapSize: lightmapSize ?? { s: 4, t: 4 } },
    ...{ firstPrimitive: 0, primitiveCount: 0, noDynamicShadows: 0, smoothingGroups: 0 },
    ...changes,
  };
}

const KEPT = ['TEXTURE_DATA', 'TEXTURE_STRING_TABLE', 'TEXTURE_STRING_DATA'];

/** The lumps of a map of faces on one plane that looks up, some of them ground; a texel is a unit, images are 256 wide. */
export function groundLumps(faces: readonly TestFace[]): LumpContents {
  const good = goodMaps.find(({ branch }) => branch.id === 'valve/orange-box');
  const vertices: object[] = [];
  const edges: object[] = [{ vertices: [0, 0] }];
  const surfedges: number[] = [];
  const infos: object[] = [];
  const moved: object[] = [];
  const tags: number[] = [];
  const records = faces.map((face, index) => {
    const firstEdge = surfedges.length;
    const first = vertices.length;
    face.corners.forEach(([x, y, z], k) => {
      vertices.push({ x, y, z });
      // Every other edge is walked backwards.
      const [from, to] = [first + k, first + ((k + 1) % face.corners.length)];
      edges.push({ vertices: k % 2 === 0 ? [from, to] : [to, from] });
      surfedges.push(k % 2 === 0 ? edges.length - 1 : 1 - edges.length);
    });
    const { ground } = face;
    if (ground === undefined) return flatFace(firstEdge, face);
    infos.push(infoOf(ground, face, { index, vertex: moved.length, tag: tags.length }));
    const side = ground.power > 4 ? 0 : 2 ** ground.power + 1;
    for (let i = 0; i < side * side; i++) {
      const [column, row] = [i % side, Math.floor(i / side)];
      const distance = ground.height?.(column, row) ?? 0;
      moved.push({ direction: { x: 0, y: 0, z: 1 }, distance, alpha: ground.alpha?.(column, row) ?? 0 });
    }
    for (let i = 0; i < 2 * (side - 1) ** 2; i++) tags.push(1);
    return flatFace(firstEdge, { ...face, changes: { displacement: infos.length - 1, ...face.changes } });
  });
  return {
    ...Object.fromEntries(KEPT.map((name) => [name, good?.contents[name]])),
    ENTITIES: '{\n"classname" "worldspawn"\n}\n',
    PLANES: [{ normal: { x: 0, y: 0, z: 1 }, distance: 0, type: 2 }],
    VERTICES: vertices,
    EDGES: edges,
    SURFEDGES: surfedges,
    FACES: records,
    TEXTURE_INFO: [
      {
        textureS: { x: 1, y: 0, z: 0, offset: 0 },
        textureT: { x: 0, y: -1, z: 0, offset: 0 },
        lightmapS: { x: 1 / 16, y: 0, z: 0, offset: 0 },
        lightmapT: { x: 0, y: -1 / 16, z: 0, offset: 0 },
        ...{ flags: 0, textureData: 0 },
      },
    ],
    DISPLACEMENT_INFO: infos,
    DISPLACEMENT_VERTICES: moved,
    DISPLACEMENT_TRIANGLES: tags,
    MODELS: [
      {
        ...{ mins: { x: 0, y: 0, z: 0 }, maxs: { x: 0, y: 0, z: 0 }, origin: { x: 0, y: 0, z: 0 } },
        ...{ headNode: 0, firstFace: 0, faceCount: faces.length },
      },
    ],
  };
}

/** A map of such faces, with some lumps replaced. */
export function groundMap(faces: readonly TestFace[], changes: LumpContents = {}): GameMap<object> {
  const good = goodMaps.find(({ branch }) => branch.id === 'valve/orange-box');
  if (good === undefined) throw new Error('no good map');
  return buildMap(good.branch, { ...groundLumps(faces), ...changes });
}
