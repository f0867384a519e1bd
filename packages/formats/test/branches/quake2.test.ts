import { memorySource, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { familyWorlds, type TinyWorldOf } from '../../../../tools/fixtures/family-worlds.js';
import { branch as quake2 } from '../../src/branch/id-software/quake2.js';
import { branch as daikatana } from '../../src/branch/ion-storm/daikatana.js';
import type { Bspx } from '../../src/container/bspx/index.js';
import { RunLengthVisibility } from '../../src/container/visibility-rle/index.js';
import type { GameMap } from '../../src/map/game-map.js';
import { open, openAs, openSource, save } from '../../src/open.js';
import { registry, registryEntry } from '../../src/registry.js';
import { seededRandom } from '../support/seeded-random.js';
import { expectTypedRecord } from '../support/typed-records.js';
import { quake2Games } from './quake2-records.js';

const files: ReadonlyMap<string, Uint8Array> = new Map(
  await Promise.all(
    quake2Games.map(async ({ id }) => {
      const branch = await registryEntry(id).load();
      const { contents, versions } = (familyWorlds.get(id) as TinyWorldOf)(branch);
      return [id, buildFile(branch, contents, versions)] as const;
    }),
  ),
);

function fileOf(id: string): Uint8Array {
  return (files.get(id) as Uint8Array).slice();
}

function nameOf(map: GameMap, index: number): string {
  return map.lumpNames.find((one) => map.entryOf(one).index === index) as string;
}

describe.each(quake2Games)('$id', ({ id, magic, version, lumpCount, sizes, records }) => {
  it('has the magic, the version, the directory and the record sizes that public headers give', async () => {
    const bytes = fileOf(id);
    const view = new DataView(bytes.buffer);
    expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe(magic);
    expect(view.getInt32(4, true)).toBe(version);
    const map = await open(bytes.slice());
    expect(map.head.headSize).toBe(8 + lumpCount * 8);
    for (const [index, size] of Object.entries(sizes)) {
      const name = nameOf(map, Number(index));
      const length = view.getInt32(8 + Number(index) * 8 + 4, true);
      expect([name, length]).toEqual([name, map.lump(name).length * size]);
    }
    // What is appended is in no directory, and is counted behind it.
    expect(map.entryOf('BSPX').index).toBe(lumpCount);
  });

  it('is the one that a file is opened as, and is written back as it was and as its compiler would', async () => {
    const bytes = fileOf(id);
    const map = await open(bytes.slice());
    expect([map.branch.id, map.candidates.length, map.issues]).toEqual([id, 1, []]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
  });

  it.each(records.map((one) => [one.lump, one] as const))('has its fields in place: %s', async (_, typed) => {
    const bytes = fileOf(id);
    expectTypedRecord(await open(bytes.slice()), bytes, typed);
  });

  it('is read in slices, what is appended included, and saved into another file', async () => {
    const bytes = fileOf(id);
    const opened = await openSource(memorySource(bytes.slice()));
    expect([opened.map.branch.id, opened.map.entryOf('BSPX').end]).toEqual([id, bytes.length]);
    expect(opened.map.isLoaded('BSPX')).toBe(false);
    const map = await opened.load(['BSPX', 'FACES']);
    const appended = map.lump('BSPX') as Bspx;
    expect(appended.issues).toEqual([]);
    expect(appended.find('LMSHIFT')?.content.length).toBe(map.lump('FACES').length);
  });

  it('gives a map or an error for whatever is in the header', async () => {
    const bytes = fileOf(id);
    const random = seededRandom(38);
    for (let round = 0; round < 60; round++) {
      const damaged = bytes.slice();
      const view = new DataView(damaged.buffer);
      for (let i = 0; i < 4; i++)
        view.setInt32(8 + random(lumpCount * 2) * 4, random(2 ** 32) >> random(32), true);
      const map = await open(damaged.slice());
      for (const name of map.lumpNames) map.lump(name).blockCount(64);
      expect(Buffer.compare(save(map).bytes, damaged)).toBe(0);
    }
  });

  it('is cut anywhere and still a map, or refused as too short', async () => {
    const bytes = fileOf(id);
    const random = seededRandom(41);
    for (let round = 0; round < 40; round++) {
      const size = random(bytes.length);
      const cut = bytes.slice(0, size);
      const map = await open(cut.slice()).catch((error: unknown) => error);
      if (map instanceof Error) {
        expect(map).toMatchObject({ name: 'FormatError', code: size < 8 ? expect.any(String) : 'truncated' });
        continue;
      }
      expect(Buffer.compare(save(map as GameMap).bytes, cut)).toBe(0);
    }
  });
});

describe('a map of Quake II', () => {
  const opened = () => openAs(quake2, fileOf('id-software/quake2'));

  it('changes no byte but those of a field that was changed', () => {
    const map = opened();
    map.lumps.FACES.at(3).lightOffset = 0x01020304;
    map.lumps.BRUSH_SIDES.at(12).texture = 2;
    const before = fileOf('id-software/quake2');
    const { bytes } = save(map);
    const differing = [...bytes.keys()].filter((i) => bytes[i] !== before[i]);
    const face = map.entryOf('FACES').offset + 3 * 20 + 16;
    const side = map.entryOf('BRUSH_SIDES').offset + 12 * 4 + 2;
    expect(new Set(differing)).toEqual(new Set([side, side + 1, face, face + 1, face + 2, face + 3]));
    expect([...bytes.subarray(face, face + 4)]).toEqual([4, 3, 2, 1]);
  });

  it('is planned anew when a lump grows, and what is appended comes along', () => {
    const map = opened();
    map.lumps.AREAS.append({ portalCount: 0, firstPortal: 0 });
    const { bytes, report } = save(map);
    expect(report.relaid).toBe(true);
    const now = openAs(quake2, bytes);
    expect(now.issues).toEqual([]);
    expect(now.lumps.AREAS.length).toBe(4);
    expect(now.lumps.BSPX.issues).toEqual([]);
    expect(now.lumps.BSPX.find('BRUSHLIST')?.content.bytes).toEqual(
      map.lumps.BSPX.find('BRUSHLIST')?.content.bytes,
    );
  });

  it('says which faces look away from their plane: the corners of those run the other way round', () => {
    const map = opened();
    const { FACES, SURFEDGES, EDGES, VERTICES, PLANES } = map.lumps;
    for (let i = 0; i < FACES.length; i++) {
      const { firstEdge, edgeCount, plane, side } = FACES.object(i);
      const corners = Array.from({ length: edgeCount }, (_, k) => {
        const edge = SURFEDGES.at(firstEdge + k);
        return VERTICES.object(EDGES.object(Math.abs(edge)).vertices[edge < 0 ? 1 : 0] as number);
      });
      const across = { x: 0, y: 0, z: 0 };
      corners.forEach((a, k) => {
        const b = corners[(k + 1) % corners.length] as typeof a;
        across.x += (a.y - b.y) * (a.z + b.z);
        across.y += (a.z - b.z) * (a.x + b.x);
        across.z += (a.x - b.x) * (a.y + b.y);
      });
      const { normal } = PLANES.object(plane);
      const along = across.x * normal.x + across.y * normal.y + across.z * normal.z;
      // Clockwise as seen from the front: against the normal, unless the face looks away from it.
      expect([i, Math.sign(along)]).toEqual([i, side === 0 ? -1 : 1]);
    }
  });

  it('has visibility in runs, of clusters', () => {
    const { VISIBILITY } = opened().lumps;
    expect(VISIBILITY).toBeInstanceOf(RunLengthVisibility);
    expect([VISIBILITY.clusterCount, VISIBILITY.isVisible(0, 1), VISIBILITY.isVisible(1, 0, 'pas')]).toEqual([
      2,
      true,
      true,
    ]);
  });

  it('may begin with the version of another game, and is then that one', async () => {
    const bytes = fileOf('id-software/quake2');
    new DataView(bytes.buffer).setInt32(4, 41, true);
    expect((await open(bytes)).branch.id).toBe('ion-storm/daikatana');
    const magics = registry.filter(({ magic, versions }) => magic === 'IBSP' && versions.includes(38));
    expect(magics.map(({ id }) => id)).toEqual(['id-software/quake2']);
  });

  it('of a version that nobody knows is read as the nearest one', async () => {
    const bytes = fileOf('id-software/quake2');
    new DataView(bytes.buffer).setInt32(4, 39, true);
    const map = await open(bytes);
    expect(map.branch.id).toBe('id-software/quake2');
    expect(map.issues.map(({ rule }) => rule)).toContain('version-unknown');
  });
});

describe('a map of Daikatana', () => {
  it('names the faces of each plane', () => {
    const map = openAs(daikatana, fileOf('ion-storm/daikatana'));
    const polygons = map.lumps.PLANE_POLYGONS;
    expect([polygons.status, polygons.issues]).toEqual(['ok', []]);
    const counts = polygons.all('plane').block(0, 99) as { faceCount: number }[];
    expect(counts.map(({ faceCount }) => faceCount).slice(0, 6)).toEqual([1, 0, 1, 0, 1, 0]);
    expect(polygons.all('face').length).toBe(map.lumps.FACES.length);
    const block = JSON.parse(toJsonText(polygons.block(0, 4096))) as unknown;
    const place = { name: 'PLANE_POLYGONS', byteOrder: 'little' } as const;
    expect(daikatana.lumps.PLANE_POLYGONS.type.rebuild(block, place, 0)).toEqual(polygons.bytes);
  });

  it('says where a count of faces is wrong', () => {
    const map = openAs(daikatana, fileOf('ion-storm/daikatana'));
    const polygons = map.lumps.PLANE_POLYGONS;
    const bytes = new Uint8Array(polygons.bytes);
    new DataView(bytes.buffer).setInt32(0, 0x7fffffff, true);
    polygons.setBytes(bytes);
    expect([polygons.status, polygons.issues[0]?.rule, polygons.all('face').length]).toEqual([
      'truncated',
      'stream-cut',
      bytes.length / 4 - 1,
    ]);
  });
});
