import { Option } from 'commander';
import type { DiffCommandOptions } from '../commands/diff/diff.js';
import type { VerbRegistration } from '../program/create-program.js';
import { addCommonOptions, addTagOption, wholeNumber } from './common-options.js';
import { teach } from './teach.js';

/** Declares `diff`. */
export function addDiff({ program, run }: VerbRegistration): void {
  const verb = addTagOption(
    addCommonOptions(
      program
        .command('diff')
        .argument('<left>', 'a map or a model')
        .argument('<right>', 'another one to compare it with'),
    ),
  )
    .option('--lump <name>', 'what differs in a lump, a part such as GAME_LUMP.sprp.props, or a chunk')
    .option('--all', 'list lumps that are the same, too')
    .option('--limit <count>', 'most differences of each part that are shown (default: 50)', wholeNumber)
    .option('--offset <count>', 'leave out so many differences of each part before them', wholeNumber)
    .addOption(
      new Option(
        '--detail <depth>',
        'how far down is shown: which lumps differ, which records (default with --lump), or what is in packed files and in ' +
          'the text of entities, too',
      ).choices(['lumps', 'records', 'content']),
    )
    .option('--context <count>', 'equal lines that are shown around lines of text (default: 3)', wholeNumber)
    .summary('what differs in two files')
    .description(
      'Compares two maps lump by lump and record by record, or two models chunk by chunk. A record whose references only got ' +
        'other numbers is the same; entities are told by what identifies them, placed models by model and place, packed files ' +
        'by name. Lumps that are stored elsewhere, compressed, or with other numbers for the same things are told apart from ' +
        'those that differ. Maps of two games are compared in what both have by the same name.',
    )
    .action(
      (left: string, right: string, _options: unknown, command: { optsWithGlobals(): DiffCommandOptions }) =>
        run('diff', async (context) => {
          const { diff } = await import('../commands/diff/diff.js');
          return diff(context, { left, right }, command.optsWithGlobals());
        }),
    );
  teach(verb, {
    examples: [
      ['brushwork diff before.bsp after.bsp', 'which lumps differ, and in how many records'],
      [
        'brushwork diff before.bsp after.bsp --lump entities',
        'entities that were added, removed and changed',
      ],
      ['brushwork diff before.bsp after.bsp --lump game_lump.sprp.props'],
      [
        'brushwork diff before.bsp after.bsp --lump pakfile --detail content',
        'packed files: lines, pixels, bytes',
      ],
      ['brushwork diff --json a.bsp b.bsp | jq \'.lumps[] | select(.state == "differs") | .name\''],
    ],
    notes: ['Ends with 0 when nothing differs, however it is stored, and with 1 when something does.'],
    json:
      '{ left, right, same, head: [{ field, left, right }], lumps: [{ name, state, storage, sameBytes, left: { offset, size, ' +
      'storedSize, version, packed, length, status } or null, right, counts: { added, removed, changed, moved }, parts: [{ path, ' +
      'kind, left, right, counts }] }], notes: [{ reason, path, message }] }, where state is one of empty, same, ' +
      'stored-differently, same-records, differs, only-left, only-right and unread; with --lump { left, right, lump, parts: [{ path, ' +
      'kind, left, right, counts, first, total, changes: [{ kind, left, right, label, fields: [{ field, left, right }] }] }], notes }. With --detail content each of the ' +
      'changes has content (or null), and each part text (or null): { kind: "text", left: { lines, lineEnd, encoding, omitted } where ' +
      'it is there, right, added, removed, hunks: [{ left, leftCount, right, rightCount, lines: [{ kind, left, right, text }] }], ' +
      'omittedLines, remarks }, { kind: "picture", left: { width, height, format, pixelFormat, parts }, right, ' +
      'differingPixels, largestDifference, bytes } or { kind: "bytes", leftSize, rightSize, stretches: [{ left, leftCount, right, ' +
      'rightCount, leftHex, rightHex }], stretchCount }.',
  });
}
