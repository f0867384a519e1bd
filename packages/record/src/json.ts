/**
 * Plain data as JSON can hold it: -0, NaN and the infinities become the texts `-0`, `NaN`, `Infinity`, `-Infinity`,
 * 64-bit integers decimal texts. Number fields read all of them back.
 */
export function toJsonValue(value: unknown): unknown {
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0)
      ? value
      : Object.is(value, -0)
        ? '-0'
        : String(value);
  }
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return value.map(toJsonValue);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJsonValue(inner)]));
  }
  return value;
}

/** Plain data as JSON text, exact in the sense of `toJsonValue`. */
export function toJsonText(value: unknown, options: { readonly indent?: number } = {}): string {
  // Replacing while writing avoids a second copy of large data.
  return JSON.stringify(
    value,
    (_key, inner: unknown) => (typeof inner === 'object' ? inner : toJsonValue(inner)),
    options.indent,
  );
}
