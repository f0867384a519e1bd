import { open, registryEntry, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { DetectionService } from '../../src/worker/detection/detection-service.js';
import { OpenFile } from '../../src/worker/open-file.js';
import { openedFile } from '../support/opened-file.js';
import { bytesOfText } from '../support/source-map.js';

const orangeBox = await registryEntry('valve/orange-box').load();

describe('what a map is taken for', () => {
  it('is said with all candidates and their evidence, with games, and with every format there is', async () => {
    const service = new DetectionService(await openedFile('tiny.bsp', tinySource({ branch: orangeBox })));
    const { candidates, choices, games } = await service.report();
    expect(candidates.map(({ branch }) => branch)).toContain('valve/orange-box');
    expect(candidates.every(({ evidence }) => evidence.length > 0)).toBe(true);
    expect(games.length).toBeGreaterThan(0);
    expect(choices.find(({ id }) => id === 'valve/orange-box')?.fits).toBe(true);
    expect(choices.find(({ id }) => id === 'infinity-ward/call-of-duty')?.fits).toBe(false);
  });

  it('has the right name from the beginning where only its entities tell games of one layout apart', async () => {
    const map = await open((await tinyMap()).slice());
    const entities = map.lump('ENTITIES');
    const added = '{\n"classname" "script_vehicle_collmap"\n}\n\0';
    entities.setBytes(bytesOfText(String.fromCharCode(...entities.bytes).replace(/\0$/, '') + added));
    const file = await openedFile('tiny.bsp', save(map).bytes);
    expect(file.map.map.branch.id).toBe('infinity-ward/call-of-duty-uo');
  });

  it('is chosen by hand, and refused in words where the file begins otherwise', async () => {
    const blob = new Blob([(await tinyMap()).slice()]);
    const files = { file: { kind: 'blob', name: 'tiny.bsp', blob }, companions: [] } as const;
    const file = new OpenFile();
    await file.open({ ...files, branch: 'infinity-ward/call-of-duty-uo' });
    expect(file.map.map.branch.id).toBe('infinity-ward/call-of-duty-uo');
    const { candidates } = await new DetectionService(file).report();
    expect(candidates.map(({ branch }) => branch)).toContain('infinity-ward/call-of-duty');
    await expect(file.open({ ...files, branch: 'id-software/quake' })).rejects.toMatchObject({
      code: expect.stringMatching(/^bad-/),
    });
  });
});
