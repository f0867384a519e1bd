import { type ModelDescription, openModel, writeModel } from '@brushwork/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { walker, walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { diffModels } from '../../src/diff/index.js';

const changed = (description: ModelDescription): ReturnType<typeof openModel> =>
  openModel(writeModel(description));

describe('models that are compared', () => {
  it('have no difference to themselves', () => {
    const diff = diffModels(openModel(walkerFile()), openModel(walkerFile()));
    expect(diff.isSame).toBe(true);
    expect(diff.lumps).toEqual([]);
  });

  it('tell the one chunk that differs, by its path', () => {
    const bytes = walkerFile();
    const model = openModel(bytes.slice());
    const leaf = [...Array(model.tree.count).keys()].findLast(
      (i) => !model.tree.chunk(i).isContainer && model.tree.chunk(i).size > 8,
    ) as number;
    const at = model.tree.chunk(leaf).payloadStart + 5;
    bytes[at] = (bytes[at] as number) ^ 0x10;
    const diff = diffModels(model, openModel(bytes));
    expect(diff.isSame).toBe(false);
    expect(diff.lumps.map(({ state }) => state)).toEqual(['differs']);
    const [found] = diff.lumps;
    expect(model.tree.find(found?.name ?? '').index).toBe(leaf);
    expect(diff.changes(found?.name ?? '')).toHaveLength(1);
  });

  it('tell what was put in without what comes behind it', () => {
    const [first, ...others] = walker.objects ?? [];
    const more = { ...walker, objects: [first, first, ...others] } as ModelDescription;
    const diff = diffModels(openModel(walkerFile()), changed(more));
    expect(diff.lumps.map(({ state }) => state)).toEqual(['only-right']);
  });

  it('that are damaged give a result, and the same the other way round', () => {
    const bytes = walkerFile();
    const damage = fc.array(fc.tuple(fc.integer({ min: 8, max: bytes.length - 1 }), fc.nat(255)), {
      minLength: 1,
      maxLength: 6,
    });
    const damaged = (edits: readonly (readonly [number, number])[]): ReturnType<typeof openModel> => {
      const copy = bytes.slice();
      for (const [at, value] of edits) copy[at] = value;
      return openModel(copy);
    };
    fc.assert(
      fc.property(damage, damage, (one, other) => {
        const diff = diffModels(damaged(one), damaged(other));
        const mirrored = diffModels(damaged(other), damaged(one));
        expect(mirrored.lumps.length).toBe(diff.lumps.length);
        expect(mirrored.isSame).toBe(diff.isSame);
        for (const { parts } of diff.lumps) for (const part of parts) part.changes(0, 10);
        expect(diffModels(damaged(one), damaged(one)).isSame).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
