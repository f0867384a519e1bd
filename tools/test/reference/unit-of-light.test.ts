import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * Repeats the measurement of `reference/corrections.md` that settles the unit of light samples, with a reader of its
 * own. Offsets are those of the specification's tables.
 */
const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../shared/corpus');
const folder = path.join(corpus, 'source');

const SUN = 3;
const SKY = 5;

interface Lump {
  readonly offset: number;
  readonly length: number;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** Brightest sample of each face that the sun shines on, in parts of what sun and sky give it. */
function shares(file: string): number[] {
  const bytes = readFileSync(path.join(folder, file));
  const lump = (index: number): Lump => ({
    offset: bytes.readInt32LE(8 + index * 16),
    length: bytes.readInt32LE(12 + index * 16),
  });
  const hasHdr = lump(53).length > 0;
  const [lights, samples] = hasHdr ? [lump(54), lump(53)] : [lump(15), lump(8)];
  const faces = hasHdr && lump(58).length > 0 ? lump(58) : lump(7);
  const light = (type: number): number | undefined => {
    for (let at = lights.offset; at < lights.offset + lights.length; at += 88)
      if (bytes.readInt32LE(at + 40) === type) return at;
    return undefined;
  };
  const sun = light(SUN);
  const sky = light(SKY);
  if (sun === undefined || sky === undefined) return [];
  const found: number[] = [];
  for (let at = faces.offset; at < faces.offset + faces.length; at += 56) {
    const first = bytes.readInt32LE(at + 20);
    if (first < 0 || bytes[at + 16] !== 0 || bytes.readInt16LE(at + 12) >= 0) continue;
    const plane = lump(1).offset + bytes.readUInt16LE(at) * 20;
    let cosine = 0;
    for (let i = 0; i < 12; i += 4) cosine -= bytes.readFloatLE(plane + i) * bytes.readFloatLE(sun + 24 + i);
    const count = (bytes.readInt32LE(at + 36) + 1) * (bytes.readInt32LE(at + 40) + 1);
    if (cosine < 0.3 || count < 9) continue;
    let brightest = 0;
    for (let i = 0; i < count; i++) {
      const sample = samples.offset + first + i * 4;
      brightest = Math.max(brightest, (bytes[sample + 1] as number) * 2 ** bytes.readInt8(sample + 3));
    }
    found.push(brightest / (bytes.readFloatLE(sun + 16) * cosine + bytes.readFloatLE(sky + 16)));
  }
  return found;
}

describe.skipIf(!existsSync(folder))(`the unit of light (skipped without ${folder})`, () => {
  it.each([
    ['KitKatt-Mars__GigaBuilder/four.bsp', 212, 254],
    ['KitKatt-Mars__GigaBuilder/nine_testmap.bsp', 82, 254],
    ['KitKatt-Mars__GigaBuilder/water.bsp', 70, 255],
    ['KitKatt-Mars__GigaBuilder/gb_background.bsp', 10, 262],
    ['snake-biscuits__bsp_tool/test2.bsp', 96, 252],
    ['evgeniyfimushkin__cs-source/hns_floppytown_css_fix_v1.bsp', 481, 252],
  ])('%s: %i faces in the sun have samples of %i times its brightness', (file, faces, share) => {
    const found = shares(file);
    expect([found.length, Math.round(median(found))]).toEqual([faces, share]);
  });
});
