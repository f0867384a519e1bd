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
  // A replacer is called for every value and takes ten times as long as all the rest, so it is only there when needed.
  // Replacing while writing avoids a second copy of large data.
  const replace = (_key: string, inner: unknown): unknown =>
    typeof inner === 'object' ? inner : toJsonValue(inner);
  return JSON.stringify(value, isPlainJson(value) ? undefined : replace, options.indent);
}

/** Whether JSON holds all of a value as it is; false also where that would take more than a look, as in views. */
function isPlainJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value === 'bigint') return false;
  if (value === null || typeof value !== 'object') return true;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlainJson(value[i])) return false;
    return true;
  }
  const object = value as Readonly<Record<string, unknown>>;
  if (typeof object['toJSON'] === 'function') return false;
  for (const key in object) if (!isPlainJson(object[key])) return false;
  return true;
}
