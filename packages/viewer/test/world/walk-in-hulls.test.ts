import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registryEntry } from '@brushwork/formats';
import { type ClipTree, isSolidAt } from '@brushwork/ops';
import fc from 'fast-check';
import { Ray, Vector3 } from 'three';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import {
  type ClipHullModel,
  type SolidBox,
  withClipHulls,
} from '../../../../tools/fixtures/id-software/clip-hulls.js';
import { quakeWorld } from '../../../../tools/fixtures/id-software/quake-world.js';
import type { Triple } from '../../src/protocol/scene-world.js';
import { mapObstacles } from '../../src/world/map-obstacles.js';
import { askedTree } from '../../src/world/model-trees.js';
import { moveInputOf } from '../../src/world/move-input.js';
import { playerSizeOf } from '../../src/world/player-size.js';
import { type Walker, walkStep } from '../../src/world/walk-step.js';
import { type OpenedScene, openedScene } from '../support/opened-scene.js';

const room: SolidBox = { mins: [-256, -256, 0], maxs: [256, 256, 192] };
/** What lies ahead of somebody who walks east along a lane. */
const lanes = { stair: 192, wall: 96, platform: 0, ledge: -96, free: -192 } as const;
const across = (lane: number, [from, to]: readonly [number, number], height: number): SolidBox => ({
  mins: [from, lane - 40, 0],
  maxs: [to, lane + 40, height],
});
const world: ClipHullModel = {
  room,
  blocks: [
    across(lanes.stair, [0, 256], 16),
    across(lanes.stair, [64, 256], 32),
    across(lanes.wall, [0, 8], 192),
    across(lanes.ledge, [0, 256], 24),
  ],
};
const platform: ClipHullModel = { blocks: [{ mins: [-32, -32, 16], maxs: [32, 32, 32] }] };
const START = -160;

/** A Quake map whose trees are those of a hall with obstacles; its entity is of some class, and somewhere. */
async function hullMap(id: string, entity = '"classname" "func_wall"'): Promise<Uint8Array> {
  const branch = await registryEntry(id).load();
  const { contents, versions } = quakeWorld(branch);
  const box = branch.capabilities.layers?.clipHulls?.box as SolidBox;
  const ENTITIES = String(contents['ENTITIES']).replace('"classname" "func_wall"', entity);
  return buildFile(branch, { ...withClipHulls(contents, [world, platform], box), ENTITIES }, versions);
}

/** Somebody who walks in a map. */
class Visitor {
  walker: Walker;
  private readonly opened: OpenedScene;
  private readonly collider;
  private readonly size;

  constructor(opened: OpenedScene, position: Triple) {
    this.opened = opened;
    const { obstacles, world: built } = opened;
    this.collider = mapObstacles(obstacles, { world: built, placed: [], treeOf: () => undefined }).collider;
    this.size = playerSizeOf(built.player, built.metresPerUnit);
    this.walker = { view: { position, yaw: 0, pitch: 0 }, rise: 0, isOnGround: false };
  }

  go(keys: readonly string[], seconds: number, each: () => void = () => undefined): this {
    for (let time = 0; time < seconds; time += 1 / 30) {
      this.walker = walkStep(this.walker, moveInputOf(new Set(keys)), {
        seconds: 1 / 30,
        ...{ size: this.size, collider: this.collider, lowest: -10_000 },
      });
      each();
    }
    return this;
  }

  get position(): Triple {
    return this.walker.view.position;
  }

  get feet(): number {
    return this.position[2] - this.size.eyes;
  }

  /** Whether the world is solid around his place: the surface itself belongs to either side. */
  get isInside(): boolean {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) =>
      this.place.map((value, axis) => value + (corner & (1 << axis) ? 0.01 : -0.01)),
    );
    return corners.every((at) =>
      isSolidAt(this.opened.obstacles.grown as ClipTree, 0, at as unknown as Triple),
    );
  }

  /** His place as the game has it. */
  get place(): Triple {
    const [x, y] = this.position;
    return [x, y, this.feet - (this.opened.obstacles.grown as ClipTree).box.mins[2]];
  }
}

