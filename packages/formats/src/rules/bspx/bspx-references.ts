import { ListBase } from '@brushwork/record';
import { columnField } from '../column-field.js';
import { loadedLump } from '../loaded-lump.js';
import type { Rule } from '../rule.js';
import { appendedLumps } from './bspx-counts.js';

/** Stands in SURFENVMAP for a face without a place of reflections. */
const NO_PLACE = 0xffffffff;

/** Numbers in appended lumps lead somewhere. */
export const bspxReferences: Rule = {
  id: 'bspx-references',
  severity: 'error',
  code: 'bad-reference',
  title: 'light and reflections that an appended lump gives a face are there',
  cause: 'Light was changed or taken out without what is appended, or the number was damaged.',
  effect: 'Engines draw the face without light or reflection, or read memory behind the lump.',
  remedy: 'Have the tool that appended the lump write it again, or take the lump out.',
  source: 'descriptions of the lumps by engines that read them and tools that write them',
  confidence: 'probable',
  check(map, report) {
    const appended = appendedLumps(map);
    if (appended === undefined) return;
    const samples = loadedLump(map, 'LIGHTING')?.bytes.length ?? 0;
    const places = appended.find('ENVMAP')?.content.length ?? 0;
    const numbers = [
      { name: 'LMOFFSET', field: '', none: -1, count: samples, target: 'bytes of light' },
      { name: 'DECOUPLED_LM', field: 'lightOffset', none: -1, count: samples, target: 'bytes of light' },
      { name: 'SURFENVMAP', field: '', none: NO_PLACE, count: places, target: 'places of reflections' },
    ];
    for (const { name, field, none, count, target } of numbers) {
      const content = appended.find(name)?.content;
      if (!(content instanceof ListBase)) continue;
      // Light may be appended, too, with the map's own left out.
      if (name !== 'SURFENVMAP' && samples === 0) continue;
      const found = columnField(content, field);
      if (found === undefined) continue;
      const { $d: d, $b: base, elementSize, length } = content;
      report.checked(length);
      for (let i = 0; i < length; i++) {
        const value = Number(found.field.get(d, base + i * elementSize + found.offset, true));
        if (value === none || (value >= 0 && value < count)) continue;
        report.broken(() => ({
          path: [content.name, i, ...(field === '' ? [] : [field])],
          offset: content.offsetOf(i) + found.offset,
          message: `${value} is outside the ${count} ${target}`,
          expected: `below ${count}, or ${none}`,
          found: value,
        }));
      }
    }
  },
};
