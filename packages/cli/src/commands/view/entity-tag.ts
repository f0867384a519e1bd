/** Whether a list of entity tags, as in `If-Match` and `If-None-Match`, is `*` or names a tag. */
export function namesTag(
  header: string,
  tag: string,
  { comparison }: { readonly comparison: 'strong' | 'weak' },
): boolean {
  if (header.trim() === '*') return true;
  // A tag may hold commas, but no quotes.
  const named = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return named.some((one) => (comparison === 'weak' ? one.replace(/^W\//, '') : one) === tag);
}

/** Writes numbers as a strong entity tag. */
export function entityTag(...numbers: readonly bigint[]): string {
  return `"${numbers.map((number) => number.toString(16)).join('-')}"`;
}
