import { describe, expect, it } from 'vitest';
import { expectFormatError } from '../../../formats/test/support/expect-format-error.js';
import { readMaterialText, resolveMaterial } from '../../src/texture/index.js';

const read = (text: string) => readMaterialText(text, 'a.vmt');

describe('the text of a material', () => {
  it('is a shader with pairs and blocks, in whatever style it is written', () => {
    const block = read(`// wall
      "LightmappedGeneric" {
        $BaseTexture  "brick/wall"   // comment
        "$surfaceprop" brick
        Proxies { Sine { resultVar $alpha } }
      }`);
    expect(block.name).toBe('lightmappedgeneric');
    expect([...block.values]).toEqual([
      ['$basetexture', 'brick/wall'],
      ['$surfaceprop', 'brick'],
    ]);
    expect(block.blocks[0]?.blocks[0]?.values.get('resultvar')).toBe('$alpha');
  });

  it('is read when quotes and braces are missing', () => {
    expect(read('"Shader" { "$basetexture" "a').values.get('$basetexture')).toBe('a');
    expect(read('Shader { "$basetexture" "a\n $x 1').values.get('$x')).toBe('1');
    expect(read('}} Shader { a b } } }').values.get('a')).toBe('b');
  });

  it('has no pairs that are for consoles alone', () => {
    const { values } = read('S { a 1 [$X360] b 2 [!$X360] c 3 [$WIN32] d 4\n d 5 [$PS3] }');
    expect([...values]).toEqual([
      ['b', '2'],
      ['c', '3'],
      ['d', '4'],
    ]);
  });

  it('that is none is refused, and one that is deep or long is read as far as it may', async () => {
    await expectFormatError('bad-text', () => read(''));
    await expectFormatError('bad-text', () => read('"only" "pairs"'));
    await expectFormatError('limit', () => read('x'.repeat(1024 * 1024 + 1)));
    expect(read('a {'.repeat(100_000)).name).toBe('a');
    expect(read(`S { ${'k v '.repeat(100_000)} }`).values.size).toBe(1);
    expect(read('S { __proto__ { polluted 1 } constructor 2 }').values.get('constructor')).toBe('2');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('a chain of materials', () => {
  const resolve = (files: Readonly<Record<string, string>>, path = 'a') =>
    resolveMaterial(path, { find: async (name) => files[name] }, { includePath: (named) => named });

  it('is the last one with what the others put in, the outermost last', async () => {
    const found = await resolve({
      a: 'patch { include b insert { $alphatest 1 $surfaceprop wood } }',
      b: 'patch { include c replace { $basetexture new $surfaceprop metal } }',
      c: 'LightmappedGeneric { $basetexture old $basetexture2 second $translucent 0 }',
    });
    expect(found).toEqual({
      material: { image: 'new', second: 'second', opacity: 'mask', surface: 'wood', isTool: false },
      chain: ['a', 'b', 'c'],
      missing: undefined,
    });
  });

  it('may end at one that is not there', async () => {
    const found = await resolve({ a: 'patch { include b insert { $envmap env_cubemap } }' });
    expect(found).toMatchObject({ missing: 'b', material: { image: undefined } });
    expect(await resolve({})).toBeUndefined();
  });

  it('in a ring, or too long, is refused', async () => {
    await expectFormatError('cycle', () => resolve({ a: 'patch { include b }', b: 'patch { include a }' }));
    const long = Object.fromEntries(
      Array.from({ length: 50 }, (_, i) => [`m${i}`, `patch { include m${i + 1} }`]),
    );
    await expectFormatError('limit', () => resolve(long, 'm0'));
  });

  it('knows tools, and what is seen through', async () => {
    const look = async (text: string) => (await resolve({ a: text }))?.material;
    expect(await look('S { $basetexture a $translucent 1 }')).toMatchObject({ opacity: 'blend' });
    expect(await look('S { %tooltexture tools/clip %compileclip 1 }')).toMatchObject({
      image: 'tools/clip',
      isTool: true,
    });
    expect(await look('S { $basetexture _rt_camera %tooltexture t }')).toMatchObject({ image: 't' });
    expect(await look('S { S_dx9 { $basetexture inner } }')).toMatchObject({ image: 'inner' });
  });
});
