import { describe, expect, it } from 'vitest';
import type { Triple } from '../../src/protocol/scene-world.js';
import { forwardOf, lookingAt, rightOf, turned, wrapDegrees } from '../../src/world/camera-math.js';
import { flyStep } from '../../src/world/fly-step.js';
import { framingBox } from '../../src/world/frame-box.js';
import { isMoving, moveInputOf } from '../../src/world/move-input.js';
import { orbitFrom, orbitShifted, orbitTurned, orbitZoomed } from '../../src/world/orbit-step.js';

const start = { position: [10, 20, 30] as const, yaw: 0, pitch: 0 };

function expectClose(found: Triple, wanted: Triple): void {
  found.forEach((value, axis) => {
    expect(value).toBeCloseTo(wanted[axis] as number, 5);
  });
}

describe('where somebody looks', () => {
  it('is along the x axis without angles, to the left with yaw, down with pitch', () => {
    expectClose(forwardOf({ yaw: 0, pitch: 0 }), [1, 0, 0]);
    expectClose(forwardOf({ yaw: 90, pitch: 0 }), [0, 1, 0]);
    expectClose(forwardOf({ yaw: 0, pitch: 90 }), [0, 0, -1]);
    expectClose(rightOf({ yaw: 0 }), [0, -1, 0]);
  });

  it('is never straight up, and angles stay small', () => {
    expect(turned(start, 0, -500).pitch).toBe(-89);
    expect(turned(start, 350, 0).yaw).toBe(-10);
    expect(wrapDegrees(-180)).toBe(180);
  });

  it('is at a point when one turns to it', () => {
    const view = lookingAt([0, 0, 0], [-5, 0, 5]);
    expectClose(forwardOf(view), [-Math.SQRT1_2, 0, Math.SQRT1_2]);
  });
});

describe('flying', () => {
  const step = (codes: readonly string[], seconds = 1) =>
    flyStep(start, moveInputOf(new Set(codes)), { speed: 100, seconds });

  it('goes where one looks, to the side, and up', () => {
    expectClose(step(['KeyW']).position, [110, 20, 30]);
    expectClose(step(['ArrowDown']).position, [-90, 20, 30]);
    expectClose(step(['KeyD']).position, [10, -80, 30]);
    expectClose(step(['KeyE']).position, [10, 20, 130]);
    expectClose(step(['KeyQ', 'ShiftLeft']).position, [10, 20, -270]);
  });

  it('is no faster aslant, and keys against each other do nothing', () => {
    const [x, y] = step(['KeyW', 'KeyD']).position;
    expect(Math.hypot(x - 10, y - 20)).toBeCloseTo(100, 5);
    expect(isMoving(moveInputOf(new Set(['KeyW', 'KeyS'])))).toBe(false);
    expect(isMoving(moveInputOf(new Set(['ShiftLeft'])))).toBe(false);
  });

  it('turns by keys alone', () => {
    expect(step(['ArrowLeft'], 0.5).yaw).toBeCloseTo(55, 5);
    expect(step(['PageDown'], 0.5).pitch).toBeGreaterThan(10);
  });
});

describe('going around something', () => {
  const orbit = orbitFrom(start, 50);

  it('keeps its distance and looks at it', () => {
    const around = orbitTurned(orbit, 73, 20);
    const [x, y, z] = around.view.position;
    expect(Math.hypot(x - 60, y - 20, z - 30)).toBeCloseTo(50, 5);
    expectClose(forwardOf(around.view), forwardOf(lookingAt(around.view.position, orbit.target)));
  });

  it('comes nearer, and moves what one looks at', () => {
    expectClose(orbitZoomed(orbit, 0.5).view.position, [35, 20, 30]);
    expectClose(orbitShifted(orbit, 1, 0).target, [60, -30, 30]);
    expectClose(orbitShifted(orbit, 0, 1).target, [60, 20, 80]);
  });
});

describe('going to something', () => {
  const box = { min: [90, -10, -10] as const, max: [110, 10, 10] as const };

  it('stands in front of what faces one way, and sees all of it', () => {
    const view = framingBox(box, { ...start, yaw: 180 }, { facing: [1, 0, 0] });
    expect(view.position[0]).toBeGreaterThan(110);
    const [x, y, z] = view.position;
    const toMiddle = [100 - x, -y, -z];
    const distance = Math.hypot(...toMiddle);
    expectClose(toMiddle.map((value) => value / distance) as unknown as Triple, forwardOf(view));
    expect(distance).toBeGreaterThan(Math.hypot(10, 10, 10) * 1.4);
  });

  it('looks along the same direction at what faces all ways', () => {
    expect(framingBox(box, { ...start, yaw: 33 })).toMatchObject({ yaw: 33, pitch: 0 });
  });
});
