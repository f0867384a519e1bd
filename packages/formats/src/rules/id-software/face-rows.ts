import { type AnyStruct, ListBase, type RecordList } from '@brushwork/record';
import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import type { BrokenPlace } from '../rule.js';

/** What rules read of a face, as far as its game has it. */
export interface FaceRow {
  /** Kind of face. */
  readonly type: number;
  /** Number of vertices. */
  readonly vertexCount: number;
  /** Number of entries in MESH_VERTICES. */
  readonly meshVertexCount: number;
  /** What its kind says of it. */
  readonly shape: { readonly $case: string; readonly width?: number; readonly height?: number };
}

const LUMP = 'FACES';
/** Distance of a patch's size from the end of what its kind says of it. */
const SIZE_FROM_END = 8;

/** The faces of a map, one after another; `place` says where a field of one is, `shape.width` and `shape.height` included. */
export function* faceRows(map: GameMap<object>): Iterable<{
  readonly face: FaceRow;
  readonly place: (field: string) => Pick<BrokenPlace, 'path' | 'offset'>;
}> {
  const content = loadedLump(map, LUMP);
  if (!(content instanceof ListBase) || content.kind !== 'records') return;
  const faces = content as RecordList<AnyStruct>;
  const { byName } = faces.record.layout;
  const shape = byName.get('shape');
  if (shape === undefined || byName.get('type') === undefined) return;
  const shapeEnd = shape.offset + shape.field.size;
  for (let i = 0; i < faces.length; i++) {
    const place = (field: string): Pick<BrokenPlace, 'path' | 'offset'> => {
      const [name = '', inner] = field.split('.');
      const inside = inner === undefined ? (byName.get(name)?.offset ?? 0) : shapeEnd - SIZE_FROM_END;
      const more = inner === 'height' ? SIZE_FROM_END / 2 : 0;
      return { path: [LUMP, i, ...field.split('.')], offset: faces.offsetOf(i) + inside + more };
    };
    yield { face: faces.at(i) as unknown as FaceRow, place };
  }
}
