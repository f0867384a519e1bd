import { EntityTextReader } from './entity-text-reader.js';
import type { EntityEscapes } from './token-scanner.js';

/** Where the entities stand in a lump, in their order. */
export interface EntitySpans {
  /** First byte of each: its opening brace. */
  readonly starts: readonly number[];
  /** Byte after each. */
  readonly ends: readonly number[];
  /** Number of bytes of text: those before the first NUL. */
  readonly textEnd: number;
}

/** Number of bytes before the first NUL, or of all when there is none. */
export function textLength(bytes: Uint8Array): number {
  const nul = bytes.indexOf(0);
  return nul < 0 ? bytes.length : nul;
}

/** Finds the entities, up to `maxEntities` of them. Linear in time; keeps two numbers an entity. */
export function scanEntities(
  bytes: Uint8Array,
  options: { readonly escapes: EntityEscapes; readonly maxEntities: number },
): EntitySpans {
  const textEnd = textLength(bytes);
  const reader = new EntityTextReader(bytes, textEnd, options.escapes);
  const starts: number[] = [];
  const ends: number[] = [];
  for (let event = reader.next(); event !== 'end'; event = reader.next()) {
    if (event === 'open') {
      if (starts.length >= options.maxEntities) break;
      starts.push(reader.start);
    } else if (event === 'close' || event === 'unclosed') ends.push(reader.end);
  }
  return { starts, ends, textEnd };
}
