import { ListBase } from '@brushwork/record';
import { columnField } from '../column-field.js';
import { loadedLump } from '../loaded-lump.js';
import type { Rule } from '../rule.js';
import { quake2RuleSources } from './quake2-sources.js';

/** The name of a texture ends within its field. */
export const walNameEnd: Rule = {
  id: 'wal-name-end',
  severity: 'error',
  code: 'bad-text',
  title: "a texture's name is at most 31 bytes long and ends with a NUL",
  cause: 'A tool wrote a name that fills its whole field.',
  effect: 'The game reads the next number as a part of the name, and finds no such texture.',
  remedy: 'Give the texture a shorter path.',
  source: quake2RuleSources.loader,
  confidence: 'certain',
  check(map, report) {
    const content = loadedLump(map, 'TEXTURE_INFO');
    if (!(content instanceof ListBase)) return;
    const slot = columnField(content, 'name');
    if (slot === undefined) return;
    const { bytes, elementSize, length } = content;
    report.checked(length);
    for (let i = 0; i < length; i++) {
      const start = i * elementSize + slot.offset;
      if (bytes.subarray(start, start + slot.field.size).includes(0)) continue;
      report.broken(() => ({
        path: ['TEXTURE_INFO', i, 'name'],
        offset: content.offsetOf(i) + slot.offset,
        message: `has no NUL in its ${slot.field.size} bytes`,
      }));
    }
  },
};
