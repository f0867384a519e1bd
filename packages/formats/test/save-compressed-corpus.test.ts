import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { differingLumps } from '../src/map/differing-lumps.js';
import { saveCompressed } from '../src/map/save-compressed.js';
import { open, save } from '../src/open.js';
import { encodeOnce } from './support/compressed-maps.js';
import { corpusFolder, sayIfSkipped } from './support/corpus.js';

/** A map that a console's tools compressed, and small ones of the PC. */
const consoleMap = 'source/snake-biscuits__bsp_tool/shack.360.bsp';
const files = [
  consoleMap,
  'source/snake-biscuits__bsp_tool/test2.bsp',
  'source/KitKatt-Mars__GigaBuilder/testing_balls.bsp',
];
const present = files.filter((file) => existsSync(join(corpusFolder, file)));

describe.skipIf(present.length === 0)('real maps', () => {
  if (present.length === 0) sayIfSkipped('compressing real maps');

  it.each(present)('come out the same after each cycle of compressing and unpacking: %s', async (file) => {
    const bytes = new Uint8Array(readFileSync(join(corpusFolder, file)));
    const opened = (from: Uint8Array) => open(new Uint8Array(from));
    const compress = async (from: Uint8Array) =>
      saveCompressed(await opened(from), { packedFiles: 'follow', encode: encodeOnce });
    const decompress = async (from: Uint8Array) =>
      save(await opened(from), { compression: 'none', packedFiles: 'follow' });
    const first = await compress((await decompress(bytes)).bytes);
    const second = await compress((await decompress(first.bytes)).bytes);
    expect(Buffer.compare(second.bytes, first.bytes)).toBe(0);
    const [before, after] = [await opened(bytes), await opened(second.bytes)];
    expect(differingLumps(before, after)).toEqual([]);
    const errors = after.issues.filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
    expect(first.left).toEqual([]);
  });

  it.skipIf(!present.includes(consoleMap))('that are compressed already stay as they are', async () => {
    const bytes = new Uint8Array(readFileSync(join(corpusFolder, consoleMap)));
    const map = await open(new Uint8Array(bytes));
    const saved = await saveCompressed(map, { packedFiles: 'follow', encode: encodeOnce });
    expect(Buffer.compare(saved.bytes, bytes)).toBe(0);
  });
});
