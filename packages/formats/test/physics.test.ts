import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PhysicsSurface, physicsCollision } from '../src/container/physics/index.js';
import { expectSameBytes, mutated, openLump, throughJson } from './support/content-lumps.js';
import { expectFormatError } from './support/expect-format-error.js';
import {
  compactSizes,
  KEY_DATA,
  physicsEnd,
  physicsModel,
  polygonSolid,
  surfaceSize,
  tetrahedra,
  wideSizes,
} from './support/physics-lump.js';
import { seededRandom } from './support/seeded-random.js';

type ByteOrder = 'little' | 'big';

function lumpOf(items: readonly object[], byteOrder: ByteOrder = 'little'): Uint8Array {
  return physicsCollision.rebuild(items, { name: 'LUMP', byteOrder }, 0);
}

const mopp = {
  mopp: { id: 0x59485056, version: 0x100, type: 1, surfaceSize: 60 },
  surface: {
    isWide: false,
    pieces: [
      {
        head: {
          massCenter: { x: 1, y: 2, z: 3 },
          rotationInertia: { x: 1, y: 2, z: 3 },
          upperLimitRadius: 4,
          maxDeviation: 249,
          byteSize: 60,
          rootOffset: 48,
          unknown0x24: 48,
          unknown0x28: 0,
          id: 0x50504f4d,
        },
      },
      { bytes: '000102030405060708090a0b' },
    ],
  },
};

const small = lumpOf([
  physicsModel(0, [polygonSolid(2), mopp]),
  physicsModel(3, [polygonSolid(1)]),
  physicsEnd,
]);
const single = lumpOf([physicsModel(0, [polygonSolid(1)]), physicsEnd]);
/** Where the surface of the only solid begins. */
const SURFACE = 16 + 4 + 28;

function surfaceOf(bytes: Uint8Array, byteOrder: ByteOrder = 'little'): PhysicsSurface {
  const surface = openLump(physicsCollision, bytes, { byteOrder }).at(0).solids[0]?.readSurface();
  if (surface === undefined) throw new Error('no surface');
  return surface;
}

function rulesOf(bytes: Uint8Array): string[] {
  return openLump(physicsCollision, bytes).issues.map((issue) => issue.rule);
}

/** The lump of one solid with a word changed. */
function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  const copy = bytes.slice();
  new DataView(copy.buffer).setInt32(at, value, true);
  return copy;
}

