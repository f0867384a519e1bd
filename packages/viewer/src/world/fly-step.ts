import type { Triple, Viewpoint } from '../protocol/scene-world.js';
import { forwardOf, movedBy, rightOf, turned } from './camera-math.js';
import type { MoveInput } from './move-input.js';

/** Degrees a second that keys turn by. */
const TURN = 110;
/** How much faster one is in a hurry. */
export const HURRY = 3;

/** Turns somebody as keys say. */
export function turnStep(view: Viewpoint, input: MoveInput, seconds: number): Viewpoint {
  return turned(view, input.turnLeft * TURN * seconds, input.turnDown * TURN * 0.7 * seconds);
}

/** Where somebody who flies is a moment later; `speed` in game units a second. */
export function flyStep(
  view: Viewpoint,
  input: MoveInput,
  { seconds, speed }: { readonly speed: number; readonly seconds: number },
): Viewpoint {
  const next = turnStep(view, input, seconds);
  const [forward, right] = [forwardOf(next), rightOf(next)];
  const wish = [0, 1, 2].map(
    (axis) =>
      (forward[axis] as number) * input.forward +
      (right[axis] as number) * input.right +
      (axis === 2 ? input.up : 0),
  );
  const length = Math.hypot(...wish);
  if (length === 0) return next;
  const distance = (speed * (input.isFast ? HURRY : 1) * seconds) / Math.max(1, length);
  return movedBy(next, wish.map((value) => value * distance) as unknown as Triple);
}
