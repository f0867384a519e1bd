const BEGIN = '<!-- support:begin -->';
const END = '<!-- support:end -->';

/** A README with the table between its markers; `undefined` when it has no such pair of markers. */
export function withSupportTable(readme: string, table: string): string | undefined {
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END, begin);
  if (begin < 0 || end < 0) return undefined;
  return `${readme.slice(0, begin + BEGIN.length)}\n${table}\n${readme.slice(end)}`;
}
