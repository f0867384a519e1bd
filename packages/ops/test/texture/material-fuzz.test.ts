import { FormatError } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { materialImages, readMaterialText, readShaderScript, texturePath } from '../../src/texture/index.js';
import { openMapWithPak } from '../pak/support/map-with-pak.js';

/** Texts of what materials are made of, in any order. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '"',
        '\n',
        ' ',
        '//',
        '/*',
        '*/',
        'patch',
        'include',
        'insert',
        'map',
        '$lightmap',
      ),
      fc.constantFrom(
        '$basetexture',
        '$translucent',
        '1',
        '[$X360]',
        '[!$PS3]',
        '__proto__',
        'animmap',
        '\\',
        '..',
      ),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(' '));

describe('any text', () => {
  it('is a material or refused', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        try {
          expect(readMaterialText(text, 'a.vmt').values).toBeInstanceOf(Map);
        } catch (error) {
          expect(error).toBeInstanceOf(FormatError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is a script of some materials or none', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        for (const [name, { image }] of readShaderScript(text)) {
          expect(name).not.toBe('');
          expect(image === undefined || !/^[$*]/.test(image) || text.includes('qer_editorimage')).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is a path inside of a folder or none', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const path = texturePath('materials', a, b);
        if (path === undefined) return;
        expect(path.startsWith('/')).toBe(false);
        expect(path.split('/')).not.toContain('..');
      }),
      { numRuns: 2000 },
    );
  });

  it('in a map gives images or issues', async () => {
    await fc.assert(
      fc.asyncProperty(pieces, fc.uint8Array({ maxLength: 200 }), fc.string(), async (text, bytes, name) => {
        const image = Uint8Array.from([0x56, 0x54, 0x46, 0, 7, 0, 0, 0, 2, 0, 0, 0, ...bytes]);
        const map = openMapWithPak({
          files: [
            { name: 'materials/a.vmt', content: text },
            { name: 'materials/b.vtf', content: image },
          ],
        });
        const materials = ['a', 'b', name].map((one) => ({
          name: one,
          kind: 'plain' as const,
          isTranslucent: false,
        }));
        const found = await materialImages(map, materials);
        for (const { height, pixels, width } of found.images.values())
          expect(pixels.length).toBe(width * height * 4);
      }),
      { numRuns: 100 },
    );
  });
});
