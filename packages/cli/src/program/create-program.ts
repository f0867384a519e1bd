import { Command } from 'commander';
import { addConvert } from '../verbs/convert.js';
import { addDiff } from '../verbs/diff.js';
import { addDump } from '../verbs/dump.js';
import { addEntities } from '../verbs/entities.js';
import { addExplain } from '../verbs/explain.js';
import { addInspect } from '../verbs/inspect.js';
import { addLightmaps } from '../verbs/lightmaps.js';
import { addLmp } from '../verbs/lmp.js';
import { addPak } from '../verbs/pak.js';
import { addRename } from '../verbs/rename.js';
import { addRepack } from '../verbs/repack.js';
import { addRoundtrip } from '../verbs/roundtrip.js';
import { addSchema } from '../verbs/schema.js';
import { teach } from '../verbs/teach.js';
import { addValidate } from '../verbs/validate.js';
import { addView } from '../verbs/view.js';
import { addVisibility } from '../verbs/visibility.js';
import type { CommandContext } from './context.js';
import { ExitCode } from './exit-code.js';
import { errorLine } from './report-error.js';
import { version } from './version.js';

/** The program, ready to read its arguments. */
export interface PreparedProgram {
  /** The parser. */
  readonly program: Command;
  /** How the verb that ran wants the program to end. */
  exitCode(): ExitCode;
  /** Name of the verb that was asked for, with that of its own command, as `pak list`; empty when none was. */
  verb(): string;
  /** Help or version, when they were asked for. */
  helpText(): string;
  /** What is wrong with the arguments, in one line, or the help for a program without any. */
  complaint(): string;
}

/** What the declaration of a verb needs. */
export interface VerbRegistration {
  /** The program to add it to. */
  readonly program: Command;
  /** Runs the verb's command; its code is imported only then, so that the program starts without that of the others. */
  run(verb: string, command: (context: CommandContext) => Promise<ExitCode>): Promise<void>;
}

const verbs: ReadonlyMap<string, (registration: VerbRegistration) => void> = new Map([
  ['inspect', addInspect],
  ['view', addView],
  ['dump', addDump],
  ['validate', addValidate],
  ['entities', addEntities],
  ['roundtrip', addRoundtrip],
  ['convert', addConvert],
  ['lightmaps', addLightmaps],
  ['visibility', addVisibility],
  ['repack', addRepack],
  ['pak', addPak],
  ['lmp', addLmp],
  ['diff', addDiff],
  ['rename', addRename],
  ['explain', addExplain],
  ['schema', addSchema],
]);

/**
 * Declares the verbs and their options; when the arguments name one, that one alone, since declaring the others would
 * take a good part of the time in which the program starts.
 */
export function createProgram(context: CommandContext, programArguments: readonly string[]): PreparedProgram {
  let exitCode: ExitCode = ExitCode.fine;
  let verb = '';
  let helpText = '';
  let complaint = '';
  const program = new Command('brushwork');
  program
    .usage('VERB [options] FILE...')
    .summary('Opens, explains, checks and changes the files that games keep their worlds in.')
    .description(
      'Opens, explains, checks and changes the files that games keep their worlds in.\n\n' +
        'A FILE may also be a map in an archive (archive.pk3!maps/x.bsp), a pattern (maps/*.bsp), or - for standard ' +
        'input; gzip and bzip2 are unpacked on the way. Names of lumps may be written in any case, or as numbers.',
    )
    .option('--debug', 'show where in the program an error came from')
    .version(version, '-V, --version', "show the program's version")
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [verb]', 'show the help of a verb')
    .configureHelp({ styleTitle: context.colour.bold, showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => {
        helpText += text;
      },
      writeErr: (text) => {
        complaint += text;
      },
      outputError: (text) => {
        complaint += complaintLine(context, text, program);
      },
      getOutHelpWidth: () => context.width ?? 100,
      getErrHelpWidth: () => context.width ?? 100,
      getOutHasColors: () => context.colour.enabled,
      getErrHasColors: () => context.errorColour.enabled,
    })
    .exitOverride()
    .hook('preSubcommand', (_, subcommand) => {
      verb = subcommand.name();
    });
  teach(program, {
    examples: [
      ['brushwork inspect map.bsp', 'what the file is, what is in it, what is wrong with it'],
      ['brushwork dump map.bsp --lump materials', 'the records of a lump'],
      ['brushwork validate maps/*.bsp', 'every check, one line for each thing found'],
      ['brushwork entities map.bsp --class light', 'the entities of a class'],
      ['brushwork roundtrip --deep map.bsp', 'proof that nothing is lost in reading and writing'],
    ],
    notes: [
      'Exit codes: 0 all is well, 1 something is wrong in a file, 2 the command makes no sense, 3 a file cannot be read ' +
        'or written.',
    ],
  });
  const registration: VerbRegistration = {
    program,
    async run(name, command) {
      if (!verb.startsWith(`${name} `)) verb = name;
      exitCode = await command(context);
    },
  };
  const named = programArguments.filter((argument) => verbs.has(argument));
  for (const name of named.length === 0 ? verbs.keys() : new Set(named)) verbs.get(name)?.(registration);
  for (const command of program.commands) {
    command.hook('preSubcommand', (_, subcommand) => {
      verb = `${command.name()} ${subcommand.name()}`;
    });
  }
  return {
    program,
    exitCode: () => exitCode,
    verb: () => verb,
    helpText: () => helpText,
    complaint: () => complaint,
  };

  function complaintLine(from: CommandContext, text: string, of: Command): string {
    const known = of.commands.some((command) => command.name() === verb.split(' ')[0]);
    const message = text.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ');
    return `${errorLine(from, message.trim())} (see brushwork ${known ? `${verb} ` : ''}--help)\n`;
  }
}
