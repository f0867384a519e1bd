import type { GameMap } from '@brushwork/formats';
import {
  drawScene,
  type MaterialImages,
  type PictureCamera,
  perspectiveCamera,
  pngOf,
  type Scene,
  sceneEntities,
  topDownCamera,
  type Viewpoint,
} from '@brushwork/ops';

/** From where a picture of a map is taken: from above, from a corner above it, from where a player starts. */
export type MapView = 'top' | 'perspective' | 'start';

/** Size of a picture. */
export interface PictureSize {
  /** Pixels along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
}

/** How a picture of a map is made. */
export interface MapPictureOptions {
  /** From where; in perspective unless given. */
  readonly view?: MapView | undefined;
  /** How large; 1600 x 1000 unless given. */
  readonly size?: PictureSize | undefined;
  /** `false` without what lies on other surfaces. */
  readonly decals?: boolean | undefined;
  /** Images of the materials. */
  readonly found: MaterialImages;
}

/** How far eyes are above what maps give as the place of a player, in metres. */
const EYE_HEIGHT = 1.2;

/** The bytes of a PNG file with a picture of a map. Throws 'limit' for one that is too large. */
export function mapPicture(
  map: GameMap,
  scene: Scene,
  { decals, found, size = { width: 1600, height: 1000 }, view = 'perspective' }: MapPictureOptions,
): Uint8Array {
  const { height, width } = size;
  const aspect = width / height;
  const start = playerStart(map, scene);
  const options = { aspect, around: start?.position };
  const camera: PictureCamera =
    view === 'top'
      ? topDownCamera(scene, options)
      : perspectiveCamera(scene, { ...options, from: view === 'start' ? start : undefined });
  const { images, looks } = found;
  return pngOf(drawScene(scene, camera, { width, height, images, looks, decals: decals !== false }));
}

/** Classes of entities at which players start, by how their names begin or end. */
const STARTS = [
  /^info_player_(start|deathmatch|coop|team)/i,
  /^info_player_/i,
  /^mp_\w*spawn/i,
  /spawn(point)?$/i,
];

/** Where a player starts, at the height of the eyes; `undefined` for a map that says nothing of it. */
function playerStart(map: GameMap, { metresPerUnit }: Scene): Viewpoint | undefined {
  const entities = sceneEntities(map);
  for (const pattern of STARTS) {
    const found = entities.find(({ origin, title }) => origin && pattern.test(title.split(' ', 1)[0] ?? ''));
    if (found?.origin === undefined) continue;
    const [x, y, z] = found.origin;
    const [, , qz, qw] = found.rotation;
    const yaw = (Math.atan2(qz, qw) * 360) / Math.PI;
    return { position: [x, y, z + EYE_HEIGHT / metresPerUnit], yaw };
  }
  return undefined;
}
