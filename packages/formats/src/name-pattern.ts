/** Whether a name is what a pattern says; the first `*` of a pattern stands for anything, nothing included. */
export function matchesPattern(pattern: string, name: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return name === pattern;
  const end = pattern.slice(star + 1);
  return name.length >= star + end.length && name.startsWith(pattern.slice(0, star)) && name.endsWith(end);
}
