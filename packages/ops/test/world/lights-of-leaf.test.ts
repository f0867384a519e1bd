import { describe, expect, it } from 'vitest';
import { lightsOfLeaf } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { leaf, smallMap } from './support/small-map.js';

const map = smallMap({
  LIGHTS: new Uint8Array(3 * 72),
  LIGHT_INDICES: [-1, 2, 0, 1, -1, 3],
  LEAVES: [
    leaf({ firstLight: 0, lightCount: 3 }),
    leaf({ firstLight: 1, lightCount: 2 }),
    leaf({ firstLight: 4, lightCount: 1 }),
    leaf({ firstLight: 3, lightCount: 2 }),
    leaf({ firstLight: 5, lightCount: 1 }),
    leaf({ firstLight: 5, lightCount: 2 }),
    leaf({ firstLight: 77, lightCount: 0 }),
    leaf({ firstLight: 0, lightCount: -1 }),
  ],
});

describe('lightsOfLeaf', () => {
  it('takes a negative first number for the mark of the sun', () => {
    expect(lightsOfLeaf(map, 0)).toEqual({ sun: true, lights: [2, 0] });
    expect(lightsOfLeaf(map, 1)).toEqual({ sun: false, lights: [2, 0] });
    expect(lightsOfLeaf(map, 2)).toEqual({ sun: true, lights: [] });
    expect(lightsOfLeaf(map, 6)).toEqual({ sun: false, lights: [] });
  });

  it('refuses a mark that is not the first, and lights and lists outside', () => {
    expect(expectCode('bad-reference', () => lightsOfLeaf(map, 3)).path).toEqual(['LIGHT_INDICES', 4]);
    expectCode('bad-reference', () => lightsOfLeaf(map, 4));
    expect(expectCode('bad-reference', () => lightsOfLeaf(map, 5)).path).toEqual(['LEAVES', 5, 'firstLight']);
    expectCode('bad-count', () => lightsOfLeaf(map, 7));
    expectCode('not-found', () => lightsOfLeaf(map, 8));
  });
});
