import type { GameMap } from '../../map/game-map.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { drawnFaces } from './drawn-faces.js';

/** Primitives share no indexes in real maps; a file in which they do can't make checking take longer than this. */
const SHARING = 2;

/** The largest index of each primitive; -1 for one without, or whose indexes aren't there. */
function largestIndices(map: GameMap<object>): Float64Array {
  const firsts = numberColumn(map, 'PRIMITIVES', 'firstIndex');
  const counts = numberColumn(map, 'PRIMITIVES', 'indexCount');
  const indices = numberColumn(map, 'PRIMITIVE_INDICES', '');
  const largest = new Float64Array(firsts.length).fill(-1);
  let left = indices.length * SHARING;
  for (let i = 0; i < firsts.length; i++) {
    const first = firsts.at(i);
    const count = counts.at(i);
    if (!(count > 0) || first < 0 || first > indices.length - count || count > left) continue;
    left -= count;
    for (let k = first; k < first + count; k++) largest[i] = Math.max(largest[i] as number, indices.at(k));
  }
  return largest;
}

/** Triangles of a face have its own corners. */
export const primitiveIndex: Rule = {
  id: 'primitive-index',
  severity: 'error',
  code: 'bad-reference',
  title: 'the primitives of a face have its own corners',
  cause:
    'Edges were taken out of the face, the face was given the primitives of another, or the indexes were taken for ones into VERTICES.',
  effect: 'The game takes corners of the next faces, and draws triangles across the map.',
  remedy: 'Compile the map again, or set the number of primitives to 0: the face is drawn as a polygon then.',
  source: 'real maps, whose 2,449 primitives all keep to it',
  confidence: 'probable',
  check(map, report) {
    const lump = drawnFaces(map);
    if (lump === undefined) return;
    const firsts = numberColumn(map, lump, 'firstPrimitive');
    const counts = numberColumn(map, lump, 'primitiveCount');
    const edges = numberColumn(map, lump, 'edgeCount');
    const added = numberColumn(map, 'PRIMITIVES', 'vertexCount');
    const largest = largestIndices(map);
    let left = largest.length * SHARING;
    for (let i = 0; i < firsts.length; i++) {
      const first = firsts.at(i);
      const count = counts.at(i);
      if (!(count > 0) || first < 0 || first > largest.length - count || count > left) continue;
      left -= count;
      report.checked(count);
      for (let k = first; k < first + count; k++) {
        const corners = edges.at(i) + added.at(k);
        const found = largest[k] as number;
        if (found < corners) continue;
        report.broken(() => ({
          ...firsts.place(i),
          message: `primitive ${k} has corner ${found}, the face has ${corners}`,
          expected: `below ${corners}`,
          found,
        }));
      }
    }
  },
};
