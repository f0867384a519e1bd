import { open, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch } from '../../../formats/src/branch/valve/orange-box.js';
import { SceneService } from '../../src/worker/scene/scene-service.js';
import { sourceMapWith } from '../support/source-map.js';

async function opened(bytes: Uint8Array): Promise<SceneService['space']> {
  const service = new SceneService();
  const file = { kind: 'blob', name: 'tiny.bsp', blob: new Blob([bytes.slice()]) } as const;
  await service.open({ file, companions: [] });
  return service.space;
}

const tiny = tinySource({ branch });

describe('the space of a map', () => {
  it('says which questions it answers, and which surfaces it numbers', async () => {
    const space = await opened(tiny);
    expect(await space.abilities()).toMatchObject({
      ...{ hasTree: true, hasVisibility: true, isVisibilityStored: true },
      ...{ leafLump: 'LEAVES', clusterCount: 2, groupings: ['leaf', 'cluster', 'area'] },
      surfaceLumps: expect.arrayContaining(['FACES']) as string[],
    });
  });

  it('knows where a point is, and a point in each leaf that has room', async () => {
    const space = await opened(tiny);
    // The rooms are on both sides of the wall from x = -8 to 0.
    const [west, east, wall] = await Promise.all([
      space.at([-64, 0, 48]),
      space.at([64, 40, 48]),
      space.at([-4, 0, 48]),
    ]);
    expect([west.cluster, east.cluster, wall.cluster]).toEqual([1, 0, -1]);
    expect(west.area).not.toBe(east.area);
    const point = await space.pointInLeaf(west.leaf);
    expect(point === undefined ? undefined : (await space.at(point)).leaf).toBe(west.leaf);
    await expect(space.pointInLeaf(4000)).rejects.toThrow(/no leaf 4000/);
  });

  it('says that everything is seen where a map stores nothing of it', async () => {
    const space = await opened(await sourceMapWith({ VISIBILITY: new Uint8Array(0) }));
    expect((await space.abilities()).isVisibilityStored).toBe(false);
    const { cluster, clusterCount } = await space.seenFrom([-64, 0, 48]);
    expect([cluster, clusterCount]).toEqual([1, 2]);
    expect((await space.seenFrom([-4, 0, 48])).surfaces).toHaveLength(0);
  });

  it('numbers the group of each face; of those that no leaf lists, none', async () => {
    const space = await opened(save(await open(tiny)).bytes);
    const clusters = await space.groups('cluster');
    // The four displacements and the six sides of the crate.
    expect(clusters).toHaveLength(38);
    expect([...clusters].filter((cluster) => cluster < 0)).toHaveLength(10);
    await expect(space.groups('cell')).rejects.toThrow(/no cell/);
  });
});
