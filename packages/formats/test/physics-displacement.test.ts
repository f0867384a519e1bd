import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { physicsDisplacement } from '../src/container/physics/index.js';
import { expectSameBytes, mutated, openLump, throughJson } from './support/content-lumps.js';
import { hasCorpus, sayIfSkipped } from './support/corpus.js';
import { expectFormatError } from './support/expect-format-error.js';
import { seededRandom } from './support/seeded-random.js';
import { sourceMaps } from './support/source-lumps.js';

const place = { name: 'LUMP', byteOrder: 'little' } as const;

/** The hull of a flat displacement of 5 x 5 vertices that is bent along its diagonal: four triangles, six edges. */
const hull = {
  baseVertex: 0,
  virtualTriangleCount: 4,
  virtualEdgeCount: 6,
  triangles: [
    [0, 1, 2, 3],
    [3, 4, 0, 2],
    [2, 5, 3, 1],
    [4, 5, 1, 0],
  ],
  edges: [
    [0, 20],
    [20, 24],
    [24, 0],
    [0, 4],
    [4, 20],
    [24, 4],
  ],
};

const hullSize = 5 + 4 * 4 + 6 * 2;

function lumpOf(
  displacements: readonly object[],
  sizes: readonly number[],
  countSize: 2 | 4 = 2,
): Uint8Array {
  const block = { countSize, displacementCount: displacements.length, sizes, displacements };
  return physicsDisplacement.rebuild(block, place, 0);
}

const two = lumpOf(
  [{ hulls: [hull] }, { bytes: '' }, { hulls: [hull, hull] }],
  [4 + hullSize, 0, 4 + 2 * hullSize],
);

function rulesOf(bytes: Uint8Array): string[] {
  return openLump(physicsDisplacement, bytes).issues.map((issue) => issue.rule);
}

describe('the collision of displacements', () => {
  it('is hulls of triangles and edges', () => {
    const lump = openLump(physicsDisplacement, two);
    expect([lump.kind, lump.length, lump.status, lump.remainder]).toEqual([
      'physics-displacement',
      3,
      'ok',
      0,
    ]);
    expect(lump.issues).toEqual([]);
    expect(lump.hulls(0)).toEqual([hull]);
    expect(lump.hulls(1)).toBeUndefined();
    expect(lump.hulls(2)).toEqual([hull, hull]);
    expect(lump.offsetOf(2)).toBe(1000 + 8 + 4 + hullSize);
    expect(lump.bytesOf(1).length).toBe(0);
  });

  it('refuses displacements that are not there', async () => {
    for (const i of [-1, 3, 0.5])
      await expectFormatError('not-found', () => openLump(physicsDisplacement, two).hulls(i));
  });

  it('is read with counts of 16 or 32 bits, whichever add up', () => {
    const wide = lumpOf([{ hulls: [hull] }], [4 + hullSize], 4);
    for (const version of [undefined, 0, 2]) {
      expect(openLump(physicsDisplacement, two, { version }).block(0, 1).countSize).toBe(2);
      const lump = openLump(physicsDisplacement, wide, { version });
      expect([lump.status, lump.length, lump.block(0, 1).countSize]).toEqual(['ok', 1, 4]);
      expectSameBytes(throughJson(physicsDisplacement, wide, { version }), wide);
    }
    expect(openLump(physicsDisplacement, new Uint8Array(4), { version: 2 }).status).toBe('ok');
    expect(openLump(physicsDisplacement, new Uint8Array(2), { version: 2 }).status).toBe('ok');
    expect(openLump(physicsDisplacement, new Uint8Array(0)).status).toBe('empty');
  });

  it('comes back from JSON whatever the hulls are', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const anyHull = fc.record({
      baseVertex: byte,
      virtualTriangleCount: byte,
      virtualEdgeCount: byte,
      triangles: fc.array(fc.tuple(byte, byte, byte, byte), { maxLength: 9 }),
      edges: fc.array(fc.tuple(byte, byte), { maxLength: 9 }),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(anyHull, { maxLength: 3 }), { maxLength: 4 }),
        fc.constantFrom('little' as const, 'big' as const),
        fc.constantFrom(2 as const, 4 as const),
        (displacements, byteOrder, countSize) => {
          const sizes = displacements.map((hulls) =>
            hulls.reduce((sum, { triangles, edges }) => sum + 5 + triangles.length * 4 + edges.length * 2, 4),
          );
          const block = {
            countSize,
            displacementCount: sizes.length,
            sizes,
            displacements: displacements.map((hulls) => ({ hulls })),
          };
          const bytes = physicsDisplacement.rebuild(block, { ...place, byteOrder }, 0);
          const version = countSize === 4 ? 2 : 0;
          const lump = openLump(physicsDisplacement, bytes, { byteOrder, version });
          expect(lump.status).toBe('ok');
          displacements.forEach((hulls, i) => {
            expect(lump.hulls(i)).toEqual(hulls);
          });
          expectSameBytes(throughJson(physicsDisplacement, bytes, { byteOrder, version, size: 2 }), bytes);
        },
      ),
    );
  });

  it('keeps bytes that are no hulls, and says so', () => {
    const odd = lumpOf(
      [{ bytes: '01000000' }, { bytes: '00000100' }, { hulls: [hull] }],
      [4, 4, 4 + hullSize],
    );
    const lump = openLump(physicsDisplacement, odd);
    expect(lump.issues.map(({ rule, path }) => [rule, path])).toEqual([
      ['physics-displacement-hull', ['LUMP', 0]],
      ['physics-displacement-hull', ['LUMP', 1]],
    ]);
    expectSameBytes(throughJson(physicsDisplacement, odd), odd);
    expect(physicsDisplacement.measure(lump.block(0, 99))).toEqual({
      records: 3,
      opaqueBytes: 8,
      nonCanonical: 2,
    });
  });

  it('refuses plain data that is none', async () => {
    for (const block of [
      null,
      {},
      { countSize: 3 },
      { countSize: 2, sizes: 1 },
      { countSize: 2, sizes: [70_000] },
      { countSize: 2, displacements: [null] },
      { countSize: 2, displacements: [{ hulls: [null] }] },
      { countSize: 2, displacements: [{ hulls: [{ ...hull, triangles: [[1, 2, 3]] }] }] },
      { countSize: 2, displacements: [{ hulls: [{ ...hull, triangles: [[1, 2, 3, 4, 5]] }] }] },
      { countSize: 2, displacements: [{ hulls: [{ ...hull, edges: [[1]] }] }] },
      { countSize: 2, displacements: [{ hulls: [{ ...hull, baseVertex: 256 }] }] },
      { countSize: 2, displacements: [{ hulls: [{ ...hull, edges: Array(256).fill([0, 1]) }] }] },
      { countSize: 2, displacements: [{ hulls: Array(256).fill(hull) }] },
      { countSize: 2, displacements: [{ bytes: 'x' }] },
      { countSize: 2, rest: 1 },
      { countSize: 2, more: 1 },
    ])
      await expectFormatError('does-not-fit', () => physicsDisplacement.rebuild(block, place, 0));
  });
});

