import type { BrokenMap } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 512 + 3],
  changes: (good) => ({ ENTITIES: String(good['ENTITIES']) + '{\n"classname" "corona"\n}\n'.repeat(512) }),
};
