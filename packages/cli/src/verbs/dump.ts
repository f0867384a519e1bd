import { Option } from 'commander';
import type { DumpOptions } from '../commands/dump/dump-options.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, addTagOption, wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `dump`. */
export function addDump({ program, run }: VerbRegistration): void {
  const verb = addTagOption(
    addCommonOptions(
      program
        .command('dump')
        .argument('<files...>', 'maps and models; behind them what is to be written, unless --lump says it'),
    ),
  )
    .option(
      '-l, --lump <lump>',
      'name or number of the lump, a part of it such as GAME_LUMP.sprp.props, or a chunk of a model such as OBJECT[0].LOD[1]',
    )
    .option(
      '--list-parts',
      'list what is inside the lump or chunk, or inside all, by the names that --lump takes',
    )
    .option('--triangles', 'write the faces of a model, or of a chunk of it, as triangles')
    .addOption(
      new Option(
        '--winding <way>',
        'which way round the corners of those triangles are given: as in the file, or reversed; means --triangles',
      ).choices(['file', 'reversed']),
    )
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
    .option('--raw', 'write the bytes of the lump or chunk as they are')
    .option('-o, --output <file>', 'write to a file')
    .option('--overwrite', 'replace the file if it is there')
    .summary('the records of a lump, the chunks of a model')
    .description(
      'Writes the records of one lump; of a model its chunks as a tree, those inside one, or the vertices, faces, text or ' +
        "bytes of one. JSON is exact: 64-bit integers, -0 and NaN are strings, and where a record's " +
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
      ['brushwork dump walker.bgf', 'the chunks of a model as a tree'],
      ["brushwork dump walker.bgf 'OBJECT[0].LOD[0].PATCH[3].PMESH[0].XYZ_UV'", 'vertices'],
      ["brushwork dump walker.bgf 'OBJECT[0].LOD[0]' --triangles -o triangles.csv"],
      ['brushwork dump walker.bgf -f jsonl | jq -r \'select(.tag == "SV_SPECIAL").data\''],
    ],
    notes: [
      'The chunks of a model are written with all that is in them, a chunk in front of those inside it: data is a list of ' +
        'records or values, text, or hexadecimal digits where the layout is not known, rest what is behind the last whole ' +
        'element, tail what is behind the last chunk of one that holds chunks. Faces are rows of corners. --triangles makes ' +
        'a fan around the first corner of each face, [a b c] [a c d]; which side they face is not known, so --winding ' +
        'reversed gives [a c b] [a d c]. Of a model as text the binary form is shown that it is written as, without offsets.',
    ],
    json:
      '--format json is a list of records, jsonl one record a line. --json adds where they come from: { file, branch, ' +
      'lump, index, kind, recordSize, count, first, records: [...], rest }, rest being what the records do not hold; and ' +
      'for a part its path as part, and layout where there are several. --list-parts --json gives { file, branch, lump, ' +
      'index, part, parts: [{ path, kind, layout, count, recordSize }] }, for each lump that has parts unless one is named. ' +
      'Of a model --json has { file, format, chunk, tag, offset, width, length, size, kind, recordSize, count, first, records, ' +
      'rest }, chunk being the path, null for the whole file, whose records are its chunks: { path, depth, tag, offset, width, ' +
      'length, size, data }; of faces pointsPerFace, too, and of triangles winding; and with --list-parts parts instead of ' +
      'what begins with kind.',
  });
}
