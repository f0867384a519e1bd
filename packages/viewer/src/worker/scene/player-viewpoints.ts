import type { GameMap } from '@brushwork/formats';
import { playerStarts } from '@brushwork/ops';
import type { Viewpoint } from '../../protocol/scene-world.js';

/** Most places that are told. */
const MOST = 64;

/** Where players start, at the height of their eyes, the best first. */
export function playerViewpoints(map: GameMap): readonly Viewpoint[] {
  return playerStarts(map)
    .slice(0, MOST)
    .map(({ eyes, yaw }) => ({ position: eyes, yaw, pitch: 0 }));
}
