import { Option } from 'commander';
import type { LightmapsOptions } from '../commands/lightmaps/lightmaps.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, number, wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `lightmaps`. */
export function addLightmaps({ program, run }: VerbRegistration): void {
  const verb = addCommonOptions(
    program.command('lightmaps').argument('<files...>', 'maps, or folders with them'),
  )
    .option('-o, --output <place>', 'a picture (.png or .exr), or a folder; nothing is written without')
    .addOption(
      new Option('--format <format>', 'what pictures in a folder are; png unless given').choices([
        'png',
        'exr',
      ]),
    )
    .option('--styles', 'also light that the game switches, a picture for each style')
    .option('--bump', 'also light from the three directions that bump-mapped surfaces have')
    .addOption(new Option('--hdr', 'light of the high dynamic range').conflicts('ldr'))
    .option('--ldr', 'light of the low dynamic range; the high one is taken where there is one')
    .option('--exposure <stops>', 'how many times light is doubled; less than 0 makes it darker', number)
    .option('--side <luxels>', 'largest side of a page, a power of two; 1024 unless given', wholeNumber)
    .option('--overwrite', 'replace pictures that are there')
    .summary('baked light as pictures')
    .description(
      'Writes the baked light of maps as pictures: the pages that a map has, or pages that the light of its faces is packed ' +
        'into, each with a border of one pixel like its neighbours. PNG is what a screen shows; EXR is linear light in 16-bit ' +
        'floating point, 1 for a surface that shows its texture as it is. Ends with 1 when light is damaged; the rest is written.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): LightmapsOptions }) =>
      run('lightmaps', async (context) => {
        const { lightmaps } = await import('../commands/lightmaps/lightmaps.js');
        return lightmaps(context, files, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork lightmaps map.bsp', 'what there is'],
      ['brushwork lightmaps map.bsp -o light.png'],
      ['brushwork lightmaps map.bsp -o light.exr', 'with everything that is brighter than white'],
      ['brushwork lightmaps map.bsp --styles --bump -o folder', 'all light, separately'],
      [
        'brushwork lightmaps map.bsp --exposure -2 -o dark.png',
        'a quarter of the light, so that less is cut off',
      ],
    ],
    notes: [
      'A picture is called NAME-PAGE, with .styleN for light that the game switches and .bumpN for a direction; of several, ' +
        'an output that is a file gets these added to its name. All pictures of a map have the same faces at the same places. ' +
        'Light that is stored in bytes comes out in PNG with the bytes that are stored, unless --exposure is given.',
    ],
    json:
      '{ file, branch, range, stored: "linear" or "bytes", white, width, height, pages: [{ page, style, direction, output }], lost (lumps of light of which nothing can be read), ' +
      'faces: [{ lump, face, page, left, top, width, height, styles, isBumped }], issues }; output is null where nothing was ' +
      'written, direction for light on surfaces as a whole; faces is empty where surfaces themselves say where they lie.',
  });
}
