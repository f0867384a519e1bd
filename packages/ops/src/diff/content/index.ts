/** What differs in packed files and in texts. */

export { type ByteDiff, type ByteDiffOptions, byteDiff, type DifferingBytes } from './byte-diff.js';
export { type ContentDiff, type ContentDiffOptions, type ContentPair, diffContent } from './content-diff.js';
export { type FileContentKind, fileContentKind, isTextName, readsAsText } from './content-kind.js';
export { type PictureDiff, type PictureFacts, pictureDiff } from './picture-diff.js';
export {
  type DiffLine,
  type TextDiff,
  type TextDiffOptions,
  type TextFacts,
  type TextHunk,
  textDiff,
} from './text-diff.js';
export { type LineEnd, withoutHalf } from './text-lines.js';
