import { type Branch, open, openAs, registry, save } from '@brushwork/formats';
import type { ByteOrder } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { compressedSource } from '../../../../tools/fixtures/valve/compressed-source.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { gameLumpOf, unpackedContents } from '../support/compressed-maps.js';

const branches = await Promise.all(
  registry
    .filter(({ magic }) => magic === 'VBSP')
    .map(async ({ id, bigEndianMagic, load }) => ({ id, bigEndianMagic, branch: (await load()) as Branch })),
);

/** Every branch whose maps may be compressed, in each byte order that its files are told by. */
const forms = branches
  .filter(({ branch }) => branch.capabilities.compression !== undefined)
  .flatMap(({ id, branch, bigEndianMagic }) =>
    (bigEndianMagic === undefined ? ['little'] : ['little', 'big']).map((byteOrder) => ({
      ...{ id, branch, byteOrder: byteOrder as ByteOrder },
    })),
  );

it('branches of Source whose maps may be compressed are those since the Orange Box', () => {
  expect(
    branches.filter(({ branch }) => branch.capabilities.compression === undefined).map(({ id }) => id),
  ).toEqual([
    ...['valve/source-2004', 'valve/source-2006', 'troika/bloodlines', 'valve/half-life2-beta-17'],
    ...['valve/half-life2-beta-18', 'ritual/sin-episodes', 'arkane/dark-messiah-sp'],
    ...['arkane/dark-messiah-mp', 'outerlight/the-ship'],
  ]);
});

describe.each(forms)('a compressed map of $id, $byteOrder-endian', async ({ id, branch, byteOrder }) => {
  const plain = openAs(branch, tinySource({ branch, byteOrder }));
  const bytes = await compressedSource({ branch, byteOrder });

  it('holds in every lump and sub-lump what the uncompressed one does, without a remark', () => {
    const map = openAs(branch, bytes.slice());
    expect(map.issues).toEqual([]);
    expect(map.byteOrder).toBe(byteOrder);
    expect(unpackedContents(map)).toEqual(unpackedContents(plain));
    for (const name of map.lumpNames)
      expect([name, map.lump(name).length]).toEqual([name, plain.lump(name).length]);
    expect(map.lumpNames.filter((name) => (map.entryOf(name).unpacked ?? 0) > 0).length).toBeGreaterThan(20);
    expect(gameLumpOf(map).find('sprp')?.isCompressed).toBe(true);
    const layoutOf = (one: typeof map): unknown => {
      const content = gameLumpOf(one).find('sprp')?.content as { readonly layout?: string } | undefined;
      return content?.layout;
    };
    expect(layoutOf(map)).toBeDefined();
    expect(layoutOf(map)).toBe(layoutOf(plain));
  });

  it('is opened as what the uncompressed one is opened as, and written back as it was', async () => {
    const map = await open(bytes.slice(), { branch: id });
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    const first = (of: Awaited<ReturnType<typeof open>>): string | undefined => of.candidates[0]?.branch;
    const uncompressed = await open(tinySource({ branch, byteOrder }), { branch: id });
    expect(first(map)).toBe(first(uncompressed));
  });

  it('gives those bytes for each lump when it is unpacked', () => {
    const unpacked = save(openAs(branch, bytes.slice()), { compression: 'none' });
    const map = openAs(branch, unpacked.bytes);
    expect(map.issues).toEqual([]);
    expect(map.head.entries.every((entry) => entry.unpacked === 0)).toBe(true);
    expect(unpackedContents(map)).toEqual(unpackedContents(plain));
  });
});
