import { decode } from 'fast-png';
import { beforeAll, describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

function convert(...programArguments: readonly string[]) {
  return runCommand(['convert', files.path('tiny.bsp'), ...programArguments]);
}

/** Width and height of a picture, and how many colours it has. */
async function pictureOf(name: string): Promise<readonly [width: number, height: number, colours: number]> {
  const { channels, data, height, width } = decode(await files.read(name));
  const colours = new Set<string>();
  for (let i = 0; i < data.length; i += channels) colours.add(data.subarray(i, i + 3).join());
  return [width, height, colours.size];
}

beforeAll(async () => {
  await files.write('tiny.bsp', await tinyMap());
});

describe('brushwork convert draws maps', () => {
  it('as a picture of the size that was asked for, from each side', async () => {
    for (const view of ['top', 'perspective', 'start']) {
      const output = files.path(`${view}.png`);
      const { exitCode, stdout } = await convert('-o', output, '--view', view, '--size', '64x40');
      expect(exitCode).toBe(0);
      expect(stdout).toContain('a picture');
      const [width, height, colours] = await pictureOf(`${view}.png`);
      expect([width, height]).toEqual([64, 40]);
      if (view !== 'start') expect(colours).toBeGreaterThan(1);
    }
  });

  it('beside another form', async () => {
    const { exitCode, stdout } = await convert(
      ...['-o', files.path('with.obj'), '--images', '--size', '32x20', '--json'],
    );
    expect(exitCode).toBe(0);
    const { beside } = jsonLine(stdout) as { readonly beside: readonly { readonly name: string }[] };
    expect(beside.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['with-top.png', 'with-perspective.png']),
    );
    expect((await pictureOf('with-top.png')).slice(0, 2)).toEqual([32, 20]);
  });

  it('and refuses what makes no sense', async () => {
    expect((await convert('-o', files.path('no.png'), '--size', '0x20')).exitCode).toBe(2);
    expect((await convert('-o', files.path('no.glb'), '--view', 'top')).stderr).toContain(
      '--view means nothing for glb',
    );
    const { exitCode, stderr } = await convert('-o', files.path('no.png'), '--size', '99999x99999');
    expect(exitCode).not.toBe(0);
    expect(stderr).toContain('more than may be drawn');
  });
});
