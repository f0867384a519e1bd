import { deriveLimits, type Limit, type LimitChange } from './limit.js';
import { quake3Limits } from './quake3-limits.js';

const known = {
  source: 'headers of an engine that loads such maps',
  confidence: 'probable',
} satisfies LimitChange;

/** The limits of Quake III's that the headers repeat: all but those of what there is no lump for. */
const repeated = Object.fromEntries(quake3Limits.map(({ id }): [string, LimitChange] => [id, known]));

/** Limits of Medal of Honor. */
export const medalOfHonorLimits: readonly Limit[] = deriveLimits(quake3Limits, {
  ...repeated,
  MAX_SUBMODELS: { ...known, most: 0x400 },
  MAX_MAP_ENTSTRING: { ...known, most: 0x100000 },
  MAX_MAP_FOGS: null,
  MAX_MAP_LIGHTGRID: null,
});
