import { describe, expect, it } from 'vitest';
import { lightmapImage, lightmapPageCount } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { branch, smallMap } from './support/small-map.js';

const pageSize = 512 * 512 * 3;

describe('lightmapImage', () => {
  it("is a view of the file's own bytes, row by row, three bytes a pixel", () => {
    const bytes = new Uint8Array(2 * pageSize);
    // Row 2, column 1 of the second page.
    bytes.set([11, 22, 33], pageSize + (2 * 512 + 1) * 3);
    const map = smallMap({ LIGHTMAPS: bytes });
    expect(lightmapPageCount(map)).toBe(2);
    const { width, height, channels, data } = lightmapImage(map, 1);
    expect([width, height, channels, data.length]).toEqual([512, 512, 3, pageSize]);
    expect([...data.subarray((2 * width + 1) * channels, (2 * width + 2) * channels)]).toEqual([11, 22, 33]);
    data[0] = 7;
    expect(map.lump('LIGHTMAPS').bytes[pageSize]).toBe(7);
  });

  it('refuses a page that is not there, also where surfaces name one', () => {
    const map = smallMap({});
    expect(lightmapPageCount(map)).toBe(0);
    expectCode('not-found', () => lightmapImage(map, 0));
    expectCode('not-found', () => lightmapImage(smallMap({ LIGHTMAPS: new Uint8Array(pageSize + 5) }), 1));
  });

  it('refuses pages that are not of the size which the format states', () => {
    const lightmaps = { lump: 'LIGHTMAPS', pixels: 'pixels', width: 256, height: 512 };
    const other = { ...branch, capabilities: { ...branch.capabilities, lightmaps } };
    expectCode('unsupported', () =>
      lightmapImage(smallMap({ LIGHTMAPS: new Uint8Array(pageSize) }, other), 0),
    );
  });
});
