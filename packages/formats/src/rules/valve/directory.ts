import type { GameMap } from '../../map/game-map.js';
import type { Rule } from '../rule.js';
import { sourceRuleSources } from './sources.js';

const ALIGNMENT = 4;

/** Name of a lump, or its number when the branch has none there. */
function nameOf(map: GameMap<object>, index: number): string {
  const lumps = Object.entries(map.branch.lumps as Readonly<Record<string, { readonly index: number }>>);
  return lumps.find(([, lump]) => lump.index === index)?.[0] ?? `lump ${index}`;
}

/** Lumps begin at multiples of four. */
export const lumpAlignment: Rule = {
  id: 'lump-alignment',
  severity: 'warning',
  code: 'out-of-bounds',
  title: "a lump's offset is a multiple of 4",
  cause: 'A tool that takes lumps out or changes their sizes wrote the file without padding.',
  effect:
    'Games on a PC load the map. Where records are used in place, reading them is slower, and other processors refuse it.',
  remedy: 'Lay the map out anew by the stock layout: brushwork repack --relayout.',
  source: 'public specification; real maps, of which one that a tool has changed has lumps elsewhere',
  confidence: 'certain',
  check(map, report) {
    for (const { index, offset, length } of map.head.entries) {
      if (length <= 0 || offset < 0) continue;
      report.checked(1);
      if (offset % ALIGNMENT === 0) continue;
      report.broken(() => ({
        path: [nameOf(map, index)],
        offset,
        message: `begins at ${offset}`,
        expected: `a multiple of ${ALIGNMENT}`,
        found: offset,
      }));
    }
  },
};

/** Lumps of light with a high dynamic range, and of ambient light outside the leaves. */
const HDR_LUMPS = [53, 54, 55, 56];
const HDR_VERSION = 20;

/** Light with a high dynamic range came with version 20. */
export const hdrLumpVersion: Rule = {
  id: 'hdr-lump-version',
  severity: 'warning',
  code: 'bad-version',
  title: 'lumps 53 to 56 are filled from version 20 on only',
  cause: "The header's version was lowered, or the lumps were copied from a newer map.",
  effect:
    'Games of that version never read these lumps; newer ones may take the leaves for those of another layout.',
  remedy: "Empty the lumps, or restore the header's version.",
  source: sourceRuleSources.specification,
  confidence: 'certain',
  check(map, report) {
    if (map.version >= HDR_VERSION) return;
    for (const index of HDR_LUMPS) {
      const entry = map.head.entries[index];
      if (entry === undefined) continue;
      report.checked(1);
      if (entry.length <= 0) continue;
      report.broken(() => ({
        path: [nameOf(map, index)],
        offset: entry.offset,
        message: `holds ${entry.length} bytes in a file of version ${map.version}`,
        expected: 0,
        found: entry.length,
      }));
    }
  },
};
