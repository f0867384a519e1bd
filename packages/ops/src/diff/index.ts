/** What differs in two files. */

export * from './content/index.js';
export type { DiffChange, DiffTarget, FieldChange } from './diff-change.js';
export type { DiffCounts, DiffKind } from './diff-kind.js';
export { diffMaps } from './diff-maps.js';
export { diffModels } from './diff-models.js';
export type { DiffNote } from './diff-note.js';
export type { DiffOptions } from './diff-options.js';
export {
  type LumpDiff,
  type LumpSide,
  type LumpState,
  lumpStateTexts,
  type StorageDifference,
} from './lump-diff.js';
export { type DiffPage, MapDiff } from './map-diff.js';
export type { ChangeOptions, PartComparison, PartKind } from './part-comparison.js';
