import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { sourceRuleSources } from './sources.js';

/** The last texture name ends in the lump. */
export const textureNameEnd: Rule = {
  id: 'texture-name-end',
  severity: 'error',
  code: 'bad-text',
  title: 'the names of textures end with a NUL',
  cause: 'The lump was cut, or written by a tool that leaves the last NUL out.',
  effect: 'The game reads on behind the lump for the rest of the name, and does not find the material.',
  remedy: 'Put a NUL behind the last name.',
  source: sourceRuleSources.specification,
  confidence: 'certain',
  check(map, report) {
    const content = loadedLump(map, 'TEXTURE_STRING_DATA');
    if (content === undefined || content.bytes.length === 0) return;
    const { bytes } = content;
    report.checked(1);
    const last = bytes.length - 1;
    if (bytes[last] === 0) return;
    report.broken(() => ({
      path: ['TEXTURE_STRING_DATA'],
      offset: content.offset + last,
      message: 'the last name has no end',
      expected: 0,
      found: bytes[last],
    }));
  },
};

/** Entries of the string table lead to the starts of names. */
export const textureNameStart: Rule = {
  id: 'texture-name-start',
  severity: 'warning',
  code: 'bad-reference',
  title: 'an entry of the string table leads to the start of a name',
  cause: 'Names were made longer or shorter without their offsets, or a tool lets names share their ends.',
  effect:
    'The game takes what stands there up to the next NUL for the name, and finds no material unless it is meant so.',
  remedy: 'Set the offset to the first letter of the name.',
  source: sourceRuleSources.specification,
  confidence: 'certain',
  check(map, report) {
    const content = loadedLump(map, 'TEXTURE_STRING_DATA');
    if (content === undefined) return;
    const { bytes } = content;
    const table = numberColumn(map, 'TEXTURE_STRING_TABLE', '');
    report.checked(table.length);
    for (let i = 0; i < table.length; i++) {
      const found = table.at(i);
      // What lies outside is a broken reference.
      if (found <= 0 || found >= bytes.length || bytes[found - 1] === 0) continue;
      report.broken(() => ({ ...table.place(i), message: `offset ${found} is inside a name`, found }));
    }
  },
};