describe('a lump of physics', () => {
  it('holds models with solids and a text', () => {
    const lump = openLump(physicsCollision, small);
    expect([lump.kind, lump.length, lump.status, lump.remainder, lump.issues]).toEqual([
      'physics',
      2,
      'ok',
      0,
      [],
    ]);
    expect([...lump].map(({ model, solids }) => [model, solids.map(({ kind }) => kind)])).toEqual([
      [0, ['polygon', 'mopp']],
      [3, ['polygon']],
    ]);
    expect(lump.at(0).keyData).toBe(KEY_DATA.slice(0, -1));
    expect(lump.at(0).offset).toBe(1000);
    expect(lump.at(0).solids[0]?.offset).toBe(1000 + 20);
    expect(lump.at(0).solids[1]?.readSurface()).toBeUndefined();
  });

  it.each([
    // Whatever is read twice as long has to take twice as long, not four times: these would take minutes.
    ['zeros with something behind them', `solid {\n"index" "0"\n}\n${'\0'.repeat(600_000)}x`, 2],
    [
      'long names of blocks with much in them',
      `"${'a'.repeat(300_000)}" { "${'b'.repeat(300_000)}" { ${'key value '.repeat(40_000)} } }`,
      40_000,
    ],
  ])('reads the text of a model in time that grows with its size: %s', (_, keyData, least) => {
    const lump = openLump(physicsCollision, lumpOf([{ ...physicsModel(0, []), keyData }, physicsEnd]));
    expect(lump.at(0).keyData.length).toBe(keyData.length);
    const part = lump.namedParts().get('keyData')?.open();
    const rows = part?.rows?.();
    expect(rows?.length).toBeGreaterThanOrEqual(least - 1);
    expect(rows?.row((rows?.length ?? 0) - 1)).toHaveProperty('key');
  });

  it('refuses models, nodes and ledges that are not there', async () => {
    const lump = openLump(physicsCollision, small);
    for (const i of [-1, 2, 0.5]) await expectFormatError('not-found', () => lump.at(i));
    await expectFormatError('not-found', () => surfaceOf(small).ledge(2));
    await expectFormatError('not-found', () => surfaceOf(small).node(3));
  });

  it('works out sizes that are left out', () => {
    expect(small.length).toBe(
      16 +
        4 +
        28 +
        surfaceSize(2, compactSizes) +
        4 +
        72 +
        KEY_DATA.length + // the world
        16 +
        4 +
        28 +
        surfaceSize(1, compactSizes) +
        KEY_DATA.length +
        16,
    );
    const [world] = openLump(physicsCollision, small).block(0, 1);
    expect(world).toMatchObject({
      dataSize: 4 + 28 + surfaceSize(2, compactSizes) + 4 + 72,
      keyDataSize: KEY_DATA.length,
      solidCount: 2,
      solids: [{ size: 28 + surfaceSize(2, compactSizes) }, { size: 72 }],
    });
  });

  it('comes back from JSON, with blocks of any size', () => {
    for (const size of [1, 2, 3, 4096])
      expectSameBytes(throughJson(physicsCollision, small, { size }), small);
    expect(throughJson(physicsCollision, new Uint8Array(0)).length).toBe(0);
    const measured = physicsCollision.measure(openLump(physicsCollision, small).block(0, 4096));
    expect(measured).toEqual({ records: 2, opaqueBytes: 12, nonCanonical: 0 });
  });

  it('is the same in both byte orders, bit fields included', () => {
    const items = [physicsModel(0, [polygonSolid(2)]), physicsEnd];
    const big = lumpOf(items, 'big');
    expectSameBytes(throughJson(physicsCollision, big, { byteOrder: 'big' }), big);
    const [littleSurface, bigSurface] = [surfaceOf(lumpOf(items)), surfaceOf(big, 'big')];
    expect(bigSurface.problems).toEqual([]);
    expect(bigSurface.ledge(1).toObject()).toEqual(littleSurface.ledge(1).toObject());
    expect(bigSurface.triangles(1).object(3)).toEqual(littleSurface.triangles(1).object(3));
    // Highest bits first: material in the seven bits above the last, the count of 16 bytes in the low 24.
    const ledge = SURFACE + 48;
    expect([...big.subarray(ledge + 8, ledge + 12)]).toEqual([0x10, 0, 0, 9]);
    expect([...big.subarray(ledge + 16, ledge + 20)]).toEqual([0, 0, 3, 2]);
    expect([...big.subarray(SURFACE + 28, SURFACE + 30)]).toEqual([250, 0]);
  });

  it('reads old solids, which have no head', () => {
    const old = (id: number): Uint8Array => {
      const surface = structuredClone(tetrahedra(1)) as { pieces: { head?: { id: number } }[] };
      if (surface.pieces[0]?.head !== undefined) surface.pieces[0].head.id = id;
      return lumpOf([physicsModel(0, [{ surface }]), physicsEnd]);
    };
    for (const id of [0, 0x53505649]) {
      const bytes = old(id);
      const [solid] = openLump(physicsCollision, bytes).at(0).solids;
      expect([solid?.kind, solid?.head, rulesOf(bytes)]).toEqual(['polygon', undefined, []]);
      expect(solid?.readSurface()?.ledges.length).toBe(1);
      expectSameBytes(throughJson(physicsCollision, bytes), bytes);
    }
    const foreign = old(0x50504f4d);
    expect(openLump(physicsCollision, foreign).at(0).solids[0]?.kind).toBe('mopp');
    expectSameBytes(throughJson(physicsCollision, foreign), foreign);
  });

  it('keeps solids of unknown kinds, and says so', () => {
    const bytes = lumpOf([
      physicsModel(0, [
        { rest: 'cafe' },
        { rest: '' },
        { other: { id: 0x59485056, version: 0x100, type: 3 }, rest: '0102' },
        { rest: `${'11'.repeat(48)}` },
      ]),
      physicsEnd,
    ]);
    const lump = openLump(physicsCollision, bytes);
    expect(lump.at(0).solids.map(({ kind }) => kind)).toEqual(Array(4).fill('unknown'));
    expect(rulesOf(bytes)).toEqual(Array(4).fill('physics-solid-kind'));
    expectSameBytes(throughJson(physicsCollision, bytes), bytes);
  });

  it('keeps axis maps and what is left over', () => {
    const solid = polygonSolid(1) as { polygon: object };
    const bytes = lumpOf([
      {
        ...physicsModel(0, [
          { ...solid, polygon: { ...solid.polygon, axisMapSize: 2 }, axisMap: 'abcd', rest: 'ef' },
        ]),
        leftOver: '0102',
      },
      physicsEnd,
      { rest: '00' },
    ]);
    const lump = openLump(physicsCollision, bytes);
    expect([...(lump.at(0).solids[0]?.axisMap ?? [])]).toEqual([0xab, 0xcd]);
    expect([lump.status, lump.remainder]).toEqual(['remainder', 1]);
    expect(rulesOf(bytes)).toEqual(['physics-solid-count', 'physics-solid-size', 'lump-remainder']);
    expectSameBytes(throughJson(physicsCollision, bytes, { size: 1 }), bytes);
    expect(physicsCollision.measure(lump.block(0, 9)).opaqueBytes).toBe(2 + 1 + 2 + 1);
  });

  it('is changed in its place through live records', () => {
    const lump = openLump(physicsCollision, single.slice());
    const surface = lump.at(0).solids[0]?.readSurface();
    if (surface === undefined) throw new Error('no surface');
    surface.points(0).at(1).position.x = 2;
    surface.triangles(0).at(2).material = 77;
    const after = lump.bytes;
    const places = [...after.keys()].filter((i) => after[i] !== single[i]);
    // 1 -> 2 as a float changes two bytes, the material one.
    expect(places.length).toBe(3);
    expect(surfaceOf(after).triangles(0).at(2).material).toBe(77);
  });

  it('comes back from JSON whatever the values are', () => {
    const float = fc.constantFrom(0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY);
    fc.assert(
      fc.property(
        fc.array(fc.uint8Array({ maxLength: 70 }), { maxLength: 3 }),
        float,
        fc.string({ maxLength: 20 }),
        (solids, value, text) => {
          const solid = structuredClone(polygonSolid(1)) as { polygon: { dragAxisAreas: object } };
          solid.polygon.dragAxisAreas = { x: value, y: value, z: 1 };
          const bytes = lumpOf([
            physicsModel(0, [
              solid,
              ...solids.map((own) => ({
                rest: [...own].map((b) => b.toString(16).padStart(2, '0')).join(''),
              })),
            ]),
            { model: 1, solids: [], keyData: text },
            physicsEnd,
          ]);
          expectSameBytes(throughJson(physicsCollision, bytes), bytes);
        },
      ),
    );
  });

  it('refuses plain data that is none', async () => {
    const model = (solid: unknown): unknown[] => [{ model: 0, solids: [solid], keyData: '' }];
    for (const block of [
      null,
      {},
      [null],
      [{}],
      [{ model: 0, solids: [] }],
      [{ solids: [], keyData: '' }],
      [{ model: 0, solids: 1, keyData: '' }],
      [{ model: 0, solids: [], keyData: '\u0100' }],
      [{ model: 2 ** 40, solids: [], keyData: '' }],
      [{ model: 0, solids: [], keyData: '', more: 1 }],
      [{ end: 1 }],
      [{ rest: 7 }],
      model({ size: 1.5 }),
      model({ polygon: {} }),
      model({ head: {} }),
      model({ mopp: mopp.mopp, other: mopp.mopp }),
      model({ surface: 1 }),
      model({ surface: { isWide: false, pieces: [{}] } }),
      model({ surface: { isWide: false, pieces: [null] } }),
      model({ surface: { isWide: false, pieces: [{ ledges: [1] }] } }),
      model({ surface: { isWide: false, pieces: [{ nodes: 1 }] } }),
      model({ surface: { isWide: false, pieces: [{ bytes: 1 }] } }),
      model({ surface: { isWide: false, pieces: [{ zeros: -1 }] } }),
      model({ surface: { isWide: false, pieces: [{ zeros: 2 ** 40 }] } }),
      model({ surface: { isWide: false, pieces: [{ bytes: '', nodes: [] }] } }),
    ])
      await expectFormatError('does-not-fit', () =>
        physicsCollision.rebuild(block, { name: 'LUMP', byteOrder: 'little' }, 0),
      );
  });
});

