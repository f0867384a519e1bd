import type { GameMap } from '@brushwork/formats';
import { isNone, type Role } from '@brushwork/record';
import { recordsOf, roleOf } from '../world/typed-lumps.js';
import { fieldColumn, numberAt } from './scene-columns.js';

/**
 * What tells the page of light of each surface: -1 for one that names none, or a page that isn't there although others
 * are. Where a field holds a page for each of several styles of light, it is the first.
 */
export function surfacePages(map: GameMap<object>, lump: string, field: string): (surface: number) => number {
  const slot = recordsOf(map, lump).record.layout.byName.get(field);
  const element = (slot?.field as { readonly element?: { readonly role?: Role } } | undefined)?.element;
  const role = (slot && roleOf(slot)) ?? element?.role;
  const pages = fieldColumn(map, lump, field);
  // Compilers may leave pages in files of their own, and the lump empty.
  const total = role?.kind === 'ref' ? map.lump(role.lump).length : 0;
  return (surface) => {
    const page = numberAt(pages, surface);
    if (page < 0 || (role?.kind === 'ref' && isNone(role, page))) return -1;
    return total > 0 && page >= total ? -1 : page;
  };
}
