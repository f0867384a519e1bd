import type { PlainPhysicsItem } from '../../src/container/physics/index.js';

/** Three floats by name. */
function vector(x: number, y: number, z: number): { x: number; y: number; z: number } {
  return { x, y, z };
}

/** Corners of each triangle of a tetrahedron, all walked the same way. */
const TETRAHEDRON = [
  [0, 1, 2],
  [0, 3, 1],
  [1, 3, 2],
  [2, 3, 0],
] as const;

/** Words of 4 bytes from an edge to the same one of the neighbour. */
function oppositeOf(triangle: number, edge: number): number {
  const corners = TETRAHEDRON[triangle]!;
  const [from, to] = [corners[edge]!, corners[(edge + 1) % 3]!];
  for (const [other, own] of TETRAHEDRON.entries())
    for (let k = 0; k < 3; k++)
      if (own[k] === to && own[(k + 1) % 3] === from) return (other - triangle) * 4 + k - edge;
  throw new Error('not closed');
}

/** Sizes of the records of a surface. */
export interface SurfaceSizes {
  readonly head: number;
  readonly ledge: number;
  readonly triangle: number;
}

export const compactSizes: SurfaceSizes = { head: 48, ledge: 16, triangle: 16 };
export const wideSizes: SurfaceSizes = { head: 64, ledge: 64, triangle: 64 };

const POINT = 16;
const NODE = 28;

/** Bytes of a surface of so many tetrahedra. */
export function surfaceSize(count: number, sizes: SurfaceSizes): number {
  const ledge = sizes.ledge + 4 * sizes.triangle;
  return sizes.head + count * ledge + 4 * POINT + (2 * count - 1) * NODE;
}

/** A surface of one or two tetrahedra that share their points, as compilers lay it out: ledges, points, tree. */
export function tetrahedra(count: 1 | 2, sizes: SurfaceSizes = compactSizes): object {
  const isWide = sizes === wideSizes;
  const ledgeSize = sizes.ledge + 4 * sizes.triangle;
  const pointsAt = sizes.head + count * ledgeSize;
  const rootAt = pointsAt + 4 * POINT;
  const unknown = isWide ? { unknown0x28: 0 } : { unknown0x24: 0, unknown0x28: 0 };
  const ledgeAt = (i: number): number => sizes.head + i * ledgeSize;
  const node = (rightOffset: number, ledgeOffset: number, leafNumber: number): object => ({
    rightOffset,
    ledgeOffset,
    center: vector(0.25, 0.25, 0.25),
    radius: 1,
    boxSizes: { x: 125, y: 125, z: 125 },
    leafNumber,
  });
  const leaf = (i: number, at: number): object => node(0, ledgeAt(i) - at, i);
  return {
    isWide,
    pieces: [
      {
        head: {
          massCenter: vector(0.25, 0.25, 0.25),
          rotationInertia: vector(0.5, 0.5, 0.5),
          upperLimitRadius: 1,
          maxDeviation: 250,
          byteSize: surfaceSize(count, sizes),
          rootOffset: rootAt,
          ...unknown,
          id: 0x53505649,
        },
      },
      {
        ledges: Array.from({ length: count }, (_, i) => ({
          pointOffset: pointsAt - ledgeAt(i),
          clientData: i,
          hasChildren: 0,
          isCompact: 1,
          reserved: 0,
          sizeDividedBy16: 9,
          triangleCount: 4,
          ...(isWide ? {} : { unknown0xE: 0 }),
          triangles: TETRAHEDRON.map((corners, index) => ({
            index,
            pierceIndex: 3 - index,
            material: 1,
            isVirtual: 0,
            edges: corners.map((startPoint, edge) => ({
              startPoint,
              opposite: oppositeOf(index, edge),
              isVirtual: 0,
            })),
          })),
        })),
      },
      {
        points: [vector(0, 0, 0), vector(1, 0, 0), vector(0, 1, 0), vector(0, 0, 1)].map((position) => ({
          position,
          unused: 0x708d18,
        })),
      },
      {
        nodes:
          count === 1
            ? [leaf(0, rootAt)]
            : [node(2 * NODE, 0, 0), leaf(0, rootAt + NODE), leaf(1, rootAt + 2 * NODE)],
      },
    ],
  };
}

/** A solid of so many tetrahedra. */
export function polygonSolid(count: 1 | 2, sizes: SurfaceSizes = compactSizes): object {
  return {
    polygon: {
      id: 0x59485056,
      version: sizes === wideSizes ? 0x101 : 0x100,
      type: 0,
      surfaceSize: surfaceSize(count, sizes),
      dragAxisAreas: vector(1, 1, 1),
      axisMapSize: 0,
    },
    surface: tetrahedra(count, sizes),
  };
}

/** The head that ends a lump of physics. */
export const physicsEnd = { end: { model: -1, dataSize: -1, keyDataSize: 0, solidCount: 0 } } as const;

/** Text about a solid, as it stands in maps. */
export const KEY_DATA = 'solid {\n"index" "0"\n"name" "caf\u00e9"\n}\n\0';

/** A model of solids as plain data. */
export function physicsModel(model: number, solids: readonly object[]): PlainPhysicsItem {
  return { model, solids, keyData: KEY_DATA } as PlainPhysicsItem;
}
