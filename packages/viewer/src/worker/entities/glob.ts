/** Whether a text is what a pattern with `*` for anything means, whatever the case. Time is that of both lengths, whatever the pattern. */
export function matchesGlob(text: string, pattern: string): boolean {
  const given = text.toLowerCase();
  const parts = pattern.toLowerCase().split('*');
  const [first = '', ...rest] = parts;
  if (rest.length === 0) return given === first;
  if (!given.startsWith(first)) return false;
  const last = rest.pop() as string;
  let at = first.length;
  for (const part of rest) {
    const found = given.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return given.length - at >= last.length && given.endsWith(last);
}
