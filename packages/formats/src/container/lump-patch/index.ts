/** Files that replace a lump of a map. */

export { type LumpPatch, type ReadLumpPatchOptions, readLumpPatch, sniffLumpPatch } from './lump-patch.js';
export { LumpPatchHeader, lumpPatchHeaderSize } from './lump-patch-header.js';
export { type LumpPatchName, lumpPatchName, parseLumpPatchName } from './lump-patch-names.js';
export { type LumpPatchRule, lumpPatchRules } from './lump-patch-rules.js';
export { type NewLumpPatch, writeLumpPatch } from './write-lump-patch.js';