describe.each([
  ['id-software/quake', 46],
  ['raven/hexen2', 50],
  ['valve/goldsrc', 64],
] as const)('somebody who walks in a map of %s, which has trees in place of brushes', (id, eyes) => {
  let hall: OpenedScene;
  beforeAll(async () => {
    hall = await openedScene('hall.bsp', await hullMap(id));
  });
  const visitorAt = (lane: number, feet = 4): Visitor => new Visitor(hall, [START, lane, feet + eyes]);

  it('stands with his feet on the floor', () => {
    const visitor = visitorAt(lanes.free, 60).go([], 2);
    expect(visitor.feet).toBeCloseTo(0, 1);
    expect(visitor.position[2]).toBeCloseTo(eyes, 1);
    expect(visitor.walker.isOnGround).toBe(true);
  });

  it('is stopped half of his width before a wall that is not drawn, and at the end of the room', () => {
    expect(visitorAt(lanes.wall).go(['KeyW'], 3).position[0]).toBeCloseTo(-16, 1);
    expect(visitorAt(lanes.free).go(['KeyW'], 3).position[0]).toBeCloseTo(240, 1);
  });

  it('walks up steps, and not up what is higher', () => {
    const above = visitorAt(lanes.stair).go(['KeyW'], 3);
    expect(above.feet).toBeCloseTo(32, 1);
    expect(above.position[0]).toBeCloseTo(240, 1);
    const below = visitorAt(lanes.ledge).go(['KeyW'], 3);
    expect(below.feet).toBeCloseTo(0, 1);
    expect(below.position[0]).toBeCloseTo(-16, 1);
  });

  it('jumps onto what is lower than a jump', () => {
    const visitor = visitorAt(lanes.ledge).go(['KeyW'], 2).go(['KeyW', 'Space'], 0.3).go(['KeyW'], 2);
    expect(visitor.feet).toBeCloseTo(24, 1);
  });

  it('has his head below a ceiling', () => {
    const visitor = visitorAt(lanes.free, 130);
    const { box } = hall.obstacles.grown as ClipTree;
    expect(visitor.go([], 1 / 30).feet).toBeLessThanOrEqual(192 - (box.maxs[2] - box.mins[2]) + 0.1);
  });

  it('is stopped by an entity where it is', async () => {
    expect(visitorAt(lanes.platform).go(['KeyW'], 3).position[0]).toBeCloseTo(-48, 1);
    const moved = await openedScene(
      'hall.bsp',
      await hullMap(id, '"classname" "func_wall"\n"origin" "64 0 0"'),
    );
    expect(new Visitor(moved, [START, lanes.platform, eyes]).go(['KeyW'], 3).position[0]).toBeCloseTo(16, 1);
    const ghost = await openedScene('hall.bsp', await hullMap(id, '"classname" "func_illusionary"'));
    expect(new Visitor(ghost, [START, lanes.platform, eyes]).go(['KeyW'], 3).position[0]).toBeCloseTo(240, 1);
  });

  it('is never in anything, wherever he goes', () => {
    const keys = fc.subarray([
      'KeyW',
      'KeyS',
      'KeyA',
      'KeyD',
      'Space',
      'ArrowLeft',
      'ArrowRight',
      'ShiftLeft',
    ]);
    fc.assert(
      fc.property(fc.array(keys, { minLength: 3, maxLength: 8 }), (ways) => {
        const visitor = visitorAt(lanes.free).go([], 0.5);
        for (const way of ways) visitor.go(way, 0.6, () => expect(visitor.isInside).toBe(false));
        expect(visitor.position.every((value) => Math.abs(value) < 256)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('falls through when he flew into what is solid all around, instead of being taken elsewhere', () => {
    const visitor = new Visitor(hall, [2000, 2000, 500]);
    const [x, y] = visitor.go([], 0.5).position;
    expect([x, y]).toEqual([2000, 2000]);
    expect(visitor.feet).toBeLessThan(500);
  });
});

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
/** Real maps with trees. */
const real = [
  'goldsrc-bsp30/sbuggay__bspview/halflife_c1a1d.bsp',
  'source/evgeniyfimushkin__cs-source/hns_vertigo.bsp',
  'quake1-bsp2/snake-biscuits__bsp_tool/mp_lobby_bsp2.bsp',
  'quake1-bsp29/ericwa__ericw-tools/q1_decompiler_test.bsp',
  'quake1-bsp29/ericwa__ericw-tools/q1_detail_fence2.bsp',
  'quake1-bsp29/fpiesche__LibreQuake/lqdm1_a5.e3164072.bsp',
  'quake1-bsp29/fpiesche__LibreQuake/turret.39aee9ab.bsp',
  'quake1-bsp29/snake-biscuits__bsp_tool/mp_lobby_q1.bsp',
].filter((name) => existsSync(path.join(corpus, name)));
if (real.length === 0) console.log(`skipped: walking in real maps: no folder ${corpus} (CORPUS_DIR)`);

describe.skipIf(real.length === 0)('somebody who walks in a real map with trees', () => {
  it.each(real)('%s stands on what is drawn and is in nothing', { timeout: 60_000 }, async (name) => {
    const opened = await openedScene('map.bsp', readFileSync(path.join(corpus, name)));
    const { obstacles, service, world: built } = opened;
    const grown = obstacles.grown as ClipTree;
    const drawn = (await service.trees()).map(askedTree);
    const models = built.placements.map(({ model, origin }) => ({ tree: drawn[model]?.tree, origin }));
    /** Height of the highest thing that is drawn below a box around a point. */
    const floorBelow = (at: Triple): number => {
      const heights = [-15.9, 0, 15.9].flatMap((dx) =>
        [-15.9, 0, 15.9].flatMap((dy) =>
          models.flatMap(({ origin, tree }) => {
            const from = new Vector3(at[0] + dx, at[1] + dy, at[2]).sub(new Vector3(...origin));
            const hit = tree?.raycastFirst(new Ray(from, new Vector3(0, 0, -1)));
            return hit === null || hit === undefined ? [] : [hit.point.z + origin[2]];
          }),
        ),
      );
      return Math.max(...heights);
    };
    expect(built.starts.length).toBeGreaterThan(0);
    for (const { position } of built.starts) {
      const visitor = new Visitor(opened, position).go([], 3);
      expect(visitor.walker.isOnGround).toBe(true);
      const [x, y, z] = visitor.place;
      expect(isSolidAt(grown, 0, [x, y, z + 0.05])).toBe(false);
      expect(isSolidAt(grown, 0, [x, y, z - 0.5])).toBe(true);
      expect(visitor.feet).toBeCloseTo(floorBelow([x, y, visitor.feet + 18]), 0);
    }
    for (const { position } of built.starts.slice(0, 3))
      for (const key of ['KeyW', 'KeyS', 'KeyA', 'KeyD']) {
        const visitor = new Visitor(opened, position).go([], 1);
        visitor.go([key], 3, () => expect(visitor.isInside).toBe(false));
      }
  });
});
