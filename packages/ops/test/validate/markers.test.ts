import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import { buildMap } from './support/build-map.js';
import { callOfDutyWorld } from './support/call-of-duty-world.js';
import { goodMaps } from './support/good-maps.js';

const branch = goodMaps[0]?.branch;
if (branch === undefined) throw new Error('no branch');

function rulesOf(lights: readonly number[]): unknown[] {
  const map = buildMap(branch!, { ...callOfDutyWorld, LIGHT_INDICES: lights });
  return validate(map).issues.map(({ rule, path }) => [rule, ...path]);
}

describe('the mark of sunlight', () => {
  it('may stand in the first place of any list', () => expect(rulesOf([-1, 0, 1, -7, 3])).toEqual([]));

  it('is found in the second place', () =>
    expect(rulesOf([0, -1, 1, 2, 3])).toEqual([['marker', 'LIGHT_INDICES', 1]]));

  it('is found in the last place', () =>
    expect(rulesOf([-1, 0, 1, 2, -3])).toEqual([['marker', 'LIGHT_INDICES', 4]]));
});
