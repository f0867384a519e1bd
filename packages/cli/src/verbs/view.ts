import { InvalidArgumentError } from 'commander';
import type { ViewOptions } from '../commands/view/view.js';
import type { VerbRegistration } from '../program/create-program.js';
import { wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `view`. */
export function addView({ program, run }: VerbRegistration): void {
  const verb = program
    .command('view')
    .argument('[files...]', 'a map or a model; two to compare them; none for a page to drop files on')
    .option('--port <number>', 'listen at this port instead of any that is free', portNumber)
    .option('--open', "open the system's browser")
    .option(
      '--textures <folder>',
      'hand out this folder as well, for the images and files that a map or a model names',
    )
    .option('--json', 'write the address as one line of JSON')
    .summary('walk through a map or a model in the browser, down to its bytes')
    .description(
      'Serves the viewer on this computer and writes its address, until Ctrl+C ends it. Nobody else reaches the server, it ' +
        'hands out nothing but what was named, and it changes nothing: what is saved in the viewer is downloaded.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): ViewOptions }) =>
      run('view', async (context) => {
        const { view } = await import('../commands/view/view.js');
        return view(context, files, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork view map.bsp'],
      ['brushwork view map.bsp --textures main --open', 'with the images of a game, in the browser at once'],
      ['brushwork view old.bsp new.bsp', 'two maps side by side'],
      ['brushwork view archive.pk3!maps/x.bsp', 'a map in an archive'],
      ['brushwork view', 'a page to drop files on'],
    ],
    notes: [
      'A model is opened with the folder that it lies in, where its libraries and images are, and so is a map that keeps parts ' +
        'of itself in files beside it. Hidden files of a folder, and ' +
        'links that lead out of it, are not handed out.',
    ],
    json: '{ address, port, files }.',
  });
}

function portNumber(text: string): number {
  const port = wholeNumber(text);
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('It is a number from 0, for any port that is free, to 65535.');
}
