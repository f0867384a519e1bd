import type { Triple } from '../protocol/scene-world.js';
import { isEntityPath } from '../protocol/selection.js';
import { wrapDegrees } from './camera-math.js';

/** Where somebody wants to go. */
export type JumpTarget =
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'place';
      /** Where, in game units. */
      readonly position: Triple;
      /** Whether it is where the feet are, not the eyes. */
      readonly isFeet: boolean;
      /** Degrees to the left of the x axis; as it is where none are given. */
      readonly yaw: number | undefined;
      /** Degrees downwards. */
      readonly pitch: number | undefined;
    }
  | { readonly kind: 'leaf'; readonly index: number }
  | { readonly kind: 'entity'; readonly index: number }
  | { readonly kind: 'record'; readonly path: string; readonly index: number }
  | { readonly kind: 'name'; readonly name: string }
  | {
      readonly kind: 'error';
      /** What isn't understood, and what would be. */
      readonly message: string;
    };

const NUMBER = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const LIST = String.raw`\(?\s*(${NUMBER}(?:[\s,]+${NUMBER})*)\s*\)?`;
const onlyNumbers = new RegExp(`^\\[?\\s*${LIST}\\s*\\]?$`, 'i');
const withYaw = new RegExp(String.raw`^${LIST}\s*:\s*(${NUMBER}(?:[\s,]+${NUMBER})*)$`, 'i');
const command = /^(setpos_exact|setpos|setviewpos|setang_exact|setang)\b(.*)$/i;
const record = /^([A-Za-z_][\w.]*)\s*\[\s*(\d{1,9})\s*\]$/;
const numbered = /^(leaf|entity|ent)\s*#?\s*(\d{1,9})$/i;
const entityNumber = /^#\s*(\d{1,9})$/;

/** Farthest from the origin that anything is. */
const FARTHEST = 1e7;

/**
 * What a text says of where to go: `x y z` with or without angles, what games print of where one is (`setpos …; setang …`,
 * `setviewpos …`, `(x y z) : yaw`), `leaf 12`, `#12` or `entity 12`, `FACES[12]`, or else a name.
 */
export function jumpTarget(text: string): JumpTarget {
  const wanted = text.trim().replace(/;+\s*$/, '');
  if (wanted === '') return { kind: 'nothing' };
  const parts = wanted.split(';').map((part) => part.trim());
  if (command.test(wanted)) return fromCommands(parts);
  const numbers = onlyNumbers.exec(wanted);
  if (numbers !== null) return fromNumbers(numbersOf(numbers[1]), wanted);
  const view = withYaw.exec(wanted);
  if (view !== null) {
    const [yaw, pitch] = numbersOf(view[2]);
    return place(numbersOf(view[1]), { yaw, pitch });
  }
  const [, what, number] = numbered.exec(wanted) ?? [];
  if (what !== undefined)
    return { kind: what.toLowerCase() === 'leaf' ? 'leaf' : 'entity', index: Number(number) };
  const entity = entityNumber.exec(wanted);
  if (entity !== null) return { kind: 'entity', index: Number(entity[1]) };
  const [, path, index] = record.exec(wanted) ?? [];
  if (path !== undefined) {
    if (isEntityPath(path.toUpperCase())) return { kind: 'entity', index: Number(index) };
    return { kind: 'record', path, index: Number(index) };
  }
  if (/^(leaf|entity|ent)\b/i.test(wanted) && /\d|[[\]]/.test(wanted))
    return error(`“${wanted}” names no number: write “leaf 12” or “entity 12”`);
  if (/[[\]]/.test(wanted))
    return error(`“${wanted}” names no record: write the lump and a number, as FACES[12]`);
  return { kind: 'name', name: wanted };
}

function fromCommands(parts: readonly string[]): JumpTarget {
  let target: JumpTarget = error('there is no setpos in it: that says where to go');
  let angles: readonly number[] = [];
  for (const part of parts.filter((one) => one !== '')) {
    const [, name = '', rest = ''] = command.exec(part) ?? [];
    const list = onlyNumbers.exec(rest.trim());
    const numbers = numbersOf(list?.[1]);
    switch (name.toLowerCase()) {
      case 'setpos':
      case 'setpos_exact':
        target = place(numbers, { isFeet: name.toLowerCase() === 'setpos_exact' });
        break;
      case 'setviewpos':
        target = place(numbers.slice(0, 3), { yaw: numbers[3], pitch: numbers[4] });
        break;
      case 'setang':
      case 'setang_exact':
        angles = numbers;
        if (numbers.length < 2) return error('setang needs a pitch and a yaw');
        break;
      default:
        return error(`“${part}” is no setpos, setang or setviewpos`);
    }
    if (target.kind === 'error' && name.toLowerCase() !== 'setang' && name.toLowerCase() !== 'setang_exact')
      return target;
  }
  const [pitch, yaw] = angles;
  return target.kind === 'place' && yaw !== undefined ? { ...target, ...turned(yaw, pitch) } : target;
}

function fromNumbers(numbers: readonly number[], text: string): JumpTarget {
  if (numbers.length === 3) return place(numbers, {});
  // As games write angles: pitch, yaw, roll.
  if (numbers.length === 5 || numbers.length === 6)
    return place(numbers.slice(0, 3), { pitch: numbers[3], yaw: numbers[4] });
  if (numbers.length === 1)
    return error(`a number alone says too little: write “leaf ${text}”, “#${text}” for an entity, or x y z`);
  return error(`coordinates are three numbers, x y z; there are ${numbers.length}`);
}

function place(
  numbers: readonly number[],
  {
    isFeet = false,
    pitch,
    yaw,
  }: {
    readonly isFeet?: boolean;
    readonly yaw?: number | undefined;
    readonly pitch?: number | undefined;
  },
): JumpTarget {
  const [x, y, z] = numbers;
  if (x === undefined || y === undefined || z === undefined || numbers.length !== 3)
    return error(`coordinates are three numbers, x y z; there are ${numbers.length}`);
  if (![x, y, z].every((value) => Math.abs(value) <= FARTHEST))
    return error('that is farther away than any map reaches');
  return { kind: 'place', position: [x, y, z], isFeet, ...turned(yaw, pitch) };
}

function turned(
  yaw: number | undefined,
  pitch: number | undefined,
): { readonly yaw: number | undefined; readonly pitch: number | undefined } {
  return {
    yaw: yaw === undefined ? undefined : wrapDegrees(yaw),
    pitch: pitch === undefined ? undefined : Math.max(-89, Math.min(89, wrapDegrees(pitch))),
  };
}

function numbersOf(text: string | undefined): readonly number[] {
  return (text?.match(new RegExp(NUMBER, 'gi')) ?? []).map(Number);
}

function error(message: string): JumpTarget {
  return { kind: 'error', message };
}
