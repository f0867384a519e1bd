import { registryEntry } from '@brushwork/formats';
import { BoxGeometry, BufferAttribute, type BufferGeometry } from 'three';
import { MeshBVH } from 'three-mesh-bvh';
import { describe, expect, it } from 'vitest';
import type { Triple } from '../../src/protocol/scene-world.js';
import { type MoveInput, moveInputOf } from '../../src/world/move-input.js';
import { Navigator } from '../../src/world/navigator.js';
import { playerSizeOf } from '../../src/world/player-size.js';
import { TreeCollider } from '../../src/world/tree-collider.js';
import { type Walker, walkStep } from '../../src/world/walk-step.js';

const quake3 = await registryEntry('id-software/quake3').load();
const size = playerSizeOf(quake3.capabilities.player, 0.0254);
const unturned = [0, 0, 0, 1] as const;

/** A solid box between two corners. */
function box(min: Triple, max: Triple): BufferGeometry {
  const geometry = new BoxGeometry(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  geometry.translate((min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2);
  return geometry;
}

function colliderOf(boxes: readonly BufferGeometry[]): TreeCollider {
  return new TreeCollider(
    boxes.map((geometry) => ({
      tree: new MeshBVH(geometry, { indirect: true }),
      ...{ origin: [0, 0, 0], rotation: unturned },
      isSolid: () => true,
    })),
  );
}

const floor = box([-2000, -2000, -16], [2000, 2000, 0]);

/** Somebody whose feet are at a height, looking along the x axis. */
function walkerAt(x: number, feet: number): Walker {
  return { view: { position: [x, 0, feet + size.eyes], yaw: 0, pitch: 0 }, rise: 0, isOnGround: false };
}

function walked(walker: Walker, boxes: readonly BufferGeometry[], input: MoveInput, seconds: number): Walker {
  const collider = colliderOf(boxes);
  let next = walker;
  for (let time = 0; time < seconds; time += 1 / 30)
    next = walkStep(next, input, { seconds: 1 / 30, size, collider, lowest: -5000 });
  return next;
}

const still = moveInputOf(new Set());
const forward = moveInputOf(new Set(['KeyW']));
const feetOf = ({ view }: Walker): number => view.position[2] - size.eyes;

describe('somebody who walks with fingers', () => {
  const wall = box([100, -2000, 0], [140, 2000, 400]);
  const navigatorWith = (collider: TreeCollider | undefined): Navigator =>
    new Navigator(
      { extent: { min: [-2000, -2000, -16], max: [2000, 2000, 400] }, size, collider: () => collider },
      walkerAt(0, 0).view,
      'walk',
    );

  it.each([
    ['two that move', (one: Navigator): void => one.shift(0, -0.4)],
    ['two that spread', (one: Navigator): void => one.zoom(1.5)],
  ])('stops at walls: %s', (_, move) => {
    const one = navigatorWith(colliderOf([floor, wall]));
    const before = one.view.position;
    move(one);
    expect(one.view.position[0]).toBeGreaterThan(before[0] + 10);
    for (let i = 0; i < 20; i++) move(one);
    expect(one.view.position[0]).toBeCloseTo(100 - size.radius, 0);
    expect(one.view.position[2] - size.eyes).toBeCloseTo(0, 0);
  });

  it('stays where it is while it isn’t known what is in the way', () => {
    const one = navigatorWith(undefined);
    one.shift(0.5, -0.5);
    one.zoom(2);
    expect(one.view.position).toEqual(walkerAt(0, 0).view.position);
  });
});

describe('somebody who walks', () => {
  it('falls onto the floor and stays there', () => {
    const landed = walked(walkerAt(0, 300), [floor], still, 3);
    expect(landed.isOnGround).toBe(true);
    expect(feetOf(landed)).toBeCloseTo(0, 0);
  });

  it('goes forward on it, as fast as players do', () => {
    const there = walked(walkerAt(0, 0), [floor], forward, 1);
    expect(there.view.position[0]).toBeGreaterThan(size.speed * 0.8);
    expect(there.view.position[0]).toBeLessThan(size.speed * 1.2);
    expect(feetOf(there)).toBeCloseTo(0, 0);
  });

  it('is stopped by a wall', () => {
    const wall = box([200, -500, 0], [232, 500, 300]);
    const there = walked(walkerAt(0, 0), [floor, wall], forward, 3);
    expect(there.view.position[0]).toBeLessThan(200 - size.radius + 1);
    expect(there.view.position[0]).toBeGreaterThan(200 - size.radius - 6);
  });

  it('walks up a stair, and not up what is higher than a step', () => {
    const steps = [1, 2, 3, 4].map((n) => box([100 * n, -500, 0], [2000, 500, 16 * n]));
    const above = walked(walkerAt(0, 0), [floor, ...steps], forward, 3);
    expect(feetOf(above)).toBeCloseTo(64, 0);
    const block = box([100, -500, 0], [2000, 500, 40]);
    const below = walked(walkerAt(0, 0), [floor, block], forward, 3);
    expect(feetOf(below)).toBeLessThan(2);
    expect(below.view.position[0]).toBeLessThan(100);
  });

  it('jumps, and comes down again', () => {
    const jump = moveInputOf(new Set(['Space']));
    const resting = walked(walkerAt(0, 0), [floor], still, 0.5);
    const up = walked(resting, [floor], jump, 0.2);
    expect(feetOf(up)).toBeGreaterThan(20);
    expect(feetOf(walked(up, [floor], still, 2))).toBeCloseTo(0, 0);
  });

  it('falls no deeper than the world reaches', () => {
    const collider = colliderOf([floor]);
    let walker: Walker = { ...walkerAt(5000, 0) };
    for (let i = 0; i < 200; i++)
      walker = walkStep(walker, still, { seconds: 0.1, size, collider, lowest: -100 });
    expect(walker.view.position[2]).toBe(-100);
    expect(walker.isOnGround).toBe(true);
  });
});

describe('what bodies run into', () => {
  const body = { bottom: [0, 0, 10] as const, top: [0, 0, 40] as const, radius: 10 };

  it('is where the model is placed, turned as it is', () => {
    const plate = box([-50, -2, -50], [50, 2, 50]);
    const turn = [0, 0, Math.SQRT1_2, Math.SQRT1_2] as const;
    const collider = new TreeCollider([
      { tree: new MeshBVH(plate), origin: [8, 0, 0], rotation: turn, isSolid: () => true },
    ]);
    const [x, y] = collider.pushOut(body);
    expect(x).toBeCloseTo(-4, 0);
    expect(Math.abs(y)).toBeLessThan(1);
  });

  it('is nothing that is said to be soft', () => {
    const water = new MeshBVH(box([-50, -50, 0], [50, 50, 20]));
    const collider = new TreeCollider([
      { tree: water, origin: [0, 0, 0], rotation: unturned, isSolid: () => false },
    ]);
    expect(collider.pushOut(body)).toEqual([0, 0, 0]);
  });

  it('is nothing strange for triangles without area', () => {
    const flat = box([-50, -50, 0], [50, 50, 20]);
    const nowhere = flat.getAttribute('position') as BufferAttribute;
    flat.setAttribute('position', new BufferAttribute(new Float32Array(nowhere.count * 3), 3));
    const collider = new TreeCollider([
      { tree: new MeshBVH(flat), origin: [0, 0, 0], rotation: unturned, isSolid: () => true },
    ]);
    expect(collider.pushOut(body).every(Number.isFinite)).toBe(true);
  });
});
