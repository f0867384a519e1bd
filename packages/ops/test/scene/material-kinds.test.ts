import { describe, expect, it } from 'vitest';
import { buildScene } from '../../src/scene/index.js';
import { goodMap } from '../validate/support/good-maps.js';

type Texture = { surfaceFlags: number; contentFlags: number; name: string };

/** What the only named texture of the sides of a map's room is, with these bits. */
function kindOf(id: string, surfaceFlags: number, contentFlags: number): readonly [string, boolean] {
  const map = goodMap(id);
  const texture = (map.lump('TEXTURES') as unknown as { at(i: number): Texture }).at(0);
  Object.assign(texture, { surfaceFlags, contentFlags });
  const found = buildScene(map).materials.find(({ name }) => name === texture.name);
  return [found?.kind ?? '', found?.isTranslucent ?? false];
}

describe('what bits say of a material', () => {
  it.each([
    ['id-software/quake3', 0, 0x1, 'plain', false],
    ['id-software/quake3', 0x4, 0, 'sky', false],
    ['id-software/quake3', 0x80, 0, 'hidden', false],
    ['id-software/quake3', 0, 0x20, 'liquid', false],
    ['id-software/quake3', 0, 0x2000_0000, 'plain', true],
    ['gray-matter/return-to-castle-wolfenstein', 0, 0x8, 'liquid', false],
    ['raven/soldier-of-fortune2', 0x2000, 0, 'sky', false],
    ['raven/soldier-of-fortune2', 0x20_0000, 0, 'hidden', false],
    ['raven/soldier-of-fortune2', 0, 0x4, 'liquid', false],
    ['raven/soldier-of-fortune2', 0, 0x8000_0000 | 0, 'plain', true],
    ['qfusion/qfusion', 0x4, 0, 'sky', false],
    ['2015/medal-of-honor', 0x80, 0, 'hidden', false],
    // What the bits mean isn't known there.
    ['ritual/fakk2', 0x80, 0x20, 'plain', false],
  ])('of %s: %d and %d', (id, surfaceFlags, contentFlags, kind, isTranslucent) => {
    expect(kindOf(id, surfaceFlags, contentFlags)).toEqual([kind, isTranslucent]);
  });
});

describe('what names say of a material', () => {
  it.each([
    ['id-software/quake', '*water1', 'liquid', false],
    ['id-software/quake', 'SKY4', 'sky', false],
    ['id-software/quake', 'trigger', 'hidden', false],
    ['id-software/quake', '!water1', 'plain', false],
    ['valve/goldsrc', '!water1', 'liquid', false],
    ['valve/goldsrc', 'AAATRIGGER', 'hidden', false],
    ['valve/goldsrc', '{grate', 'plain', true],
    ['valve/goldsrc', 'clipboard', 'plain', false],
  ])('of %s: %s', (id, name, kind, isTranslucent) => {
    const map = goodMap(id);
    const part = map.lump('TEXTURES') as unknown as {
      rows(): { readonly columns: readonly { readonly name: string }[]; row(i: number): object };
    };
    const rows = part.rows();
    // The names of the rows are replaced, as a file with other names would have them.
    part.rows = () => ({
      ...rows,
      row: (i: number) => ({ ...rows.row(i), ...(i === 0 && { name }) }),
    });
    const found = buildScene(map).materials.find((material) => material.name === name);
    expect([found?.kind, found?.isTranslucent]).toEqual([kind, isTranslucent]);
  });
});
