import { describe, expect, it } from 'vitest';
import { tinyRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import { DamagedVbsp } from '../../../../tools/fixtures/valve/damage/damaged-vbsp.js';
import type { StaticPropForm } from '../../../../tools/fixtures/valve/lumps/static-prop-forms.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as darkMessiahSp } from '../../src/branch/arkane/dark-messiah-sp.js';
import { branch as vindictus } from '../../src/branch/nexon/vindictus.js';
import { branch as apex } from '../../src/branch/respawn/apex-legends.js';
import { branch as titanfall } from '../../src/branch/respawn/titanfall.js';
import { branch as strata } from '../../src/branch/strata/strata-source.js';
import { branch as alienSwarm } from '../../src/branch/valve/alien-swarm.js';
import { branch as left4Dead2 } from '../../src/branch/valve/left4dead2.js';
import { branch as orangeBox } from '../../src/branch/valve/orange-box.js';
import type { Branch } from '../../src/branch.js';
import type { EntityText } from '../../src/container/entity-text-content.js';
import type { GameMap } from '../../src/map/game-map.js';
import { saveCompressed } from '../../src/map/save-compressed.js';
import { open, openAs, save } from '../../src/open.js';
import { registry } from '../../src/registry.js';
import { encodeOnce } from '../support/compressed-maps.js';
import { gameLumpOf, mapWithProps, type PropsContent, propsOf } from '../support/maps-with-props.js';
import { formNames, lumpOfForm, openedForm, origins, staticPropForms } from '../support/static-prop-forms.js';
import { lumpOf, opened, rebuilt } from '../support/static-props-lumps.js';

const count = origins.length;

/** A layout that nobody knows: what all have in common, and bytes behind it. */
function unknownForm(version: number, size: number): StaticPropForm {
  return {
    ...{ version, size, head: 'leaves' },
    write(writer, prop) {
      staticPropForms.v4.write(writer, prop);
      for (let i = staticPropForms.v4.size; i < size; i++) writer.u8(0xc0 + (i & 0x1f));
    },
  };
}

function originsOf({ parts: { props } }: PropsContent): object[] {
  return Array.from({ length: props.length }, (_, i) => props.object(i).origin);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

describe('static props of version 11 and 80 bytes', () => {
  it.each([
    [orangeBox, 'v11-global-offensive'],
    [orangeBox, 'v11-black-mesa'],
    [alienSwarm, 'v11-global-offensive'],
    [alienSwarm, 'v11-black-mesa'],
  ] as const)('of any version of the map are read by what makes sense: %#', (branch, name) => {
    const file = mapWithProps({ branch, form: staticPropForms[name] });
    const map = openAs(branch as unknown as Branch, file.slice());
    expect([map.issues, propsOf(map).layout]).toEqual([[], name]);
    const { flagsEx, scale } = propsOf(map).parts.props.object(1);
    expect([flagsEx, scale]).toEqual(name === 'v11-black-mesa' ? [4, undefined] : [4, 1.25]);
    expect(originsOf(propsOf(map))).toEqual(origins);
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });
});

describe('static props of version 10', () => {
  it('with 76 bytes each, as Black Mesa has them, are found by their size: no vector comes out as no number', () => {
    const form = { ...staticPropForms['v11-black-mesa-lite'], version: 10 };
    const bytes = lumpOfForm(form);
    const content = openedForm('v11-black-mesa-lite', { version: 10, bytes });
    expect(content.layout).toBe('v11-black-mesa-lite');
    const props = content as unknown as PropsContent;
    expect(originsOf(props)).toEqual(origins);
    // The records of 72 bytes that the version alone promises begin the second one with a colour.
    const start = props.parts.props.offsetOf(0);
    expect(viewOf(bytes).getFloat32(start + 72, true)).toBeNaN();
  });

  it('whose record is another than the version says, in a map of a mod, are read by their size', () => {
    const form = { ...staticPropForms['v11-black-mesa-lite'], version: 10 };
    const map = openAs(orangeBox, mapWithProps({ branch: orangeBox, form }));
    expect([map.issues, propsOf(map).layout]).toEqual([[], 'v11-black-mesa-lite']);
    expect(originsOf(propsOf(map))).toEqual(origins);
  });

  it('with 72 bytes each have flags of 32 bits behind the DirectX levels, and a byte of old flags that is kept', () => {
    const bytes = lumpOfForm(staticPropForms.v10);
    const start = bytes.length - count * 72;
    for (let i = 0; i < count; i++) bytes[start + i * 72 + 31] = 0xcd;
    const content = openedForm('v10', { bytes });
    expect([content.layout, content.issues]).toEqual(['v10', []]);
    expect((content as unknown as PropsContent).parts.props.object(1)).toMatchObject({
      ...{ flags: 0x101, minDirectX: 80, maxDirectX: 95, lightmapWidth: 32, lightmapHeight: 16 },
    });
    expect(rebuilt(content)).toEqual(bytes);
  });

  it('are told apart by size where as many bytes are 19 of 72 or 18 of 76', () => {
    const [short, long] = [lumpOf('v10', 19), lumpOf('v10-global-offensive', 18)];
    // The same with as many leaves: only the count of props differs.
    expect(short.length - long.length).toBe(2);
    expect([opened(short, 10).layout, opened(short, 10).issues]).toEqual(['v10', []]);
    expect([opened(long, 10).layout, opened(long, 10).issues]).toEqual(['v10-global-offensive', []]);
  });

  it.each(['v10', 'v10-global-offensive'] as const)('in whole maps stay inside their lump: %s', (name) => {
    for (const branch of [orangeBox, alienSwarm]) {
      const map = openAs(branch as unknown as Branch, mapWithProps({ branch, form: staticPropForms[name] }));
      expect([map.issues, propsOf(map).layout]).toEqual([[], name]);
      expect(originsOf(propsOf(map))).toEqual(origins);
    }
  });
});

describe('static props of a size that no game at hand has', () => {
  const file = mapWithProps({ branch: alienSwarm, form: unknownForm(12, 84) });

  it('are read by their first 56 bytes, with a warning, and every byte is kept', () => {
    const map = openAs(alienSwarm, file.slice());
    expect(propsOf(map).layout).toBe('prefix-84');
    expect(originsOf(propsOf(map))).toEqual(origins);
    expect(map.issues).toMatchObject([{ rule: 'lump-version', severity: 'warning' }]);
    expect(map.issues).toHaveLength(1);
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });

  it.each([-1, -0x80000000, 0x7fffffff, 0x10000001])(
    'and with a count of %i are no reason to take memory or to read on behind them',
    (wrong) => {
      const form = unknownForm(12, 84);
      const broken = mapWithProps({
        ...{ branch: alienSwarm, form },
        change(_, view) {
          const [from, length] = [view.getInt32(12, true), view.getInt32(16, true)];
          view.setInt32(from + length - count * 84 - 4, wrong, true);
        },
      });
      const map = openAs(alienSwarm, broken.slice());
      const content = propsOf(map);
      expect(content.layout === 'opaque' || content.parts.props.length * 56 <= content.bytes.length).toBe(
        true,
      );
      expect(map.issues.length).toBeGreaterThan(0);
      expect(Buffer.compare(save(map).bytes, broken)).toBe(0);
    },
  );
});

describe('static props of version 12', () => {
  it('are those of Strata, of an unknown game or of Titanfall, by size, magic and version of the map', () => {
    const ofStrata = openAs(strata, mapWithProps({ branch: strata, form: staticPropForms['v12-strata'] }));
    expect([propsOf(ofStrata).layout, propsOf(ofStrata).parts.props.record.size]).toEqual(['v12-strata', 80]);
    const other = openAs(alienSwarm, mapWithProps({ branch: alienSwarm, form: unknownForm(12, 84) }));
    expect([propsOf(other).layout, propsOf(other).parts.props.record.size]).toEqual(['prefix-84', 84]);
    const ofTitanfall = openAs(titanfall, tinyRespawn(titanfall));
    expect([propsOf(ofTitanfall).layout, ofTitanfall.issues]).toEqual(['v12', []]);
    expect(propsOf(ofTitanfall).parts.props.record.size).toBe(84);
    for (const map of [ofStrata, other]) expect(originsOf(propsOf(map))).toEqual(origins);
  });
});

describe('a map of Apex Legends', () => {
  it('has models of 64 bytes that leave nothing over, and static props of a version of its own, which stay bytes', async () => {
    const file = tinyRespawn(apex);
    const map = await open(file.slice());
    const models = map.lump('MODELS');
    expect([models.status, models.remainder, models.bytes.length]).toEqual(['ok', 0, models.length * 64]);
    const sprp = gameLumpOf(map).find('sprp');
    expect([sprp?.version, sprp?.content.kind]).toEqual([47, 'opaque']);
    expect(Buffer.compare(save(map).bytes, file)).toBe(0);
  });
});

describe('static props whose counts promise more than there is', () => {
  /** A map whose props are counted otherwise; the next lump begins right behind them. */
  function counted(wrong: number): GameMap<object> {
    return openAs(
      orangeBox as unknown as Branch,
      mapWithProps({
        ...{ branch: orangeBox, form: staticPropForms.v6 },
        change(_, view) {
          const [from, length] = [view.getInt32(12, true), view.getInt32(16, true)];
          expect(view.getInt32(28, true)).toBe(from + length);
          view.setInt32(from + length - count * 64 - 4, wrong, true);
        },
      }),
    );
  }

  it.each([count + 1, count + 100, 0x2000000])(
    'by their number (%i) are as many as are whole, which is said, and the next lump is not read',
    (wrong) => {
      const map = counted(wrong);
      const content = propsOf(map);
      expect([content.layout, content.status, content.parts.props.length]).toEqual([
        'v6',
        'truncated',
        count,
      ]);
      expect(originsOf(content)).toEqual(origins);
      expect(map.issues).toMatchObject([
        { path: ['GAME_LUMP.sprp', 'props'], expected: `0 to ${count}`, found: wrong },
      ]);
      expect(gameLumpOf(map).find('dprp')?.content.issues).toEqual([]);
    },
  );

  it.each([0x7fffffff, -0x3b17f148, 0x40000000, 40_000])(
    'by the number of leaves (%i) are none, and the lump is kept as it is',
    (wrong) => {
      const file = mapWithProps({
        ...{ branch: orangeBox, form: staticPropForms.v6 },
        change(_, view) {
          const from = view.getInt32(12, true);
          view.setInt32(from + 4 + view.getInt32(from, true) * 128, wrong, true);
        },
      });
      const map = openAs(orangeBox, file.slice());
      const content = propsOf(map);
      expect(content.layout === 'opaque' || content.parts.props.length === 0).toBe(true);
      expect(map.issues.length).toBeGreaterThan(0);
      expect(map.issues.every(({ path }) => path[0] === 'GAME_LUMP.sprp')).toBe(true);
      expect(Buffer.compare(save(map).bytes, file)).toBe(0);
    },
  );
});

describe('a map whose static props nobody can read', () => {
  const noise: StaticPropForm = {
    ...{ version: 99, size: 40, head: 'leaves' },
    write(writer, { index }) {
      for (let i = 0; i < 40; i++) writer.u8((index * 37 + i * 101 + 13) & 0xff);
    },
  };
  const file = mapWithProps({ branch: orangeBox, form: noise });

  it('is opened all the same: a warning, and that one lump stays bytes', async () => {
    for (const map of [openAs(orangeBox, file.slice()), await open(file.slice())]) {
      expect(map.branch.id).toBe('valve/orange-box');
      expect(map.issues).toMatchObject([{ rule: 'lump-version', severity: 'warning' }]);
      expect(map.issues[0]?.path[0]).toBe('GAME_LUMP.sprp');
      expect((propsOf(map) as unknown as { kind: string }).kind).toBe('opaque');
      expect(gameLumpOf(map).lumps.map(({ id, content }) => [id, content.kind === 'opaque'])).toEqual([
        ['sprp', true],
        ['dprp', false],
        ['dplt', false],
        ['dplh', false],
      ]);
      expect(map.lump('FACES').length).toBeGreaterThan(0);
    }
  });

  it('may have its entities edited: the props are the same, and the directory says where they are now', () => {
    const map = openAs(orangeBox, file.slice());
    const before = propsOf(map).bytes.slice();
    const offsets = gameLumpOf(map).lumps.map(({ entry }) => entry.offset);
    (map.lump('ENTITIES') as EntityText).document.append([['classname', 'info_player_start']]);
    const saved = save(map, { layout: 'stock' });
    const again = openAs(orangeBox, saved.bytes);
    expect(Buffer.compare(propsOf(again).bytes, before)).toBe(0);
    const moved = again.entryOf('GAME_LUMP').offset - map.entryOf('GAME_LUMP').offset;
    expect(moved).not.toBe(0);
    expect(gameLumpOf(again).lumps.map(({ entry }) => entry.offset)).toEqual(
      offsets.map((one) => one + moved),
    );
    expect(again.issues.map(({ rule }) => rule)).toEqual(map.issues.map(({ rule }) => rule));
  });
});

describe('the offsets inside a game lump that comes to lie elsewhere', () => {
  it.each([
    ['count from the start of the file', orangeBox, 'little'],
    ['count from the start of the file, with the version first in the map', left4Dead2, 'little'],
    ['count from the start of the lump on consoles', orangeBox, 'big'],
    ['stand in wide entries in Vindictus', vindictus, 'little'],
    ['stand behind a word in Dark Messiah', darkMessiahSp, 'little'],
  ] as const)('are put right: they %s', (_, branch, byteOrder) => {
    const map = openAs(branch as unknown as Branch, tinySource({ branch, byteOrder }));
    const contents = (of: GameMap): [string, string][] =>
      gameLumpOf(of).lumps.map(({ id, content }) => [id, Buffer.from(content.bytes).toString('hex')]);
    const { offset } = map.entryOf('GAME_LUMP');
    const before = contents(map);
    const longer = 'x'.repeat(3001);
    (map.lump('ENTITIES') as EntityText).document.append([['classname', longer]]);
    const again = openAs(branch as unknown as Branch, save(map).bytes);
    expect(again.entryOf('GAME_LUMP').offset - offset).toBeGreaterThanOrEqual(3000);
    expect([again.issues, contents(again)]).toEqual([[], before]);
    expect(gameLumpOf(again).offsetBase).toBe(byteOrder === 'big' ? 'lump' : 'file');
  });
});

describe('static props that are compressed', () => {
  it.each(['v10', 'v10-global-offensive', 'v11-black-mesa'] as const)(
    'are unpacked first, and their layout chosen by the size that they have then: %s',
    async (name) => {
      const plain = openAs(orangeBox, mapWithProps({ branch: orangeBox, form: staticPropForms[name] }));
      const before = propsOf(plain).bytes.slice();
      const { bytes } = await saveCompressed(plain, { encode: encodeOnce });
      const map = openAs(orangeBox, bytes.slice());
      const found = gameLumpOf(map).find('sprp');
      expect([found?.isCompressed, map.entryOf('GAME_LUMP').unpacked, map.issues]).toEqual([true, 0, []]);
      expect(propsOf(map).layout).toBe(name);
      expect(originsOf(propsOf(map))).toEqual(origins);
      expect(Buffer.compare(propsOf(map).bytes, before)).toBe(0);
      expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    },
  );
});

describe('which layouts of static props a map may have', () => {
  const types = new Map<unknown, string>();

  it('depends on no game: each branch reads each of them', async () => {
    for (const { load, magic } of registry) {
      if (magic !== 'VBSP') continue;
      const branch: Branch = await load();
      const { lumps } = branch.lumps['GAME_LUMP']!.type as unknown as {
        readonly lumps: { readonly sprp: NonNullable<Parameters<typeof openedForm>[1]>['of'] };
      };
      const { sprp } = lumps;
      if (sprp === undefined || types.has(sprp)) continue;
      types.set(sprp, branch.id);
      for (const name of formNames) {
        const content = openedForm(name, { of: sprp }) as unknown as PropsContent;
        expect([branch.id, name, content.status]).toEqual([branch.id, name, 'ok']);
        expect(originsOf(content)).toEqual(origins);
        expect(content.parts.props.record.size).toBe(staticPropForms[name].size);
      }
    }
    expect(types.size).toBeGreaterThan(2);
  });

  it('depends on no class of entity either', async () => {
    const file = new DamagedVbsp(mapWithProps({ branch: orangeBox, form: staticPropForms.v10 }), orangeBox);
    file.setWord('ENTITIES', 'length', 0);
    const map = await open(file.bytes);
    expect([propsOf(map).layout, propsOf(map).parts.props.length]).toEqual(['v10', count]);
  });
});
