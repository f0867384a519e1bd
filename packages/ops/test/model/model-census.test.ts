import { openModel, summarizeModel } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { libraryFile, madeUpSchema } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { chunk, file, floats } from '../../../formats/test/bgf/support/byte-model.js';
import { ModelCensus, resolveMaterials, specifiedFigures } from '../../src/model/index.js';

describe('a census', () => {
  it('adds up what is in models, and counts libraries', async () => {
    const census = new ModelCensus();
    const folder = { names: async () => ['WLKBASE.BMF'], read: async () => libraryFile() };
    const walkers = [openModel(walkerFile()), openModel(walkerFile())];
    for (const model of walkers)
      census.add(summarizeModel(model), await resolveMaterials(model, { folder, schema: madeUpSchema }));
    census.add(summarizeModel(openModel(libraryFile())));
    const points = file('DIV-BIZ2', [
      chunk('HEADER', []),
      chunk('SPHERE_LIST', chunk('XYZ', floats([0, 0, 0]), 4)),
    ]);
    census.add(summarizeModel(openModel(points)));
    const one = summarizeModel(openModel(walkerFile()));
    expect(census.figures()).toMatchObject({
      models: 3,
      libraries: 1,
      widths: { '1': one.widths['1'] * 2 + 2, '2': one.widths['2'] * 2, '4': 1 },
      connectionLists: 18,
      wholeConnectionLists: 18,
      mixedModels: 2,
      levels: 6,
      modelsWithoutTriangles: 1,
      // wlkfx; hull.sgi, GLASS.TGA and mark.vtx.
      unresolvedLibraries: 2,
      unresolvedTextures: 6,
      filesWithIssues: 2,
    });
    expect(census.figures().tags.get('LOD')).toBe(6);
    expect(census.figures().vertexBlocks.get('XYZ')).toBe((one.vertexBlocks.get('XYZ') ?? 0) * 2 + 1);
  });

  it('has the figures of the specification beside it', () => {
    expect(specifiedFigures.widths).toEqual({ '1': 38890, '2': 8525, '4': 0 });
  });
});
