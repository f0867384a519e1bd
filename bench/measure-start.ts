import { spawnSync } from 'node:child_process';
import { table } from './table.js';

const RUNS = 25;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}

function timeOf(args: readonly string[]): number {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, args);
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: build first`);
  return performance.now() - begin;
}

/** How long the command takes to start, against Node alone; runs alternate. */
export function measureStart(): string {
  const ways: [string, string[]][] = [
    ['node -e 0', ['-e', '0']],
    ['brushwork --version', ['packages/cli/bin/brushwork.js', '--version']],
    [
      'brushwork inspect on the sample',
      ['packages/cli/bin/brushwork.js', 'inspect', 'packages/cli/sample/courtyard.bsp'],
    ],
  ];
  const times = ways.map((): number[] => []);
  for (let i = 0; i < RUNS; i++) {
    for (const [k, [, args]] of ways.entries()) times[k]?.push(timeOf(args));
  }
  const base = median(times[0] as number[]);
  const rows = ways.map(([name], k) => {
    const value = median(times[k] as number[]);
    return [name, `${value.toFixed(0)} ms`, `+${(value - base).toFixed(0)} ms`];
  });
  return `## Start of the command\n\n${table(['command', 'median', 'above node alone'], rows)}`;
}
