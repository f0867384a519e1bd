import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { goodMap } from '../validate/support/good-maps.js';

describe.each([
  'id-software/quake',
  'id-software/quake-bsp2',
  'raven/hexen2',
  'valve/goldsrc',
  'gearbox/blue-shift',
])('the room of %s', (id) => {
  it('is drawn as two triangles for each of its faces, with the names and sizes of textures', () => {
    const scene = buildScene(goodMap(id));
    expect(scene.issues).toEqual([]);
    expect(scene.counts.triangles).toBe(7 * 2);
    expect(scene.models).toHaveLength(2);
    const second = id.startsWith('valve') || id.startsWith('gearbox') ? 'elsewhere' : '*pool';
    // The third texture isn't there.
    expect(scene.materials.map(({ name }) => name)).toEqual(['floor', second, '']);
    expect(scene.materials[0]).toMatchObject({ width: 16, height: 16 });
  });
});
