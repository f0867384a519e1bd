import { openModel } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { EditService } from '../../src/worker/edits/edit-service.js';
import { bytesOfBlob, differences, openedFile } from '../support/opened-file.js';

const walker = walkerFile();

async function editsOf(bytes: Uint8Array): Promise<EditService> {
  return new EditService(await openedFile('walker.bgf', bytes));
}

function pathOf(tag: string): string {
  const { tree } = openModel(walker.slice());
  for (let i = 0; i < tree.count; i++)
    if (tree.nameOf(i) === tag)
      return tree
        .pathOf(i)
        .map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`))
        .join('')
        .slice(1);
  throw new Error(`the walker has no ${tag}`);
}

async function saved(edits: EditService): Promise<Uint8Array> {
  const { files } = await edits.save();
  return bytesOfBlob(files[0]?.blob as Blob);
}

describe('a value of a chunk', () => {
  it('is written in its place, and every other byte stays', async () => {
    const edits = await editsOf(walker);
    const place = { path: pathOf('XYZ_UV'), index: 2, field: 'position.x' };
    await edits.setField(place, '42.5');
    const after = await saved(edits);
    const changed = differences(walker, after);
    expect(after.length).toBe(walker.length);
    expect(changed.length).toBeGreaterThan(0);
    expect((changed.at(-1) as number) - (changed[0] as number)).toBeLessThan(4);
    expect((await edits.plan()).changedBytes).toBe(changed.length);
    await edits.undoAll();
    expect(differences(walker, await saved(edits))).toEqual([]);
  });

  it('is a name that becomes longer, and the lengths around it follow', async () => {
    const edits = await editsOf(walker);
    const place = { path: pathOf('SV_F_MATERIAL'), index: 0, field: 'name' };
    await edits.setField(place, 'other_library:another_material');
    const after = await saved(edits);
    expect(after.length).toBeGreaterThan(walker.length);
    expect(openModel(after).issues).toEqual([]);
    const again = await (await editsOf(after)).describeField(place);
    expect(again.text).toBe('other_library:another_material');
    await edits.undoAll();
    expect(differences(walker, await saved(edits))).toEqual([]);
  });
});
