import { describe, expect, it } from 'vitest';
import { classColor } from '../../src/world/class-colors.js';
import { cssColor, groupColor, groupPaint } from '../../src/world/group-colors.js';
import { paintGroup } from '../../src/world/surface-paint.js';

/** How far two colours are apart, from 0 to 442. */
function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((value, i) => value - (b[i] as number)));
}

describe('the colour of a group', () => {
  it('is the same whenever it is asked for, in bytes', () => {
    for (let group = 0; group < 5000; group++) {
      const color = groupColor(group);
      expect(color).toEqual(groupColor(group));
      expect(color.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255)).toBe(true);
    }
    expect(cssColor([1, 2, 3])).toBe('rgb(1, 2, 3)');
  });

  it('is plainly another one than those of the eight numbers before, and than that of no group', () => {
    for (let group = 0; group < 2000; group++) {
      for (let before = Math.max(0, group - 8); before < group; before++)
        expect(distance(groupColor(group), groupColor(before)), `${before} and ${group}`).toBeGreaterThan(30);
      expect(distance(groupColor(group), groupColor(-1))).toBeGreaterThan(30);
    }
  });

  it('of none is grey, whatever says that there is none', () => {
    expect(groupColor(-1)).toEqual(groupColor(Number.NaN));
  });
});

describe('the paint of a mesh', () => {
  it('has for the corners of each triangle the colour of its record’s group', () => {
    const mesh = {
      vertexCount: 6,
      indices: Uint32Array.from([0, 1, 2, 3, 4, 5]),
      source: { lump: 'FACES', records: Uint32Array.from([7, 9]) },
    };
    const paint = groupPaint(mesh, (record) => (record === 7 ? 1 : -1));
    const [first, second] = [paint.slice(0, 4), paint.slice(12, 16)];
    expect([...paint.slice(0, 12)]).toEqual([...first, ...first, ...first]);
    expect([...paint.slice(12)]).toEqual([...second, ...second, ...second]);
    // Grey as a screen shows it is much darker in linear numbers.
    expect([...second]).toEqual([30, 31, 35, 255]);
    expect([...first]).not.toEqual([...second]);
  });

  it('goes by the numbers of surfaces in their own lumps alone, or by the record itself', () => {
    const groups = Int32Array.from([4, -1]);
    const paint = { mode: 'leaf', lumps: new Set(['FACES']), groups } as const;
    expect([0, 1, 2].map((record) => paintGroup(paint, 'FACES', record))).toEqual([4, -1, -1]);
    expect(paintGroup(paint, 'OVERLAYS', 0)).toBe(-1);
    expect(paintGroup({ ...paint, mode: 'record', groups: undefined }, 'OVERLAYS', 12)).toBe(12);
  });
});

describe('the colour of a class', () => {
  it('says what the class is for, and is always the same for others', () => {
    expect(classColor('trigger_once')).toEqual(classColor('TRIGGER_multiple'));
    expect(classColor('light_spot')).not.toEqual(classColor('trigger_once'));
    expect(classColor('something_else')).toEqual(classColor('something_else'));
  });
});
