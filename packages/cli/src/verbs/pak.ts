import { type Command, Option } from 'commander';
import type { AddFilesOptions } from '../commands/pak/add-files.js';
import type { CheckFilesOptions } from '../commands/pak/check-files.js';
import type { ExtractFilesOptions } from '../commands/pak/extract-files.js';
import type { EditOptions } from '../commands/shared/edit-place.js';
import type { CommonOptions } from '../program/context.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `pak` and what it can do. */
export function addPak(registration: VerbRegistration): void {
  const verb = registration.program
    .command('pak')
    .usage('COMMAND [options] FILE...')
    .summary('the files that a map brings along: list, extract, add, remove, check')
    .description(
      'Works on the pakfile of a map: the archive of textures, models, sounds and other files that it brings along. ' +
        'brushwork pak list --help and the like tell more of each command.',
    );
  addList(verb, registration);
  addExtract(verb, registration);
  addAdd(verb, registration);
  addRemove(verb, registration);
  addCheck(verb, registration);
  teach(verb, {
    examples: [
      ['brushwork pak list map.bsp'],
      ['brushwork pak extract map.bsp -o files'],
      ['brushwork pak add map.bsp content -o new.bsp', 'all that is in the folder content'],
      ["brushwork pak remove map.bsp 'materials/old/**' --in-place"],
      ['brushwork pak check map.bsp', 'what is packed, what is missing, what is dangerous'],
    ],
    notes: [
      'An edit leaves headers and data of all other files as they are, byte for byte, and the map either the old or the ' +
        'new one, whole, whatever happens.',
    ],
  });
}

function addList(verb: Command, { run }: VerbRegistration): void {
  const command = addCommonOptions(verb.command('list').argument('<files...>', 'maps'))
    .summary('the files in the order of the archive')
    .description('Lists the files that maps bring along, and what is wrong with the archive.')
    .action((files: string[], _options: unknown, self: { optsWithGlobals(): CommonOptions }) =>
      run('pak', async (context) => {
        const { listFiles } = await import('../commands/pak/list-files.js');
        return listFiles(context, files, self.optsWithGlobals());
      }),
    );
  teach(command, {
    examples: [
      ['brushwork pak list map.bsp'],
      ["brushwork pak list --json map.bsp | jq -r '.entries[].name'"],
    ],
    json:
      '{ file, branch, lump, status, count, size, packedSize, comment, entries: [{ index, name, kind, method, size, ' +
      'packedSize, crc, modified }], issues }.',
  });
}

function addExtract(verb: Command, { run }: VerbRegistration): void {
  const command = addCommonOptions(
    verb
      .command('extract')
      .argument('<file>', 'a map')
      .argument('[names...]', 'entries; * and ** stand for more; all unless given'),
  )
    .requiredOption('-o, --output <folder>', 'the folder to write to; made if it is not there')
    .option('--overwrite', 'replace files that are there')
    .option('--max-total <bytes>', 'write so many bytes at most; 2 GiB unless given', wholeNumber)
    .option(
      '--max-ratio <count>',
      'unpack no file to more than so many times its size; 1,000 unless given',
      wholeNumber,
    )
    .summary('write the files into a folder')
    .description(
      'Writes files of the archive into a folder. A name that would lead out of the folder, that some system can not ' +
        'have, or that is another file of the archive but for case, is skipped and told, and so is a file that is there ' +
        'already. No link in the folder is followed. Ends with 1 when something was skipped.',
    )
    .action(
      (file: string, names: string[], _options: unknown, self: { optsWithGlobals(): ExtractFilesOptions }) =>
        run('pak', async (context) => {
          const { extractFiles } = await import('../commands/pak/extract-files.js');
          return extractFiles(context, { file, names }, self.optsWithGlobals());
        }),
    );
  teach(command, {
    examples: [
      ['brushwork pak extract map.bsp -o files'],
      ["brushwork pak extract map.bsp '**/*.vmt' -o materials --overwrite"],
    ],
    json: '{ file, output, count, size, written: [{ name, path, size }], skipped: [{ name, reason }] }.',
  });
}

