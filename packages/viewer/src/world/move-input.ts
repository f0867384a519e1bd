/** What somebody wants to do, from -1 to 1 each. */
export interface MoveInput {
  /** Forward. */
  readonly forward: number;
  /** To the right. */
  readonly right: number;
  /** Up. */
  readonly up: number;
  /** Turning to the left. */
  readonly turnLeft: number;
  /** Looking down. */
  readonly turnDown: number;
  /** Whether everything goes faster. */
  readonly isFast: boolean;
}

/** Nothing. */
export const noMove: MoveInput = { forward: 0, right: 0, up: 0, turnLeft: 0, turnDown: 0, isFast: false };

/** What keys do: by their place on the keyboard, so that WASD is the same for every layout. */
const forward = { add: ['KeyW', 'ArrowUp'], take: ['KeyS', 'ArrowDown'] };
const right = { add: ['KeyD'], take: ['KeyA'] };
const up = { add: ['KeyE', 'Space'], take: ['KeyQ', 'KeyC'] };
const turnLeft = { add: ['ArrowLeft'], take: ['ArrowRight'] };
const turnDown = { add: ['PageDown'], take: ['PageUp'] };
const fast = ['ShiftLeft', 'ShiftRight'];

const moving = [forward, right, up, turnLeft, turnDown].flatMap(({ add, take }) => [...add, ...take]);

/** Whether a key moves somebody. */
export function isMoveKey(code: string): boolean {
  return moving.includes(code) || fast.includes(code);
}

/** What the keys that are held mean. */
export function moveInputOf(held: ReadonlySet<string>): MoveInput {
  const value = ({
    add,
    take,
  }: {
    readonly add: readonly string[];
    readonly take: readonly string[];
  }): number => Number(add.some((code) => held.has(code))) - Number(take.some((code) => held.has(code)));
  return {
    forward: value(forward),
    right: value(right),
    up: value(up),
    turnLeft: value(turnLeft),
    turnDown: value(turnDown),
    isFast: fast.some((code) => held.has(code)),
  };
}

/** Whether anything is wanted at all. */
export function isMoving({ forward: f, right: r, turnDown: d, turnLeft: l, up: u }: MoveInput): boolean {
  return f !== 0 || r !== 0 || u !== 0 || l !== 0 || d !== 0;
}
