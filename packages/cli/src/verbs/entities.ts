import { type Command, Option } from 'commander';
import type { EntitiesOptions, EntityEdit } from '../commands/entities/entities.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions } from './common-options.js';
import { teach } from './teach.js';

/** Declares `entities`. */
export function addEntities({ program, run }: VerbRegistration): void {
  const edits: EntityEdit[] = [];
  const collect = (kind: EntityEdit['kind']) => (text: string) => {
    edits.push({ kind, text });
    return edits;
  };
  const verb = addCommonOptions(program.command('entities').argument('<files...>', 'maps'))
    .option('--class <name>', 'only entities of this class; * stands for anything')
    .option(
      '--key <key[=value]>',
      'only entities with this key, or this key and value; repeat for several',
      gather,
    )
    .option('--io', 'list outputs: what entities make others do')
    .option('--target <name>', 'with --io: only what is done to entities of this name; * stands for anything')
    .option('--encoding <label>', 'read and write the text in this encoding, e.g. windows-1251')
    .option('--export [file]', 'write the text as it is, to a file or to standard output')
    .option('--replace <file>', 'put the text of a file in the place of all entities')
    .option('--set <N key=value>', 'give entity N a value; repeat for several', collect('set'))
    .option('--remove <N key>', 'take a key out of entity N; repeat for several', collect('remove'))
    .addOption(
      new Option('--overlaps <policy>', 'when other lumps share the bytes that an edit changes').choices([
        'refuse',
        'separate',
        'share',
      ]),
    )
    .option('-o, --output <file>', 'write the edited map to a file')
    .option('--in-place', 'write the edited map in the place of the old one')
    .option('--overwrite', 'replace the file if it is there')
    .summary('list, export and change entities')
    .description(
      'Lists the entities of a map, exports their text, or changes them. An edit changes the bytes that it is about and ' +
        'no others, and needs to be told where the result goes: -o FILE or --in-place, which leaves either the old or the ' +
        'new file, whole, whatever happens.',
    )
    .action((files: string[], _options: unknown, command: Command) =>
      run('entities', async (context) => {
        const { entities } = await import('../commands/entities/entities.js');
        return entities(context, files, { ...command.optsWithGlobals<EntitiesOptions>(), edits });
      }),
    );
  teach(verb, {
    examples: [
      ["brushwork entities map.bsp --class 'info_*' --key targetname"],
      ['brushwork entities map.bsp --io --target door_1'],
      ['brushwork entities map.bsp --export map.ent'],
      ['brushwork entities map.bsp --replace map.ent -o new.bsp'],
      ['brushwork entities map.bsp --set 0 ambient=.3 --set 12 "origin=0 0 64" --in-place'],
      ['brushwork entities map.bsp --remove 7 target -o new.bsp'],
      ['brushwork entities map.bsp --encoding windows-1251 --json'],
    ],
    notes: [
      "An export without --encoding has the map's own bytes, and --replace takes them back as they are. With --encoding " +
        'the exported file is UTF-8, and is written into the map in the encoding that is named.',
    ],
    json:
      '{ file, branch, encoding, count, entities: [{ index, classname, pairs: [[key, value], ...], exact: [[pair, key, ' +
      'value], ...] }], issues }; exact has one character a byte, for the pairs whose text looks different in the ' +
      'encoding. An edit gives { file, branch, encoding, output, size, newSize, count: { before, after }, edits: [{ ' +
      'entity, key, before, after }], overlaps, report }, --export FILE { file, encoding, count, output, size }, --io { file, ' +
      'branch, encoding, count, connections: [{ entity, pair, classname, targetname, output, target, targetKind, targets, ' +
      'targetCount, input, parameter, delay, times, separator, isRegular, raw }], unresolved }.',
  });
}

function gather(text: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), text];
}
