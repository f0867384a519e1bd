import { ListBase } from '@brushwork/record';
import { filledLumps } from '../filled-lumps.js';
import { loadedLump } from '../loaded-lump.js';
import type { Rule } from '../rule.js';
import { quake3RuleSources } from './quake3-sources.js';

/** A map has a texture at least. */
export const textureLumpEmpty = filledLumps(
  {
    id: 'texture-lump-empty',
    severity: 'error',
    code: 'bad-count',
    title: 'a map has at least one texture',
    cause: 'The lump was emptied by an editor, or its entry in the directory was damaged.',
    effect: 'The game refuses to load the map: "Map with no shaders".',
    remedy: 'Compile the map again, or restore the lump from an undamaged copy.',
    source: quake3RuleSources.engine,
    confidence: 'certain',
    messages: ['Map with no shaders'],
  },
  ['TEXTURES'],
);

const NAME_SIZE = 64;

/** Names of textures and effects end in their 64 bytes. */
export const shaderNameEnd: Rule = {
  id: 'shader-name-end',
  severity: 'error',
  code: 'bad-text',
  title: 'the name of a texture or an effect ends with a NUL within its 64 bytes',
  cause: 'The name has 64 characters or more; 63 fit beside the NUL.',
  effect: 'The game reads on into what is behind the name and looks for a shader that there is not.',
  remedy: 'Shorten the name, and rename the shader accordingly.',
  source: quake3RuleSources.engine,
  confidence: 'certain',
  check(map, report) {
    for (const lump of ['TEXTURES', 'EFFECTS']) {
      const content = loadedLump(map, lump);
      if (!(content instanceof ListBase)) continue;
      report.checked(content.length);
      for (let i = 0; i < content.length; i++) {
        const start = i * content.elementSize;
        if (content.bytes.subarray(start, start + NAME_SIZE).includes(0)) continue;
        report.broken(() => ({
          message: 'fills all 64 bytes without a NUL',
          path: [lump, i, 'name'],
          offset: content.offsetOf(i),
        }));
      }
    }
  },
};
