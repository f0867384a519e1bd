export { chunkRows, deepestPath, type OffsetOptions, pathText, rangeInside } from './chunk-rows.js';
export { type ColumnReader, type ColumnValue, columnReaders } from './column-readers.js';
export {
  type ColumnReader as ColumnAudience,
  columnsOfField,
  columnsOfRecord,
  type FlatColumn,
} from './columns.js';
export { type CsvCell, type CsvOptions, formatCsv, formatCsvRow } from './csv.js';
export { DepthCursor } from './depth-cursor.js';
export { type ElementLink, ElementLinks } from './element-links.js';
export { faceRows } from './face-rows.js';
export { type ElementBytes, type FieldSpan, fieldSpans, typeText } from './field-spans.js';
export { isFaceList, leafText } from './leaf-text.js';
export { type LumpRows, lumpRows } from './lump-rows.js';
export { counted, float32Text, grouped, vectorText } from './number-text.js';
export { RecordLabels } from './record-labels.js';
export { csvLines, csvOfRows, csvTitles, type RowCsvOptions, type RowRange } from './row-csv.js';
export { valueText } from './value-text.js';
