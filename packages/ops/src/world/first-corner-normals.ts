import type { GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from './require-capability.js';
import { placeOf, recordsOf, valuesOf } from './typed-lumps.js';

/**
 * Index of the first entry of each face in the lump of the corners' normals: faces take as many as they have edges, one
 * after the other. The file stores only the numbers of edges. The sums are a snapshot, made anew at every call.
 *
 * Throws `FormatError`: 'unsupported' without the capability `cornerNormals`, 'bad-count' for a negative number of edges,
 * 'bad-reference' when the faces have more corners than there are entries.
 */
export function firstCornerNormals(map: GameMap<object>): Uint32Array {
  const { faces, indices } = requireCapability(map, 'cornerNormals');
  const list = recordsOf(map, faces.lump);
  const entries = valuesOf(map, indices);
  const firsts = new Uint32Array(list.length);
  let next = 0;
  for (let face = 0; face < firsts.length; face++) {
    firsts[face] = next;
    const count = Number((list.at(face) as unknown as Readonly<Record<string, unknown>>)[faces.count]);
    const place = placeOf(list, face, faces.count);
    if (count < 0) throw new FormatError('bad-count', `${count} edges`, { ...place, found: count });
    next += count;
    if (next <= entries.length) continue;
    throw new FormatError(
      'bad-reference',
      `the faces up to this one have ${next} corners, ${indices} holds ${entries.length}`,
      { ...place, expected: entries.length, found: next },
    );
  }
  return firsts;
}
