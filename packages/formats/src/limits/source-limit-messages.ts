import type { GameMessages } from '../rules/rule.js';
import { source2004Limits } from './source-limits.js';

const reported = source2004Limits.filter(({ rule }) => rule === undefined);
const ofCompilers = reported.filter(({ by }) => by === 'compilers');

/** What Source and its compilers say of a limit that is exceeded; compilers name most of them alone. */
export const sourceLimitMessages: readonly GameMessages[] = [
  {
    rule: 'compiler-limit',
    messages: [
      ...ofCompilers.map(({ id }) => id),
      'ParseEpar: token too long',
      'Too many t-junctions to fix up!',
    ],
  },
  {
    rule: 'map-limit',
    messages: [
      ...reported.filter((limit) => !ofCompilers.includes(limit)).map(({ id }) => id),
      'Map has too many texinfos (has %i, can have at most %i)',
      'Map has too many texinfos, MAX_MAP_TEXINFO == %i',
      'Map has too many planes',
      'Map has too many leafbrushes',
      'Map has too many models',
      'Map has too many areas',
      'Map has too many areaportals',
      'Map has too large visibility lump',
    ],
  },
];
