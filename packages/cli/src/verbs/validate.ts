import type { ValidateFilesOptions } from '../commands/validate/checked-file.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, addMaterialOption, addTagOption, wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `validate`. */
export function addValidate({ program, run }: VerbRegistration): void {
  const verb = addTagOption(
    addCommonOptions(program.command('validate').argument('<files...>', 'maps and models')),
  )
    .option('-n, --limit <count>', 'list so many issues of each rule at most; 100 unless given', wholeNumber)
    .summary('every check there is, one line for each thing found')
    .description(
      'Checks everything that is known of a map: every index, count and tree, and the rules of the game; of a model how ' +
        'its chunks are laid out and nested, vertices, faces, numbers and references to materials. Ends with 1 when an ' +
        'error was found; with --strict also for a warning.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): ValidateFilesOptions }) =>
      run('validate', async (context) => {
        const { validateFiles } = await import('../commands/validate/validate-files.js');
        return validateFiles(context, files, command.optsWithGlobals());
      }),
    );
  addMaterialOption(verb);
  teach(verb, {
    examples: [
      ['brushwork validate map.bsp'],
      ['brushwork validate --strict maps/*.bsp && echo good'],
      ["brushwork validate --json map.bsp | jq '.issues[].rule'"],
      ['brushwork validate walker.bgf --materials MAT', 'whether its materials are there, too'],
      ['brushwork explain lump-overlap', 'what a rule means'],
    ],
    json:
      '{ file, branch, valid, errors, warnings, remarks, issues: [{ rule, severity, code, message, path, offset, ' +
      'expected, found }], rules: [{ id, checked, broken }] }; for a model branch is null, and format says what it is.',
  });
}
