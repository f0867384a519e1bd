import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildVisibility,
  decodeRow,
  encodeRow,
  type PlainVisibility,
  rowFromText,
  rowText,
  visibilityRle,
} from '../src/container/visibility-rle/index.js';
import { expectSameBytes, jsonBlocks, mutated, openLump, throughJson } from './support/content-lumps.js';
import { hasCorpus, sayIfSkipped } from './support/corpus.js';
import { expectFormatError } from './support/expect-format-error.js';
import { seededRandom } from './support/seeded-random.js';
import { quake2VisibilityLumps, sourceMaps } from './support/source-lumps.js';

const clusterRows = fc.integer({ min: 0, max: 70 }).chain((count) => {
  const size = (count + 7) >> 3;
  const row = fc.oneof(
    fc.uint8Array({ minLength: size, maxLength: size }),
    fc
      .array(fc.constantFrom(0, 0, 0, 255, 1), { minLength: size, maxLength: size })
      .map((row) => Uint8Array.from(row)),
    fc.constant(undefined),
  );
  return fc.array(fc.record({ pvs: row, pas: row }), { minLength: count, maxLength: count });
});

/** Count, table and rows given as numbers, each offset counted from behind the table. */
function lumpOf(clusters: number, offsets: readonly number[], rows: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 + clusters * 8 + rows.length);
  const d = new DataView(bytes.buffer);
  d.setInt32(0, clusters, true);
  offsets.forEach((offset, i) => {
    d.setInt32(4 + i * 4, offset + 4 + clusters * 8, true);
  });
  bytes.set(rows, 4 + clusters * 8);
  return bytes;
}

function rulesOf(bytes: Uint8Array): string[] {
  return [...new Set(openLump(visibilityRle, bytes).issues.map((issue) => issue.rule))];
}

function gapsOf(bytes: Uint8Array): string[] {
  const { rows = [] } = openLump(visibilityRle, bytes).block(0, 1e6);
  return rows.flatMap((row) => ('gap' in row ? [row.gap] : []));
}

describe('coding of a row', () => {
  it('gives every row back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 700 }), (row) => {
        const coded = encodeRow(row);
        expect(decodeRow(coded, 0, row.length)).toEqual({
          row,
          produced: row.length,
          end: coded.length,
          problem: undefined,
        });
      }),
    );
  });

  it('writes zeros as runs of at most 255', () => {
    expect([...encodeRow(new Uint8Array(255))]).toEqual([0, 255]);
    expect([...encodeRow(new Uint8Array(257))]).toEqual([0, 255, 0, 2]);
    expect([...encodeRow(Uint8Array.of(0, 7, 0, 0))]).toEqual([0, 1, 7, 0, 2]);
  });

  it('stops at a run of no bytes and at the end of the lump, and cuts what is too long', () => {
    expect(decodeRow(Uint8Array.of(9, 0, 0, 9), 0, 4)).toMatchObject({
      problem: 'zero-run',
      produced: 1,
      end: 1,
    });
    expect(decodeRow(Uint8Array.of(9, 0), 0, 4)).toMatchObject({ problem: 'truncated', produced: 1, end: 1 });
    expect(decodeRow(Uint8Array.of(9, 0, 200), 0, 4)).toEqual({
      row: Uint8Array.of(9, 0, 0, 0),
      produced: 201,
      end: 3,
      problem: 'overrun',
    });
  });

  it('says clusters as ranges, and reads them back', async () => {
    expect(rowText(Uint8Array.of(0x8f, 0x01, 0xff, 0xff))).toBe('0-3 7-8 16-31');
    expect([...rowFromText('0-3 7-8 16-31', 4, [])]).toEqual([0x8f, 0x01, 0xff, 0xff]);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (row) => {
        expect(rowFromText(rowText(row), row.length, [])).toEqual(row);
      }),
    );
    for (const text of ['3-1', '8', '1-8', 'x', '1,2', '-1', '1-', '1e0', '99999999999999999999'])
      await expectFormatError('does-not-fit', () => rowFromText(text, 1, ['row']));
  });
});

