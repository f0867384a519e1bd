import { char, contentForm, placed, u8 } from '@brushwork/record';
import {
  PakDirectoryRecord,
  PakEndRecord,
  PakLocalHeader,
  PakZip64EndRecord,
  PakZip64Locator,
} from './pak-records.js';

/** What a pakfile is made of: a zip archive, little-endian in the files of consoles, too. */
export const pakForm = contentForm('pakfile', {
  /** The files. */
  files: placed(
    contentForm('pak-file', {
      /** How the file is packed. */
      header: PakLocalHeader,
      /** Name with its folders, `/` between them. */
      name: placed(char, { count: 'header.nameSize' }),
      /** Extra fields, which consoles fill with zeros until the data is aligned. */
      extra: placed(u8, { count: 'header.extraSize' }),
      /** The file's bytes as they are stored: a format of their own. */
      data: placed(u8, { count: 'header.compressedSize' }),
    }),
    { where: 'Where the records of the directory say, one behind the other as a rule.' },
  ),
  /** The directory. */
  directory: placed(
    contentForm('pak-directory', {
      /** What the directory says of a file, and where the file is. */
      record: PakDirectoryRecord,
      /** Name with its folders. */
      name: placed(char, { count: 'record.nameSize' }),
      /** Extra fields. */
      extra: placed(u8, { count: 'record.extraSize' }),
      /** Comment on the file. */
      comment: placed(char, { count: 'record.commentSize' }),
    }),
    { count: 'end.entryCount', where: 'At `end.directoryOffset`.' },
  ),
  /** The numbers of the end record in 64 bits. */
  zip64End: placed(PakZip64EndRecord, { where: 'Only in archives that need it.' }),
  /** Where that record is. */
  zip64Locator: placed(PakZip64Locator, { where: 'Only in archives that need it.' }),
  /** Where the directory is: what reading begins with. */
  end: placed(PakEndRecord, {
    where: 'The last record of the archive: found from the end, by its signature.',
  }),
  /** Comment on the archive: its alignment as the tools of games write it. */
  comment: placed(char, { count: 'end.commentSize' }),
});
