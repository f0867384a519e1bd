import type { CommonOptions } from '../program/context.js';
import type { VerbRegistration } from '../program/create-program.js';
import { teach } from './teach.js';

/** Declares `explain`. */
export function addExplain({ program, run }: VerbRegistration): void {
  const verb = program
    .command('explain')
    .argument('<text...>', 'names of rules, or a message as the game or Brushwork writes it')
    .option('--json', 'write JSON')
    .summary('what a rule or an error message means, and what helps')
    .description(
      'Tells what a rule of validate or an error message of a game means, why it comes up, and what helps. ' +
        'Several names, and messages in quotes, are explained one after the other. Ends with 1 when nothing is known of one.',
    )
    .action((words: string[], _options: unknown, command: { optsWithGlobals(): CommonOptions }) =>
      run('explain', async (context) => {
        const { explainText } = await import('../commands/explain/explain-text.js');
        return explainText(context, words, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork explain lump-overlap'],
      ['brushwork explain lump-overlap scene-empty', 'each of them'],
      ['brushwork explain "LoadMap: funny lump size"'],
    ],
    json:
      'One line for each text: { text, explanations: [{ id, kind, title, severity, cause, effect, remedy, source, confidence, messages }] }, best ' +
      'first.',
  });
}
