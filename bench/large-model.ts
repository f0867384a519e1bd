import { type MeshDescription, openModel, type PatchDescription, writeModel } from '@brushwork/formats';

const VERTICES = 1000;
const TRIANGLES = 1500;
const QUADS = 750;

/** How a large model is laid out. */
export interface LargeModelOptions {
  /** About how many bytes it has. */
  readonly size: number;
  /** Remainder by 4 of the position of every block of vertices; lists of triangles have the same. */
  readonly remainder: 0 | 1 | 2 | 3;
  /** Whether faces are quads instead of triangles, whose corners stand one byte behind. */
  readonly quads?: boolean;
}

/**
 * A model of many patches, each with a mesh of 1,000 vertices of 32 bytes: of the sizes of the games' larger models, as many
 * of them as are asked for. Coordinates are whole numbers, so that sums are exact in any order.
 */
export function makeLargeModel({
  quads = false,
  remainder,
  size,
}: LargeModelOptions): Uint8Array<ArrayBuffer> {
  const vertices = Float32Array.from({ length: VERTICES * 8 }, (_, i) => (i * 7919) % 1021);
  const corner = (i: number): number => (i * 7907) % VERTICES;
  const mesh: MeshDescription = {
    layout: 'XYZ_N_UV',
    vertices,
    faces: [
      quads
        ? {
            list: 'PCONN_LIST',
            pointsPerFace: 4,
            corners: Int32Array.from({ length: QUADS * 4 }, (_, i) => corner(i)),
          }
        : {
            list: 'CONNECTION_LIST',
            pointsPerFace: 3,
            corners: Int32Array.from({ length: TRIANGLES * 3 }, (_, i) => corner(i)),
          },
    ],
  };
  const one = VERTICES * 32 + (quads ? QUADS * 16 : TRIANGLES * 12) + 50;
  const count = Math.ceil(size / one);
  // The heads of the chunks decide where blocks lie: a text of the right length moves them.
  for (let pad = 0; pad < 4; pad++)
    for (let name = 1; name <= 4; name++) {
      const patch: PatchDescription = {
        front: 'base:hull_mtl',
        specials: [`dz_part${'x'.repeat(pad)}`],
        meshes: [mesh],
      };
      const make = (patches: number): Uint8Array<ArrayBuffer> =>
        writeModel(
          {
            header: { name: 'n'.repeat(name), unit: 1 },
            objects: [
              { levels: [{ isImplicit: true, patches: new Array<PatchDescription>(patches).fill(patch) }] },
            ],
          },
          { longLengths: true },
        );
      const places = [...openModel(make(4)).vertexBlocks()].map(({ chunk }) => chunk.payloadStart % 4);
      if (places.every((place) => place === remainder)) return make(count);
    }
  throw new RangeError('no text moves the blocks there');
}
