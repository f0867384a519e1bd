import { contentForm, i32, placed, ref, struct } from '@brushwork/record';
import { recordStream } from '../../container/record-stream/index.js';

/**
 * How many faces lie on a plane (lump 20).
 * @source behaviour of the game's renderer @confidence probable
 */
export class PlanePolygonCount extends struct(4, {
  /** Number of faces, which follow; 0 or less = none. */
  faceCount: i32,
}) {}

/**
 * A face that lies on a plane (lump 20).
 * @source behaviour of the game's renderer @confidence probable
 */
export class PlanePolygon extends struct(4, {
  /** The face. */
  face: ref(i32, 'FACES'),
}) {}

/** Faces of each plane, in the order of the planes; empty in maps whose compiler wasn't asked for them. */
export const planePolygons = recordStream({
  kind: 'plane-polygons',
  records: { plane: PlanePolygonCount, face: PlanePolygon },
  form: contentForm('PlanePolygons', {
    /** Number of faces of a plane. */
    plane: placed(PlanePolygonCount, { where: 'One for each plane, up to the end of the lump.' }),
    /** The faces. */
    face: placed(PlanePolygon, { count: 'plane.faceCount', where: 'Behind the number of the plane.' }),
  }),
  walk(reader) {
    while (reader.left > 0) {
      const plane = reader.take('plane');
      if (plane === undefined) return;
      const count = reader.number('plane', 'faceCount', plane);
      if (count > 0 && reader.take('face', count) === undefined) return;
    }
  },
});
