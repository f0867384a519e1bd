import type { RepackOptions } from '../commands/repack/repack.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions } from './common-options.js';
import { teach } from './teach.js';

/** Declares `repack`. */
export function addRepack({ program, run }: VerbRegistration): void {
  const verb = addCommonOptions(program.command('repack').argument('<file>', 'a map'))
    .option('-o, --output <file>', 'the file to write')
    .option('--in-place', 'write the new map in the place of the old one')
    .option('--compress', 'write lumps compressed, as the games that read them so and their public tools do')
    .option('--decompress', 'write lumps that are stored compressed as they are')
    .option('--keep-pak', 'leave the files of the pakfile as they are when lumps are compressed or not')
    .option('--relayout', "place the lumps as the game's own compiler does, whatever the file's own layout")
    .option('--overwrite', 'replace the file if it is there')
    .summary('write a map anew')
    .description(
      'Writes a map anew and tells what moved and what was left out. Without --relayout an intact map comes out byte for ' +
        'byte as it was. What was written is read again and compared, lump by lump, before it takes its place.',
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
      ['brushwork repack map.bsp --compress -o small.bsp'],
      ['brushwork repack small.bsp --decompress --in-place'],
    ],
    notes: [
      '--compress packs each lump with LZMA, each lump of the game lump by itself, and the files of the pakfile one by one, ' +
        'but never the pakfile as a whole; what would grow stays as it is. Files of a pakfile for consoles, which read ' +
        'whole sectors, are left alone. Games before 2007 read no compressed lumps and are refused. The map changes its ' +
        'CRC, by which servers and players compare copies of it.',
      '--in-place leaves either the old or the new file, whole, whatever happens, and refuses when the file was changed ' +
        'since it was opened.',
    ],
    json:
      '{ file, output, size, newSize, identical, report: { relaid, moved: [{ lump, from, to }], resized: [{ lump, from, ' +
      'to }], sharedChanges, separated, keptGapBytes, droppedGapBytes } }; with --compress also left: [{ lump, reason }].',
  });
}
