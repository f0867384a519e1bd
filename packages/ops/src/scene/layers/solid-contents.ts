import type { GameMap, SolidContents } from '@brushwork/formats';
import { recordsOf } from '../../world/typed-lumps.js';
import { fieldColumn, numberAt } from '../scene-columns.js';

/** What stops whom. */
export interface SolidKind {
  /** Whether it stops everything. */
  readonly isSolid: boolean;
  /** Whether it stops some, such as players. */
  readonly isClip: boolean;
  /** Whether it stops players. */
  readonly stopsPlayers: boolean;
}

/** Tells what a brush or a patch is; `undefined` for one whose material isn't there. */
export function solidKinds(
  map: GameMap<object>,
  lump: string,
  { field, material, ...kinds }: SolidContents,
): (record: number) => SolidKind | undefined {
  const indices = material === undefined ? undefined : fieldColumn(map, lump, material.index);
  const bits = fieldColumn(map, material?.lump ?? lump, field);
  const { length } = recordsOf(map, material?.lump ?? lump);
  return (record) => {
    const index = indices === undefined ? record : numberAt(indices, record);
    if (!(index >= 0 && index < length)) return undefined;
    return solidKind(numberAt(bits, index), kinds);
  };
}

/** What something with these bits is. */
export function solidKind(
  contents: number,
  { solid, clip, player }: Pick<SolidContents, 'solid' | 'clip' | 'player'>,
): SolidKind {
  return {
    isSolid: (contents & solid) !== 0,
    isClip: (contents & clip) !== 0,
    stopsPlayers: (contents & player) !== 0,
  };
}
