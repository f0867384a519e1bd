import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';

const drawn = goodMaps.filter(({ branch }) => branch.capabilities.geometry !== undefined);

describe('the small map of every branch whose surfaces are understood', () => {
  it.each(drawn.map(({ branch }) => branch.id))(
    'of %s has all its surfaces, or says which it lacks',
    (id) => {
      const { counts, issues, models } = buildScene(goodMap(id));
      const left = issues.filter(({ rule }) => rule === 'scene-surface' || rule === 'scene-displacement');
      expect(counts.skipped).toBe(left.length);
      expect(counts.drawn).toBeGreaterThan(0);
      const meshes = models.flatMap((model) => model.meshes);
      for (const { vertexCount, positions, normals, indices, source } of meshes) {
        expect(positions.every(Number.isFinite)).toBe(true);
        for (let v = 0; v < vertexCount; v++)
          expect(Math.hypot(...normals.subarray(v * 3, v * 3 + 3))).toBeCloseTo(1, 3);
        expect(indices.every((i) => i < vertexCount)).toBe(true);
        expect(source.records).toHaveLength(indices.length / 3);
      }
    },
  );
});
