/** Archives of Source: a tree of names in one file, the data behind it or in numbered files beside it. */

export { openVpk, type VpkArchive, type VpkFile, type VpkOptions } from './open-vpk.js';
export type { VpkTreeLimits } from './read-tree.js';
export { isVpkPartName, vpkDirectoryName, vpkPartName } from './vpk-names.js';
export {
  isVpk,
  VpkEntryHead,
  VpkHeader,
  VpkSections,
  vpkMagic,
  vpkMagicText,
} from './vpk-records.js';
export { type VpkRule, vpkRules } from './vpk-rules.js';
