export { buildVisibility, type ClusterRows } from './build-visibility.js';
export { type DecodedRow, decodeRow, encodeRow, type RowProblem } from './row-coding.js';
export { rowFromText, rowText } from './row-text.js';
export { RunLengthVisibility, type RunLengthVisibilityType, visibilityRle } from './visibility-content.js';
export { VisibilityRowOffsets, visibilityForm } from './visibility-form.js';
export type { PlainGap, PlainRow, PlainVisibility, VisibilityMeasure } from './visibility-plain.js';
export type { RowKind } from './visibility-table.js';
