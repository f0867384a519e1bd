import type { FieldKind } from './field.js';

/** Fields that can't be elements: a union asks a tag beside it, bit fields share a word, padding has no value. */
export const NEEDS_RECORD: ReadonlySet<FieldKind> = new Set(['union', 'bits', 'padding']);
