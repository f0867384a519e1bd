import { registryEntry } from '@brushwork/formats';
import { BufferGeometry, MeshBasicMaterial } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { quakeWorld } from '../../../../tools/fixtures/id-software/quake-world.js';
import { mapObstacles } from '../../src/world/map-obstacles.js';
import { askedTree } from '../../src/world/model-trees.js';
import { moveInputOf } from '../../src/world/move-input.js';
import { PlacedModel } from '../../src/world/placed-model.js';
import { playerSizeOf } from '../../src/world/player-size.js';
import { type Collider, type Walker, walkStep } from '../../src/world/walk-step.js';
import { type OpenedScene, openedScene } from '../support/opened-scene.js';
import { END, lanes, OBSTACLE, START, walkMap } from '../support/walk-map.js';

describe('somebody who walks in a map', () => {
  let hall: OpenedScene;
  let collider: Collider;

  beforeAll(async () => {
    hall = await openedScene('walk.bsp', await walkMap());
    collider = mapObstacles(hall.obstacles, {
      world: hall.world,
      placed: [],
      treeOf: () => undefined,
    }).collider;
  });

  /** Where somebody is who walked east along a lane for some seconds. */
  function walked(lane: number): Walker {
    const size = playerSizeOf(hall.world.player, hall.world.metresPerUnit);
    let walker: Walker = {
      view: { position: [START, lane, size.eyes + 1], yaw: 0, pitch: 0 },
      rise: 0,
      isOnGround: false,
    };
    for (let time = 0; time < 4; time += 1 / 30)
      walker = walkStep(walker, moveInputOf(new Set(['KeyW'])), {
        seconds: 1 / 30,
        ...{ size, collider, lowest: -1000 },
      });
    return walker;
  }

  const radius = (): number => hall.world.player?.radius ?? 0;

  it('is stopped by what only stops players, though nothing is drawn there', () => {
    expect(walked(lanes.clip).view.position[0]).toBeCloseTo(OBSTACLE - radius(), 0);
  });

  it('passes through water, up to the wall behind it', () => {
    const { isOnGround, view } = walked(lanes.water);
    expect(view.position[0]).toBeCloseTo(END - radius(), 0);
    expect(isOnGround).toBe(true);
  });

  it('is stopped by a gate, and not by what the game makes a picture', () => {
    expect(walked(lanes.gate).view.position[0]).toBeCloseTo(OBSTACLE - radius(), 0);
    expect(walked(lanes.ghost).view.position[0]).toBeCloseTo(END - radius(), 0);
  });

  it('has the size that the format says', () => {
    expect(hall.world.player).toMatchObject({ height: 72, eyes: 64, radius: 16 });
  });

  it('falls from high above onto the floor, not through it', () => {
    const size = playerSizeOf(hall.world.player, hall.world.metresPerUnit);
    let walker: Walker = {
      view: { position: [START, lanes.free, size.eyes + 100], yaw: 0, pitch: 0 },
      rise: -2000,
      isOnGround: false,
    };
    for (let i = 0; i < 20; i++)
      walker = walkStep(walker, moveInputOf(new Set()), { seconds: 0.1, size, collider, lowest: -1000 });
    expect(walker.view.position[2]).toBeCloseTo(size.eyes, 0);
  });
});

describe('a map that says nothing of what stops players', () => {
  /** A small Quake map whose brush model an entity of some class has: whether that stops a body, and whether the world does. */
  async function stops(className: string): Promise<{ readonly model: boolean; readonly world: boolean }> {
    const branch = await registryEntry('id-software/quake').load();
    const { contents, versions } = quakeWorld(branch);
    const text = String(contents['ENTITIES']).replace('func_wall', className);
    const bytes = buildFile(branch, { ...contents, ENTITIES: text, CLIP_NODES: [] }, versions);
    const { world, obstacles, service } = await openedScene('tiny.bsp', bytes);
    expect(obstacles.solids).toBeUndefined();
    const trees = new Map((await service.trees()).map((tree) => [tree.model, askedTree(tree)]));
    const library = { geometry: new BufferGeometry(), material: new MeshBasicMaterial() };
    const placed = world.placements.flatMap((placement) => {
      const model = world.models[placement.model];
      return model === undefined ? [] : [new PlacedModel(placement, model, () => library)];
    });
    const found = mapObstacles(obstacles, { world, placed, treeOf: (model) => trees.get(model) });
    expect(found.kind).toBe('drawn');
    const isHit = ({ model, placement }: PlacedModel): boolean => {
      const [a = 0, b = 0, c = 0] = model.meshes[0]?.positions ?? [];
      const at = placement.origin.map((value, axis) => value + ([a, b, c][axis] as number));
      const [x, y, z] = at as [number, number, number];
      const body = { bottom: [x, y, z] as const, top: [x, y, z + 1] as const, radius: 4 };
      return found.collider.pushOut(body).some((value) => value !== 0);
    };
    const [first, second] = placed;
    return { world: isHit(first as PlacedModel), model: isHit(second as PlacedModel) };
  }

  it('has what is drawn in the way, without entities that one passes through', async () => {
    expect(await stops('func_wall')).toEqual({ world: true, model: true });
    expect(await stops('trigger_multiple')).toEqual({ world: true, model: false });
    expect(await stops('func_illusionary')).toEqual({ world: true, model: false });
  });
});
