import { openAs, save } from '@brushwork/formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch } from '../../../formats/src/branch/valve/orange-box.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
let file = '';

const text = [
  '{ "classname" "worldspawn" }',
  '{ "classname" "func_door" "targetname" "door_1" }',
  '{ "classname" "func_door" "targetname" "door_2" "OnOpen" "!self,Close,,3,-1" }',
  '{ "classname" "logic_relay" "targetname" "relay" "OnTrigger" "door_*,Open,,0.5,1"',
  '  "OnTrigger" "cmd,Command,say a, b,0,-1" "OnTrigger" "Door_1\x1bClose\x1b\x1b2\x1b-1" }',
  '{ "classname" "trigger_once" "OnTrigger" "relay,Trigger" "OnTrigger" "relay,Trigger,,soon" "message" "a, b" }',
].join('\n');

beforeAll(async () => {
  const map = openAs(branch, tinySource({ branch: branch as never }));
  map.lumps.ENTITIES.setBytes(Uint8Array.from(`${text}\0`, (character) => character.charCodeAt(0)));
  file = await files.write('outputs.bsp', save(map).bytes);
});

async function connections(...more: readonly string[]): Promise<Readonly<Record<string, unknown>>[]> {
  const run = await runCommand(['entities', file, '--io', '--json', ...more]);
  expect(run.exitCode).toBe(0);
  return jsonLine(run.stdout)['connections'] as Readonly<Record<string, unknown>>[];
}

describe('brushwork entities --io', () => {
  it('gives every output with what it fires at', async () => {
    const all = await connections();
    expect(
      all.map(({ entity, target, targetKind, targets }) => [entity, target, targetKind, targets]),
    ).toEqual([
      [2, '!self', 'special', [2]],
      [3, 'door_*', 'name', [1, 2]],
      [3, 'cmd', 'unresolved', []],
      [3, 'Door_1', 'name', [1]],
      [4, 'relay', 'name', [3]],
    ]);
    expect(all[2]).toMatchObject({
      classname: 'logic_relay',
      targetname: 'relay',
      output: 'OnTrigger',
      input: 'Command',
      parameter: 'say a, b',
      delay: 0,
      times: -1,
      separator: 'comma',
      isRegular: false,
      raw: 'cmd,Command,say a, b,0,-1',
    });
    expect(all[3]).toMatchObject({ separator: 'escape', isRegular: true });
    expect(all[4]).toMatchObject({ delay: null, times: null, raw: 'relay,Trigger,,soon' });
  });

  it('shows people a table, and what is not there', async () => {
    const { stdout } = await runCommand(['entities', file, '--io']);
    expect(stdout).toMatch(/3 +logic_relay relay +OnTrigger +door_\* +2 entities +Open +0\.5 +1\n/);
    expect(stdout).toMatch(/cmd +not there +Command +say a, b \(odd\) +0 +always/);
    expect(stdout).toMatch(/outputs\.bsp: 5 outputs, 1 with a target that is not there\n$/);
  });

  it('chooses by source and by target', async () => {
    const outputs = async (...more: readonly string[]): Promise<unknown[]> =>
      (await connections(...more)).map(({ entity, target }) => `${entity} ${target}`);
    expect(await outputs('--class', 'func_*')).toEqual(['2 !self']);
    expect(await outputs('--key', 'targetname=relay')).toHaveLength(3);
    expect(await outputs('--target', 'door_1')).toEqual(['3 door_*', '3 Door_1']);
    expect(await outputs('--target', 'door_2')).toEqual(['2 !self', '3 door_*']);
    expect(await outputs('--target', 'cmd')).toEqual(['3 cmd']);
    expect(await outputs('--target', 'nobody')).toEqual([]);
    const { stdout } = await runCommand(['entities', file, '--io', '--target', 'relay']);
    expect(stdout).toContain('1 of 5 outputs');
  });

  it('refuses what goes with nothing, and games without outputs', async () => {
    const tiny = files.path('tiny.bsp');
    for (const wrong of [
      ['entities', file, '--target', 'x'],
      ['entities', file, '--io', '--export'],
      ['entities', file, '--io', '--set', '0 a=b', '--in-place'],
    ])
      expect((await runCommand(wrong)).exitCode).toBe(2);
    const other = await runCommand(['entities', tiny, '--io']);
    expect([other.exitCode, other.stderr]).toEqual([3, expect.stringContaining('have no outputs')]);
  });
});
