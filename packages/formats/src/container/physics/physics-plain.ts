import { FormatError, type RebuildPlace, records, toHex } from '@brushwork/record';
import { latin1Bytes, latin1Text } from '../entity-text/latin1-text.js';
import { PhysicsSolid } from './physics-solid.js';
import type { ModelPlace } from './read-models.js';
import { hexBytes, type PlainSolid, plainSolid, solidBytes } from './solid-plain.js';
import { PhysicsModelHead } from './solid-records.js';

/** A brush model's collision as plain data. */
export interface PlainPhysicsModel {
  /** Brush model. */
  readonly model: number;
  /** Bytes of the solids; worked out when it is left out. */
  readonly dataSize?: number;
  /** Bytes of the text; worked out when it is left out. */
  readonly keyDataSize?: number;
  /** Number of solids; worked out when it is left out. */
  readonly solidCount?: number;
  /** The solids. */
  readonly solids: readonly PlainSolid[];
  /** Bytes between the solids and the text, as hexadecimal digits. */
  readonly leftOver?: string;
  /** The text of keys and values, one character a byte, with its final NUL. */
  readonly keyData: string;
}

/** One element of a lump of physics as plain data: a model, the head that ends the lump, or what is left over. */
export type PlainPhysicsItem =
  | PlainPhysicsModel
  | { readonly end: unknown }
  /** Bytes that no model has, as hexadecimal digits. */
  | { readonly rest: string };

/** A model as plain data. */
export function plainModel(
  bytes: Uint8Array,
  place: ModelPlace,
  byteOrder: RebuildPlace['byteOrder'],
): PlainPhysicsModel {
  const { model, dataSize, keyDataSize, solidCount, solids, solidsEnd, textStart, end } = place;
  return {
    model,
    dataSize,
    keyDataSize,
    solidCount,
    solids: solids.map((solid) =>
      plainSolid(new PhysicsSolid(bytes.subarray(solid.start, solid.end), solid.start, byteOrder)),
    ),
    ...(textStart > solidsEnd && { leftOver: toHex(bytes.subarray(solidsEnd, textStart)) }),
    keyData: latin1Text(bytes.subarray(textStart, end)),
  };
}

/** Bytes of an element from plain data; `does-not-fit` for anything else. */
export function physicsItemBytes(item: unknown, place: RebuildPlace): Uint8Array[] {
  const path = [place.name];
  const head = (values: unknown): Uint8Array => records(PhysicsModelHead).rebuild([values], place, 0);
  const { rest, end, ...own } = (item ?? {}) as Record<string, unknown>;
  if (rest !== undefined) return [hexBytes(rest, [...path, 'rest'])];
  if (end !== undefined) return [head(end)];
  const { solids, leftOver = '', keyData, ...sizes } = own;
  if (!Array.isArray(solids) || typeof keyData !== 'string')
    throw new FormatError('does-not-fit', 'needs solids and keyData, or end, or rest', { path });
  const chunks = solids.flatMap((solid: unknown, k) =>
    solidBytes(solid, { ...place, name: `${place.name}.solids.${k}` }),
  );
  chunks.push(hexBytes(leftOver, [...path, 'leftOver']));
  const text = latin1Bytes(keyData, [...path, 'keyData']);
  const known = {
    dataSize: chunks.reduce((sum, chunk) => sum + chunk.length, 0),
    keyDataSize: text.length,
    solidCount: solids.length,
  };
  return [head({ ...known, ...sizes }), ...chunks, text];
}

/** Names under which plain data holds bytes as hexadecimal digits. */
const HEX_NAMES: ReadonlySet<string> = new Set(['bytes', 'rest', 'leftOver', 'axisMap']);

/** Counts what of plain data stands in it as bytes, and the records that are kept beside their values. */
export function measurePhysics(plain: unknown): { opaqueBytes: number; nonCanonical: number } {
  let opaqueBytes = 0;
  let nonCanonical = 0;
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    for (const [name, inner] of Object.entries(value)) {
      if (name === '$raw') {
        nonCanonical++;
        for (const hex of Object.values(inner as Record<string, string>)) opaqueBytes += hex.length / 2;
      } else if (HEX_NAMES.has(name) && typeof inner === 'string') opaqueBytes += inner.length / 2;
      else walk(inner);
    }
  };
  walk(plain);
  return { opaqueBytes, nonCanonical };
}
