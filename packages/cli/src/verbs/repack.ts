import type { RepackOptions } from '../commands/repack/repack.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions } from './common-options.js';

/** Declares `repack`. */
export function addRepack({ program, run }: VerbRegistration): void {
  addCommonOptions(program.command('repack').argument('<file>', 'a map'))
    .requiredOption('-o, --output <file>', 'the file to write')
    .option('--relayout', "place the lumps as the game's own compiler does, whatever the file's own layout")
    .option('--overwrite', 'replace the file if it is there')
    .summary('write a map anew')
    .description(
      'Writes a map anew and tells what moved and what was left out. Without --relayout an intact map comes out byte for ' +
        'byte as it was.',
    )
    .addHelpText('after', examples)
    .action((file: string, _options: unknown, command: { optsWithGlobals(): RepackOptions }) =>
      run('repack', async (context) => {
        const { repack } = await import('../commands/repack/repack.js');
        return repack(context, file, command.optsWithGlobals());
      }),
    );
}

const examples = `
Examples:
  brushwork repack protected.bsp -o plain.bsp --relayout
  brushwork repack 'pak0.pk3!maps/x.bsp' -o x.bsp

JSON: { file, output, size, newSize, identical, report: { relaid, moved: [{ lump, from, to }], resized, sharedChanges,
  separated, keptGapBytes, droppedGapBytes } }`;
