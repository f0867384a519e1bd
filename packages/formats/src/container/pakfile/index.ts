/** The pakfile: a zip archive of files that a map brings along. */

export { statedAlignment } from './pak-alignment.js';
export { type PackedContent, type PakMethodName, packContent, pakUnpackers } from './pak-content.js';
export { PakDocument, type PakEditOptions, type PakEntryChange } from './pak-document.js';
export { type DosTime, PakEntry, type UnpackPakOptions } from './pak-entry.js';
export { comparableName } from './pak-name.js';
export {
  PakDirectoryRecord,
  PakEndRecord,
  PakLocalHeader,
  PakMethod,
  PakZip64EndRecord,
  PakZip64Locator,
  pakEntryFlags,
} from './pak-records.js';
export { type PakRule, pakRule, pakRules } from './pak-rules.js';
export { Pakfile, type PakfileType, pakfile } from './pakfile-content.js';
export type {
  PakMeasure,
  PlainPak,
  PlainPakBytes,
  PlainPakEnd,
  PlainPakFile,
  PlainPakPiece,
  PlainPakRecord,
  PlainPakZip64,
} from './plain-pak.js';
