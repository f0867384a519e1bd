import type { GameMap, Rule } from '../../src/index.js';
import type { branch } from './paper-works/lantern.js';

type LanternMap = GameMap<(typeof branch)['lumps']>;

/** The box of a room isn't the wrong way round. */
const roomBox: Rule = {
  id: 'lantern-room-box',
  severity: 'error',
  code: 'bad-value',
  title: 'the lower corner of a room lies below the upper one',
  cause: 'Both corners were exchanged.',
  effect: 'Nobody is ever in the room.',
  remedy: 'Exchange them.',
  source: "the format's inventor",
  confidence: 'certain',
  check(map, report) {
    const { ROOMS } = (map as unknown as LanternMap).lumps;
    report.checked(ROOMS.length);
    for (let i = 0; i < ROOMS.length; i++) {
      const { mins, maxs } = ROOMS.at(i);
      if (mins.x > maxs.x || mins.y > maxs.y || mins.z > maxs.z)
        report.broken(() => ({ path: ['ROOMS', i, 'mins'], message: 'above the upper corner' }));
    }
  },
};

/** What Lantern's loader demands. */
export const lanternRules: readonly Rule[] = [roomBox];
