import { Option } from 'commander';
import type { DumpOptions } from '../commands/dump/dump.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `dump`. */
export function addDump({ program, run }: VerbRegistration): void {
  const verb = addCommonOptions(program.command('dump').argument('<files...>', 'maps'))
    .option('-l, --lump <lump>', 'name or number of the lump, or a part of it: GAME_LUMP.sprp.props')
    .option('--list-parts', 'list what is inside the lump, or inside all, by the names that --lump takes')
    .addOption(
      new Option('-f, --format <format>', 'how it is written; a table for people unless given').choices([
        'table',
        'json',
        'jsonl',
        'csv',
      ]),
    )
    .option('-n, --limit <count>', 'write so many records at most; 20 for a table unless given', wholeNumber)
    .option('--offset <count>', 'leave out so many records at the beginning', wholeNumber)
    .option('--safe-csv', 'keep spreadsheets from running texts as formulas (changes such texts)')
    .option('--raw', "write the lump's bytes as they are")
    .option('-o, --output <file>', 'write to a file')
    .option('--overwrite', 'replace the file if it is there')
    .summary('the records of a lump')
    .description(
      "Writes the records of one lump. JSON is exact: 64-bit integers, -0 and NaN are strings, and where a record's " +
        'values alone would not give its bytes back, "$raw" holds those bytes. A lump that is not understood is written ' +
        'as hexadecimal digits. CSV has one column for each number (position.x, position.y, ...). Lumps that hold other ' +
        'things than records give a row for each of their elements (clusters, physics models, files, sub-lumps); what is ' +
        'inside those has a name of its own, such as GAME_LUMP.sprp.props, PHYSICS_COLLISION.solids, VISIBILITY.pvs or ' +
        'PAKFILE.materials/wall.vmt, and --list-parts lists them.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): DumpOptions }) =>
      run('dump', async (context) => {
        const { dump } = await import('../commands/dump/dump.js');
        return dump(context, files, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork dump map.bsp --lump materials'],
      ['brushwork dump map.bsp -l planes -o planes.csv'],
      ["brushwork dump map.bsp -l lights -f jsonl | jq 'select(.type == 1)'"],
      ['brushwork dump map.bsp -l 28 --raw -o visibility.bin'],
      ['brushwork dump map.bsp --list-parts'],
      ['brushwork dump map.bsp -l GAME_LUMP.sprp.props -o props.csv'],
    ],
    json:
      '--format json is a list of records, jsonl one record a line. --json adds where they come from: { file, branch, ' +
      'lump, index, kind, recordSize, count, first, records: [...], rest }, rest being what the records do not hold; and ' +
      'for a part its path as part, and layout where there are several. --list-parts --json gives { file, branch, lump, ' +
      'index, part, parts: [{ path, kind, layout, count, recordSize }] }, for each lump that has parts unless one is named.',
  });
}
