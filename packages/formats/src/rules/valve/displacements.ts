import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';

const LOWEST = 2;
const HIGHEST = 4;

const verticesOf = (power: number): number => (2 ** power + 1) ** 2;
const trianglesOf = (power: number): number => 2 * 4 ** power;

/** Displacements share vertices and triangles out among them. */
export const displacementShares: Rule = {
  id: 'displacement-shares',
  severity: 'warning',
  code: 'bad-count',
  title: 'displacements share all vertices and triangles out among them, in order',
  cause:
    'Displacements, vertices or triangles were added or taken out without the others, or a power was changed.',
  effect: 'A displacement has the shape or the tags of another one, or some belong to none.',
  remedy: 'Let each displacement begin where the one before ends, and the last one end with the lump.',
  source: 'real maps, all of which keep to it; specification, dispinfo',
  confidence: 'probable',
  check(map, report) {
    const powers = numberColumn(map, 'DISPLACEMENT_INFO', 'power');
    const shares = [
      { field: 'firstVertex', lump: 'DISPLACEMENT_VERTICES', size: verticesOf },
      { field: 'firstTriangle', lump: 'DISPLACEMENT_TRIANGLES', size: trianglesOf },
    ];
    for (const { field, lump, size } of shares) {
      const firsts = numberColumn(map, 'DISPLACEMENT_INFO', field);
      const last = firsts.length - 1;
      if (last < 0) continue;
      report.checked(firsts.length);
      let next = 0;
      for (let i = 0; i <= last; i++) {
        const power = powers.at(i);
        // What such a one takes isn't known; another rule reports it.
        if (!(power >= LOWEST && power <= HIGHEST)) return;
        const found = firsts.at(i);
        const expected = next;
        next = found + size(power);
        if (found === expected) continue;
        report.broken(() => ({
          ...firsts.place(i),
          message: `begins at ${found}, not behind the displacement before`,
          expected,
          found,
        }));
      }
      const total = loadedLump(map, lump)?.length ?? next;
      // Beyond the end is a broken span.
      if (next >= total) continue;
      report.broken(() => ({
        ...firsts.place(last),
        message: `the last displacement ends at ${next} of ${total} in ${lump}`,
        expected: total,
        found: next,
      }));
    }
  },
};
