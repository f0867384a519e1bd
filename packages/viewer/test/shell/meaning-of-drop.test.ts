import { describe, expect, it } from 'vitest';
import { isPartOfMap, meaningOfDrop } from '../../src/state/meaning-of-drop.js';

function files(...paths: readonly string[]) {
  return paths.map((path) => ({ path, file: new File([], path.slice(path.lastIndexOf('/') + 1)) }));
}

const map = { name: 'open.bsp', isModel: false };
const model = { name: 'walker.bgf', isModel: true };

/** What is opened, or how many files are added. */
function meant(paths: readonly string[], opened: typeof map | undefined): string | number | undefined {
  const meaning = meaningOfDrop(files(...paths), opened);
  return meaning?.kind === 'open' ? meaning.files.file.name : meaning?.companions.length;
}

describe('what is dropped', () => {
  it('is opened when nothing is open', () => {
    expect(meant(['base/textures/a.tga', 'base/maps/one.bsp', 'base/maps/two.bsp'], undefined)).toBe(
      'one.bsp',
    );
    expect(meant(['a.tga'], undefined)).toBe('a.tga');
    expect(meant(['a.tga', 'pak0.pk3'], undefined)).toBe('pak0.pk3');
    expect(meant(['tf/pak01_000.vpk', 'tf/pak01_dir.vpk', 'tf/a.tga'], undefined)).toBe('pak01_dir.vpk');
    expect(meant(['a.tga', 'pak01_000.vpk'], undefined)).toBe('pak01_000.vpk');
    expect(meant([], undefined)).toBeUndefined();
  });

  it('as a map is opened in place of the open one, or anew', () => {
    expect(meant(['other.bsp', 'textures/a.tga'], map)).toBe('other.bsp');
    expect(meant(['OPEN.bsp'], map)).toBe('OPEN.bsp');
    expect(meant(['other/other.bsp', 'other/other.bsp.0001.bsp_lump'], map)).toBe('other.bsp');
    expect(meant(['walker.bgf', 'a.bmf'], map)).toBe('walker.bgf');
  });

  it('as textures, archives or parts belongs to what is open', () => {
    expect(meant(['textures/a.tga', 'textures/b.jpg', 'textures/read.me'], map)).toBe(3);
    expect(meant(['pak0.pk3'], map)).toBe(1);
    expect(meant(['pak01_dir.vpk', 'pak01_000.vpk'], map)).toBe(2);
    expect(meant(['open.bsp.0001.bsp_lump', 'open_script.ent'], map)).toBe(2);
    expect(meant(['a.bmf', 'b.sgi'], model)).toBe(2);
  });

  it('as a game’s folder belongs to the open map, and its maps are no part of it', () => {
    expect(meant(['base/maps/one.bsp', 'base/maps/two.bsp', 'base/a.tga'], map)).toBe(1);
    expect(meant(['base/maps/open.bsp', 'base/textures/a.tga'], map)).toBe(1);
  });

  it('as something unknown is opened, so that it is said what is wrong with it', () => {
    expect(meant(['words.txt'], map)).toBe('words.txt');
  });
});

describe('parts of a map', () => {
  it('are known by their names', () => {
    expect(isPartOfMap('maps/MP_x.bsp.004a.bsp_lump', 'mp_x.bsp')).toBe(true);
    expect(isPartOfMap('mp_x_script.ent', 'mp_x.bsp')).toBe(true);
    expect(isPartOfMap('mp_y_script.ent', 'mp_x.bsp')).toBe(false);
    expect(isPartOfMap('mp_x.tga', 'mp_x.bsp')).toBe(false);
  });
});
