/** Files that replace lumps of a map: where they are found. */

export {
  type FindLumpPatchesOptions,
  type FoundLumpPatch,
  findLumpPatches,
  type LumpPatchPlace,
  packedLumpPatchNames,
} from './find-lump-patches.js';
