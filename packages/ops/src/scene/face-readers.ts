import type { GameMap, TypedFaceGeometry } from '@brushwork/formats';
import { type FaceReaderOptions, faceReader } from './face-reader.js';
import type { SurfaceReader } from './surface-reader.js';
import { terrainReader } from './terrain-reader.js';

/** Makes the readers of all that a map of faces of several kinds has to draw: those faces, and terrain where it has some. */
export function faceReaders(
  map: GameMap<object>,
  geometry: TypedFaceGeometry,
  options: FaceReaderOptions,
): readonly SurfaceReader[] {
  const faces = faceReader(map, geometry, options);
  const { terrain } = map.branch.capabilities;
  if (terrain === undefined || map.lump(terrain.lump).kind !== 'records') return [faces];
  return [faces, terrainReader(map, terrain, options)];
}
