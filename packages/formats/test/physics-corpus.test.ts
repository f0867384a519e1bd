import { describe, expect, it } from 'vitest';
import { physicsCollision } from '../src/container/physics/index.js';
import { expectSameBytes, openLump, throughJson } from './support/content-lumps.js';
import { hasCorpus, sayIfSkipped } from './support/corpus.js';
import { sourceMaps } from './support/source-lumps.js';

/** Collision of brush models, and what maps of 2004 have for another physics library. */
const LUMPS = [29, 49] as const;

describe.skipIf(!hasCorpus)('the physics of real maps', () => {
  sayIfSkipped('physics of real maps');
  const lumps = hasCorpus
    ? sourceMaps()
        .flatMap((map) =>
          LUMPS.map((index) => ({ name: `${map.name} ${index}`, bytes: map.lump(index).bytes })),
        )
        .filter(({ bytes }) => bytes.length > 0)
    : [];

  it('is made again from JSON, with nothing kept as bytes but the surfaces of another library', () => {
    let opaque = 0;
    let total = 0;
    for (const { name, bytes } of lumps) {
      const lump = openLump(physicsCollision, bytes);
      expect([name, lump.status, lump.issues]).toEqual([name, 'ok', []]);
      expectSameBytes(throughJson(physicsCollision, bytes), bytes, name);
      const { opaqueBytes, nonCanonical } = physicsCollision.measure(lump.block(0, 1e6));
      const foreign = [...lump].flatMap(({ solids }) => solids.filter(({ kind }) => kind === 'mopp'));
      const foreignBytes = foreign.reduce((sum, { surfacePlace }) => sum + surfacePlace.bytes.length - 48, 0);
      expect([name, opaqueBytes, nonCanonical]).toEqual([name, foreignBytes, 0]);
      opaque += opaqueBytes;
      total += bytes.length;
    }
    console.log(`${lumps.length} lumps, ${total} bytes, ${opaque} of them of another library`);
  });

  it('consists of closed ledges, each triangle beside its neighbours', () => {
    const counts = { solids: 0, nodes: 0, ledges: 0, triangles: 0 };
    for (const { name, bytes } of lumps) {
      for (const { solids } of openLump(physicsCollision, bytes)) {
        for (const solid of solids) {
          const surface = solid.readSurface();
          if (surface === undefined) continue;
          counts.solids++;
          counts.nodes += surface.nodes.length;
          expect([name, surface.head.byteSize]).toEqual([name, solid.surfacePlace.bytes.length]);
          for (let i = 0; i < surface.ledges.length; i++) {
            counts.ledges++;
            const triangles = surface.triangles(i);
            const points = surface.points(i);
            // Compact triangles are four words of 4 bytes, wide ones four of 16, so both count four places each.
            const edges = new Map<number, readonly [number, number, number]>();
            for (let k = 0; k < triangles.length; k++) {
              const triangle = triangles.at(k);
              expect(triangle.index).toBe(k);
              const own = triangle.edges.toArray();
              own.forEach((edge, e) => {
                const next = own[(e + 1) % 3];
                edges.set(k * 4 + 1 + e, [edge.startPoint, next?.startPoint ?? -1, edge.opposite]);
              });
              counts.triangles++;
            }
            let isClosed = true;
            for (const [at, [from, to, opposite]] of edges) {
              const other = edges.get(at + opposite);
              if (other?.[0] !== to || other[1] !== from) isClosed = false;
            }
            expect([name, i, isClosed]).toEqual([name, i, true]);
            const used = new Set([...edges.values()].map(([from]) => from));
            expect(Math.max(...used)).toBeLessThan(points.length);
            const { sizeDividedBy16 } = surface.ledge(i);
            const headAndTriangles = 1 + triangles.length;
            if (!surface.isWide) expect(sizeDividedBy16).toBe(headAndTriangles + used.size);
          }
        }
      }
    }
    console.log(JSON.stringify(counts));
    expect(counts.ledges).toBeGreaterThan(0);
  });

  it('names a virtual terrain in the text of the world where displacements have a lump of their own', () => {
    let named = 0;
    for (const map of sourceMaps()) {
      const [world] = openLump(physicsCollision, map.lump(29).bytes);
      if (map.lump(28).bytes.length === 0) continue;
      expect([map.name, world?.keyData.includes('virtualterrain')]).toEqual([map.name, true]);
      named++;
    }
    expect(named).toBeGreaterThan(0);
  });
});
