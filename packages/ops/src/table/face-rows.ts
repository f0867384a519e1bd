import type { FaceList } from '@brushwork/formats';
import { toHex } from '@brushwork/record';
import type { LumpRows } from './lump-rows.js';

/** People get one column for each corner of faces with no more corners than this. */
const shownColumns = 8;

/** The faces of a list as rows of corners; `undefined` where they are none, because the number of corners makes no sense. */
export function faceRows(list: FaceList): LumpRows | undefined {
  const { chunk, corners, faceCount, pointsPerFace } = list;
  if (pointsPerFace < 3) return undefined;
  const plain = (i: number): number[] => [...corners.subarray(i * pointsPerFace, (i + 1) * pointsPerFace)];
  const isWide = pointsPerFace > shownColumns;
  const titles = ['index', ...Array.from({ length: pointsPerFace }, (_, i) => `corner.${i}`)];
  // Behind the number of corners, where there is one, and the last whole face.
  const restStart = chunk.size - list.strayCorners * 4 - list.remainder;
  return {
    kind: 'faces',
    recordSize: pointsPerFace * 4,
    count: faceCount,
    titles,
    shownTitles: isWide ? ['index', 'corners'] : titles,
    plain,
    cells: (i) => [[i, ...plain(i)]],
    shown: (i) => [isWide ? [i, plain(i).join(' ')] : [i, ...plain(i)]],
    rest: restStart < chunk.size ? toHex(chunk.payload.subarray(restStart)) : undefined,
  };
}
