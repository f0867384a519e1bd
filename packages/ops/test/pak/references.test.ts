import { EntityDocument } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { soundReference, textureReference } from '../../src/pak/asset-reference.js';
import { isConventional } from '../../src/pak/conventional-files.js';
import { entityReferences } from '../../src/pak/entity-references.js';
import { readKeyValues } from '../../src/pak/key-values.js';
import { materialReferences } from '../../src/pak/material-references.js';
import { modelReferences } from '../../src/pak/model-references.js';

const pairs = (text: string): string[] => readKeyValues(text).map(({ key, value }) => `${key}=${value}`);

describe('readKeyValues', () => {
  it.each([
    ['quotes', '"Lit"\n{\n\t"$a" "b c"\n\t"$d" "e"\n}', ['$a=b c', '$d=e']],
    ['no quotes', 'Lit\r\n{\r\n$a b\r\n$d e\r\n}', ['$a=b', '$d=e']],
    ['comments', '// "x" "y"\nLit // more\n{ $a b // c d\n$e f }', ['$a=b', '$e=f']],
    ['blocks in blocks', 'Lit { Proxies { Anim { var $frame } } $a b }', ['var=$frame', '$a=b']],
    ['conditions', 'Lit { $a b [$X360]\n$c d [!$WIN32] }', ['$a=b', '$c=d']],
    ['vectors', 'Lit { $c "[1 2 3]" $a b }', ['$c=[1 2 3]', '$a=b']],
    ['a quote that is missing', 'Lit { "$a" "b', ['$a=b']],
    ['braces that are missing', '$a b', ['$a=b']],
    ['a key without a value', 'Lit { $a }', []],
    ['nothing', '', []],
  ])('reads %s', (_what, text, expected) => {
    expect(pairs(text)).toEqual(expected);
  });

  it('takes time in proportion to the text, whatever it is', () => {
    for (const part of ['"', '{', '//', '[', 'a ', '"a" '])
      expect(readKeyValues(part.repeat(300_000)).length).toBeLessThanOrEqual(20_000);
  }, 5000);
});

describe('materialReferences', () => {
  it('finds textures, other materials and what is patched, and no numbers', () => {
    const text = `"Water" {
      $BaseTexture "Nature\\Water"
      "$bumpmap" "nature/water_n.vtf" "$envmap" "env_cubemap" $envmapmask mask/a
      $bumptransform "center .5 .5 scale 1 1" $phongexponenttexture materials/x
      $refracttexture _rt_WaterRefraction $alpha 1 "$bottommaterial" "nature/below"
      include "materials/Other/Base.vmt" $detail detail/noise $surfaceprop water
      "HDR?$basetexture" "nature/hdr"
    }`;
    expect(materialReferences(text).map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      'texture materials/nature/water.vtf',
      'texture materials/nature/water_n.vtf',
      'texture materials/mask/a.vtf',
      'texture materials/x.vtf',
      'material materials/nature/below.vmt',
      'file materials/other/base.vmt',
      'texture materials/detail/noise.vtf',
      'texture materials/nature/hdr.vtf',
    ]);
  });

  it('takes textures for consoles, and those with more light, for as good', () => {
    expect(textureReference('maps/a/c0_0_0').others).toContain('materials/maps/a/c0_0_0.hdr.360.vtf');
  });
});

describe('entityReferences', () => {
  const references = (text: string): string[] => {
    const [entity] = EntityDocument.parse(new TextEncoder().encode(`{\n${text}\n}\n`)).entities;
    return entity === undefined ? [] : entityReferences(entity).map(({ kind, file }) => `${kind} ${file}`);
  };

  it.each([
    ['"model" "models/Props/Chair.mdl"', ['model models/props/chair.mdl']],
    ['"model" "*12"', []],
    ['"model" "sprites/glow01.vmt"', ['material materials/sprites/glow01.vmt']],
    ['"message" ")ambient\\wind.wav"', ['sound sound/ambient/wind.wav']],
    ['"message" "Ambient.Wind"', []],
    ['"RopeMaterial" "cable/rope.vmt"', ['material materials/cable/rope.vmt']],
    ['"texture" "decals/blood"', ['material materials/decals/blood.vmt']],
    ['"material" "2"', []],
    ['"filename" "materials/correction/warm.raw"', ['file materials/correction/warm.raw']],
    ['"vscripts" "one two.nut"', ['script scripts/vscripts/one.nut', 'script scripts/vscripts/two.nut']],
    ['"OnTrigger" "snd,PlaySound,a.wav,0,-1"', []],
    ['"OnTrigger" "snd\x1bPlaySound\x1ba.wav\x1b0\x1b-1"', []],
    ['"origin" "0 0 0"', []],
  ])('of %s', (text, expected) => {
    expect(references(text)).toEqual(expected);
  });

  it('of a sky: its six sides', () => {
    expect(references('"skyname" "sky_day01"')).toHaveLength(6);
  });

  it('leave out what says how a sound is played', () => {
    expect(soundReference('*#music/a.mp3').file).toBe('sound/music/a.mp3');
  });
});

describe('modelReferences', () => {
  it('reads names of materials and the folders that they are looked for in', () => {
    const bytes = new Uint8Array(600);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, 0x54534449, true);
    for (const [i, value] of [1, 300, 2, 400].entries()) view.setInt32(204 + i * 4, value, true);
    view.setInt32(300, 200, true);
    view.setInt32(400, 520, true);
    view.setInt32(404, 540, true);
    bytes.set(new TextEncoder().encode('Wood'), 500);
    bytes.set(new TextEncoder().encode('models\\props\\'), 520);
    bytes.set(new TextEncoder().encode('models/shared/'), 540);
    expect(modelReferences(bytes)).toEqual([
      {
        kind: 'material',
        file: 'materials/models/props/wood.vmt',
        others: ['materials/models/shared/wood.vmt'],
      },
    ]);
  });

  it('gives nothing for what is none, or points elsewhere', () => {
    expect(modelReferences(new Uint8Array(10))).toEqual([]);
    const bytes = new Uint8Array(220).fill(0xff);
    new DataView(bytes.buffer).setUint32(0, 0x54534449, true);
    expect(modelReferences(bytes)).toEqual([]);
    const view = new DataView(bytes.buffer);
    for (const [i, value] of [0x7fffffff, -5, 0x7fffffff, 0x7ffffff0].entries()) {
      view.setInt32(204 + i * 4, value, true);
    }
    expect(modelReferences(bytes)).toEqual([]);
  });
});

describe('isConventional', () => {
  it.each([
    'materials/maps/x/c-1_20_-300.hdr.vtf',
    'materials/maps/x/cubemapdefault.vtf',
    'sp_hdr_12.vhv',
    'texelslighting_3.ppl',
    'maps/x.nav',
    'maps/x_l_0.lmp',
    '__preload_section.pre',
  ])('%s', (path) => {
    expect(isConventional(path)).toBe(true);
  });

  it.each(['materials/maps/x/wood_0_0_0.vmt', 'maps/a/b.nav', 'sp_a.vhv', 'scripts/x.nut'])(
    'not %s',
    (path) => {
      expect(isConventional(path)).toBe(false);
    },
  );
});
