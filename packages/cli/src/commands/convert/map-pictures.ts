import type { GameMap } from '@brushwork/formats';
import {
  drawScene,
  type MaterialImages,
  type PictureCamera,
  perspectiveCamera,
  playerStarts,
  pngOf,
  type Scene,
  topDownCamera,
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

/** The bytes of a PNG file with a picture of a map. Throws 'limit' for one that is too large. */
export function mapPicture(
  map: GameMap,
  scene: Scene,
  { decals, found, size = { width: 1600, height: 1000 }, view = 'perspective' }: MapPictureOptions,
): Uint8Array {
  const { height, width } = size;
  const aspect = width / height;
  const [start] = playerStarts(map);
  const from = start === undefined ? undefined : { position: start.eyes, yaw: start.yaw };
  const options = { aspect, around: from?.position };
  const camera: PictureCamera =
    view === 'top'
      ? topDownCamera(scene, options)
      : perspectiveCamera(scene, { ...options, from: view === 'start' ? from : undefined });
  const { images, looks } = found;
  return pngOf(drawScene(scene, camera, { width, height, images, looks, decals: decals !== false }));
}
