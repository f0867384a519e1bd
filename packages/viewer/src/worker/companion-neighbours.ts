import type { Neighbours } from '@brushwork/formats';
import type { FilesToOpen } from '../protocol/file-input.js';
import { sourceOf } from './source-of.js';

/** The files beside a map as the library asks for them: by name, in any case, wherever below the folder they are. */
export function companionNeighbours({ file, companions }: FilesToOpen): Neighbours {
  // Of several the first one counts: the map holds the last.
  const byName = new Map(
    companions.toReversed().map(({ path, input }) => [(path.split('/').at(-1) ?? path).toLowerCase(), input]),
  );
  return {
    name: file.name,
    find(name) {
      const input = byName.get(name.toLowerCase());
      return Promise.resolve(input === undefined ? undefined : sourceOf(input));
    },
  };
}
