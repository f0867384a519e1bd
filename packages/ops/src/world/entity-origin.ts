import type { Entity } from '@brushwork/formats';
import type { Point } from './point.js';

const NUMBER = /\s*([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)/y;

/**
 * Where an entity is: the three numbers of its key `origin`, in the frame of the file (game units, z up). The games
 * take what is behind the third number for nothing. `undefined` without the key, and when it doesn't begin with three
 * finite numbers.
 */
export function entityOrigin(entity: Entity): Point | undefined {
  const text = entity.get('origin');
  if (text === undefined) return undefined;
  const numbers: number[] = [];
  NUMBER.lastIndex = 0;
  while (numbers.length < 3) {
    const match = NUMBER.exec(text);
    if (match === null) return undefined;
    numbers.push(Number(match[1]));
  }
  const [x, y, z] = numbers as [number, number, number];
  return numbers.every(Number.isFinite) ? { x, y, z } : undefined;
}