describe('a surface', () => {
  it('is a tree of ledges of triangles and points', () => {
    const surface = surfaceOf(small);
    expect(surface.problems).toEqual([]);
    expect(surface.nodes.map(({ left, right, ledge, depth }) => [left, right, ledge, depth])).toEqual([
      [1, 2, -1, 0],
      [-1, -1, 0, 1],
      [-1, -1, 1, 1],
    ]);
    expect(surface.head.byteSize).toBe(surfaceSize(2, compactSizes));
    expect(surface.ledges.map(({ triangleCount, pointCount }) => [triangleCount, pointCount])).toEqual([
      [4, 4],
      [4, 4],
    ]);
    expect(surface.ledge(1).clientData).toBe(1);
    expect(surface.node(2).leafNumber).toBe(1);
    expect(surface.points(1).object(3)).toEqual({ position: { x: 0, y: 0, z: 1 }, unused: 0x708d18 });
    const triangles = surface.triangles(0);
    expect([triangles.length, triangles.offsetOf(1)]).toEqual([4, 1000 + SURFACE + 48 + 16 + 16]);
  });

  it('may be wide: 32-bit sizes and indexes', () => {
    const bytes = lumpOf([physicsModel(0, [polygonSolid(2, wideSizes)]), physicsEnd]);
    const surface = surfaceOf(bytes);
    expect([surface.isWide, surface.problems, rulesOf(bytes)]).toEqual([true, [], []]);
    expect(surface.triangles(1).object(3)).toMatchObject({ index: 3, pierceIndex: 0, material: 1 });
    expectSameBytes(throughJson(physicsCollision, bytes), bytes);
    const big = lumpOf([physicsModel(0, [polygonSolid(2, wideSizes)]), physicsEnd], 'big');
    expect(surfaceOf(big, 'big').problems).toEqual([]);
    expectSameBytes(throughJson(physicsCollision, big, { byteOrder: 'big' }), big);
  });

  it('reports a tree that leads back to itself', () => {
    const root = SURFACE + surfaceSize(1, compactSizes) - 28;
    for (const offset of [28, -28, 1]) {
      const bytes = changed(single, root, offset);
      expect(rulesOf(bytes).length).toBeGreaterThan(0);
      expectSameBytes(throughJson(physicsCollision, bytes), bytes);
    }
    const two = lumpOf([physicsModel(0, [polygonSolid(2)]), physicsEnd]);
    const rootOfTwo = SURFACE + surfaceSize(2, compactSizes) - 3 * 28;
    expect(rulesOf(changed(two, rootOfTwo, 28))).toEqual(['physics-tree-cycle']);
    expect(rulesOf(changed(two, rootOfTwo + 56, -56))).toContain('physics-tree-cycle');
  });

  it('reports offsets and counts that lead out of it', () => {
    const ledge = SURFACE + 48;
    const root = SURFACE + surfaceSize(1, compactSizes) - 28;
    const cases = [
      [SURFACE + 32, 2 ** 31 - 1, 'physics-surface-reference'],
      [SURFACE + 32, -4, 'physics-surface-reference'],
      [SURFACE + 32, 40, 'physics-surface-overlap'],
      [root + 4, 2 ** 31 - 1, 'physics-surface-reference'],
      [root + 4, -(2 ** 31), 'physics-surface-reference'],
      [root + 4, 0, 'physics-surface-reference'],
      [root + 4, -4, 'physics-surface-overlap'],
      [ledge + 12, 0x7fff, 'physics-surface-count'],
      [ledge + 12, 0xffff, 'physics-surface-count'],
      [ledge, -(2 ** 31), 'physics-surface-reference'],
      [ledge, 2 ** 31 - 1, 'physics-surface-reference'],
      [ledge, 0, 'physics-surface-overlap'],
      [ledge + 20, 0xffff, 'physics-surface-reference'],
      [SURFACE + 28, 0, 'physics-surface-size'],
    ] as const;
    for (const [at, value, rule] of cases) {
      const bytes = changed(single, at, value);
      expect([at, value, rulesOf(bytes)]).toEqual([at, value, expect.arrayContaining([rule])]);
      expectSameBytes(throughJson(physicsCollision, bytes), bytes);
    }
  });

  it('is not read deeper than a stack allows', () => {
    const count = 5000;
    const size = 48 + count * 28;
    const nodes = Array.from({ length: count }, (_, i) => ({
      rightOffset: i < count - 1 ? 28 : 0,
      ledgeOffset: 0,
      center: { x: 0, y: 0, z: 0 },
      radius: 1,
      boxSizes: { x: 0, y: 0, z: 0 },
      leafNumber: 0,
    }));
    const solid = polygonSolid(1) as { polygon: object; surface: { pieces: { head: object }[] } };
    const head = { ...solid.surface.pieces[0]?.head, byteSize: size, rootOffset: 48 };
    const bytes = lumpOf([
      physicsModel(0, [
        {
          polygon: { ...solid.polygon, surfaceSize: size },
          surface: { isWide: false, pieces: [{ head }, { nodes }] },
        },
      ]),
      physicsEnd,
    ]);
    expect(rulesOf(bytes)).toContain('physics-tree-depth');
    expect(Math.max(...surfaceOf(bytes).nodes.map(({ depth }) => depth))).toBe(256);
    expectSameBytes(throughJson(physicsCollision, bytes), bytes);
  });

  it('takes no longer when all its ledges reach for the same bytes', () => {
    const count = 20_000;
    const room = 2 ** 19;
    const size = 48 + count * 28 + room;
    // A right-leaning tree as deep as may be, then a left-leaning one: most nodes are read, each with a ledge of its own.
    const nodes = Array.from({ length: count }, (_, i) => ({
      rightOffset: i % 2 === 0 && i + 2 < count ? 28 * (i % 256 === 0 ? 512 : 2) : 0,
      ledgeOffset: 48 + count * 28 + (i % 16384) * 16 - (48 + i * 28),
      center: { x: 0, y: 0, z: 0 },
      radius: 1,
      boxSizes: { x: 0, y: 0, z: 0 },
      leafNumber: 0,
    }));
    const solid = polygonSolid(1) as { polygon: object; surface: { pieces: { head: object }[] } };
    const head = { ...solid.surface.pieces[0]?.head, byteSize: size, rootOffset: 48 };
    const ledges = { bytes: '0000000000000000000000000f400000'.repeat(room / 16) };
    const bytes = lumpOf([
      physicsModel(0, [
        {
          polygon: { ...solid.polygon, surfaceSize: size },
          surface: { isWide: false, pieces: [{ head }, { nodes }, ledges] },
        },
      ]),
      physicsEnd,
    ]);
    expect(openLump(physicsCollision, bytes).issues.length).toBeLessThan(200);
    expectSameBytes(throughJson(physicsCollision, bytes), bytes);
  });
});

