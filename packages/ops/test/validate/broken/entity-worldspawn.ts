import { type BrokenMap, withText } from '../support/broken-map.js';

export const brokenMap: BrokenMap = {
  path: ['ENTITIES', 0],
  changes: (good) =>
    withText(good, '{\n"classname" "worldspawn"', '{\n"classname" "light"\n}\n{\n"classname" "worldspawn"'),
};
