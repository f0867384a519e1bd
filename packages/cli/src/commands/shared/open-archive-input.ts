import { type Archive, openArchive } from '@brushwork/ops';
import { neighboursOf } from '../../files/neighbours.js';
import type { CommandInput } from '../../program/each-input.js';

/** What kinds of archives are called, with their article. */
export const archiveTitles: Readonly<Record<Archive['format'], string>> = {
  zip: 'a zip archive',
  pak: 'a Quake PAK archive',
  vpk: 'an archive of Source (VPK)',
};

/** An input as an archive, with the files beside it that may belong to it. Throws as `openArchive` does, with errors that don't name it. */
export function openArchiveInput(input: CommandInput): Promise<Archive> {
  return openArchive(input.source, { title: 'archive', beside: neighboursOf(input.path) });
}
