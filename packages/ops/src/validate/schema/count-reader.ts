import { parseExpression } from '@brushwork/record';
import type { Scope } from './place.js';
import { type ReadNumber, readerOf } from './read-number.js';

/**
 * Reads a count that is a sibling field or an expression over siblings, given the position of the element. NaN when a
 * sibling isn't there, which a declaration can't say by accident: a test proves every name.
 */
export function countReader(count: string, scope: Scope | undefined, littleEndian: boolean): ReadNumber {
  const expression = parseExpression(count);
  const readers = new Map<string, ReadNumber>();
  for (const name of expression.names) {
    const slot = scope?.slot(name);
    if (slot === undefined || scope === undefined) return () => Number.NaN;
    readers.set(name, readerOf(slot.field, scope.offset + slot.offset, littleEndian));
  }
  const single = readers.get(count.trim());
  if (single !== undefined) return single;
  let view: DataView | undefined;
  let position = 0;
  const value = (name: string): number => {
    const read = readers.get(name);
    return read === undefined || view === undefined ? Number.NaN : read(view, position);
  };
  return (d, o) => {
    view = d;
    position = o;
    return expression.evaluate(value);
  };
}
