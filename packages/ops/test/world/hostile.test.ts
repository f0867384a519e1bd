import type { EntityText, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as ops from '../../src/index.js';
import { seededRandom } from './support/seeded-random.js';
import { branch, smallMap } from './support/small-map.js';

/** Every question with an index that may or may not be there. */
const questions: readonly ((map: GameMap, index: number) => unknown)[] = [
  (map, index) => ops.leafAtPoint(map, { x: index, y: -index, z: 0 }),
  (map, index) => ops.leafAtPoint(map, { x: 0, y: 0, z: index }, { node: index }),
  (map, index) => ops.brushSides(map, index),
  (map, index) => ops.brushBounds(map, index),
  (map) => ops.firstBrushSides(map),
  (map, index) => ops.brushesOfLeaf(map, index),
  (map, index) => ops.brushesOfModel(map, index),
  (map, index) => ops.treeChildren(map, index),
  (map, index) => ops.treeBounds(map, index),
  (map) => ops.treeRoots(map),
  (map) => ops.clusterCount(map),
  (map, index) => ops.visibilityRow(map, index),
  (map, index) => ops.isVisible(map, index, 0),
  (map, index) => ops.visibleClusters(map, index),
  (map, index) => ops.lightmapImage(map, index),
  (map, index) => ops.surfaceTriangles(map, index),
  (map, index) => ops.occluderEdges(map, index, { from: 'retail' }),
  (map, index) => ops.occluderEdges(map, index, { from: 'stored' }),
  (map, index) => ops.lightsOfLeaf(map, index),
  (map, index) => ops.lookUpLight(map, { x: index, y: index, z: index }, { leaf: index }),
  (map) => ops.lightCacheStatistics(map),
  (map) => (map.lump('ENTITIES') as EntityText).entities.map((entity) => ops.modelOfEntity(map, entity)),
  (map) => (map.lump('ENTITIES') as EntityText).entities.map((entity) => ops.entityOrigin(entity)),
];

/** Random lumps: numbers that are often small, so that they lead somewhere, and now and then anything. */
function hostileMap(seed: number): GameMap {
  const random = seededRandom(seed);
  const lumps = Object.keys(branch.lumps).map((name) => {
    const words = new Int32Array(random(8) === 0 ? 0 : random(300));
    const small = 1 + random(40);
    for (let i = 0; i < words.length; i++) {
      const kind = random(16);
      words[i] =
        kind < 12
          ? random(small)
          : kind < 14
            ? -random(small)
            : random(2) === 0
              ? 0x7fc00000
              : random(0xffffffff);
    }
    const bytes = new Uint8Array(words.buffer);
    return [name, random(4) === 0 ? bytes.subarray(0, Math.max(0, bytes.length - 3)) : bytes];
  });
  return smallMap(Object.fromEntries(lumps));
}

describe('a hostile map', () => {
  it('gives an answer or a FormatError for every question, and in time', () => {
    let answers = 0;
    let refusals = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 0x7fffffff }),
        fc.integer({ min: -2, max: 30 }),
        (seed, index) => {
          const map = hostileMap(seed);
          for (const ask of questions) {
            try {
              ask(map, index);
              answers++;
            } catch (error) {
              if (!(error instanceof FormatError)) throw error;
              refusals++;
            }
          }
        },
      ),
      { numRuns: 400 },
    );
    // The maps are neither so broken nor so sound that only one of the two is tried.
    expect(answers).toBeGreaterThan(400);
    expect(refusals).toBeGreaterThan(400);
  });
});
