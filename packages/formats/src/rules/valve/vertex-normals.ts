import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { drawnFaces } from './drawn-faces.js';

/** There is a normal for each corner of each face. */
export const vertexNormalCount: Rule = {
  id: 'vertex-normal-count',
  severity: 'error',
  code: 'bad-count',
  title: 'there is a vertex normal for each corner of each face, face by face',
  cause: 'Faces or edges were added or taken out without their normals.',
  effect:
    'The game counts normals off by the edges of the faces before: faces get those of others, or memory behind the lump.',
  remedy: 'Compile the map again, or empty the lump: each corner has the normal of its plane then.',
  source: 'real maps, which all have exactly as many; facts on the lump',
  confidence: 'certain',
  check(map, report) {
    const lump = drawnFaces(map);
    const normals = loadedLump(map, 'VERTEX_NORMAL_INDICES');
    if (lump === undefined || normals === undefined || normals.length === 0) return;
    const edges = numberColumn(map, lump, 'edgeCount');
    report.checked(1);
    let expected = 0;
    for (let i = 0; i < edges.length; i++) expected += Math.max(0, edges.at(i));
    const found = normals.length;
    if (found === expected) return;
    report.broken(() => ({
      path: ['VERTEX_NORMAL_INDICES'],
      offset: normals.offset,
      message: `${found} normals for ${expected} corners`,
      expected,
      found,
    }));
  },
};
