import type { GameMap } from '@brushwork/formats';

/** The lumps of a map's format that a capability, or something in it, names. */
export function lumpsNamed(map: GameMap<object>, declared: unknown): readonly string[] {
  if (typeof declared === 'string') {
    const [lump = ''] = declared.split('.');
    return Object.hasOwn(map.branch.lumps, lump) ? [lump] : [];
  }
  if (typeof declared !== 'object' || declared === null) return [];
  return Object.values(declared).flatMap((part) => lumpsNamed(map, part));
}
