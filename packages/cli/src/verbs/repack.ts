import type { RepackOptions } from '../commands/repack/repack.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions } from './common-options.js';
import { teach } from './teach.js';

/** Declares `repack`. */
export function addRepack({ program, run }: VerbRegistration): void {
  const verb = addCommonOptions(program.command('repack').argument('<file>', 'a map'))
    .requiredOption('-o, --output <file>', 'the file to write')
    .option('--decompress', 'write lumps that are stored compressed as they are')
    .option('--relayout', "place the lumps as the game's own compiler does, whatever the file's own layout")
    .option('--overwrite', 'replace the file if it is there')
    .summary('write a map anew')
    .description(
      'Writes a map anew and tells what moved and what was left out. Without --relayout an intact map comes out byte for ' +
        'byte as it was.',
    )
    .action((file: string, _options: unknown, command: { optsWithGlobals(): RepackOptions }) =>
      run('repack', async (context) => {
        const { repack } = await import('../commands/repack/repack.js');
        return repack(context, file, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork repack protected.bsp -o plain.bsp --relayout'],
      ["brushwork repack 'pak0.pk3!maps/x.bsp' -o x.bsp"],
    ],
    json:
      '{ file, output, size, newSize, identical, report: { relaid, moved: [{ lump, from, to }], resized: [{ lump, from, ' +
      'to }], sharedChanges, separated, keptGapBytes, droppedGapBytes } }.',
  });
}
