import type { GameMap, SavedMap } from '@brushwork/formats';
import type { RenameReport } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { counted } from '../shared/number-text.js';
import { saveReportText } from '../shared/save-report-text.js';

/** What renaming did, and where it went. */
export interface RenameResult {
  /** What the user called the map. */
  readonly file: string;
  /** The file that was written. */
  readonly output: string;
  /** The map. */
  readonly map: GameMap;
  /** What writing it did. */
  readonly saved: SavedMap;
  /** What was changed. */
  readonly report: RenameReport;
}

/** The report on a renamed map for people. */
export function renameText(
  { file, output, map, saved, report }: RenameResult,
  context: CommandContext,
): string {
  const { colour } = context;
  const { from, to, files, texts, textures, entities, left, stale } = report;
  const line = (text: string): string => `  ${escapeText(text)}\n`;
  const note = (text: string): string => `  ${colour.yellow('note')} ${escapeText(text)}\n`;
  const isNothing = files.length + texts.length + textures.length + entities.length === 0;
  const ways = files.some((one) => one.to.toLowerCase().endsWith('.nav'));
  return [
    ...files.map((one) => line(`${one.from} -> ${one.to}`)),
    ...texts.flatMap((text) => text.changes.map((one) => line(`in ${text.file}: ${one.from} -> ${one.to}`))),
    ...textures.map((one) => line(`${one.lump}[${one.index}]: ${one.from} -> ${one.to}`)),
    ...entities.map((one) => line(`entity ${one.entity}: ${one.key} ${one.from} -> ${one.to}`)),
    ...left.map((one) => note(`${one.where} has '${one.text}' and was left alone`)),
    ...stale.map(({ name, count, places }) => {
      const [first] = places;
      const where = first === undefined ? '' : `, such as '${first.text}' in ${first.where}`;
      return note(`${counted(count, 'name')} of another map, '${name}'${where}`);
    }),
    ...(ways && saved.bytes.length !== map.size
      ? [
          note(
            'the .nav file notes the size of the map, which is another now: the game may ask to make it anew',
          ),
        ]
      : []),
    isNothing
      ? note(from === to ? `'${to}' is its name already` : `nothing in the map has the name '${from}'`)
      : line(
          `${from} -> ${to}: ${counted(files.length, 'file')}, ${counted(texts.length, 'text')}, ` +
            `${counted(textures.length, 'texture')}, ${counted(entities.length, 'value')} of entities`,
        ),
    saveReportText(saved, { file, output, size: map.size, identical: isNothing, context }),
  ].join('');
}
