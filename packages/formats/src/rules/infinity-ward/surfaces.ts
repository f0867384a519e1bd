import { numberColumn } from '../number-column.js';
import { numberRange } from '../number-range.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

/** A surface has a lightmap number that the game has room for. */
export const surfaceLightmap = numberRange(
  {
    id: 'surface-lightmap',
    severity: 'error',
    code: 'bad-value',
    title: "a surface's lightmap is -1 or 0 to 127",
    cause: 'The number was damaged, or written by a tool for another game: -1 alone stands for no lightmap.',
    effect:
      'A surface with a number below -1 is never built; with one above 127 the game writes outside of the table that it keeps of lightmaps.',
    remedy: 'Set the lightmap to -1, or to a page that the map has.',
    source: ruleSources.addedCheck,
    confidence: 'probable',
    messages: ['LoadMap: invalid triangle soup surface %i'],
  },
  { fields: [['TRIANGLE_SOUPS', 'lightmap']], low: -1, high: 127 },
);

/** A surface has vertices and indexes. */
export const surfaceEmpty = numberRange(
  {
    id: 'surface-empty',
    severity: 'error',
    code: 'bad-count',
    title: 'a surface has vertices and indexes',
    cause: 'The surface was emptied instead of taken out.',
    effect:
      "The game reads the surface's first index whether or not there is one, and leaves a group without vertices unbuilt.",
    remedy: 'Take the surface out, and move the spans of models, trees and cull groups accordingly.',
    source: ruleSources.addedCheck,
    confidence: 'probable',
    messages: ['Invalid empty triangle soup surface', 'LoadMap: invalid triangle soup surface %i'],
  },
  {
    fields: [
      ['TRIANGLE_SOUPS', 'vertexCount'],
      ['TRIANGLE_SOUPS', 'indexCount'],
    ],
    low: 1,
    high: 0xffff,
  },
);

/** The indexes of a surface make triangles. */
export const surfaceIndexTriple: Rule = {
  id: 'surface-index-triple',
  severity: 'error',
  code: 'bad-count',
  title: "a surface's indexes come in threes",
  cause: 'A surface was cut or joined at an index that is not the first of a triangle.',
  effect:
    'The last triangle lacks a corner: the game reads an index of the next surface, or behind the lump.',
  remedy: 'Set the number of indexes to a multiple of three.',
  source: ruleSources.addedCheck,
  confidence: 'probable',
  messages: ['LoadMap: invalid triangle soup surface %i'],
  check(map, report) {
    const counts = numberColumn(map, 'TRIANGLE_SOUPS', 'indexCount');
    report.checked(counts.length);
    for (let i = 0; i < counts.length; i++) {
      const found = counts.at(i);
      if (found % 3 === 0) continue;
      report.broken(() => ({
        ...counts.place(i),
        message: `${found} indexes make no whole triangles`,
        expected: 'a multiple of 3',
        found,
      }));
    }
  },
};

/** The first index of a surface is 0. */
export const surfaceFirstIndex: Rule = {
  id: 'surface-first-index',
  severity: 'error',
  code: 'bad-value',
  title: 'the first index of a surface is 0',
  cause:
    'The indexes count from the start of all vertices instead of the first of the surface, or the triangles were put in another order.',
  effect: 'The game refuses to load the map: "First index is not 0 in triangle soup surface".',
  remedy: 'Let the indexes count from the first vertex of the surface, and the first triangle begin with it.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: ['First index is not 0 in triangle soup surface'],
  check(map, report) {
    const firsts = numberColumn(map, 'TRIANGLE_SOUPS', 'firstIndex');
    const counts = numberColumn(map, 'TRIANGLE_SOUPS', 'indexCount');
    const indices = numberColumn(map, 'DRAW_INDICES', '');
    report.checked(firsts.length);
    for (let i = 0; i < firsts.length; i++) {
      const first = firsts.at(i);
      if (counts.at(i) === 0 || first >= indices.length || indices.at(first) === 0) continue;
      const found = indices.at(first);
      const message = `is the first index of TRIANGLE_SOUPS[${i}] and ${found}`;
      report.broken(() => ({ ...indices.place(first), message, expected: 0, found }));
    }
  },
};

const MAX_GROUP = 0xffff;

/** Surfaces of one material and lightmap have 65,535 vertices at most. */
export const surfaceGroupVertices: Rule = {
  id: 'surface-group-vertices',
  severity: 'error',
  code: 'limit',
  title: 'surfaces of one material and lightmap have at most 65,535 vertices',
  cause:
    'One material covers very much of the map. The game joins such surfaces; those of lightmaps that it puts on one picture count together.',
  effect:
    'The game refuses to load the map; a recovered loader says "surface group has more than 65,535 vertices".',
  remedy:
    'Give some of the surfaces a copy of the material under another name, or spread them over more lightmaps.',
  source: ruleSources.loader,
  confidence: 'probable',
  messages: ['surface group has more than 65,535 vertices'],
  check(map, report) {
    const materials = numberColumn(map, 'TRIANGLE_SOUPS', 'material');
    const lightmaps = numberColumn(map, 'TRIANGLE_SOUPS', 'lightmap');
    const counts = numberColumn(map, 'TRIANGLE_SOUPS', 'vertexCount');
    const sums = new Map<number, number>();
    for (let i = 0; i < counts.length; i++) {
      const group = materials.at(i) * 0x10000 + lightmaps.at(i);
      const before = sums.get(group) ?? 0;
      const found = before + counts.at(i);
      sums.set(group, found);
      if (before > MAX_GROUP || found <= MAX_GROUP) continue;
      const message = `with this surface material ${materials.at(i)} and lightmap ${lightmaps.at(i)} have ${found} vertices or more`;
      report.broken(() => ({ ...counts.place(i), message, expected: `at most ${MAX_GROUP}`, found }));
    }
    report.checked(sums.size);
  },
};
