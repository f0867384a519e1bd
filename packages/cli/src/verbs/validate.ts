import type { ValidateFilesOptions } from '../commands/validate/validate-files.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `validate`. */
export function addValidate({ program, run }: VerbRegistration): void {
  const verb = addCommonOptions(program.command('validate').argument('<files...>', 'maps'))
    .option('-n, --limit <count>', 'list so many issues of each rule at most; 100 unless given', wholeNumber)
    .summary('every check there is, one line for each thing found')
    .description(
      'Checks everything that is known of a map: every index, count and tree, and the rules of the game. Ends with 1 ' +
        'when an error was found; with --strict also for a warning.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): ValidateFilesOptions }) =>
      run('validate', async (context) => {
        const { validateFiles } = await import('../commands/validate/validate-files.js');
        return validateFiles(context, files, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork validate map.bsp'],
      ['brushwork validate --strict maps/*.bsp && echo good'],
      ["brushwork validate --json map.bsp | jq '.issues[].rule'"],
      ['brushwork explain lump-overlap', 'what a rule means'],
    ],
    json:
      '{ file, branch, valid, errors, warnings, remarks, issues: [{ rule, severity, code, message, path, offset, ' +
      'expected, found }], rules: [{ id, checked, broken }] }.',
  });
}