describe('a lump of rows', () => {
  it('answers who sees and hears whom', () => {
    const lump = openLump(
      visibilityRle,
      buildVisibility([
        { pvs: Uint8Array.of(0b011), pas: Uint8Array.of(0b111) },
        { pvs: Uint8Array.of(0b011), pas: undefined },
        { pvs: Uint8Array.of(0b100), pas: Uint8Array.of(0) },
      ]),
    );
    expect([lump.kind, lump.length, lump.rowSize, lump.status, lump.remainder]).toEqual([
      'visibility',
      3,
      1,
      'ok',
      0,
    ]);
    expect(lump.issues).toEqual([]);
    expect([lump.isVisible(0, 1), lump.isVisible(0, 2), lump.isVisible(0, 2, 'pas')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(lump.rowOffset(1, 'pas')).toBe(0);
    expect([...lump.row(1, 'pas')]).toEqual([0b111]);
  });

  it('refuses clusters that are not there', async () => {
    const lump = openLump(visibilityRle, buildVisibility([{ pvs: Uint8Array.of(1), pas: Uint8Array.of(1) }]));
    for (const cluster of [-1, 1, 0.5, Number.NaN])
      await expectFormatError('not-found', () => lump.row(cluster, 'pvs'));
    await expectFormatError('not-found', () => lump.isVisible(0, 1));
  });

  it('builds what it reads, in both byte orders', () => {
    fc.assert(
      fc.property(clusterRows, fc.constantFrom('little' as const, 'big' as const), (clusters, byteOrder) => {
        const bytes = buildVisibility(clusters, { byteOrder });
        const lump = openLump(visibilityRle, bytes, { byteOrder });
        expect(lump.length).toBe(clusters.length);
        clusters.forEach((rows, cluster) => {
          if (rows.pvs !== undefined) expect(lump.row(cluster, 'pvs')).toEqual(rows.pvs);
          if (rows.pas !== undefined) expect(lump.row(cluster, 'pas')).toEqual(rows.pas);
        });
        expect(throughJson(visibilityRle, bytes, { byteOrder, size: 5 })).toEqual(bytes);
      }),
    );
  });

  it('refuses to build rows of another number of clusters', async () => {
    const row = Uint8Array.of(1, 1);
    await expectFormatError('does-not-fit', () => buildVisibility([{ pvs: row, pas: row }]));
  });

  it('is plain data that people can read', () => {
    const bytes = lumpOf(2, [0, 1, 0, 3], [0b11, 0b01, 0xaa, 0b10]);
    expect(openLump(visibilityRle, bytes).block(0, 100)).toEqual({
      clusterCount: 2,
      offsets: [
        [20, 21],
        [20, 23],
      ],
      rows: [
        { size: 1, visible: '0-1' },
        { size: 1, visible: '0' },
        { gap: 'aa' },
        { size: 1, visible: '1' },
      ],
    } satisfies PlainVisibility);
  });

  it('keeps shared rows, gaps, other codings and rows inside of rows', () => {
    const lumps = {
      shared: lumpOf(2, [0, 0, 0, 0], [3]),
      gaps: lumpOf(2, [1, 3, 1, 3], [9, 3, 9, 1, 9, 9]),
      splitRun: lumpOf(40, Array(80).fill(0) as number[], [0, 2, 0, 3]),
      inside: lumpOf(
        17,
        Array.from({ length: 34 }, (_, i) => i % 4),
        [1, 0, 1, 1, 2, 2, 2],
      ),
      overrun: lumpOf(9, Array(18).fill(0) as number[], [1, 0, 9]),
      zeroRun: lumpOf(9, Array(18).fill(0) as number[], [1, 0, 0, 9]),
      zeroRunFirst: lumpOf(9, Array(18).fill(0) as number[], [0, 0, 9]),
      truncated: lumpOf(9, Array(18).fill(0) as number[], [1, 0]),
      none: lumpOf(1, [-12, -12], []),
    };
    for (const [name, bytes] of Object.entries(lumps))
      for (const size of [1, 3, 4096])
        expect([name, throughJson(visibilityRle, bytes, { size })]).toEqual([name, bytes]);
    const block = openLump(visibilityRle, lumps.splitRun).block(0, 4096);
    expect(block.rows).toEqual([{ size: 5, visible: '', $raw: '00020003' }]);
    expect(visibilityRle.measure(block)).toEqual({ records: 1, opaqueBytes: 4, nonCanonical: 1 });
    expect(openLump(visibilityRle, lumps.overrun).block(0, 4096).rows).toEqual([{ size: 10, visible: '0' }]);
    expect(gapsOf(lumps.zeroRun)).toEqual(['000009']);
  });

  it('lets an edited value win over bytes that were kept', () => {
    const place = { name: 'LUMP', byteOrder: 'little' } as const;
    const rebuilt = (row: object): number[] => [...visibilityRle.rebuild({ rows: [row] }, place, 0)];
    expect(rebuilt({ size: 5, visible: '', $raw: '00020003' })).toEqual([0, 2, 0, 3]);
    expect(rebuilt({ size: 5, visible: '0', $raw: '00020003' })).toEqual([1, 0, 4]);
    expect(rebuilt({ size: 4, visible: '', $raw: '00020003' })).toEqual([0, 4]);
  });

  it('refuses plain data that is none', async () => {
    const place = { name: 'LUMP', byteOrder: 'little' } as const;
    for (const block of [
      null,
      [],
      7,
      { rowz: [] },
      { clusterCount: 1.5 },
      { clusterCount: 2 ** 31 },
      { offsets: [[1]] },
      { offsets: [1] },
      { offsets: [['1', 2]] },
      { offsets: 1 },
      { rows: [null] },
      { rows: [{ size: -1, visible: '' }] },
      { rows: [{ size: 2 ** 40, visible: '' }] },
      { rows: [{ size: 1, visible: '8' }] },
      { rows: [{ size: 1 }] },
      { rows: [{ gap: 'a' }] },
      { rest: 'zz' },
      { rows: [{ size: 1, visible: '', $raw: 5 }] },
    ])
      await expectFormatError('does-not-fit', () => visibilityRle.rebuild(block, place, 0));
  });

  it('can be given other bytes', () => {
    const lump = openLump(visibilityRle, lumpOf(1, [5, 0], [1]));
    expect(lump.issues.map((issue) => issue.rule)).toEqual(['visibility-offset']);
    lump.setBytes(lumpOf(2, [0, 0, 0, 0], [1]));
    expect([lump.length, lump.issues.length]).toEqual([2, 0]);
  });
});

describe('a broken lump of rows', () => {
  it('says what is wrong', () => {
    expect(rulesOf(new Uint8Array(0))).toEqual([]);
    expect(rulesOf(Uint8Array.of(1, 2))).toEqual(['visibility-count']);
    expect(rulesOf(lumpOf(2, [0, 0, 0, 0], []).subarray(0, 19))).toEqual(['visibility-count']);
    expect(rulesOf(lumpOf(9, Array(18).fill(0) as number[], [1, 0, 0, 9]))).toEqual([
      'visibility-zero-run',
      'visibility-gap',
    ]);
    expect(rulesOf(lumpOf(9, Array(18).fill(0) as number[], [1, 0, 9]))).toEqual(['visibility-overrun']);
    expect(rulesOf(lumpOf(9, Array(18).fill(0) as number[], [1, 0]))).toEqual([
      'visibility-truncated',
      'visibility-gap',
    ]);
    expect(rulesOf(lumpOf(1, [-12, -12], []))).toEqual([]);
    for (const offset of [-13, -11, -1, 1, 2 ** 31 - 13])
      expect([offset, rulesOf(lumpOf(1, [0, offset], [1]))]).toEqual([offset, ['visibility-offset']]);
    const [issue] = openLump(visibilityRle, lumpOf(2, [0, 0, 0, 99], [1])).issues;
    expect(issue).toMatchObject({ path: ['LUMP', 1, 'pas'], offset: 1000 + 16, found: 119 });
  });

  it('counts all as visible where an offset leads to no row', () => {
    const lump = openLump(visibilityRle, lumpOf(3, [-1, 9, -28, -29, 0, 0], [1]));
    for (const [cluster, kind] of [
      [0, 'pvs'],
      [0, 'pas'],
      [1, 'pvs'],
      [1, 'pas'],
    ] as const)
      expect([...lump.row(cluster, kind)]).toEqual([0b111]);
  });

  it('checks the count before it multiplies', () => {
    for (const count of [-1, -(2 ** 31), 2 ** 31 - 1, 2 ** 29, 3]) {
      const bytes = new Uint8Array(20);
      new DataView(bytes.buffer).setInt32(0, count, true);
      const lump = openLump(visibilityRle, bytes);
      expect([lump.length, lump.status, lump.rowSize]).toEqual([0, 'truncated', 0]);
      expect(lump.issues[0]).toMatchObject({ rule: 'visibility-count', found: count, offset: 1000 });
      expectSameBytes(throughJson(visibilityRle, bytes), bytes);
    }
  });

  it('lists few of many broken offsets', () => {
    const lump = openLump(visibilityRle, lumpOf(5000, Array(10000).fill(-1) as number[], []));
    expect(lump.issues.length).toBe(21);
    expect(lump.issues.at(-1)?.message).toBe('9980 more of these');
  });

  it('takes no longer for rows that all overlap', () => {
    const clusters = 40_000;
    const rows = new Array<number>(clusters * 2).fill(1);
    const bytes = lumpOf(
      clusters,
      Array.from({ length: clusters * 2 }, (_, i) => i),
      rows,
    );
    const lump = openLump(visibilityRle, bytes);
    expect(lump.issues).toEqual([]);
    expectSameBytes(throughJson(visibilityRle, bytes), bytes);
  });

  it('takes no longer for many rows that break off at once', () => {
    const clusters = 200_000;
    const bytes = lumpOf(
      clusters,
      Array.from({ length: clusters * 2 }, (_, i) => i),
      new Array<number>(clusters * 2).fill(0),
    );
    const lump = openLump(visibilityRle, bytes);
    expect(lump.issues.length).toBeGreaterThan(0);
    expect(lump.block(0, 1e6).rows?.length).toBeLessThan(10);
  });

  it('is read and made again wherever it is cut', () => {
    const whole = lumpOf(
      17,
      Array.from({ length: 34 }, (_, i) => i % 9),
      [1, 0, 2, 0, 3, 4, 5, 6, 0, 1, 1, 7],
    );
    for (let length = 0; length <= whole.length; length++) {
      const bytes = whole.slice(0, length);
      expectSameBytes(throughJson(visibilityRle, bytes, { size: 7 }), bytes);
      const lump = openLump(visibilityRle, bytes);
      for (let cluster = 0; cluster < lump.length; cluster++) expect(lump.row(cluster, 'pvs').length).toBe(3);
    }
  });

  it('is read and made again whatever is changed in it', () => {
    const random = seededRandom(4);
    const whole = lumpOf(
      17,
      Array.from({ length: 34 }, (_, i) => i % 9),
      [1, 0, 2, 0, 3, 4, 5, 6, 0, 1, 1, 7],
    );
    for (let i = 0; i < 3000; i++) {
      const bytes = mutated(whole, random, 1 + random(6));
      const lump = openLump(visibilityRle, bytes);
      for (let cluster = 0; cluster < lump.length; cluster++) lump.row(cluster, 'pas');
      expect(lump.issues.length).toBeLessThan(200);
      expectSameBytes(throughJson(visibilityRle, bytes, { size: 1 + random(40) }), bytes);
    }
  });
});

describe.skipIf(!hasCorpus)('the visibility of real maps', () => {
  sayIfSkipped('visibility of real maps');
  const lumps = hasCorpus
    ? [
        ...sourceMaps().map((map) => ({ name: map.name, bytes: map.lump(4).bytes })),
        ...quake2VisibilityLumps(),
      ]
    : [];
  const filled = lumps.filter(({ bytes }) => bytes.length > 0);

  it('is made again from JSON without a row that is kept as bytes', () => {
    let rows = 0;
    for (const { name, bytes } of filled) {
      const lump = openLump(visibilityRle, bytes);
      expect([name, lump.issues, lump.status]).toEqual([name, [], 'ok']);
      expectSameBytes(throughJson(visibilityRle, bytes), bytes);
      for (const text of jsonBlocks(lump, 4096)) {
        const { opaqueBytes, records } = visibilityRle.measure(JSON.parse(text));
        expect([name, opaqueBytes]).toEqual([name, 0]);
        rows += records;
      }
    }
    expect(rows).toBe(filled.reduce((sum, { bytes }) => sum + openLump(visibilityRle, bytes).length * 2, 0));
    console.log(`${filled.length} maps with visibility, ${rows} rows`);
  });

  it("is laid out as the compilers' by buildVisibility", () => {
    for (const { name, bytes } of filled) {
      const lump = openLump(visibilityRle, bytes);
      const clusters = Array.from({ length: lump.length }, (_, cluster) => ({
        pvs: lump.row(cluster, 'pvs'),
        pas: lump.row(cluster, 'pas'),
      }));
      expectSameBytes(buildVisibility(clusters), bytes, name);
    }
  });

  it('sees each cluster from itself', () => {
    for (const { bytes } of filled) {
      const lump = openLump(visibilityRle, bytes);
      for (let cluster = 0; cluster < lump.length; cluster++)
        expect(lump.isVisible(cluster, cluster)).toBe(true);
    }
  });
});
