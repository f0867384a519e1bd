import type { SchemaOptions } from '../commands/schema/schema.js';
import type { VerbRegistration } from '../program/create-program.js';
import { teach } from './teach.js';

/** Declares `schema`. */
export function addSchema({ program, run }: VerbRegistration): void {
  const verb = program
    .command('schema')
    .argument(
      '[branch]',
      'a format, such as valve/orange-box or orange-box, its game (Q3) or what its files begin with ("VBSP 25"); without one, all are listed',
    )
    .argument('[lump]', 'name or number of a lump: that one alone, with everything it needs')
    .option('-f, --format <format>', 'md (unless given), c, ksy, hexpat or json')
    .option('-o, --output <file>', 'write to a file')
    .option('--overwrite', 'replace the file if it is there')
    .option('--json', 'write the layout itself as JSON')
    .summary('the layout of a format, as a page, a C header or for other tools')
    .description(
      'Writes what is known of a format: its lumps, and each field of each record with offset, size, type and meaning, ' +
        'what it refers to, where that is known from and how sure it is. As a page of Markdown (md), a header for C and ' +
        'C++ (c), a description for Kaitai Struct (ksy) or ImHex (hexpat), or a JSON Schema of what dump writes (json). ' +
        'Each names what it cannot express.',
    )
    .action((branch: string | undefined, lump: string | undefined, _: unknown, command: WithOptions) =>
      run('schema', async (context) => {
        const { schema } = await import('../commands/schema/schema.js');
        return schema(context, { branch, lump }, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork schema', 'the formats that are known'],
      ['brushwork schema orange-box', 'all of one, as a page'],
      ['brushwork schema orange-box faces', 'one lump of it'],
      [
        "brushwork schema 'VBSP 25'",
        'by what files begin with; so does the name of a game, or its first letters',
      ],
      ['brushwork schema call-of-duty --format c -o call-of-duty.h'],
    ],
    json:
      'Without a branch, { branches: [{ id, title, parent, holds, magic, versions, games }], formats: [{ format, title, ' +
      'extension }] }; with one, { branch, records, constants }: its lumps with what each holds, and the records and named ' +
      'numbers that those use.',
  });
}

interface WithOptions {
  optsWithGlobals(): SchemaOptions;
}
