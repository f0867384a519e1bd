import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { beforeAll, describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const visibility = (...programArguments: readonly string[]) =>
  runCommand(['visibility', ...programArguments]);

let map = '';
beforeAll(async () => {
  map = await files.write('hall.bsp', tinySource({ branch }));
});

describe('brushwork visibility', () => {
  it('tells how much clusters see', async () => {
    const run = await visibility(map);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/hall\.bsp: 2 clusters\n +a cluster sees 2 to 2, .* \(100% of all\)\n/);
    expect(jsonLine((await visibility('--json', map)).stdout)).toMatchObject({
      branch: 'valve/orange-box',
      clusterCount: 2,
      stored: true,
      seen: { least: 2, median: 2, mean: 2, most: 2, share: 1 },
      blind: 0,
      oneWay: 0,
      brokenRows: 0,
      cells: null,
    });
  });

  it('tells what is seen from a point', async () => {
    const run = await visibility('--at', '0,0,48', map);
    expect(run.exitCode).toBe(0);
    expect(run.stdout).toMatch(/hall\.bsp at 0, 0, 48: leaf \d+, /);
    const outside = await visibility('--at=-9000,0,0', '--json', map);
    expect(jsonLine(outside.stdout)).toMatchObject({
      point: [-9000, 0, 0],
      cluster: -1,
      clusters: [],
      cell: null,
    });
  });

  it('says what is missing of a map that is cut off, and ends with 1', async () => {
    const whole = tinySource({ branch });
    const cut = await files.write('cut.bsp', whole.subarray(0, Math.floor(whole.length / 3)));
    const run = await visibility(cut);
    expect(run.stderr).toContain('behind the end of the file');
    expect(run.exitCode).toBe(1);
  });

  it('refuses what is no point with 2, and a file that is no map with 3', async () => {
    const run = await visibility('--at', '1,2', map);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('three numbers');
    const other = await files.write('other.txt', new TextEncoder().encode('nothing'));
    expect((await visibility(other)).exitCode).toBe(3);
  });

  it('looks at every map of a folder', async () => {
    const first = await visibility('--json', map, files.path('.'));
    expect(first.stdout.trim().split('\n').length).toBeGreaterThan(1);
  });
});
