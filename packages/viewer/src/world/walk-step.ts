import type { PlayerSize } from '@brushwork/formats';
import type { Triple, Viewpoint } from '../protocol/scene-world.js';
import { forwardOf, rightOf } from './camera-math.js';
import { HURRY, turnStep } from './fly-step.js';
import type { MoveInput } from './move-input.js';

/** Something upright and round at both ends, between two points. */
export interface Capsule {
  /** Centre of its lower end. */
  readonly bottom: Triple;
  /** Centre of its upper end. */
  readonly top: Triple;
  /** Its radius. */
  readonly radius: number;
}

/** What bodies run into. */
export interface Collider {
  /** How far a body has to be moved so that it is inside of nothing. */
  pushOut(body: Capsule): Triple;
}

/** Somebody who walks. */
export interface Walker {
  /** Where the eyes are, and where they look. */
  readonly view: Viewpoint;
  /** How fast one falls, in game units a second; negative downwards. */
  readonly rise: number;
  /** Whether something is below the feet. */
  readonly isOnGround: boolean;
}

/** What somebody walks with. */
export interface WalkOptions {
  /** Time that goes by. */
  readonly seconds: number;
  /** Who walks. */
  readonly size: PlayerSize;
  /** What is in the way. */
  readonly collider: Collider;
  /** Height below which nobody falls, in game units. */
  readonly lowest: number;
}

/** Longest time in which nobody who walks passes through anything, in seconds. */
const LONGEST_STEP = 1 / 90;
/** Part of the radius that one falls at most at once: more, and a floor would push down whoever is in it. */
const LONGEST_FALL = 0.5;
/** Part of a push that has to be upwards for it to be ground that one stands on: about 45 degrees. */
const GROUND = 0.7;
/** Fastest fall, in game units a second. */
const FASTEST_FALL = 2000;

/** Where somebody who walks is a moment later. */
export function walkStep(walker: Walker, input: MoveInput, options: WalkOptions): Walker {
  const { seconds, size } = options;
  const fall = Math.min(FASTEST_FALL, Math.abs(walker.rise) + size.gravity * seconds) * seconds;
  const steps = Math.max(
    1,
    Math.ceil(seconds / LONGEST_STEP),
    Math.ceil(fall / (size.radius * LONGEST_FALL)),
  );
  const part = { ...options, seconds: seconds / steps };
  let next: Walker = { ...walker, view: turnStep(walker.view, input, seconds) };
  for (let i = 0; i < steps; i++) next = shortStep(next, input, part);
  return next;
}

function shortStep({ isOnGround, rise, view }: Walker, input: MoveInput, options: WalkOptions): Walker {
  const { collider, lowest, seconds, size } = options;
  const [wishX, wishY] = wishOf(view, input, size.speed * seconds);
  const [x, y, z] = view.position;
  const speed =
    isOnGround && input.up > 0 ? size.jump : Math.max(-FASTEST_FALL, rise - size.gravity * seconds);
  const goal: Triple = [x + wishX, y + wishY, z];
  let at = moved(goal, size, collider);
  const isHindered = Math.hypot(at[0] - goal[0], at[1] - goal[1]) > Math.hypot(wishX, wishY) * 0.2;
  if (isOnGround && isHindered) at = steppedUp(at, goal, options);
  const fallen: Triple = [at[0], at[1], at[2] + speed * seconds];
  const push = collider.pushOut(capsuleAt(fallen, size));
  const length = Math.hypot(...push);
  const stands = length > 0 && push[2] / length > GROUND;
  const landed: Triple = [fallen[0] + push[0], fallen[1] + push[1], fallen[2] + push[2]];
  const isLowest = landed[2] < lowest;
  const hitsCeiling = length > 0 && push[2] / length < -GROUND;
  return {
    view: { ...view, position: isLowest ? [landed[0], landed[1], lowest] : landed },
    rise: (stands && speed <= 0) || isLowest || (hitsCeiling && speed > 0) ? 0 : speed,
    isOnGround: (stands && speed <= 0) || isLowest,
  };
}

/** Tries the same way from a step higher, and takes it when it leads farther. */
function steppedUp(reached: Triple, goal: Triple, { collider, size }: WalkOptions): Triple {
  const above = moved([goal[0], goal[1], goal[2] + size.step], size, collider);
  const missedAbove = Math.hypot(above[0] - goal[0], above[1] - goal[1]);
  const missedBelow = Math.hypot(reached[0] - goal[0], reached[1] - goal[1]);
  if (!(missedAbove < missedBelow * 0.9) || above[2] > goal[2] + size.step * 1.5) return reached;
  // Down again onto the step, little by little, so that one ends on it and not in it.
  let at = above;
  for (let i = 0; i < 4 && at[2] > goal[2]; i++) {
    const lower: Triple = [at[0], at[1], Math.max(goal[2], at[2] - size.step / 4)];
    const push = collider.pushOut(capsuleAt(lower, size));
    at = [lower[0], lower[1], lower[2] + Math.max(0, push[2])];
    if (push[2] > 0) break;
  }
  return at;
}

function moved(eyes: Triple, size: PlayerSize, collider: Collider): Triple {
  const push = collider.pushOut(capsuleAt(eyes, size));
  return [eyes[0] + push[0], eyes[1] + push[1], eyes[2] + push[2]];
}

/** The body of somebody whose eyes are at a point. */
export function capsuleAt([x, y, z]: Triple, { eyes, height, radius }: PlayerSize): Capsule {
  const feet = z - eyes;
  return { bottom: [x, y, feet + radius], top: [x, y, feet + height - radius], radius };
}

function wishOf(view: Viewpoint, input: MoveInput, distance: number): [x: number, y: number] {
  const forward = forwardOf({ yaw: view.yaw, pitch: 0 });
  const right = rightOf(view);
  const x = forward[0] * input.forward + right[0] * input.right;
  const y = forward[1] * input.forward + right[1] * input.right;
  const length = Math.hypot(x, y);
  if (length === 0) return [0, 0];
  const factor = (distance * (input.isFast ? HURRY / 1.5 : 1)) / Math.max(1, length);
  return [x * factor, y * factor];
}
