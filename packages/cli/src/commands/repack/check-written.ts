import { readFile } from 'node:fs/promises';
import { differingLumps, type GameMap, openAs } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';

/** Opens a map that was written, and compares what every lump holds with what was meant. Throws `FormatError` 'bad-value' when it reads otherwise. */
export async function checkWritten(written: string, meant: GameMap): Promise<void> {
  const again = openAs(meant.branch, new Uint8Array(await readFile(written)));
  const lumps = differingLumps(meant, again);
  if (lumps.length === 0) return;
  throw new FormatError(
    'bad-value',
    `what was written does not read as what was meant: ${lumps.join(', ')}; nothing was replaced`,
  );
}
