import type { AnyStruct, RecordList } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { tinyRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import { DamagedVbsp } from '../../../../tools/fixtures/valve/damage/damaged-vbsp.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as apex } from '../../src/branch/respawn/apex-legends.js';
import { branch as orangeBox } from '../../src/branch/valve/orange-box.js';
import { branch as source2006 } from '../../src/branch/valve/source-2006.js';
import type { Branch } from '../../src/branch.js';
import type { EntityText } from '../../src/container/entity-text-content.js';
import { open, openAs, openSource, save } from '../../src/open.js';
import { registry } from '../../src/registry.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { contentsOf, counting, stockFile } from '../support/map-files.js';

const good = tinySource({ branch: orangeBox });

function damaged(): DamagedVbsp {
  return new DamagedVbsp(good, orangeBox);
}

const lumpNames = Object.keys(orangeBox.lumps) as (keyof typeof orangeBox.lumps)[];

describe('a map whose entities were taken out and whose original faces do not divide', () => {
  const file = damaged();
  const count = file.word('ORIGINAL_FACES', 'length') / 56;
  file.replace('ORIGINAL_FACES', (bytes) => {
    const longer = new Uint8Array(bytes.length + 45);
    longer.set(bytes);
    longer.set(counting(45), bytes.length);
    return longer;
  });
  file.setWord('ENTITIES', 'length', 0);

  it('has as many faces as are whole, one thing said of them, and everything else', async () => {
    const map = await open(file.bytes.slice());
    expect(map.branch.id).toBe('valve/orange-box');
    const faces = map.lump('ORIGINAL_FACES');
    expect([faces.length, faces.remainder, faces.status]).toEqual([count, 45, 'remainder']);
    expect(map.issues).toMatchObject([{ rule: 'lump-remainder', path: ['ORIGINAL_FACES'] }]);
    expect((map.lump('ENTITIES') as EntityText).document.entities).toHaveLength(0);
    const before = contentsOf(openAs(orangeBox, good.slice()));
    for (const [name, bytes] of contentsOf(map))
      if (name !== 'ORIGINAL_FACES' && name !== 'ENTITIES')
        expect([name, Buffer.compare(bytes, before.get(name)!)]).toEqual([name, 0]);
    expect(Buffer.compare(save(map).bytes, file.bytes)).toBe(0);
  });

  it('keeps what is left over when everything is laid out anew', () => {
    const saved = save(openAs(orangeBox, file.bytes.slice()), { layout: 'stock' });
    const again = openAs(orangeBox, saved.bytes);
    expect([again.lump('ORIGINAL_FACES').length, again.lump('ORIGINAL_FACES').remainder]).toEqual([
      count,
      45,
    ]);
    expect(again.lump('ORIGINAL_FACES').bytes.slice(-45)).toEqual(counting(45));
  });
});

describe('a protected map, whose lumps lie over each other', () => {
  /** Areas are said to lie in the brushes, and area portals too. */
  function overlapping(): Uint8Array {
    const file = damaged();
    const brushes = file.word('BRUSHES', 'offset');
    file.setWord('AREAS', 'offset', brushes + 4);
    file.setWord('AREA_PORTALS', 'offset', brushes + 8);
    return file.bytes;
  }
  const file = overlapping();
  interface Sided {
    sideCount: number;
  }
  const brushesOf = (map: ReturnType<typeof openAs>): RecordList<AnyStruct> & { at(i: number): Sided } =>
    map.lump('BRUSHES') as never;

  it('is read, with the overlaps reported, and written as it was', () => {
    const map = openAs(orangeBox, file.slice());
    expect(map.issues.filter(({ rule }) => rule === 'lump-overlap').map(({ path }) => path[0])).toEqual([
      'AREAS',
      'AREA_PORTALS',
    ]);
    expect(map.issues.every(({ severity }) => severity !== 'error')).toBe(true);
    expect(map.lump('AREAS').length).toBeGreaterThan(0);
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });

  it('still shares its bytes after an edit that says nothing of it, and has them apart when asked to', () => {
    const shared = openAs(orangeBox, file.slice());
    brushesOf(shared as never).at(0).sideCount = 77;
    const { bytes, report } = save(shared);
    expect(report.relaid).toBe(false);
    expect(openAs(orangeBox, bytes).entryOf('AREAS').start).toBe(shared.entryOf('BRUSHES').start + 4);
    expect(report.sharedChanges.flat()).toContain('AREAS');
    const apart = openAs(orangeBox, file.slice(), { overlaps: 'separate' });
    const areas = apart.lump('AREAS').bytes.slice();
    brushesOf(apart as never).at(0).sideCount = 77;
    const again = openAs(orangeBox, save(apart).bytes);
    expect(again.lump('AREAS').bytes).toEqual(areas);
    expect(brushesOf(again as never).at(0).sideCount).toBe(77);
  });
});

describe('the entities of a map', () => {
  const { offset, length } = openAs(orangeBox, good.slice()).entryOf('ENTITIES');
  const classesOf = (map: ReturnType<typeof openAs>): (string | undefined)[] =>
    (map.lump('ENTITIES') as EntityText).document.entities.map(({ classname }) => classname);
  const all = classesOf(openAs(orangeBox, good.slice()) as never);

  it('may lack the NUL behind them: they are read by their length', () => {
    const file = damaged();
    file.setWord('ENTITIES', 'length', length - 1);
    // What follows is no NUL either.
    file.bytes[offset + length - 1] = 0x7b;
    const map = openAs(orangeBox, file.bytes.slice());
    expect([map.issues.filter(({ severity }) => severity === 'error'), classesOf(map as never)]).toEqual([
      [],
      all,
    ]);
    expect(Buffer.compare(save(map).bytes, file.bytes)).toBe(0);
  });

  it('end at the first NUL; the bytes behind it are kept, also when the text before them is edited', () => {
    const text = Buffer.from(good.subarray(offset, offset + length)).toString('latin1');
    const second = text.indexOf('}\n{') + 2;
    const file = damaged();
    file.bytes[offset + second - 1] = 0;
    const map = openAs(orangeBox, file.bytes.slice());
    expect(classesOf(map as never)).toEqual(all.slice(0, 1));
    expect(Buffer.compare(save(map).bytes, file.bytes)).toBe(0);
    (map.lump('ENTITIES') as EntityText).document.entities[0]!.set('message', 'longer than it was before');
    const again = openAs(orangeBox, save(map).bytes);
    expect(Buffer.from(again.lump('ENTITIES').bytes).toString('latin1').endsWith(text.slice(second))).toBe(
      true,
    );
    expect(classesOf(again as never)).toEqual(all.slice(0, 1));
  });
});

describe('a file that ends with its first eight bytes', () => {
  it.each(registry.map((entry) => [entry.id, entry] as const))(
    'is cut off, and nothing else is said of it: %s',
    async (_, { bigEndianMagic, load, versions }) => {
      const { container } = await load();
      for (const byteOrder of bigEndianMagic === undefined
        ? (['little'] as const)
        : (['little', 'big'] as const)) {
        const file = container.emptyHead(versions[0] ?? 0, byteOrder).subarray(0, 8);
        for (const attempt of [() => open(file), () => openSource(file)]) {
          const error = await expectFormatError('truncated', attempt);
          expect(error.message).not.toContain('\n');
        }
      }
    },
  );
});

describe('a lump of triangles’ corners', () => {
  it.each([0, 1, 5, 6, 7])('of %i bytes has as many as are whole, and says what is over', (length) => {
    const file = damaged();
    file.setWord('PRIMITIVE_INDICES', 'length', length);
    const map = openAs(orangeBox, file.bytes);
    const indices = map.lump('PRIMITIVE_INDICES');
    expect([indices.length, indices.remainder]).toEqual([Math.floor(length / 2), length % 2]);
    expect(map.issues).toHaveLength(length % 2);
  });
});

describe('a directory that points nowhere', () => {
  it.each([
    ['before the file', -4, 100],
    ['as far before the file as can be said', -0x80000000, 100],
    ['behind the file', 0x7fffff00, 0x7fffff00],
    ['at its end with a length', good.length, 1],
    ['nowhere, with a negative length', 2000, -1],
    ['with the most negative length', 2000, -0x80000000],
  ] as const)('for all lumps at once gives a map without any of them: %s', async (_, offset, length) => {
    const file = damaged();
    for (const name of lumpNames) {
      file.setWord(name, 'offset', offset);
      file.setWord(name, 'length', length);
    }
    const map = openAs(orangeBox, file.bytes.slice());
    for (const name of lumpNames) expect([name, map.lump(name).bytes.length]).toEqual([name, 0]);
    expect(map.issues.filter(({ severity }) => severity === 'error').length).toBeGreaterThanOrEqual(
      lumpNames.length,
    );
    expect(Buffer.compare(save(map).bytes, file.bytes)).toBe(0);
  });
});

describe('lumps that a version should not have', () => {
  /** A map of 2006 with lumps that later games have, and one that none has. */
  const extra = new Map([
    [22, counting(21)],
    [32, counting(8)],
    [60, counting(16)],
    [61, counting(7)],
    [62, counting(33)],
    [63, counting(80)],
  ]);
  const base = tinySource({ branch: source2006 });
  const file = new Uint8Array(base.length + 400);
  file.set(base);
  const view = new DataView(file.buffer);
  let end = base.length;
  for (const [index, bytes] of extra) {
    view.setInt32(8 + index * 16, end, true);
    view.setInt32(12 + index * 16, bytes.length, true);
    view.setInt32(16 + index * 16, index, true);
    file.set(bytes, end);
    end += (bytes.length + 3) & ~3;
  }
  const whole = file.slice(0, end);

  /** Bytes and version of a lump, read by hand. */
  function stored(bytes: Uint8Array, index: number): unknown[] {
    const words = new DataView(bytes.buffer, bytes.byteOffset + 8 + index * 16, 16);
    const [offset, length, version] = [0, 4, 8].map((at) => words.getInt32(at, true));
    return [version, bytes.slice(offset, offset! + length!)];
  }

  it.each([
    ['as it was', {}, false],
    ['laid out anew', { layout: 'stock' }, false],
    ['after another lump grew', {}, true],
  ] as const)('are written with all others: %s', (_, options, grows) => {
    const map = openAs(source2006, whole.slice());
    if (grows) (map.lump('ENTITIES') as EntityText).document.append([['classname', 'light'.repeat(90)]]);
    const { bytes } = save(map, options);
    for (const [index, content] of extra) expect(stored(bytes, index)).toEqual([index, content]);
    if (!grows) {
      const again = contentsOf(openAs(source2006, bytes));
      const before = contentsOf(openAs(source2006, whole.slice()));
      before.delete('GAME_LUMP');
      for (const [name, content] of before) expect([name, again.get(name)]).toEqual([name, content]);
    }
  });
});

describe('a lump that is empty', () => {
  it('is no error in a map of Apex Legends, whose collision is elsewhere than in lump 29', async () => {
    const file = tinyRespawn(apex);
    const view = new DataView(file.buffer);
    view.setInt32(16 + 29 * 16, 0, true);
    view.setInt32(20 + 29 * 16, 0, true);
    const map = await open(file.slice());
    expect([map.branch.id, map.issues]).toEqual(['respawn/apex-legends', []]);
    const name = map.lumpNames.find((one) => map.entryOf(one).index === 29);
    if (name !== undefined) expect(map.lump(name).status).toBe('empty');
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });

  it.each(lumpNames)('is no error to the reader, whichever it is: %s', (name) => {
    const file = damaged();
    file.setWord(name, 'length', 0);
    const map = openAs(orangeBox as unknown as Branch, file.bytes);
    expect([map.issues, map.lump(name).status, map.lump(name).length]).toEqual([[], 'empty', 0]);
  });

  it('is none in Call of Duty, whose maps need no pages of light', async () => {
    const map = await open(stockFile());
    expect([map.lump('LIGHTMAPS').status, map.lump('LIGHTMAPS').issues]).toEqual(['empty', []]);
  });
});
