import type { Brushes, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { lacking, requireCapability } from './require-capability.js';
import { type AnyRecords, placeOf, recordAt, recordsOf, roleOf } from './typed-lumps.js';

/** The lumps of a map's brushes, and how their sides are counted. */
export interface BrushLumps {
  /** What the format says of its brushes. */
  readonly capability: Brushes;
  /** Lump of brushes. */
  readonly brushes: AnyRecords;
  /** Lump of sides. */
  readonly sides: AnyRecords;
  /** Field of a brush that holds the number of its sides. */
  readonly countField: string;
}

/** The lumps of a map's brushes; `unsupported` when the format has none whose sides follow each other. */
export function brushLumps(map: GameMap<object>): BrushLumps {
  const capability = requireCapability(map, 'brushes');
  const brushes = recordsOf(map, capability.brushes);
  const run = brushes.record.layout.slots.find((slot) => {
    const role = roleOf(slot);
    return role?.kind === 'run' && role.lump === capability.sides;
  });
  if (run === undefined) throw lacking(map, 'brushes with sides in a row');
  return { capability, brushes, sides: recordsOf(map, capability.sides), countField: run.name };
}

/** Number of sides of a brush; `bad-count` when it is negative. */
export function sideCountOf({ brushes, countField }: BrushLumps, brush: number): number {
  const count = Number(recordAt<Readonly<Record<string, number>>>(brushes, brush)[countField]);
  if (count >= 0) return count;
  const place = placeOf(brushes, brush, countField);
  throw new FormatError('bad-count', `${count} sides`, { ...place, expected: 'at least 0', found: count });
}

/** Refuses sides that reach out of their lump with `bad-reference`. */
export function checkSides(lumps: BrushLumps, brush: number, end: number): void {
  const { brushes, sides, countField } = lumps;
  if (end <= sides.length) return;
  const message = `the brushes up to this one have ${end} sides, ${sides.name} holds ${sides.length}`;
  const place = placeOf(brushes, brush, countField);
  throw new FormatError('bad-reference', message, { ...place, expected: sides.length, found: end });
}

/**
 * Index of the first side of each brush: the number of sides of all brushes before it. The file stores only counts.
 *
 * The sums are made anew at every call, so they are never stale; they are a snapshot, which a change to the brushes
 * or their number doesn't reach. Whoever asks for the sides of many brushes hands the array to `brushSides`.
 *
 * Throws `FormatError`: 'unsupported' without the capability `brushes`, 'bad-count' for a negative count,
 * 'bad-reference' when the brushes have more sides than there are.
 */
export function firstBrushSides(map: GameMap<object>): Uint32Array {
  const lumps = brushLumps(map);
  const firsts = new Uint32Array(lumps.brushes.length);
  let next = 0;
  for (let brush = 0; brush < firsts.length; brush++) {
    firsts[brush] = next;
    next += sideCountOf(lumps, brush);
    checkSides(lumps, brush, next);
  }
  return firsts;
}
