import type { PlayerSize } from '@brushwork/formats';
import type { Triple, Viewpoint, WorldExtent } from '../protocol/scene-world.js';
import { along, forwardOf, movedBy, rightOf, turned } from './camera-math.js';
import { flyStep, turnStep } from './fly-step.js';
import { isMoving, type MoveInput, noMove } from './move-input.js';
import { type Orbit, orbitFrom, orbitShifted, orbitTurned, orbitZoomed } from './orbit-step.js';
import { type Collider, type Walker, walkStep } from './walk-step.js';

/** The ways of going about. */
export const travelModes = ['fly', 'walk', 'orbit'] as const;

/** A way of going about. */
export type TravelMode = (typeof travelModes)[number];

/** What somebody goes about in. */
export interface Surroundings {
  /** The part of space in which there is something. */
  readonly extent: WorldExtent;
  /** Who walks. */
  readonly size: PlayerSize;
  /** What is in the way; `undefined` while it isn't known. */
  collider(): Collider | undefined;
}

/** Degrees a pixel. */
const LOOK = 0.2;
/** Parts of the size of everything that one flies in a second at first. */
const FIRST_SPEED = 0.12;
const ZOOM = 1.15;
/** Longest time that is walked at once, in seconds. */
const LONGEST_WALK = 1;

/** Knows where somebody is and how he goes about. */
export class Navigator {
  /** Game units a second that one flies. */
  speed: number;
  private readonly around: Surroundings;
  private view_: Viewpoint;
  private mode_: TravelMode;
  private walker: Walker | undefined;
  private orbit: Orbit;

  constructor(around: Surroundings, view: Viewpoint, mode: TravelMode) {
    this.around = around;
    this.view_ = view;
    this.mode_ = mode;
    const span = sizeOf(around.extent);
    this.speed = Math.max(around.size.speed, Math.min(span * FIRST_SPEED, around.size.speed * 4));
    this.orbit = orbitFrom(view, distanceTo(view, around.extent));
  }

  /** Where somebody is. */
  get view(): Viewpoint {
    return this.view_;
  }

  /** How he goes about. */
  get mode(): TravelMode {
    return this.mode_;
  }

  /** Changes how he goes about. */
  setMode(mode: TravelMode): void {
    this.mode_ = mode;
    this.standAt(this.view_);
  }

  /** Goes somewhere at once. */
  standAt(view: Viewpoint, distance?: number): void {
    this.view_ = view;
    this.walker = undefined;
    this.orbit = orbitFrom(view, distance ?? distanceTo(view, this.around.extent));
  }

  /** Looks around, by pixels. */
  look(right: number, down: number): void {
    if (this.mode_ === 'orbit') this.goRound(orbitTurned(this.orbit, -right * LOOK * 1.5, down * LOOK * 1.5));
    else this.take(turned(this.view_, -right * LOOK, down * LOOK));
  }

  /** Moves sideways and up or, of somebody who walks, forward; by parts of the picture's height. */
  shift(right: number, down: number): void {
    if (this.mode_ === 'orbit') {
      this.goRound(orbitShifted(this.orbit, -right, down));
      return;
    }
    const distance = this.speed * 1.5;
    if (this.mode_ === 'walk') {
      this.walkBy(right * distance, -down * distance);
      return;
    }
    const sideways = along([0, 0, 0], rightOf(this.view_), right * distance);
    const forward = along([0, 0, 0], forwardOf(this.view_), -down * distance);
    const by = [0, 1, 2].map(
      (axis) => (sideways[axis] as number) + (forward[axis] as number),
    ) as unknown as Triple;
    this.take(movedBy(this.view_, by));
  }

  /** Comes nearer by a factor above 1. */
  zoom(factor: number): void {
    const distance = Math.log(factor) * this.speed;
    if (this.mode_ === 'orbit') this.goRound(orbitZoomed(this.orbit, 1 / factor));
    else if (this.mode_ === 'walk') this.walkBy(0, distance);
    else this.take(movedBy(this.view_, along([0, 0, 0], forwardOf(this.view_), distance)));
  }

  /** Turns the wheel: changes how fast one flies, or how near one is. */
  wheel(steps: number): void {
    if (this.mode_ === 'orbit') this.zoom(ZOOM ** steps);
    else this.speed = Math.max(8, Math.min(40_000, this.speed * 1.2 ** steps));
  }

  /** Goes on for some seconds; whether anything changed or will change without more being done. */
  step(input: MoveInput, seconds: number): boolean {
    const before = this.view_;
    if (this.mode_ === 'orbit') {
      if (!isMoving(input)) return false;
      const turnedBy = 110 * seconds;
      const around = orbitTurned(
        this.orbit,
        (input.turnLeft - input.right) * turnedBy,
        (input.turnDown + input.up) * turnedBy,
      );
      this.goRound(orbitZoomed(around, 2 ** (-input.forward * seconds)));
      return true;
    }
    if (this.mode_ === 'fly') {
      if (!isMoving(input)) return false;
      this.take(flyStep(this.view_, input, { seconds, speed: this.speed }));
      return true;
    }
    const collider = this.around.collider();
    // Nobody walks where it isn't known what is in the way.
    if (collider === undefined) {
      this.take(turnStep(this.view_, input, seconds));
      return !isSame(before, this.view_);
    }
    const { isOnGround } = this.walk(input, seconds, collider);
    const isResting = isOnGround && !isMoving(input);
    return !isResting || !isSame(before, this.view_);
  }

  private walk(input: MoveInput, seconds: number, collider: Collider): Walker {
    const { extent, size } = this.around;
    const lowest = extent.min[2] + size.eyes;
    const walker = this.walker ?? { view: this.view_, rise: 0, isOnGround: false };
    this.walker = walkStep({ ...walker, view: this.view_ }, input, { seconds, size, collider, lowest });
    this.view_ = this.walker.view;
    return this.walker;
  }

  /** Walks some way at once: as far as somebody gets in the time that he needs for it. */
  private walkBy(right: number, forward: number): void {
    const collider = this.around.collider();
    const distance = Math.hypot(right, forward);
    if (collider === undefined || !(distance > 0)) return;
    const input = { ...noMove, right: right / distance, forward: forward / distance };
    this.walk(input, Math.min(LONGEST_WALK, distance / this.around.size.speed), collider);
  }

  private take(view: Viewpoint): void {
    this.view_ = view;
  }

  private goRound(orbit: Orbit): void {
    this.orbit = orbit;
    this.view_ = orbit.view;
  }
}

function isSame(a: Viewpoint, b: Viewpoint): boolean {
  return (
    a.yaw === b.yaw &&
    a.pitch === b.pitch &&
    a.position.every((value, i) => Math.abs(value - (b.position[i] as number)) < 0.01)
  );
}

function sizeOf({ max, min }: WorldExtent): number {
  return Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
}

function distanceTo({ position }: Viewpoint, { max, min }: WorldExtent): number {
  const away = [0, 1, 2].map(
    (axis) => ((max[axis] as number) + (min[axis] as number)) / 2 - (position[axis] as number),
  );
  return Math.max(Math.hypot(...away), 1);
}
