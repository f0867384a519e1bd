/**
 * Finds the memory of all typed arrays in a value of plain objects, arrays and maps. Parts of larger memory are left to be
 * copied: the rest may be somebody else's.
 */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const seen = new Set<object>();
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (ArrayBuffer.isView(next)) {
      const { buffer, byteLength } = next;
      if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) found.add(buffer);
    } else if (next instanceof ArrayBuffer) found.add(next);
    else if (next instanceof Map) pending.push(...next.values());
    else for (const inner of Object.values(next)) pending.push(inner);
  }
  return [...found];
}