/** Adds the options that say where a changed map goes. */
function addEditOptions(command: Command): Command {
  return addCommonOptions(command)
    .option('-o, --output <file>', 'write the changed map to a file')
    .option('--in-place', 'write the changed map in the place of the old one')
    .option('--overwrite', 'replace the output file if it is there');
}

const editJson =
  '{ file, branch, output, size, newSize, count, edits: [{ action, name, size, packedSize }], remarks, report }, report ' +
  'as of repack.';

function addAdd(verb: Command, { run }: VerbRegistration): void {
  const command = addEditOptions(
    verb
      .command('add')
      .argument('<file>', 'a map')
      .argument('<files...>', 'files, or folders with all that is in them'),
  )
    .option(
      '--root <folder>',
      'names in the archive count from this folder; from the folder that is named unless given',
    )
    .option('--as <name>', 'name in the archive, for one file')
    .addOption(
      new Option('--method <method>', 'how the files are packed; older games read stored ones only')
        .choices(['stored', 'lzma', 'deflate'])
        .default('stored'),
    )
    .option('--replace', 'put files in the place of those that have their names')
    .option(
      '--date <time>',
      'when the files were changed last, e.g. 2004-11-16; 1980-01-01 for new ones unless given',
    )
    .summary('put files into the archive')
    .description(
      'Puts files into the archive, behind those that are there, or in the place of those that have their names. The same ' +
        'files always give the same bytes: their times on the disk are not looked at.',
    )
    .action(
      (file: string, files: string[], _options: unknown, self: { optsWithGlobals(): AddFilesOptions }) =>
        run('pak', async (context) => {
          const { addFiles } = await import('../commands/pak/add-files.js');
          return addFiles(context, { file, files }, self.optsWithGlobals());
        }),
    );
  teach(command, {
    examples: [
      ['brushwork pak add map.bsp content -o new.bsp', 'content/materials/a.vmt becomes materials/a.vmt'],
      ['brushwork pak add map.bsp wood.vmt --as materials/custom/wood.vmt --replace --in-place'],
    ],
    json: editJson,
  });
}

function addRemove(verb: Command, { run }: VerbRegistration): void {
  const command = addEditOptions(
    verb
      .command('remove')
      .argument('<file>', 'a map')
      .argument('<names...>', 'entries; * and ** stand for more'),
  )
    .summary('take files out of the archive')
    .description('Takes entries out of the archive. What is left keeps its order and its bytes.')
    .action((file: string, names: string[], _options: unknown, self: { optsWithGlobals(): EditOptions }) =>
      run('pak', async (context) => {
        const { removeFiles } = await import('../commands/pak/remove-files.js');
        return removeFiles(context, { file, names }, self.optsWithGlobals());
      }),
    );
  teach(command, {
    examples: [["brushwork pak remove map.bsp 'materials/maps/**/*.vtf' -o new.bsp"]],
    json: editJson,
  });
}

function addCheck(verb: Command, { run }: VerbRegistration): void {
  const command = addCommonOptions(verb.command('check').argument('<files...>', 'maps'))
    .option('-n, --limit <count>', 'list so many issues of each rule at most; 50 unless given', wholeNumber)
    .summary('what is packed, what is missing, what is dangerous')
    .description(
      'Follows what a map names - materials, their textures, models, sounds - and tells what of it is packed, and what is ' +
        'packed and named by nothing; unpacks every file to see that it is whole; and points out programs, scripts, unsafe ' +
        'names and archives that unpack to far too much. What is not packed may be part of the game. Ends with 1 when an ' +
        'error was found; with --strict also for a warning.',
    )
    .action((files: string[], _options: unknown, self: { optsWithGlobals(): CheckFilesOptions }) =>
      run('pak', async (context) => {
        const { checkFiles } = await import('../commands/pak/check-files.js');
        return checkFiles(context, files, self.optsWithGlobals());
      }),
    );
  teach(command, {
    examples: [
      ['brushwork pak check map.bsp'],
      ["brushwork pak check --json map.bsp | jq -r '.assets[] | select(.packed | not).file'"],
    ],
    json:
      '{ file, branch, valid, assets: [{ kind, file, packed, by, count }], files: [{ index, name, kind, size, use }], ' +
      'scripts, programs, issues }.',
  });
}
