import {
  type DosTime,
  type PakDocument,
  type PakEntry,
  type PakMethodName,
  packContent,
} from '@brushwork/formats';
import type { CommandContext } from '../../program/context.js';
import type { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import type { EditOptions } from '../shared/edit-place.js';
import { collectFiles, type FileToAdd, readFileToAdd } from './collect-files.js';
import { editPak, type MadeEdit, madeEdit } from './edit-pak.js';

/** Options of `pak add`. */
export interface AddFilesOptions extends EditOptions {
  /** Names count from this folder. */
  readonly root?: string | undefined;
  /** The name, for one file. */
  readonly as?: string | undefined;
  /** How the files are packed. */
  readonly method: PakMethodName;
  /** Put files in the place of entries that have their names. */
  readonly replace?: boolean | undefined;
  /** When the files were changed last. */
  readonly date?: string | undefined;
}

/** `brushwork pak add`: puts files into the pakfile of a map. */
export async function addFiles(
  context: CommandContext,
  { file, files }: { readonly file: string; readonly files: readonly string[] },
  options: AddFilesOptions,
): Promise<ExitCode> {
  const modified = options.date === undefined ? undefined : dosTimeOf(options.date);
  const given = await collectFiles(files, options);
  if (given.length === 0) throw new UsageError('there is no file in what was named');
  return editPak(context, file, options, async (document) => {
    const targets = given.map((one) => targetOf(document, one, options));
    const edits: MadeEdit[] = [];
    for (const [i, one] of given.entries()) {
      const content = await packContent(await readFileToAdd(one), options.method);
      const old = targets[i];
      edits.push(
        old === undefined
          ? madeEdit('add', document.add(one.name, content, { modified }))
          : madeEdit('replace', document.replace(old, content, { modified })),
      );
    }
    return edits;
  });
}

/** The entry that a file takes the place of; `undefined` for a new one. Found before anything is read or packed. */
function targetOf(
  document: PakDocument,
  { name }: FileToAdd,
  { replace }: AddFilesOptions,
): PakEntry | undefined {
  const [found, other] = document.findAll(name);
  if (found === undefined) return undefined;
  if (replace !== true)
    throw new UsageError(`the pakfile has '${found.name}' already; --replace puts the file in its place`);
  if (other === undefined) return found;
  throw new UsageError(`the pakfile has more than one '${found.name}': remove them first`);
}

/** A date and time, as `2004-11-16` or `2004-11-16T12:30:00`, as MS-DOS counts it. `UsageError` for what is none. */
export function dosTimeOf(text: string): DosTime {
  const [, ...found] = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?$/.exec(text) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found.map((part) =>
    Number(part ?? 0),
  );
  const time = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === day && time.getUTCHours() === hour;
  if (year >= 1980 && year <= 2107 && isReal && minute < 60 && second < 60) {
    return {
      date: ((year - 1980) << 9) | (month << 5) | day,
      time: (hour << 11) | (minute << 5) | (second >> 1),
    };
  }
  throw new UsageError('--date takes a time from 1980 to 2107, such as 2004-11-16 or 2004-11-16T12:30:00');
}
