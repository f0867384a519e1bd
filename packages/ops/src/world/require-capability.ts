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

/** Capabilities that whole verbs of the command depend on, in words. */
const plainNames: ReadonlyMap<string, string> = new Map([
  ['bakedLight', 'baked light'],
  ['entities', 'text of entities'],
  ['entityOutputs', 'outputs of entities'],
  ['lumpPatches', 'patches of lumps'],
  ['ownFiles', 'files with the name of a map'],
]);

/** The error for a format that lacks a capability, or that has another than is needed, which is named in words. */
export function lacking(map: GameMap<object>, name: string): FormatError {
  const what = plainNames.get(name) ?? `'${name}'`;
  return new FormatError('unsupported', `${map.branch.title} has no ${what}, or none that is known`);
}
