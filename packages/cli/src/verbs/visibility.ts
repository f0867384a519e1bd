import { InvalidArgumentError } from 'commander';
import type { VisibilityOptions } from '../commands/visibility/visibility.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions } from './common-options.js';
import { teach } from './teach.js';

/** Declares `visibility`. */
export function addVisibility({ program, run }: VerbRegistration): void {
  const verb = addCommonOptions(program.command('visibility').argument('<files...>', 'maps, or folders'))
    .option('--at <x,y,z>', 'what is seen from this point, in game units', pointOf)
    .summary('what is seen from where, as the map says it')
    .description(
      'Tells how much the clusters of a map see of each other: the map says it, so that a game draws no more than may be ' +
        'seen. With --at, which clusters, leaves and surfaces are seen from the place of a point, and which rooms portals ' +
        'lead to from there.',
    )
    .action((files: string[], _options: unknown, command: { optsWithGlobals(): VisibilityOptions }) =>
      run('visibility', async (context) => {
        const { visibility } = await import('../commands/visibility/visibility.js');
        return visibility(context, files, command.optsWithGlobals());
      }),
    );
  teach(verb, {
    examples: [
      ['brushwork visibility map.bsp', 'how much is seen, from the least to the most'],
      ['brushwork visibility --at 0,128,64 map.bsp', 'what is seen from a point'],
      ['brushwork visibility --at=-32,0,64 map.bsp', 'a number below 0 needs the equals sign'],
      ["brushwork visibility --json maps | jq '[.file, .seen.mean]'"],
    ],
    notes: ['Ends with 1 when rows of the map are missing, or all of them: what is cut off is not known.'],
    json:
      '{ file, branch, clusterCount, stored, lost (name of the lump when it is stored and can not be read, else null), seen: { least, median, mean, most, share, widest } or null where it is lost, blind, unseenBySelf, ' +
      'oneWay (null where that takes too much memory), brokenRows, cells: null or their number }; with --at { file, branch, ' +
      'point: [x, y, z], leaf, cluster (-1 for a point in something solid or outside), lost, clusters, leaves, surfaces, cell, cells }, ' +
      'where the last three are null for formats without, and clusters, leaves and surfaces where they are lost.',
  });
}

function pointOf(text: string): readonly [number, number, number] {
  const numbers = text.split(/[\s,]+/).map((part) => (part === '' ? Number.NaN : Number(part)));
  const [x, y, z] = numbers;
  if (numbers.length === 3 && numbers.every(Number.isFinite)) return [x as number, y as number, z as number];
  throw new InvalidArgumentError('It is three numbers: x,y,z.');
}
