import { type GameMap, open, save } from '@brushwork/formats';
import { createLocalRebuilder, deepRoundtrip, validate } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';

/** What became of one map. */
export interface CheckedMap {
  /** Branch that it was read as. */
  readonly branch: string;
  /** Number of elements of all lumps. */
  readonly elements: number;
  /** Whether it was written back as it was. */
  readonly isPlain: boolean;
  /** Lumps that were not the same when they were made from plain values alone. */
  readonly lost: readonly string[];
  /** Whether a layout by the compiler's rules alone gives the same bytes. */
  readonly isStock: boolean;
  /** What validation found. */
  readonly issues: readonly Issue[];
}

function same(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}

/** Reads a map, writes it back, makes it from values, lays it out anew and validates it. */
export async function checkMap(bytes: Uint8Array): Promise<CheckedMap> {
  const before = bytes.slice();
  const map: GameMap = await open(bytes);
  const isPlain = same(save(map).bytes, before);
  const deep = await deepRoundtrip(map, createLocalRebuilder());
  const { issues } = validate(map);
  return {
    branch: map.branch.id,
    elements: deep.records,
    isPlain,
    lost: deep.lumps.filter(({ identical }) => !identical).map(({ name }) => name),
    isStock: same(save(map, { layout: 'stock' }).bytes, before),
    issues,
  };
}
