import type { RenameOptions } from '../commands/rename/rename.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions } from './common-options.js';
import { teach } from './teach.js';

/** Declares `rename`. */
export function addRename({ program, run }: VerbRegistration): void {
  const verb = addCommonOptions(
    program.command('rename').argument('<file>', 'a map').argument('<name>', 'its new name'),
  )
    .option('-o, --output <file>', 'write the changed map to a file')
    .option('--in-place', 'write the changed map in the place of the old one')
    .option('--overwrite', 'replace the output file if it is there')
    .option('--from <name>', "the name that the map's files have; found out unless given")
    .summary('give a map another name without breaking it')
    .description(
      'Renames what belongs to a map by its name: packed reflections, materials, sounds and other files, what packed ' +
        'texts and entities refer to, and the names of textures. Everything else keeps its bytes. Tells what has the old ' +
        'name and was left alone, and names of other maps that an earlier renaming left behind. Files beside the map, such ' +
        'as NAME.nav, are not touched.',
    )
    .action((file: string, name: string, _options: unknown, command: { optsWithGlobals(): RenameOptions }) =>
      run('rename', async (context) => {
        const { rename } = await import('../commands/rename/rename.js');
        return rename(context, { file, name }, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork rename de_hall.bsp de_hall_b2 -o de_hall_b2.bsp'],
      ['brushwork rename copy.bsp de_hall_b2 --from de_hall --in-place'],
      ['brushwork rename --json a.bsp b -o b.bsp | jq .stale'],
    ],
    json:
      '{ file, branch, output, size, newSize, from, to, files: [{ from, to }], texts: [{ file, changes: [{ from, to }] }], ' +
      'textures: [{ lump, index, from, to }], entities: [{ entity, key, from, to }], left: [{ where, text }], stale: [{ ' +
      'name, count, places }], report }, report as of repack.',
  });
}
