import type { Command } from 'commander';
import type { ApplyPatchesOptions } from '../commands/lmp/apply-patches.js';
import type { ExtractPatchOptions } from '../commands/lmp/extract-patch.js';
import type { CommonOptions } from '../program/context.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions } from './common-options.js';
import { teach } from './teach.js';

/** Declares `lmp` with its commands. */
export function addLmp(registration: VerbRegistration): void {
  const verb = registration.program
    .command('lmp')
    .usage('COMMAND [options] FILE...')
    .summary('files that replace lumps of a map')
    .description(
      'Lists, applies and makes files that replace a lump of a map, as some games look for them beside it: ' +
        'MAP_l_0.lmp, MAP_l_1.lmp and so on. brushwork lmp list --help and the like tell more of each command.',
    );
  addList(verb, registration);
  addApply(verb, registration);
  addExtract(verb, registration);
  teach(verb, {
    examples: [
      ['brushwork lmp list map.bsp'],
      ['brushwork lmp apply map.bsp -o patched.bsp', 'as a game would see it'],
      ['brushwork lmp extract map.bsp --lump entities -o map_l_0.lmp'],
    ],
  });
}

function addList(verb: Command, { run }: VerbRegistration): void {
  const command = addCommonOptions(verb.command('list').argument('<files...>', 'maps'))
    .summary('the patches beside a map and in its pakfile')
    .description(
      'Lists the patches that a game finds for a map: beside it first, then in its own pakfile, from number 0 up to the ' +
        'first that is missing. Tells which of them it passes over: those for another revision of the map. Ends with 1 ' +
        'for one that is broken.',
    )
    .action((files: string[], _options: unknown, self: { optsWithGlobals(): CommonOptions }) =>
      run('lmp', async (context) => {
        const { listPatches } = await import('../commands/lmp/list-patches.js');
        return listPatches(context, files, self.optsWithGlobals());
      }),
    );
  teach(command, {
    examples: [['brushwork lmp list maps/*.bsp']],
    json:
      '{ file, branch, revision, patches: [{ name, place, series, lump, lumpName, version, size, revision, applies }], ' +
      'others, issues }; others are packed ones with the name of another map.',
  });
}

function addApply(verb: Command, { run }: VerbRegistration): void {
  const command = addCommonOptions(
    verb
      .command('apply')
      .argument('<file>', 'a map')
      .argument('[patches...]', 'patches, in order; those that a game finds unless given'),
  )
    .option('-o, --output <file>', 'write the changed map to a file')
    .option('--in-place', 'write the changed map in the place of the old one')
    .option('--overwrite', 'replace the output file if it is there')
    .option('--any-revision', 'apply patches for other revisions of the map, too, which games pass over')
    .option('--series <letter>', 'look for this row of patches instead of l; Left 4 Dead has h and s as well')
    .summary('put the lumps of patches into a map')
    .description(
      'Writes a map with the lumps of patches in the place of its own. Offsets inside a game lump follow. A patch that is ' +
        'broken, or for another byte order, is left out. Ends with 1 when some were left out, and writes nothing when all ' +
        'were, or when a file that is named is no patch.',
    )
    .action(
      (
        file: string,
        patches: string[],
        _options: unknown,
        self: { optsWithGlobals(): ApplyPatchesOptions },
      ) =>
        run('lmp', async (context) => {
          const { applyPatches } = await import('../commands/lmp/apply-patches.js');
          return applyPatches(context, { file, patches }, self.optsWithGlobals());
        }),
    );
  teach(command, {
    examples: [
      ['brushwork lmp apply map.bsp -o patched.bsp'],
      ['brushwork lmp apply map.bsp old_l_0.lmp --any-revision -o patched.bsp'],
    ],
    json:
      '{ file, branch, output, size, newSize, relaid, applied: [{ name, lump, version, revision, size }], ignored, issues }; ' +
      'output and newSize are null when nothing was written.',
  });
}

function addExtract(verb: Command, { run }: VerbRegistration): void {
  const command = addCommonOptions(verb.command('extract').argument('<file>', 'a map'))
    .requiredOption('-l, --lump <lump>', 'the lump, by its name or number')
    .requiredOption('-o, --output <file>', 'the file to write')
    .option('--overwrite', 'replace the file if it is there')
    .summary('write a lump as a patch')
    .description(
      'Writes a lump of a map, unpacked, as a file that replaces it, with the revision of the map.',
    )
    .action((file: string, _options: unknown, self: { optsWithGlobals(): ExtractPatchOptions }) =>
      run('lmp', async (context) => {
        const { extractPatch } = await import('../commands/lmp/extract-patch.js');
        return extractPatch(context, file, self.optsWithGlobals());
      }),
    );
  teach(command, {
    examples: [['brushwork lmp extract new.bsp --lump entities -o old_l_0.lmp']],
    json: '{ file, branch, output, lump, lumpName, version, revision, size }.',
  });
}
