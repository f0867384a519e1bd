/** Options that take two arguments each, which the parser of the command line has no form for. */
const pairOptions: ReadonlySet<string> = new Set(['--set', '--remove']);

/**
 * Joins the two arguments of `--set N key=value` and `--remove N key` to one with a space between. What is one argument
 * already, as in `--set "N key=value"`, stays, and so does everything behind `--`.
 */
export function joinPairArguments(programArguments: readonly string[]): string[] {
  const joined: string[] = [];
  for (let i = 0; i < programArguments.length; i++) {
    const argument = programArguments[i] as string;
    if (argument === '--') return [...joined, ...programArguments.slice(i)];
    joined.push(argument);
    const [first, second] = programArguments.slice(i + 1);
    if (!pairOptions.has(argument) || first === undefined || second === undefined) continue;
    if (/[\s=]|^--/.test(first)) continue;
    joined.push(`${first} ${second}`);
    i += 2;
  }
  return joined;
}
