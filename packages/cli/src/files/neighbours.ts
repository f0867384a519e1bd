import { stat } from 'node:fs/promises';
import { defaultMaxOutput, type Neighbours } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import { readArchiveMember } from './archive-member.js';
import { closedSource, neighboursOnDisk } from './disk-neighbours.js';
import { type InputPath, isStandardInput } from './input-path.js';
import { listArchive } from './open-input.js';

/**
 * The files beside an input: in its folder, or in the same folder of the same archive; `undefined` for standard input.
 * Looking throws `FormatError` 'io' for a file that is there and can't be looked at.
 */
export function neighboursOf(input: InputPath): Neighbours | undefined {
  if (isStandardInput(input)) return undefined;
  return input.inner === undefined
    ? neighboursOnDisk(input.file)
    : neighboursInArchive(input.file, input.inner);
}

function neighboursInArchive(archive: string, inner: string): Neighbours {
  const folder = inner.slice(0, inner.lastIndexOf('/') + 1);
  let listed: Promise<ReadonlySet<string>> | undefined;
  return {
    name: inner.slice(folder.length),
    async find(name) {
      listed ??= listArchive(archive).then((names) => new Set(names));
      const member = folder + name;
      if (!(await listed).has(member)) return undefined;
      const { size } = await stat(archive);
      const names = { archive, inner: member };
      const { bytes } = await readArchiveMember(closedSource(archive, size), names, {
        maxOutput: defaultMaxOutput,
      });
      return memorySource(bytes);
    },
  };
}
