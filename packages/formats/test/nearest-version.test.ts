import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { scatteredRespawn, tinyRespawn } from '../../../tools/fixtures/respawn/tiny-respawn.js';
import { branch as apex } from '../src/branch/respawn/apex-legends.js';
import { branch as titanfall2 } from '../src/branch/respawn/titanfall2.js';
import { open, openSource, save } from '../src/open.js';
import { expectFormatError } from './support/expect-format-error.js';

function ofVersion(bytes: Uint8Array, version: number): Uint8Array {
  new DataView(bytes.buffer).setInt32(4, version, true);
  return bytes;
}

describe('a version that nobody knows', () => {
  it('is read as the nearest one, with a warning and little weight', async () => {
    const file = ofVersion(tinyRespawn(titanfall2), 38);
    for (const map of [await open(file.slice()), await (await openSource(memorySource(file))).load()]) {
      expect(map.branch.id).toBe('respawn/titanfall2');
      expect(map.version).toBe(38);
      expect(map.issues).toMatchObject([
        { rule: 'version-unknown', severity: 'warning', code: 'bad-version', found: 38 },
      ]);
      expect(map.candidates[0]?.score).toBeLessThan(100);
      expect(map.candidates[0]?.evidence[0]?.text).toContain(
        "version 38 isn't known, the nearest that is known is 37",
      );
    }
    expect(Buffer.compare(save(await open(file.slice())).bytes, file)).toBe(0);
  });

  it('is near by its lower half first, in which games count', async () => {
    const later = ofVersion(scatteredRespawn(apex).file, 53 + 0x20000);
    const map = await open(later);
    expect(map.branch.id).toBe('respawn/apex-legends');
    expect(map.issues.map(({ rule }) => rule)).toEqual(['version-unknown', 'external-missing']);
    const between = ofVersion(scatteredRespawn(apex).file, 51 + 0x20000);
    expect((await open(between)).candidates[0]?.evidence[0]?.text).toContain('51 with 1 in the upper half');
  });

  it('is refused when its directory makes no sense as that of the nearest', async () => {
    const file = ofVersion(tinyRespawn(titanfall2), 38);
    new DataView(file.buffer).setInt32(16 + 3 * 16, -5, true);
    const error = await expectFormatError('bad-version', () => open(file));
    expect(error.message).toContain("which can't be read here");
    const misfit = ofVersion(tinyRespawn(titanfall2), 38);
    const view = new DataView(misfit.buffer);
    view.setInt32(20 + 54 * 16, view.getInt32(20 + 54 * 16, true) - 1, true);
    await expectFormatError('bad-version', () => open(misfit));
    await expectFormatError('bad-version', () => openSource(memorySource(misfit)));
  });

  it('is read as what the caller names, of the same magic', async () => {
    const file = ofVersion(tinyRespawn(titanfall2), 33);
    const map = await open(file.slice(), { branch: 'titanfall' });
    expect(map.branch.id).toBe('respawn/titanfall');
    expect(map.issues.map(({ rule }) => rule)).toContain('version-unknown');
    const source = await openSource(memorySource(file), { branch: 'titanfall' });
    expect(source.map.branch.id).toBe('respawn/titanfall');
    await expectFormatError('bad-version', () => open(file.slice(), { branch: 'orange-box' }));
    await expectFormatError('bad-magic', () => open(tinyRespawn(titanfall2), { branch: 'titanfall' }));
  });

  it('is not guessed at when several layouts are as near, but they are named', async () => {
    const file = new Uint8Array(4096);
    file.set([0x56, 0x42, 0x53, 0x50, 16]);
    const error = await expectFormatError('bad-version', () => open(file));
    expect(error.message).toContain("version 16 isn't known, nearest is troika/bloodlines (version 17) or");
  });

  it('is no guess where the version is that of a game that is known', async () => {
    const file = new Uint8Array(4096);
    file.set([0x49, 0x42, 0x53, 0x50, 58]);
    const error = await expectFormatError('bad-version', () => open(file, { branch: 'call-of-duty' }));
    expect(error.message).toContain('a BSP of the Call of Duty demo');
  });
});
