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

/** How much is read. */
export interface ScanLimits {
  /** Whether a backslash in quotes means something. */
  readonly escapes: EntityEscapes;
  /** Most entities. */
  readonly maxEntities: number;
  /** Most pairs of all entities together; an entity that has more is left out, with all that follow. */
  readonly maxPairs: number;
}

/** Finds the entities, as far as the limits allow. Linear in time; keeps two numbers an entity. */
export function scanEntities(bytes: Uint8Array, limits: ScanLimits): EntitySpans {
  const textEnd = textLength(bytes);
  const reader = new EntityTextReader(bytes, textEnd, limits.escapes);
  const starts: number[] = [];
  const ends: number[] = [];
  let pairs = 0;
  for (let event = reader.next(); event !== 'end'; event = reader.next()) {
    if (event === 'open') {
      if (starts.length >= limits.maxEntities) break;
      starts.push(reader.start);
    } else if (event === 'pair') {
      if (++pairs <= limits.maxPairs) continue;
      starts.pop();
      break;
    } else if (event === 'close' || event === 'unclosed') ends.push(reader.end);
  }
  return { starts, ends, textEnd };
}