describe('a broken lump of physics', () => {
  it('checks sizes and counts before it follows them', () => {
    for (const value of [-1, -(2 ** 31), 2 ** 31 - 1, 5000]) {
      for (const at of [4, 8, 12, 16]) {
        const bytes = changed(single, at, value);
        const lump = openLump(physicsCollision, bytes);
        expect([value, at, lump.issues.length > 0]).toEqual([value, at, true]);
        expectSameBytes(throughJson(physicsCollision, bytes), bytes);
      }
    }
    expect(rulesOf(changed(single, 4, 2 ** 31 - 1))).toEqual(['physics-model']);
    expect(rulesOf(changed(single, 16, -1))).toEqual(['physics-solid-count']);
  });

  it('says when nothing ends it, and that an empty one is none', () => {
    expect(rulesOf(single.subarray(0, single.length - 16))).toEqual(['physics-terminator']);
    expect(rulesOf(new Uint8Array(0))).toEqual([]);
    expect(openLump(physicsCollision, new Uint8Array(0)).status).toBe('empty');
    for (const dataSize of [-1, 0]) {
      const end = { end: { ...physicsEnd.end, dataSize } };
      expect(openLump(physicsCollision, lumpOf([end])).status).toBe('ok');
    }
  });

  it('is read and made again wherever it is cut', () => {
    for (let length = 0; length <= single.length; length++) {
      const bytes = single.slice(0, length);
      const lump = openLump(physicsCollision, bytes);
      expect(lump.status === 'ok').toBe(length === single.length);
      expect(lump.issues.length > 0).toBe(length !== 0 && length !== single.length);
      expectSameBytes(throughJson(physicsCollision, bytes, { size: 1 }), bytes);
    }
  });

  it('is read and made again whatever is changed in it', () => {
    const random = seededRandom(29);
    const wide = lumpOf([physicsModel(0, [polygonSolid(2, wideSizes)]), physicsEnd]);
    for (let i = 0; i < 2000; i++) {
      const bytes = mutated([single, small, wide][i % 3] as Uint8Array, random, 1 + random(8));
      const byteOrder = random(8) === 0 ? 'big' : 'little';
      const lump = openLump(physicsCollision, bytes, { byteOrder });
      expect(lump.issues.length).toBeLessThan(300);
      for (const { solids } of lump) {
        for (const solid of solids) {
          const surface = solid.readSurface();
          surface?.ledges.forEach((_, k) => {
            surface.triangles(k).column('index');
            surface.points(k).column('position');
          });
        }
      }
      expectSameBytes(throughJson(physicsCollision, bytes, { byteOrder, size: 1 + random(3) }), bytes);
    }
  });
});
