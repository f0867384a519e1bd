import { concatenate, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { gameLumpBytes, placedGameLump } from '../../../../tools/fixtures/valve/lumps/game-lump.js';
import { staticPropForms } from '../../../../tools/fixtures/valve/lumps/static-prop-forms.js';
import { tinyCompilation, tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as darkMessiahMp } from '../../src/branch/arkane/dark-messiah-mp.js';
import { branch as darkMessiahSp } from '../../src/branch/arkane/dark-messiah-sp.js';
import { branch as blackMesa } from '../../src/branch/crowbar-collective/black-mesa.js';
import { branch as vindictus } from '../../src/branch/nexon/vindictus.js';
import { branch as vindictus2010 } from '../../src/branch/nexon/vindictus-2010.js';
import { branch as orangeBox } from '../../src/branch/valve/orange-box.js';
import { branch as source2006 } from '../../src/branch/valve/source-2006.js';
import { GameLump } from '../../src/container/game-lump/index.js';
import { layoutAt } from '../../src/layout-at.js';
import type { Lumps } from '../../src/lump.js';
import type { GameMap } from '../../src/map/game-map.js';
import { open, openAs, openSource, save } from '../../src/open.js';
import { registryEntry } from '../../src/registry.js';
import { versionText } from '../../src/version-text.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { expectTypedRecord } from '../support/typed-records.js';
import { relativesRecords } from './relatives-records.js';

/** Every branch, its layout of static props, and the word that stands for the version. */
const relatives = [
  { id: 'arkane/dark-messiah-sp', props: 'v6-dark-messiah', word: 0x40014 },
  { id: 'arkane/dark-messiah-mp', props: 'v6-dark-messiah', word: 0x40014 },
  { id: 'outerlight/the-ship', props: 'v5-the-ship', word: 20 },
  { id: 'outerlight/bloody-good-time', props: 'v6-bloody-good-time', word: 20 },
  { id: 'ace-team/zeno-clash', props: 'v7-zeno-clash', word: 20 },
  { id: 'nexon/vindictus-2010', props: 'v6-vindictus', word: 20 },
  { id: 'nexon/vindictus', props: 'v8-vindictus', word: 20 },
  { id: 'crowbar-collective/black-mesa', props: 'v11-black-mesa', word: 20 },
] as const;

const made = await Promise.all(
  relatives.map(async (one) => {
    const branch = await registryEntry(one.id).load();
    return { ...one, branch, bytes: tinySource({ branch }) };
  }),
);

function fileOf(id: string): Uint8Array {
  return made.find((one) => one.id === id)!.bytes.slice();
}

function staticPropsOf(map: GameMap<object>): { layout: string; parts: { props: { length: number } } } {
  const content = (map.lump('GAME_LUMP') as GameLump).find('sprp')?.content;
  return content as unknown as { layout: string; parts: { props: { length: number } } };
}

function evidenceOf(map: GameMap<object>, id: string): string[] {
  return (map.candidates.find(({ branch }) => branch === id)?.evidence ?? []).map(({ text }) => text);
}

describe.each(made)('a map of $id', ({ id, branch, bytes, props, word }) => {
  it('is opened as its branch, before all others, without a remark', async () => {
    const map = await open(bytes.slice());
    expect([map.branch.id, map.version, map.issues]).toEqual([id, word, []]);
    expect(map.candidates[0]!.score).toBeGreaterThan(map.candidates[1]!.score);
    expect(staticPropsOf(map)).toMatchObject({ layout: props });
    expect(staticPropsOf(map).parts.props.length).toBeGreaterThan(0);
  });

  it('is found from its directory, or when its lumps are loaded', async () => {
    const source = await openSource(bytes.slice());
    expect((await source.load()).branch.id).toBe(id);
  });

  it('comes back byte for byte, as it was, laid out anew, and from plain values', () => {
    const map = openAs(branch, bytes.slice());
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
    const lost = map.lumpNames.filter((name) => {
      const lump = map.lump(name);
      const { type } = (branch.lumps as Lumps)[name]!;
      const place = {
        ...{ name, byteOrder: map.byteOrder, version: map.entryOf(name).version },
        layout: (lump as { readonly layout?: string }).layout,
      };
      const parts = Array.from({ length: lump.blockCount(64) }, (_, i) =>
        type.rebuild(JSON.parse(toJsonText(lump.block(i, 64))), place, i * 64),
      );
      return Buffer.compare(concatenate(parts), lump.bytes) !== 0;
    });
    expect(lost).toEqual([]);
  });

  it('says nothing against itself when the game it may be is named', async () => {
    expect((await open(bytes.slice(), { branch: id.split('/')[1] as string })).branch.id).toBe(id);
  });
});

describe.each(Object.entries(relativesRecords))('records of %s that differ', (id, records) => {
  const file = fileOf(id);
  const map = openAs(made.find((one) => one.id === id)!.branch, fileOf(id));

  it.each(records.map((one) => [one.lump, one] as const))('have their fields in place: %s', (_, typed) => {
    expectTypedRecord(map, file, typed);
  });
});

describe('an edit of one field', () => {
  const changed = (before: Uint8Array, after: Uint8Array): number[] =>
    [...before.keys()].filter((i) => before[i] !== after[i]);

  it("changes its bytes alone: a texture info's flags, behind the unknown bytes", () => {
    const before = fileOf('arkane/dark-messiah-sp');
    const map = openAs(darkMessiahSp, before.slice());
    map.lumps.TEXTURE_INFO.at(1).flags ^= 0x100;
    expect(changed(before, save(map).bytes)).toEqual([map.entryOf('TEXTURE_INFO').offset + 96 + 89]);
  });

  it("changes its bytes alone: a node's face count, of 32 bits", () => {
    const before = fileOf('nexon/vindictus');
    const map = openAs(vindictus, before.slice());
    map.lumps.NODES.at(0).faceCount = 0x7b7c7d7e;
    const at = map.entryOf('NODES').offset + 40;
    expect(changed(before, save(map).bytes)).toEqual([at, at + 1, at + 2, at + 3]);
  });
});

describe('what tells relatives apart', () => {
  it('is how their static props are laid out, which is said for and against', async () => {
    const ship = await open(fileOf('outerlight/the-ship'));
    expect(evidenceOf(ship, 'outerlight/the-ship')).toContain(
      'GAME_LUMP.sprp is laid out as v5-the-ship, which only this game has',
    );
    const episode = await open(tinySource({ branch: source2006 }));
    expect(episode.branch.id).toBe('valve/source-2006');
    expect(evidenceOf(episode, 'outerlight/the-ship')).toContain(
      'GAME_LUMP.sprp is laid out as v5, not as v5-the-ship',
    );
  });

  it("is no layout when there are no props, and the engine's own branch comes first", async () => {
    const map = openAs(source2006, fileOf('outerlight/the-ship'));
    map.lump('GAME_LUMP').setBytes(new Uint8Array(4));
    const opened = await open(save(map).bytes);
    expect(opened.branch.id).toBe('valve/source-2006');
    const [first, second] = opened.candidates;
    expect([first?.branch, second?.branch]).toEqual(['valve/source-2006', 'outerlight/the-ship']);
    expect(second?.score).toBe(first?.score);
  });

  it('is no layout of another game that has the same version and size', async () => {
    const map = openAs(orangeBox, tinySource({ branch: orangeBox }));
    const form = staticPropForms['v10-global-offensive'];
    const made = gameLumpBytes(tinyCompilation(), {
      ...{ byteOrder: 'little', staticProps: form, entry: 'source', hasHdr: true },
    });
    const placing = { byteOrder: 'little', entry: 'source', isRelative: false } as const;
    map.lump('GAME_LUMP').setBytes(placedGameLump(made, map.entryOf('GAME_LUMP').offset, placing));
    const opened = await open(save(map).bytes);
    expect([opened.branch.id, staticPropsOf(opened).layout]).toEqual([
      'valve/orange-box',
      'v10-global-offensive',
    ]);
    expect(evidenceOf(opened, blackMesa.id)).toContain(
      'GAME_LUMP.sprp is laid out as v10-global-offensive, not as v11-black-mesa or v11-black-mesa-lite',
    );
  });

  it('is no layout that a branch merely prefers, nor one that fits badly', () => {
    const verdict = (layout: string, more: object): object => ({
      ...{ candidate: { layout, doubts: () => [] }, sizeFits: true, isPlausible: true, isJudged: true },
      ...{ doubts: [], rank: [6, 0, 0], ...more },
    });
    const doubt = [{ message: 'is none', share: 0.5, isGrave: false }];
    const layoutOf = (...candidates: object[]): string | undefined => {
      const content = { layout: 'own', candidates };
      const map = { branch: { lumps: { LUMP: {} } }, isLoaded: () => true, lump: () => content };
      return layoutAt(map as unknown as GameMap<object>, 'LUMP');
    };
    expect(layoutOf(verdict('own', {}), verdict('other', { doubts: doubt }))).toBe('own');
    expect(layoutOf(verdict('own', { doubts: doubt }), verdict('other', {}))).toBeUndefined();
    expect(layoutOf(verdict('own', { doubts: doubt }), verdict('other', { rank: [3, 0, 0] }))).toBe('own');
    expect(layoutOf(verdict('own', { sizeFits: false }))).toBeUndefined();
    expect(layoutOf(verdict('own', { isPlausible: false }))).toBeUndefined();
    expect(layoutOf(verdict('own', { isJudged: false }))).toBeUndefined();
    expect(layoutOf(verdict('other', {}))).toBeUndefined();
    expect(layoutOf()).toBeUndefined();
  });

  it("is the size of models, and whether the game lump's directory makes sense", async () => {
    const sp = await open(fileOf('arkane/dark-messiah-sp'));
    expect(evidenceOf(sp, 'arkane/dark-messiah-mp')).toContain('the directory of GAME_LUMP makes no sense');
    expect(evidenceOf(sp, 'arkane/dark-messiah-mp').some((text) => text.includes('not MODELS'))).toBe(true);
    const mp = await open(fileOf('arkane/dark-messiah-mp'));
    expect(evidenceOf(mp, 'arkane/dark-messiah-sp')).toContain('the directory of GAME_LUMP makes no sense');
  });

  it("is the size and version of Vindictus' faces", async () => {
    const first = await open(fileOf('nexon/vindictus-2010'));
    expect(evidenceOf(first, 'nexon/vindictus').some((text) => /not FACES/.test(text))).toBe(true);
    expect(openAs(vindictus2010, fileOf('nexon/vindictus-2010')).lumps.FACES.layout).toBe('1');
    expect(openAs(vindictus, fileOf('nexon/vindictus')).lumps.FACES.layout).toBe('2');
  });

  it('is lump 61, which others fill with something else', async () => {
    const map = await open(fileOf('crowbar-collective/black-mesa'));
    expect(map.entryOf('DISPLACEMENT_MULTIBLEND').index).toBe(61);
    const typed = openAs(blackMesa, fileOf('crowbar-collective/black-mesa'));
    expect(typed.lumps.DISPLACEMENT_MULTIBLEND.length).toBe(typed.lumps.DISPLACEMENT_VERTICES.length);
    expect(evidenceOf(map, 'valve/orange-box')).toContain("lump 61 is filled, which it doesn't have");
  });
});

describe('a map without anything in it', () => {
  /** A header with empty lumps. */
  function empty(word: number): Uint8Array {
    const file = new Uint8Array(1036);
    file.set([0x56, 0x42, 0x53, 0x50]);
    new DataView(file.buffer).setInt32(4, word, true);
    return file;
  }

  it.each([
    [20, 'valve/orange-box'],
    [21, 'valve/alien-swarm'],
  ])('of version %i is of the engine that most such maps are of, and names the others', async (word, id) => {
    const map = await open(empty(word));
    expect(map.branch.id).toBe(id);
    expect(evidenceOf(map, id)).toContain('more maps are of this engine than of the others');
    const others = map.candidates.filter(({ branch }) => branch !== id);
    expect(others.length).toBeGreaterThan(1);
    expect(others.every(({ score }) => score < map.candidates[0]!.score)).toBe(true);
    expect((await openSource(empty(word))).map.branch.id).toBe(id);
  });

  it("isn't guessed where it has something that equals read differently, and none has more maps", async () => {
    // 624 bytes are 12 models of one game or 13 of the other.
    const file = new Uint8Array(1036 + 624);
    file.set(empty(0x40014));
    new DataView(file.buffer).setInt32(8 + 14 * 16, 1036, true);
    new DataView(file.buffer).setInt32(8 + 14 * 16 + 4, 624, true);
    await expectFormatError('ambiguous', () => open(file));
  });
});

describe("a version's word with something in its upper half", () => {
  it('is said as both halves', async () => {
    expect([20, 0, -1, 0x40014].map(versionText)).toEqual(['20', '0', '-1', '20 with 4 in the upper half']);
    const map = await open(fileOf('arkane/dark-messiah-sp'));
    expect(map.candidates[0]?.evidence[0]?.text).toBe('magic VBSP, version 20 with 4 in the upper half');
  });

  it('makes another version of the same number one that is refused', async () => {
    const file = fileOf('outerlight/the-ship');
    new DataView(file.buffer).setInt32(4, 0x50014, true);
    const error = await expectFormatError('bad-version', () => open(file));
    expect(error.message).toContain('20 with 4 in the upper half');
  });
});

describe("Dark Messiah's multiplayer", () => {
  it('may have texture infos as long as those of other games', async () => {
    const map = openAs(darkMessiahMp, fileOf('arkane/dark-messiah-mp'));
    const plain = openAs(source2006, tinySource({ branch: source2006 })).lump('TEXTURE_INFO').bytes;
    map.lump('TEXTURE_INFO').setBytes(plain.slice());
    const opened = await open(save(map).bytes);
    expect(opened.branch.id).toBe('arkane/dark-messiah-mp');
    expect(opened.lump('TEXTURE_INFO')).toMatchObject({ layout: 'plain', issues: [] });
    expect(opened.issues).toEqual([]);
  });
});

describe("Dark Messiah's single player", () => {
  /** A directory as the public article has it: one number behind the count, and one behind each entry. */
  function asInTheArticle(file: Uint8Array): Uint8Array {
    const d = new DataView(file.buffer);
    const at = d.getInt32(8 + 35 * 16, true);
    const count = d.getInt32(at, true);
    const words = Array.from({ length: count * 5 }, (_, i) => d.getUint32(at + 4 + i * 4, true));
    // The same words: the first is taken for one of the head, and one more follows the last entry.
    const moved = words.map((word, i) => (i % 5 === 3 ? word + 4 : word));
    const map = openAs(darkMessiahSp, file.slice());
    const { bytes } = map.lump('GAME_LUMP');
    const longer = new Uint8Array(bytes.length + 4);
    longer.set(bytes.subarray(0, 4));
    const out = new DataView(longer.buffer);
    [...moved, 4].forEach((word, i) => {
      out.setUint32(4 + i * 4, word, true);
    });
    longer.set(bytes.subarray(4 + count * 20), 8 + count * 20);
    map.lump('GAME_LUMP').setBytes(longer);
    return save(map).bytes;
  }

  it('is read with the number in either place', async () => {
    const file = asInTheArticle(fileOf('arkane/dark-messiah-sp'));
    const map = await open(file);
    expect([map.branch.id, map.issues]).toEqual(['arkane/dark-messiah-sp', []]);
    expect(staticPropsOf(map).layout).toBe('v6-dark-messiah');
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });
});

describe("Vindictus' faces", () => {
  it('of another size than their version says are read by the size, with a remark', () => {
    const file = fileOf('nexon/vindictus-2010');
    new DataView(file.buffer).setInt32(8 + 7 * 16 + 8, 2, true);
    const map = openAs(vindictus2010, file);
    expect(map.lumps.FACES.length).toBe(
      openAs(vindictus2010, fileOf('nexon/vindictus-2010')).lumps.FACES.length,
    );
    expect(map.issues.map(({ rule, path }) => [rule, path[0]])).toEqual([['lump-version', 'FACES']]);
  });
});

describe('static props of the second generation of Vindictus', () => {
  it.each([
    ['v7-vindictus', 7],
    ['v7-vindictus', 6],
    ['v6-vindictus', 6],
  ] as const)('are read as %s with version %i, as both are seen', (form, version) => {
    const { size } = staticPropForms[form];
    expect(size).toBe(form === 'v6-vindictus' ? 60 : 64);
    const bytes = new Uint8Array(4 + 128 + 4 + 2 + 4 + 16 + 4 + size);
    const d = new DataView(bytes.buffer);
    d.setInt32(0, 1, true);
    d.setInt32(132, 1, true);
    d.setInt32(138, 1, true);
    d.setFloat32(146, 1, true);
    d.setInt32(158, 1, true);
    d.setUint16(162 + 28, 1, true);
    d.setFloat32(162 + 56, 1, true);
    const { sprp } = vindictus.lumps.GAME_LUMP.type.lumps;
    const place = { name: 'sprp', bytes, offset: 0, byteOrder: 'little', version } as const;
    expect(sprp.open(place)).toMatchObject({ layout: form, issues: [] });
  });
});

describe('broken numbers', () => {
  it.each(made)('in the game lump of $id are no hang and no crash', ({ bytes, branch }) => {
    const { offset } = openAs(branch, bytes.slice()).entryOf('GAME_LUMP');
    const { entry } = (openAs(branch, bytes.slice()).lump('GAME_LUMP') as GameLump).find('sprp')!;
    const counts = [132, 136, 138, 264, 266, 268, 270, 272].map((at) => entry.from + at);
    const places = [0, 4, 8, 12, 16, 20, 24, entry.from, ...counts];
    for (const value of [-1, 0x7fffffff, 0x00ffffff]) {
      for (const at of places) {
        const file = bytes.slice();
        new DataView(file.buffer).setInt32(offset + at, value, true);
        const map = openAs(branch, file);
        expect(map.lump('GAME_LUMP')).toBeInstanceOf(GameLump);
        expect(map.lump('GAME_LUMP').issues).toBeInstanceOf(Array);
      }
    }
  });

  it.each(made)('in the directory of a cut map of $id are said', async ({ id, bytes }) => {
    for (const length of [4, 8, 500, 1035])
      await expectFormatError('truncated', () => open(bytes.slice(0, length)));
    const map = await open(bytes.slice(0, 1036), { branch: id });
    expect(map.issues.some(({ rule }) => rule === 'lump-out-of-bounds')).toBe(true);
  });
});
