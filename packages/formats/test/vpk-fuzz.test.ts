import { memorySource } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildVpk, type VpkSpec } from '../../../tools/fixtures/valve/build-vpk.js';
import { openVpk } from '../src/index.js';
import { resultOrFormatError } from './support/expect-format-error.js';
import { filesBeside } from './support/neighbours.js';
import { seededRandom } from './support/seeded-random.js';

/** So many damaged archives of each version are tried. */
const budget = 1500;
const maxOutput = 1 << 20;

const specs: readonly VpkSpec[] = [
  { name: 'materials/a.vmt', content: 'alpha', preload: 5 },
  { name: 'materials/a.vtf', content: new Uint8Array(200), part: 0 },
  { name: 'materials/deep/er/b.vtf', content: 'beta and more', preload: 4, part: 1 },
  { name: 'maps/c.bsp', content: 'gamma' },
  { name: 'plain', content: 'delta' },
];

/** Everything that can be asked of an archive; only `FormatError` may come out. */
async function tryAll(bytes: Uint8Array, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const beside = filesBeside('pak01_dir.vpk', new Map(Object.entries(files)));
  const archive = await resultOrFormatError(() => openVpk(memorySource(bytes), { beside }));
  if (archive instanceof Error) return;
  expect(archive.files.length).toBeLessThanOrEqual(bytes.length / 18);
  expect(archive.issues.length).toBeLessThan(5);
  for (const file of archive.files) {
    const read = await resultOrFormatError(() => file.read(maxOutput));
    if (!(read instanceof Error)) expect(read.length).toBe(file.size);
  }
}

describe('a damaged archive of Source gives results or FormatErrors', () => {
  it.each([1, 2])('bytes changed, version %i', async (version) => {
    const random = seededRandom(70 + version);
    const files = buildVpk('pak01_dir.vpk', specs, { version });
    const whole = files['pak01_dir.vpk'] as Uint8Array;
    for (let round = 0; round < budget; round++) {
      const bytes = whole.slice();
      for (let changes = 1 + random(4); changes > 0; changes--)
        bytes[random(bytes.length)] = [0, 1, 0x7f, 0xff, random(256)][random(5)] ?? 0;
      await tryAll(bytes, files);
    }
  });

  it('cut off anywhere, and with parts moved over others', async () => {
    const random = seededRandom(99);
    const files = buildVpk('pak01_dir.vpk', specs);
    const whole = files['pak01_dir.vpk'] as Uint8Array;
    for (let size = 0; size < whole.length; size++) await tryAll(whole.slice(0, size), files);
    for (let round = 0; round < budget; round++) {
      const bytes = whole.slice();
      bytes.copyWithin(random(bytes.length), random(bytes.length), random(bytes.length));
      await tryAll(bytes, files);
    }
  });

  it('any bytes at all for a tree', async () => {
    const header = (size: number) => Uint8Array.from([0x34, 0x12, 0xaa, 0x55, 1, 0, 0, 0, size, 0, 0, 0]);
    const smallBytes = fc.oneof(fc.constantFrom(0, 0, 0, 0x20, 0x61, 0xff), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(smallBytes, { maxLength: 200 }), async (tree) => {
        await tryAll(Uint8Array.from([...header(tree.length), ...tree]), {});
      }),
      { numRuns: 1000 },
    );
  });
});
