import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { readSpan } from './read-span.js';
import { triangleSoups } from './triangle-soups.js';
import { placeOf, valuePlace, valuesOf } from './typed-lumps.js';

/**
 * Triangles of a drawn surface: indexes into the lump of vertices, three a triangle, in the order of the file. The
 * numbers of the file count from the surface's first vertex.
 *
 * Throws `FormatError`: 'unsupported' unless the capability `surfaces` is 'triangle-soups', 'not-found' for a surface
 * that isn't there, 'bad-count' when the number of indexes is no multiple of three, 'bad-reference' for a span or an
 * index outside.
 */
export function surfaceTriangles(map: GameMap<object>, surface: number): Uint32Array {
  const soups = triangleSoups(map);
  const vertices = readSpan(map, soups.surfaces, surface, soups.vertices);
  const span = readSpan(map, soups.surfaces, surface, soups.indexes);
  if (span.count % 3 !== 0) {
    throw new FormatError('bad-count', `${span.count} indexes make no whole triangles`, {
      ...placeOf(soups.surfaces, surface, soups.indexes.role.count),
      expected: 'a multiple of 3',
      found: span.count,
    });
  }
  const indexes = valuesOf(map, soups.indexes.role.lump);
  const triangles = new Uint32Array(span.count);
  for (let i = 0; i < span.count; i++) {
    const local = indexes.at(span.first + i) as number;
    if (!(local >= 0 && local < vertices.count)) {
      throw new FormatError(
        'bad-reference',
        `index ${local} outside the surface's ${vertices.count} vertices`,
        {
          ...valuePlace(indexes, span.first + i),
          expected: `0 to ${vertices.count - 1}`,
          found: local,
        },
      );
    }
    triangles[i] = vertices.first + local;
  }
  return triangles;
}
