import { i32, many, sequence, span, struct } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Occluder, occlusion } from '../src/branch/valve/records/occlusion.js';
import { expectSameBytes, mutated, openLump, throughJson } from './support/content-lumps.js';
import { hasCorpus, sayIfSkipped } from './support/corpus.js';
import { seededRandom } from './support/seeded-random.js';
import { sourceMaps } from './support/source-lumps.js';

const corner = { x: 1, y: -2, z: 3.5 };
const occluder = { flags: 1, firstPolygon: 0, polygonCount: 1, mins: corner, maxs: corner };
const tail = {
  polygonCount: 1,
  polygons: [{ firstVertexIndex: 0, vertexCount: 4, plane: 7 }],
  vertexIndexCount: 4,
  vertexIndices: [3, 4, 5, 6],
};
const withArea = occlusion.layouts[2].build({
  occluderCount: 2,
  occluders: [
    { ...occluder, area: 1 },
    { ...occluder, area: 2 },
  ],
  ...tail,
});
const withoutArea = occlusion.layouts[1].build({
  occluderCount: 2,
  occluders: [occluder, occluder],
  ...tail,
});

describe('the lump of occluders', () => {
  it('is as long as its counts say', () => {
    expect(withArea.length).toBe(12 + 2 * 40 + 12 + 4 * 4);
    expect(withoutArea.length).toBe(12 + 2 * 36 + 12 + 4 * 4);
  });

  it('is read by its size, whatever version the directory says', () => {
    for (const version of [undefined, 0, 1, 2, 8112]) {
      const later = openLump(occlusion, withArea, { version });
      expect([later.layout, later.status, later.issues]).toEqual(['2', 'ok', []]);
      if (later.layout === '2') expect(later.parts.occluders.at(1).area).toBe(2);
      const early = openLump(occlusion, withoutArea, { version });
      expect([early.layout, early.status, early.issues]).toEqual(['1', 'ok', []]);
      expect(early.parts.polygons.at(0).plane).toBe(7);
      expect([...early.parts.vertexIndices]).toEqual([3, 4, 5, 6]);
    }
  });

  it('goes by the version where the size does not tell', () => {
    const none = new Uint8Array(12);
    for (const [version, layout] of [
      [0, '2'],
      [1, '1'],
      [2, '2'],
      [undefined, '2'],
    ] as const)
      expect(openLump(occlusion, none, { version }).layout).toBe(layout);
    expect(openLump(occlusion, new Uint8Array(0)).status).toBe('empty');
  });

  it('is read by its size with bytes left over, too', () => {
    const padded = new Uint8Array(withoutArea.length + 2);
    padded.set(withoutArea);
    const lump = openLump(occlusion, padded, { version: 2 });
    expect([lump.layout, lump.status, lump.remainder]).toEqual(['1', 'remainder', 2]);
  });

  it('comes back from JSON in both layouts and byte orders', () => {
    expectSameBytes(throughJson(occlusion, withArea, { version: 2 }), withArea);
    expectSameBytes(throughJson(occlusion, withoutArea, { version: 2 }), withoutArea);
    const entry = fc.record({
      flags: fc.integer(),
      firstPolygon: fc.integer(),
      polygonCount: fc.integer(),
      mins: fc.constant(corner),
      maxs: fc.constant(corner),
      area: fc.integer(),
    });
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.constantFrom('little' as const, 'big' as const),
        (occluders, byteOrder) => {
          const object = { occluderCount: occluders.length, occluders, ...tail };
          const bytes = occlusion.layouts[2].build(object, { byteOrder });
          expect(openLump(occlusion, bytes, { byteOrder }).toObject()).toEqual(object);
          expectSameBytes(throughJson(occlusion, bytes, { byteOrder, size: 2 }), bytes);
        },
      ),
    );
  });

  it('refers to its own parts, and only to those that are there', () => {
    const { role } = Occluder.schema.firstPolygon;
    expect(role).toEqual({ kind: 'span', lump: '.polygons', count: 'polygonCount' });
    class Owner extends struct(8, {
      /** First. */
      first: span(i32, '.elements', 'count'),
      /** Number. */
      count: i32,
    }) {}
    const parts = { ownerCount: i32, owners: many(Owner, 'ownerCount') };
    sequence('Whole', { ...parts, elements: many(i32, 'rest') });
    // @ts-expect-error there is no part named elements
    sequence('Part', parts);
  });
});

describe('a broken lump of occluders', () => {
  it('checks its counts before it multiplies', () => {
    for (const count of [-1, 2 ** 31 - 1, -(2 ** 31), 2 ** 28]) {
      const bytes = withArea.slice();
      new DataView(bytes.buffer).setInt32(0, count, true);
      const lump = openLump(occlusion, bytes, { version: 2 });
      expect(lump.status).toBe('truncated');
      expect(lump.issues[0]).toMatchObject({ rule: 'sequence-count', found: count });
      expectSameBytes(throughJson(occlusion, bytes, { version: 2 }), bytes);
    }
  });

  it('is read and made again wherever it is cut', () => {
    for (let length = 0; length <= withArea.length; length++) {
      const bytes = withArea.slice(0, length);
      expectSameBytes(throughJson(occlusion, bytes, { version: 2, size: 3 }), bytes);
    }
  });

  it('is read and made again whatever is changed in it', () => {
    const random = seededRandom(9);
    for (let i = 0; i < 2000; i++) {
      const bytes = mutated(i % 2 === 0 ? withArea : withoutArea, random, 1 + random(5));
      const version = random(4);
      expectSameBytes(throughJson(occlusion, bytes, { version, size: 1 + random(5) }), bytes);
    }
  });
});

describe.skipIf(!hasCorpus)('the occluders of real maps', () => {
  sayIfSkipped('occluders of real maps');

  it('add up to the size of the lump, and stay inside of it', () => {
    let filled = 0;
    const maps = sourceMaps();
    for (const map of maps) {
      const { bytes, version } = map.lump(9);
      if (bytes.length === 0) continue;
      const lump = openLump(occlusion, bytes, { version });
      expect([map.name, lump.status, lump.issues, lump.layout]).toEqual([map.name, 'ok', [], '2']);
      expectSameBytes(throughJson(occlusion, bytes, { version }), bytes, map.name);
      const { occluders, polygons, vertexIndices } = lump.parts;
      if (occluders.length > 0) filled++;
      for (let i = 0; i < occluders.length; i++) {
        const { firstPolygon, polygonCount } = occluders.at(i);
        expect(firstPolygon + polygonCount).toBeLessThanOrEqual(polygons.length);
      }
      const vertexCount = map.lump(3).bytes.length / 12;
      for (const index of vertexIndices) expect(index).toBeLessThan(vertexCount);
      for (let i = 0; i < polygons.length; i++) {
        const { firstVertexIndex, vertexCount: corners } = polygons.at(i);
        expect(firstVertexIndex + corners).toBeLessThanOrEqual(vertexIndices.length);
      }
    }
    console.log(`${maps.length} maps, ${filled} with occluders`);
    expect(filled).toBeGreaterThan(0);
  });
});
