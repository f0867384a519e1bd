import { open, type PakDocument, type PakEntry, type SavedMap } from '@brushwork/formats';
import { pakLump } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkEditOptions, type EditOptions, editPlace } from '../shared/edit-place.js';
import { remarkMissing } from '../shared/load-lump.js';
import { counted } from '../shared/number-text.js';
import { saveReportText } from '../shared/save-report-text.js';
import { needReadable, type OpenedPak, openPak } from './open-pak.js';

/** A change that was made. */
export interface MadeEdit {
  /** What was done. */
  readonly action: 'add' | 'replace' | 'remove';
  /** Name of the entry. */
  readonly name: string;
  /** Bytes of its content. */
  readonly size: number;
  /** Bytes of the data as stored. */
  readonly packedSize: number;
}

/** What was done with an entry. */
export function madeEdit(action: MadeEdit['action'], { name, size, packedSize }: PakEntry): MadeEdit {
  return { action, name, size, packedSize };
}

/** Changes the pakfile of a map and writes the map, which is read again before it takes its place. */
export async function editPak(
  context: CommandContext,
  file: string,
  options: EditOptions,
  edit: (document: PakDocument) => Promise<readonly MadeEdit[]>,
): Promise<ExitCode> {
  await checkEditOptions(options);
  return eachInput(context, [file], options, async (input) => {
    const place = await editPlace(input, options);
    const pak = await openPak(input, options);
    needReadable(pak);
    const edits = await edit(pak.document);
    const saved = await pak.opened.save(pak.map);
    await verify(saved, pak);
    await place.write(saved.bytes);
    remarkMissing(input, pak.map, saved);
    await context.out.write(resultText({ saved, pak, edits, target: place.target, input }, context, options));
    return ExitCode.fine;
  });
}

/** Reads what is going to be written. Throws `FormatError` 'bad-value' when it isn't what was meant. */
async function verify({ bytes }: SavedMap, { map, document }: OpenedPak): Promise<void> {
  const again = pakLump(await open(bytes, { branch: map.branch.id }));
  const describe = ({ name, method, size, packedSize, crc }: PakEntry): string =>
    [name, method, size, packedSize, crc].join(' ');
  const isSame =
    again?.document.failure === undefined &&
    again?.entries.length === document.entries.length &&
    again.entries.every((entry, i) => describe(entry) === describe(document.entries[i] as PakEntry));
  if (!isSame) throw new FormatError('bad-value', 'what would be written does not read as what was meant');
}

interface Result {
  readonly saved: SavedMap;
  readonly pak: OpenedPak;
  readonly edits: readonly MadeEdit[];
  readonly target: string;
  readonly input: CommandInput;
}

function resultText(
  { saved, pak, edits, target, input }: Result,
  context: CommandContext,
  options: EditOptions,
): string {
  const { map, document } = pak;
  const hasPreload = document.find(preloadName) !== undefined;
  const remarks = hasPreload && edits.some(({ action }) => action !== 'replace') ? [preloadRemark] : [];
  if (options.json === true) {
    return formatJsonLine({
      file: input.name,
      branch: map.branch.id,
      output: target,
      size: map.size,
      newSize: saved.bytes.length,
      count: document.entries.length,
      edits,
      remarks,
      report: saved.report,
    });
  }
  const { colour } = context;
  const lines = edits.map(({ action, name, size, packedSize }) => {
    const packed = packedSize === size ? '' : `, packed to ${counted(packedSize, 'byte')}`;
    return `  ${action} ${escapeText(name)}: ${counted(size, 'byte')}${packed}\n`;
  });
  const notes = remarks.map((remark) => `  ${colour.yellow('note')} ${remark}\n`);
  const written = {
    file: input.name,
    output: target,
    size: map.size,
    identical: edits.length === 0,
    context,
  };
  return lines.join('') + notes.join('') + saveReportText(saved, written);
}

const preloadName = '__preload_section.pre';
const preloadRemark = `${preloadName} still numbers the entries that there were: a console may read others for them`;
