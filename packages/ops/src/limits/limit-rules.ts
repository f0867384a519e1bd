import type { RuleText } from '@brushwork/formats';
import type { LimitUsage } from './limit-usage.js';

const shared = {
  severity: 'warning',
  code: 'limit',
  remedy:
    'Make the map simpler: brushwork inspect --limits shows how much of each limit it uses. Join brushes and brush entities, use fewer textures, or split the map.',
  source:
    "tables of limits: the engines' public headers, the specification, and what is known of other engines",
  confidence: 'probable',
} as const;

/** The rules for limits that no named rule reports, by what they are called in the code. */
export const limitRules = {
  mapLimit: {
    ...shared,
    id: 'map-limit',
    severity: 'error',
    title: 'a map holds no more than its game has room for',
    cause:
      'The map grew beyond what the game, or the numbers in the file, can count. The message names the limit.',
    effect: 'The game refuses to load the map, or reads behind its tables and crashes.',
  },
  engineLimit: {
    ...shared,
    id: 'engine-limit',
    title: 'a map holds no more than every game of its layout has room for',
    cause: 'The map was made for a game with higher limits than others of the same layout have.',
    effect: 'The game that it was made for loads it. Others refuse it, or crash.',
  },
  compilerLimit: {
    ...shared,
    id: 'compiler-limit',
    title: "a map holds no more than its game's own compilers take",
    cause: 'The map was made or changed by other tools than those of the game.',
    effect:
      "The game's own compilers refuse the map, so that light and visibility can't be compiled again. What the game does is not known.",
  },
} as const satisfies Readonly<Record<string, RuleText>>;

/** The rule for a limit that is exceeded: what comes of it depends on who holds to it, and on what other engines take. */
export function limitRuleFor({ by, used, elsewhere }: LimitUsage): RuleText {
  if (by === 'compilers') return limitRules.compilerLimit;
  return elsewhere.some(({ most }) => used <= most) ? limitRules.engineLimit : limitRules.mapLimit;
}
