import type { GameMap, Overlays } from '@brushwork/formats';
import { type AnyRecords, placeOf, recordsOf } from '../../world/typed-lumps.js';
import type { PackedLight } from '../packed-light.js';
import type { SceneBudget } from '../scene-budget.js';
import type { SceneIssues } from '../scene-issues.js';
import type { MaterialTable } from '../scene-materials.js';
import type { MeshTarget, SurfaceReader, SurfaceTable } from '../surface-reader.js';
import type { DecalBase, DecalBases } from './decal-bases.js';
import { DecalPieces } from './decal-pieces.js';
import { type DecalQuad, decalQuad } from './decal-quad.js';

/** How far a decal is before its surface, and before the decals of the order below, in game units. */
const RAISE = 0.1;

/** Vertices and indexes of surfaces that are gone through for the decals of one lump at most. */
const MOST_WORK = 20_000_000;

/** What decals are read with. */
export interface DecalReaderOptions {
  /** Name of the lump. */
  readonly lump: string;
  /** What the format says of its records. */
  readonly fields: Overlays;
  /** The surfaces that they lie on. */
  readonly bases: DecalBases;
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room. */
  readonly budget: SceneBudget;
  /** Where the light of the faces was packed to; decals have that of the surface below. */
  readonly light?: PackedLight | undefined;
}

/**
 * Pictures that lie on surfaces: what of each surface lies in the picture's quadrangle, seen along the picture's normal,
 * a little raised. On ground that was moved they lie as on the flat face, and are moved with it. Each piece is a surface
 * of its own, on the page of light and of the model of the surface below. Surfaces that look away have no piece.
 */
export function decalReader(map: GameMap<object>, options: DecalReaderOptions): SurfaceReader {
  const { lump, light } = options;
  const list = recordsOf(map, lump);
  const { pieces, materialOf, refused } = makePieces(list, options);
  const { list: made } = pieces;
  const bases = Uint32Array.from(made, ({ face }) => face);
  const table: SurfaceTable = {
    lump,
    length: made.length,
    vertexCounts: Uint32Array.from(made, ({ vertexCount }) => vertexCount),
    triangleCounts: Uint32Array.from(made, ({ indexCount }) => indexCount / 3),
    materials: Uint32Array.from(made, ({ record }) => materialOf(record)),
    carries: { light: light !== undefined },
    refused,
    records: Uint32Array.from(made, ({ record }) => record),
    bases,
    isDecal: true,
    ...(light !== undefined && { pages: Int32Array.from(bases, (face) => light.pages[face] ?? -1) }),
  };
  return {
    table,
    write(surface: number, target: MeshTarget): void {
      const piece = made[surface];
      if (piece === undefined) return;
      const [from, to] = [piece.firstVertex, piece.firstVertex + piece.vertexCount];
      target.positions.set(pieces.positions.part(from * 3, to * 3), target.vertex * 3);
      target.normals.set(pieces.normals.part(from * 3, to * 3), target.vertex * 3);
      target.textureCoordinates.set(pieces.textureCoordinates.part(from * 2, to * 2), target.vertex * 2);
      target.lightmapCoordinates?.set(pieces.lightmapCoordinates.part(from * 2, to * 2), target.vertex * 2);
      const indices = pieces.indices.part(piece.firstIndex, piece.firstIndex + piece.indexCount);
      for (let i = 0; i < indices.length; i++)
        target.indices[target.index + i] = target.vertex + (indices[i] as number);
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

function makePieces(
  list: AnyRecords,
  { lump, fields, bases, materials, issues, budget }: DecalReaderOptions,
): {
  readonly pieces: DecalPieces;
  readonly materialOf: (record: number) => number;
  readonly refused: number;
} {
  const pieces = new DecalPieces();
  let [work, refused, left] = [0, 0, 0];
  for (let record = 0; record < list.length; record++) {
    const values = list.at(record) as unknown as Values;
    const quad = decalQuad(values, fields);
    if ('code' in quad) {
      refused++;
      issues.add('scene-decal', quad.code, quad.message, placeOf(list, record, quad.field));
      continue;
    }
    const raise = RAISE * (1 + Number(values[fields.renderOrder]));
    let hasRoom = true;
    for (const face of facesOf(list, record, { fields, issues, bases })) {
      work += bases.sizeOf(face);
      hasRoom = work <= MOST_WORK && budget.hasRoom(pieces.vertexCount, pieces.indices.length / 3);
      if (!hasRoom) break;
      const base = bases.get(face);
      if (looksAlike(quad, base)) pieces.add(quad, base, { record, face, raise });
    }
    if (!hasRoom) left++;
  }
  if (left > 0)
    issues.add(
      'scene-budget',
      'limit',
      `${left} decals are left out, or parts of them: together they take more room than is given`,
      { path: [lump], found: left },
    );
  const materialOf = (record: number): number =>
    materials.byRecord[Number((list.at(record) as unknown as Values)[fields.mapping])] ?? materials.nameless;
  return { pieces, materialOf, refused: refused + left };
}

/** The faces of a decal that are drawn; those that aren't there are issues. */
function facesOf(
  list: AnyRecords,
  record: number,
  { fields, issues, bases }: Pick<DecalReaderOptions, 'fields' | 'issues' | 'bases'>,
): readonly number[] {
  const values = list.at(record) as unknown as Values;
  const faces = values[fields.faces] as { readonly length: number; at(i: number): number };
  const count = Number(values[fields.faceCount]);
  if (count > faces.length)
    issues.add('scene-decal', 'bad-count', `${count} faces are more than it can have`, {
      ...placeOf(list, record, fields.faceCount),
      expected: faces.length,
      found: count,
    });
  const found = new Set<number>();
  for (let k = 0; k < Math.min(count, faces.length); k++) {
    const face = faces.at(k);
    if (bases.has(face)) found.add(face);
    else
      issues.add(
        'scene-decal',
        'bad-reference',
        `face ${face} isn't there`,
        placeOf(list, record, fields.faces),
      );
  }
  return [...found].filter((face) => bases.sizeOf(face) > 0);
}

/** Whether a surface looks in the direction of a decal, rather than away from it. */
function looksAlike({ normal }: DecalQuad, { normals, vertexCount }: DecalBase): boolean {
  let sum = 0;
  for (let k = 0; k < vertexCount; k++)
    for (let c = 0; c < 3; c++) sum += (normals[k * 3 + c] as number) * (normal[c] as number);
  return sum > 0;
}
