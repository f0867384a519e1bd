import type { Capabilities, EntityText, GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import * as ops from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { branch, smallMap, vector, without } from './support/small-map.js';

const point = vector(0, 0, 0);

/** Every question, and the capability that it needs. */
const questions: readonly [name: string, needs: keyof Capabilities, ask: (map: GameMap) => unknown][] = [
  ['leafAtPoint', 'spaceTree', (map) => ops.leafAtPoint(map, point)],
  ['brushSides', 'brushes', (map) => ops.brushSides(map, 0)],
  ['firstBrushSides', 'brushes', (map) => ops.firstBrushSides(map)],
  ['brushBounds', 'brushes', (map) => ops.brushBounds(map, 0)],
  ['brushesOfLeaf', 'spaceTree', (map) => ops.brushesOfLeaf(map, 0)],
  ['brushesOfLeaf', 'brushes', (map) => ops.brushesOfLeaf(map, 0)],
  ['brushesOfModel', 'brushes', (map) => ops.brushesOfModel(map, 0)],
  ['surfaceTreeLinks', 'surfaceTree', (map) => ops.surfaceTreeLinks(map)],
  ['treeChildren', 'surfaceTree', (map) => ops.treeChildren(map, 0)],
  ['treeRoots', 'surfaceTree', (map) => ops.treeRoots(map)],
  ['treeBounds', 'surfaceTree', (map) => ops.treeBounds(map, 0)],
  ['treeBounds', 'surfaces', (map) => ops.treeBounds(map, 0)],
  ['surfaceTriangles', 'surfaces', (map) => ops.surfaceTriangles(map, 0)],
  ['clusterCount', 'visibility', (map) => ops.clusterCount(map)],
  ['visibilityRow', 'visibility', (map) => ops.visibilityRow(map, -1)],
  ['isVisible', 'visibility', (map) => ops.isVisible(map, -1, -1)],
  ['visibleClusters', 'visibility', (map) => ops.visibleClusters(map, -1)],
  ['lightmapPageCount', 'lightmaps', (map) => ops.lightmapPageCount(map)],
  ['lightmapImage', 'lightmaps', (map) => ops.lightmapImage(map, 0)],
  ['entitiesByClass', 'entities', (map) => ops.entitiesByClass(map, 'light')],
  ['modelOfEntity', 'entities', (map) => ops.modelOfEntity(map, entity())],
  ['lightsOfLeaf', 'lightCache', (map) => ops.lightsOfLeaf(map, 0)],
  ['lookUpLight', 'lightCache', (map) => ops.lookUpLight(map, point, { leaf: 0 })],
  ['lightCacheStatistics', 'lightCache', (map) => ops.lightCacheStatistics(map)],
  ['buildLightCache', 'lightCache', (map) => ops.buildLightCache(map.branch, [])],
];

const entity = () =>
  (smallMap({ ENTITIES: '{"model" "*0"}' }).lump('ENTITIES') as EntityText).entities[0] as never;

describe('a format without a capability', () => {
  for (const [name, needs, ask] of questions) {
    it(`makes ${name} refuse, naming '${needs}'`, () => {
      const error = expectCode('unsupported', () => ask(smallMap({}, without(needs))));
      expect(error.message).toContain(needs === 'entities' ? 'text of entities' : `'${needs}'`);
    });
  }

  it('has no models when nothing selects brushes or begins at nodes', () => {
    const map = smallMap({}, without('spaceTree', 'brushes', 'surfaceModels'));
    expect(expectCode('unsupported', () => ops.modelOfEntity(map, entity())).message).toContain("'models'");
  });

  it('has no occluders when nothing has edges between planes', () => {
    const { OCCLUDERS: _, ...lumps } = branch.lumps;
    const error = expectCode('unsupported', () => ops.occluderEdges(smallMap({}, { ...branch, lumps }), 0));
    expect(error.message).toContain("'occluders'");
  });

  it('does not read shortened rows as rows of bits', () => {
    const visibility = { kind: 'pvs-rle', lump: 'VISIBILITY', leaves: 'LEAVES' } as const;
    const other = { ...branch, capabilities: { ...branch.capabilities, visibility } };
    expectCode('unsupported', () => ops.visibilityRow(smallMap({}, other), 0));
  });

  it('does not take a lump of another kind for what it should be', () => {
    const spaceTree = { nodes: 'LEAF_BRUSHES', leaves: 'LEAVES', planes: 'PLANES' };
    const other = { ...branch, capabilities: { ...branch.capabilities, spaceTree, entities: 'NODES' } };
    expectCode('unsupported', () => ops.leafAtPoint(smallMap({}, other), point));
    expectCode('unsupported', () => ops.entitiesByClass(smallMap({}, other), 'light'));
  });
});
