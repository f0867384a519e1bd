import type { Capabilities, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';

/** What a map's format says of one of its capabilities; `unsupported`, naming it, when the format lacks it. */
export function requireCapability<K extends keyof Capabilities>(
  map: GameMap<object>,
  name: K,
): NonNullable<Capabilities[K]> {
  const capability = map.branch.capabilities[name];
  if (capability === undefined) throw lacking(map, name);
  return capability;
}

/** The error for a format that lacks a capability. */
export function lacking(map: GameMap<object>, name: string): FormatError {
  return new FormatError('unsupported', `${map.branch.title} has no '${name}', or none that is known`);
}
