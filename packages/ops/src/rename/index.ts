/** Giving a map another name, with all that belongs to it by its name. */

export { type MapName, mapNames, nameProblem } from './map-names.js';
export { OwnNames } from './own-names.js';
export { lumpsToRename, type RenameMapOptions, renameMap } from './rename-map.js';
export type {
  ChangedText,
  ChangedValue,
  LeftPlace,
  RenamedFile,
  RenamedTexture,
  RenameReport,
  StaleName,
} from './rename-report.js';
export { type RewrittenStrings, rewriteStrings, type StringTable } from './rewrite-strings.js';
