import { type ByteSource, blobSource, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { branch } from '../src/branch/infinity-ward/call-of-duty.js';
import type { GameMap } from '../src/map/game-map.js';
import { openAs, openSource, save } from '../src/open.js';
import { corpusMaps, hasCorpus, sayIfSkipped } from './support/corpus.js';
import { expectFormatError } from './support/expect-format-error.js';
import {
  contentsOf,
  counting,
  differences,
  handMadeFile,
  lumpNames,
  stockFile,
} from './support/map-files.js';

sayIfSkipped('IBSP 59 maps of the corpus, lump by lump');

type CallOfDuty = GameMap<typeof branch.lumps>;

function typed(map: GameMap): CallOfDuty {
  return map as unknown as CallOfDuty;
}

/** A source that notes what it was asked for. */
function watched(bytes: Uint8Array): ByteSource & { readonly asked: [start: number, end: number][] } {
  const asked: [number, number][] = [];
  return {
    asked,
    byteLength: bytes.length,
    slice(start, end) {
      asked.push([start, end]);
      return bytes.subarray(start, end);
    },
  };
}

/** A large file: a directory, then lumps far from each other. */
function farApart(): Uint8Array {
  return handMadeFile(200_000, {
    PLANES: { offset: 50_000, bytes: counting(32) },
    CELLS: { offset: 100_000, bytes: counting(104) },
    NODES: { offset: 100_052, length: 36 },
    UNKNOWN_5: { offset: 199_000, bytes: counting(10) },
  });
}

describe('a source', () => {
  it('is read no further than the directory when it is opened', async () => {
    const source = watched(farApart());
    const { map, candidates } = await openSource(source);
    expect(source.asked).toEqual([[0, 4096]]);
    expect(candidates).toHaveLength(2);
    expect(map.size).toBe(200_000);
    expect(map.issues.map(({ rule }) => rule)).toEqual(['lump-overlap']);
    expect(map.lumpNames.filter((name) => !map.isLoaded(name))).toEqual(
      ['PLANES', 'UNKNOWN_5', 'CELLS', 'NODES'].sort(byIndex),
    );
    await expectFormatError('not-found', () => map.lump('CELLS'));
    expect(map.lump('LEAVES').status).toBe('empty');
  });

  it('is read lump by lump, and nothing twice', async () => {
    const source = watched(farApart());
    const { load } = await openSource(source);
    source.asked.length = 0;
    const first = typed(await load(['PLANES', 'LEAVES']));
    expect(source.asked).toEqual([[50_000, 50_032]]);
    expect(first.lumps.PLANES.bytes).toEqual(counting(32));
    expect(first.isLoaded('CELLS')).toBe(false);
    // Lumps that share bytes are loaded together.
    const second = typed(await load(['NODES', 'PLANES']));
    expect(source.asked.slice(1)).toEqual([[100_000, 100_104]]);
    expect([second.isLoaded('CELLS'), second.isLoaded('PLANES')]).toEqual([true, true]);
    await load();
    await load();
    expect(source.asked.slice(2)).toEqual([[199_000, 199_010]]);
  });

  it('is read before a name that is wrong, not behind it', async () => {
    const source = watched(farApart());
    const { load } = await openSource(source);
    source.asked.length = 0;
    await expectFormatError('not-found', () => load(['PLANES', 'PLANE']));
    expect(source.asked).toEqual([]);
  });

  it('gives the same map as its bytes', async () => {
    for (const file of [stockFile(), farApart()]) {
      const map = await (await openSource(file)).load();
      expect([...contentsOf(map)]).toEqual([...contentsOf(openAs(branch, new Uint8Array(file)))]);
    }
  });

  it('may be a Blob, an ArrayBuffer, or a Node Buffer', async () => {
    const file = farApart();
    const { buffer } = new Uint8Array(file);
    for (const source of [
      blobSource(new Blob([file as Uint8Array<ArrayBuffer>])),
      buffer,
      Buffer.from(file),
      memorySource(file),
    ]) {
      const { load, save: saveTo } = await openSource(source as ByteSource);
      const map = typed(await load());
      map.lumps.PLANES.at(0).distance = 5;
      const { bytes } = await saveTo(map);
      expect(differences(bytes, file).every((at) => at >= 50_012 && at < 50_016)).toBe(true);
      expect(Buffer.from(buffer).equals(file)).toBe(true);
    }
  });

  it('is not changed by changes of its maps, nor by saving them', async () => {
    for (const file of [farApart(), Buffer.from(farApart())]) {
      const { load, save: saveTo } = await openSource(memorySource(file));
      const map = typed(await load());
      map.lumps.PLANES.at(0).distance = 5;
      map.lumps.NODES.at(0).plane = 5;
      map.lumps.UNKNOWN_5.bytes.fill(0);
      const { bytes } = await saveTo(map);
      bytes.fill(0);
      map.lumps.UNKNOWN_5.setBytes(counting(20));
      (await saveTo(map)).bytes.fill(0);
      expect(differences(file, farApart())).toEqual([]);
    }
  });

  it('is saved as it is when nothing was changed, whatever was loaded', async () => {
    const file = farApart();
    const source = await openSource(file);
    for (const map of [
      source.map,
      await source.load([]),
      await source.load(['CELLS']),
      await source.load(),
    ]) {
      const { bytes, report } = await source.save(map);
      expect(differences(bytes, file)).toEqual([]);
      expect(report.relaid).toBe(false);
    }
  });

  it('is saved as its bytes would be, with what was not loaded', async () => {
    const source = await openSource(farApart());
    const map = typed(await source.load(['PLANES']));
    map.lumps.PLANES.append({ distance: 3 });
    map.lumps.LEAVES.append({ cluster: 3 });
    const whole = openAs(branch, farApart());
    whole.lumps.PLANES.append({ distance: 3 });
    whole.lumps.LEAVES.append({ cluster: 3 });
    expect(await source.save(map)).toEqual(save(whole));
    expect(await source.save(map, { layout: 'stock' })).toEqual(save(whole, { layout: 'stock' }));
  });

  it('saves no map but its own', async () => {
    const source = await openSource(stockFile());
    await expectFormatError('not-found', () => source.save(openAs(branch, stockFile())));
  });
});

describe('changes of a map that is loaded in steps', () => {
  it.each(['share', 'separate'] as const)(
    'are in the map of the next step, and in what it saves: %s',
    async (overlaps) => {
      const source = await openSource(stockFile(), { overlaps });
      const first = typed(await source.load(['PLANES', 'ENTITIES', 'LEAVES']));
      first.lumps.PLANES.at(0).distance = 77;
      first.lumps.LEAVES.append({ cluster: 4 });
      first.lumps.ENTITIES.document.byClass('light')[0]?.set('origin', '99 99 99');
      const second = typed(await source.load(['CELLS']));
      second.lumps.CELLS.at(0).portalCount = 5;
      expect(second.lumps.PLANES.at(0).distance).toBe(77);
      expect(second.lumps.LEAVES.length).toBe(3);
      const whole = openAs(branch, stockFile(), { overlaps });
      whole.lumps.PLANES.at(0).distance = 77;
      whole.lumps.LEAVES.append({ cluster: 4 });
      whole.lumps.ENTITIES.document.byClass('light')[0]?.set('origin', '99 99 99');
      whole.lumps.CELLS.at(0).portalCount = 5;
      expect(await source.save(second)).toEqual(save(whole));
      expect(await source.save(first)).toEqual(save(whole));
    },
  );

  it('are kept when another step was under way meanwhile', async () => {
    const file = stockFile();
    const waiting: (() => void)[] = [];
    const source: ByteSource = {
      byteLength: file.length,
      slice(start, end) {
        if (start === 0) return file.slice(start, end);
        return new Promise((resolve) => waiting.push(() => resolve(file.slice(start, end))));
      },
    };
    const { load } = await openSource(source);
    const steps = [load(['PLANES']), load(['PLANES'])] as const;
    expect(waiting).toHaveLength(2);
    waiting[0]?.();
    const one = typed(await steps[0]);
    one.lumps.PLANES.at(0).distance = 77;
    waiting[1]?.();
    const two = typed(await steps[1]);
    one.lumps.PLANES.at(1).distance = 78;
    expect([two.lumps.PLANES.at(0).distance, two.lumps.PLANES.at(1).distance]).toEqual([77, 78]);
    expect(two.regionBytes(two.regions.find(({ start }) => start === two.entryOf('PLANES').start)!)).toEqual(
      two.lumps.PLANES.bytes,
    );
  });

  it('survive that the entities tell of another game', async () => {
    const text = new TextEncoder().encode('{\n"classname" "mp_ctf_spawn"\n}\n\0');
    const source = await openSource(
      stockFile(
        new Map([
          ['PLANES', counting(32)],
          ['ENTITIES', text],
        ]),
      ),
    );
    const first = typed(await source.load(['PLANES']));
    first.lumps.PLANES.append({ distance: 1 });
    const second = typed(await source.load(['ENTITIES']));
    expect([first.branch.id, second.branch.id]).toEqual([
      'infinity-ward/call-of-duty',
      'infinity-ward/call-of-duty-uo',
    ]);
    expect(second.lumps.PLANES.length).toBe(3);
  });
});

describe('a source that changes meanwhile', () => {
  it('is truncated when it gives less than it said', async () => {
    let bytes: Uint8Array = stockFile();
    const source: ByteSource = {
      get byteLength() {
        return bytes.length;
      },
      slice: (start, end) => bytes.slice(start, end),
    };
    const { load, map, save: saveTo } = await openSource(source);
    const loaded = await load(['MATERIALS']);
    bytes = bytes.slice(0, 500);
    await expectFormatError('truncated', () => load());
    await expectFormatError('truncated', () => saveTo(loaded));
    await expectFormatError('truncated', () => saveTo(map));
    bytes = new Uint8Array(0);
    await expectFormatError('truncated', () => load(['CELLS']));
  });

  it('is truncated when it never had what it said', async () => {
    const file = stockFile();
    const source: ByteSource = { byteLength: 1e15, slice: (start, end) => file.slice(start, end) };
    await expectFormatError('truncated', () => openSource(source));
    const larger = farApart();
    const opened = await openSource({ byteLength: 1e15, slice: (start, end) => larger.slice(start, end) });
    expect((await opened.load()).lump('CELLS').length).toBe(2);
    await expectFormatError('truncated', () => opened.save(opened.map));
  });

  it('says so when it can not be read', async () => {
    const file = stockFile();
    let isBroken = false;
    const source: ByteSource = {
      byteLength: file.length,
      slice(start, end) {
        if (isBroken) throw new Error('the disk is gone');
        return file.slice(start, end);
      },
    };
    const { load } = await openSource(source);
    isBroken = true;
    const error = await expectFormatError('io', () => load(['CELLS']));
    expect(error.cause).toMatchObject({ message: 'the disk is gone' });
    isBroken = false;
    expect((await load(['CELLS'])).lump('CELLS').length).toBe(2);
  });

  it('has to have a size that is one', async () => {
    for (const byteLength of [Number.NaN, -1, 0.5]) {
      await expectFormatError('out-of-bounds', () =>
        openSource({ byteLength, slice: () => new Uint8Array(0) }),
      );
    }
  });
});

function byIndex(a: string, b: string): number {
  return lumpNames.indexOf(a as never) - lumpNames.indexOf(b as never);
}

describe.skipIf(!hasCorpus)('maps of the corpus', async () => {
  it.each(await corpusMaps())('$name is the same lump by lump', async ({ bytes }) => {
    const source = watched(bytes);
    const { map, load, save: saveTo } = await openSource(source);
    expect(source.asked).toEqual([[0, Math.min(4096, bytes.length)]]);
    source.asked.length = 0;
    const loaded = await load(['PLANES', 'ENTITIES']);
    expect(source.asked).toEqual(
      ['PLANES', 'ENTITIES'].map((name) => [map.entryOf(name).start, map.entryOf(name).end]),
    );
    expect(Buffer.compare((await saveTo(loaded)).bytes, bytes)).toBe(0);
    expect(Buffer.compare((await saveTo(await load(), { layout: 'stock' })).bytes, bytes)).toBe(0);
  });
});
