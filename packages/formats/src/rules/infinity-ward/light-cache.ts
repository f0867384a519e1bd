import { loadedLump } from '../loaded-lump.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

const CACHE_SIZE = 8192 * 32 * 12;

/** The light-visibility cache is whole or not there. */
export const lightCacheSize: Rule = {
  id: 'light-cache-size',
  severity: 'error',
  code: 'bad-length',
  title: 'the light-visibility cache is empty or has exactly 3,145,728 bytes',
  cause: 'The lump was cut, or written by a tool that took it for a list of any length.',
  effect:
    'The game means to refuse it ("R_LoadLightVisCache: funny lump size"), but a mistake in its check lets it pass in silence: it then reads buckets that are not there.',
  remedy: 'Empty the lump: the game works without a cache. Or let the game compute it again.',
  source: `${ruleSources.specification}; ${ruleSources.loader}`,
  confidence: 'certain',
  messages: ['R_LoadLightVisCache: funny lump size in %s'],
  check(map, report) {
    const content = loadedLump(map, 'LIGHT_VISIBILITY_CACHE');
    if (content === undefined) return;
    report.checked(1);
    const found = content.bytes.length;
    if (found === 0 || found === CACHE_SIZE) return;
    report.broken(() => ({
      message: `${found} bytes`,
      path: ['LIGHT_VISIBILITY_CACHE'],
      offset: content.offset,
      expected: `0 or ${CACHE_SIZE}`,
      found,
    }));
  },
};