describe('a broken lump of displacement collision', () => {
  it('checks its counts before it allocates', () => {
    expect(rulesOf(Uint8Array.of(0xff, 0xff))).toEqual(['physics-displacement-count']);
    expect(rulesOf(Uint8Array.of(1))).toEqual(['physics-displacement-count']);
    expect(rulesOf(Uint8Array.of(2, 0, 1, 0, 9, 0, 7))).toEqual([
      'physics-displacement-size',
      'physics-displacement-hull',
    ]);
    expect(rulesOf(Uint8Array.of(0, 0, 7))).toEqual(['physics-displacement-size']);
    const wide = openLump(physicsDisplacement, Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0, 0), { version: 2 });
    expect([wide.length, wide.status]).toEqual([0, 'truncated']);
  });

  it('is read and made again wherever it is cut', () => {
    for (let length = 0; length <= two.length; length++) {
      const bytes = two.slice(0, length);
      const lump = openLump(physicsDisplacement, bytes);
      expect(lump.status === 'ok').toBe(length === two.length);
      expectSameBytes(throughJson(physicsDisplacement, bytes, { size: 1 }), bytes);
    }
  });

  it('is read and made again whatever is changed in it', () => {
    const random = seededRandom(28);
    for (let i = 0; i < 3000; i++) {
      const bytes = mutated(two, random, 1 + random(6));
      const version = random(3);
      expect(openLump(physicsDisplacement, bytes, { version }).issues.length).toBeLessThan(50);
      expectSameBytes(throughJson(physicsDisplacement, bytes, { version, size: 1 + random(9) }), bytes);
    }
  });
});

describe.skipIf(!hasCorpus)('the displacement collision of real maps', () => {
  sayIfSkipped('displacement collision of real maps');

  it('is made again from JSON without a byte that is kept as such', () => {
    let displacements = 0;
    let hulls = 0;
    for (const map of sourceMaps()) {
      const { bytes, version } = map.lump(28);
      if (bytes.length === 0) continue;
      const lump = openLump(physicsDisplacement, bytes, { version });
      expect([map.name, lump.status, lump.issues]).toEqual([map.name, 'ok', []]);
      expect(physicsDisplacement.measure(lump.block(0, 1e6)).opaqueBytes).toBe(0);
      expectSameBytes(throughJson(physicsDisplacement, bytes, { version, size: 7 }), bytes, map.name);
      const recordSize = map.version === 25 ? 232 : 176;
      expect(lump.length).toBe(map.lump(26).bytes.length / recordSize);
      for (let i = 0; i < lump.length; i++) {
        displacements++;
        const power = new DataView(map.lump(26).bytes.slice(i * recordSize).buffer).getInt32(20, true);
        for (const { baseVertex, triangles, edges, ...counts } of lump.hulls(i) ?? []) {
          hulls++;
          // Each edge of a closed surface lies between two triangles, and joins two vertices of the displacement.
          const uses = edges.map(
            (_, edge) => triangles.flatMap((t) => t.slice(0, 3)).filter((e) => e === edge).length,
          );
          expect(uses.every((count) => count === 2)).toBe(true);
          const vertices = new Set(edges.flat());
          expect(vertices.size - edges.length + triangles.length).toBe(2);
          expect(baseVertex + Math.max(...vertices)).toBeLessThan((2 ** power + 1) ** 2);
          for (const [a, b, c, opposite] of triangles) {
            expect(new Set([a, b, c].flatMap((edge) => edges[edge] ?? [])).size).toBe(3);
            expect(opposite).toBeLessThan(triangles.length);
          }
          expect(counts.virtualTriangleCount).toBeLessThanOrEqual(triangles.length);
          expect(counts.virtualEdgeCount).toBeLessThanOrEqual(edges.length);
        }
      }
    }
    console.log(`${displacements} displacements, ${hulls} hulls`);
    expect(hulls).toBeGreaterThan(0);
  });
});
