import { expect, it } from 'vitest';
import { playerSizeOf } from '../../src/world/player-size.js';
import { StageCamera } from '../../src/world/stage-camera.js';

const extent = { min: [-4000, -4000, -500], max: [4000, 4000, 1500] } as const;
const size = playerSizeOf(undefined, 0.01905);

it('the camera looks where somebody looks, and reaches the farthest corner from everywhere', () => {
  const camera = new StageCamera();
  for (const position of [
    [0, 0, 64],
    [3900, -3900, 1400],
    [40_000, 0, 0],
  ] as const) {
    camera.place({ position, yaw: 90, pitch: 0 }, { extent, size });
    const { direction, origin } = camera.ray(0, 0);
    expect(origin.toArray().map(Math.round)).toEqual([...position]);
    expect(direction.toArray().map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([0, 1, 0]);
    const { far, near } = camera.perspective;
    const corner = Math.hypot(...position.map((value, c) => Math.abs(value) + (c === 2 ? 500 : 4000)));
    expect(far).toBeGreaterThan(corner);
    expect(near).toBeGreaterThan(0);
    expect(far / near).toBeLessThanOrEqual(60_001);
  }
});

it('a ray through the upper right of the picture goes to the right and up', () => {
  const camera = new StageCamera();
  camera.place({ position: [0, 0, 0], yaw: 0, pitch: 0 }, { extent, size });
  const { direction } = camera.ray(0.5, 0.5);
  expect(direction.x).toBeGreaterThan(0);
  expect(direction.y).toBeLessThan(0);
  expect(direction.z).toBeGreaterThan(0);
});
