/** Whether two plain values are the same, one of which may have been through JSON. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'number' || typeof a === 'bigint') {
    return typeof b === 'string' && (Object.is(a, -0) ? '-0' : String(a)) === b;
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const names = Object.keys(left);
  return (
    names.length === Object.keys(right).length && names.every((name) => sameValue(left[name], right[name]))
  );
}
