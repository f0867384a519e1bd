import type { RoundtripOptions } from '../commands/roundtrip/roundtrip-result.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, addTagOption } from './common-options.js';
import { teach } from './teach.js';

/** Declares `roundtrip`. */
export function addRoundtrip({ program, run }: VerbRegistration): void {
  const verb = addTagOption(
    addCommonOptions(program.command('roundtrip').argument('<files...>', 'maps and models')),
  )
    .option('--deep', 'rebuild every lump or chunk from JSON text alone, and compare')
    .summary('proof that reading and writing gives the same bytes')
    .description(
      'Opens a file, writes it again in memory, and compares every byte. With --deep every lump is also taken apart into ' +
        'JSON text, and a process that has neither the file nor its bytes makes them again from that text alone; the ' +
        'chunks of a model are made again from their JSON text one by one. Nothing is written to the disk.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): RoundtripOptions }) =>
      run('roundtrip', async (context) => {
        const { roundtrip } = await import('../commands/roundtrip/roundtrip.js');
        return roundtrip(context, files, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork roundtrip map.bsp'],
      ['brushwork roundtrip --deep maps/*.bsp'],
      ['brushwork roundtrip --deep --json map.bsp | jq .untyped'],
      ['brushwork roundtrip --deep walker.bgf'],
    ],
    notes: [
      'Typed bytes are those made from values that mean something. Opaque bytes were carried along as bytes: unknown ' +
        'fields and lumps, padding, what stands behind the last whole record, and fields of records that are not ' +
        "canonical, whose values alone don't give their bytes back, as with garbage behind a text's end.",
      'A model as text keeps neither comments nor layout, so what counts there is that the same model is read from the text ' +
        'and from the binary form that are written of it.',
    ],
    json:
      '{ file, identical, deepIdentical, lumps: [{ name, records, typedBytes, opaqueBytes, nonCanonical, identical }], ' +
      'records, untyped: [names] }; without --deep all but file and identical are null. A lump whose values were refused has ' +
      'a problem, too. For a model lumps are its tags, each with chunks, too; for one as text sameModel says whether it ' +
      'is the same.',
  });
}
