import type { Branch, GameMap, Lumps } from '@brushwork/formats';
import type { AnyStruct, Role } from '@brushwork/record';
import { lacking } from './require-capability.js';
import { roleOf } from './typed-lumps.js';

/** What the declared records of a lump look like. */
export interface LumpShape {
  /** Name of the lump. */
  readonly lump: string;
  /** The meanings of the records' own fields. */
  readonly roles: readonly Role[];
  /** What the format has. */
  readonly capabilities: Branch['capabilities'];
}

/**
 * Makes a function that finds the one lump whose records refer to others in a certain way, for what the capabilities
 * of a format don't name. It throws `unsupported` with the name of what is missing.
 */
export function lumpByShape(
  name: string,
  matches: (shape: LumpShape) => boolean,
): (map: GameMap<object>) => string {
  const known = new WeakMap<object, string | undefined>();
  return (map) => {
    const { branch } = map;
    if (!known.has(branch)) {
      const shapes = shapesOf(branch);
      known.set(branch, shapes.find(matches)?.lump);
    }
    const lump = known.get(branch);
    if (lump === undefined) throw lacking(map, name);
    return lump;
  };
}

function shapesOf({ lumps, capabilities }: Branch<object>): LumpShape[] {
  return Object.entries(lumps as Lumps).flatMap(([lump, { type }]) => {
    const record = (type as { readonly record?: AnyStruct }).record;
    if (record === undefined) return [];
    const roles = record.layout.slots.flatMap((slot) => roleOf(slot) ?? []);
    return [{ lump, roles, capabilities }];
  });
}
