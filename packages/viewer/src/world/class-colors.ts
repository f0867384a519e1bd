import type { Triple } from '../protocol/scene-world.js';
import { groupColor } from './group-colors.js';

/** Colours by how a class begins, which says what it is for, as a screen shows them. */
const byBeginning: readonly (readonly [start: string, color: Triple])[] = [
  ['info_player', [80, 200, 110]],
  ['info_', [120, 190, 150]],
  ['mp_', [80, 200, 110]],
  ['light', [245, 215, 90]],
  ['trigger', [224, 144, 58]],
  ['func_', [90, 150, 230]],
  ['prop_', [190, 140, 95]],
  ['misc_', [190, 140, 95]],
  ['ambient', [180, 120, 220]],
  ['env_', [90, 200, 210]],
  ['logic_', [205, 205, 215]],
  ['path_', [230, 110, 160]],
  ['npc_', [225, 85, 75]],
  ['monster_', [225, 85, 75]],
  ['actor_', [225, 85, 75]],
  ['item_', [160, 205, 70]],
  ['weapon_', [160, 205, 70]],
  ['ammo_', [160, 205, 70]],
];

/** The colour of entities of a class: three bytes as a screen shows them. Always the same for a class. */
export function classColor(className: string): Triple {
  const known = byBeginning.find(([start]) => className.toLowerCase().startsWith(start))?.[1];
  if (known !== undefined) return known;
  let sum = 7;
  for (const character of className) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return groupColor(sum);
}
