import { type Branch, findPart, type GameMap, open, partsInside, registryEntry } from '@brushwork/formats';
import { type AnyStruct, FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { buildFile } from '../../../../tools/fixtures/build-file.js';
import { familyWorlds } from '../../../../tools/fixtures/family-worlds.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { EditService } from '../../src/worker/edits/edit-service.js';
import { openedFile } from '../support/opened-file.js';

async function familyFile(id: string): Promise<Uint8Array> {
  const branch: Branch = await registryEntry(id).load();
  const { contents, versions } = familyWorlds.get(id)?.(branch) ?? { contents: {}, versions: {} };
  return buildFile(branch, contents, versions);
}

const files: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ['Call of Duty', tinyMap],
  ['Source', async () => tinySource({ branch: await registryEntry('valve/orange-box').load() })],
  [
    'Source of consoles',
    async () => tinySource({ branch: await registryEntry('valve/left4dead').load(), byteOrder: 'big' }),
  ],
  ['Quake', () => familyFile('id-software/quake')],
  ['Quake III', () => familyFile('id-software/quake3')],
];

/** Every field of the first record of everything in a map that has records. */
function fieldsOf(map: GameMap): { path: string; field: string }[] {
  const found: { path: string; field: string }[] = [];
  for (const lump of map.lumpNames) {
    const whole = findPart(map, lump);
    for (const { content, path } of [whole, ...partsInside(whole)]) {
      const { record, element } = (content ?? {}) as { record?: AnyStruct; element?: unknown };
      if (content === undefined || content.length === 0) continue;
      if (element !== undefined) found.push({ path: path.join('.'), field: '' });
      for (const { name, field } of record?.layout.slots ?? [])
        if (field.kind !== 'padding') found.push({ path: path.join('.'), field: name });
    }
  }
  return found;
}

describe('the text of a field', () => {
  for (const [name, make] of files)
    it(`is the value that it gives when it is written back: ${name}`, async () => {
      const bytes = await make();
      const edits = new EditService(await openedFile('tiny.bsp', bytes));
      const fields = fieldsOf(await open(bytes.slice()));
      expect(fields.length).toBeGreaterThan(20);
      let written = 0;
      for (const { field, path } of fields) {
        const place = { path, index: 0, field };
        try {
          const { text } = await edits.describeField(place);
          expect(await edits.setField(place, text), `${path}.${field} = ${text}`).toBeUndefined();
          written++;
        } catch (error) {
          // Records inside records are changed field by field.
          if (!(error instanceof FormatError) || error.code !== 'unsupported') throw error;
        }
      }
      expect(written).toBeGreaterThan(fields.length * 0.7);
      expect(await edits.list()).toEqual([]);
    });
});
