import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

/** The surface with the highest lightmap number, the first of several; number -1 when none has a lightmap. */
function highestLightmap(map: GameMap<object>): { surface: number; lightmap: number } {
  const lightmaps = numberColumn(map, 'TRIANGLE_SOUPS', 'lightmap');
  let highest = { surface: -1, lightmap: -1 };
  for (let surface = 0; surface < lightmaps.length; surface++) {
    const lightmap = lightmaps.at(surface);
    if (lightmap > highest.lightmap) highest = { surface, lightmap };
  }
  return highest;
}

/** The lump of pages is empty or holds exactly the pages that are used. */
export const lightmapPageCount: Rule = {
  id: 'lightmap-page-count',
  severity: 'error',
  code: 'bad-length',
  title: 'lightmap pages are none, or exactly as many as the surfaces number',
  cause:
    'A page was added that no surface uses, the surfaces of the last page were taken out, or the lump was cut.',
  effect: 'The game refuses to load the map: "R_LoadLightmaps: incorrect lightmap lump size".',
  remedy:
    'Take out the pages behind the highest lightmap of a surface, or empty the lump for a map without baked light.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: ['R_LoadLightmaps: incorrect lightmap lump size'],
  check(map, report) {
    const pages = loadedLump(map, 'LIGHTMAPS');
    if (pages === undefined || pages.status === 'empty') return;
    report.checked(1);
    const expected = highestLightmap(map).lightmap + 1;
    const found = pages.length;
    if (found === expected) return;
    report.broken(() => ({
      message: `${found} pages, the surfaces number ${expected}`,
      path: ['LIGHTMAPS'],
      offset: pages.offset,
      expected,
      found,
    }));
  },
};

/** Most lightmap pages that compilers write. */
export const USUAL_PAGES = 31;

/** Compilers write 31 pages at most. */
export const lightmapPageLimit: Rule = {
  id: 'lightmap-page-limit',
  severity: 'warning',
  code: 'limit',
  title: 'a map has at most 31 lightmap pages',
  cause: 'Very much of the map is lightmapped, at a fine scale.',
  effect:
    'The game has room for 128 pages, but its compiler stops at 31, and each page takes a megabyte of the graphics card.',
  remedy: 'Use a coarser lightmap scale on large surfaces.',
  source: 'limit of the compiler as other tools know it; a recovered loader has room for 128',
  confidence: 'guess',
  check(map, report) {
    const { surface, lightmap } = highestLightmap(map);
    report.checked(1);
    if (lightmap < USUAL_PAGES) return;
    const place = numberColumn(map, 'TRIANGLE_SOUPS', 'lightmap').place(surface);
    report.broken(() => ({
      ...place,
      message: `lightmap ${lightmap} makes ${lightmap + 1} pages`,
      expected: `at most ${USUAL_PAGES - 1}`,
      found: lightmap,
    }));
  },
};
