import { ChunkTree, modelSchema, open } from '@brushwork/formats';
import { type BranchModel, excerptOf, writeKaitai } from '@brushwork/ops';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { libraryFile } from '../../fixtures/division/library.js';
import { walkerFile } from '../../fixtures/division/walker.js';
import { tinyMap } from '../../fixtures/small.js';
import { referenceModel } from '../../reference/generate.js';
import { syntheticMaps } from '../../reference/synthetic-maps.js';
import { compareChunks } from './kaitai-chunks.js';
import { KaitaiComparison, property } from './kaitai-comparison.js';
import { compareLumps } from './kaitai-map.js';
import { compileKaitai, type Parsed } from './kaitai-program.js';
import { sampleModel } from './sample-model.js';

const model = await referenceModel(repositoryRoot);
const sample = sampleModel();

function branchOf(id: string): BranchModel {
  return model.branches.find((one) => one.id === id) as BranchModel;
}

/** Lumps whose content Kaitai reads value by value, as far as the model says: those that have to be compared when filled. */
function expressed({ lumps }: BranchModel): string[] {
  const kinds = new Set(['records', 'values', 'sequence', 'versions']);
  return lumps.filter(({ content }) => kinds.has(content.kind)).map(({ name }) => name);
}

/** Values that the maps of a branch have to have at the least: the test proves nothing without. */
const LEAST_VALUES = 700;

// A compiler that is a program in another language, translated: its first run alone takes seconds.
describe('descriptions for Kaitai Struct', { timeout: 240_000 }, () => {
  const counts = new Map<string, number>();

  for (const branch of model.branches.filter(({ holds }) => holds === 'map')) {
    it(`read maps of ${branch.id} as the library does`, async () => {
      const read = await compileKaitai(writeKaitai(model, branch, { inherited: 'referred-to' }));
      const maps = syntheticMaps(branch.id);
      if (maps === undefined) return;
      const comparison = new KaitaiComparison(model);
      for await (const bytes of maps.build()) {
        const map = await open(bytes.slice(), { branch: branch.id });
        const root = read(bytes);
        const parsed = (root['body'] as Parsed | undefined) ?? root;
        const compared = compareLumps(branch, { map, parsed, comparison });
        const filled = expressed(branch).filter((name) => (map.lump(name)?.length ?? 0) > 0);
        expect(filled.filter((name) => !compared.includes(name))).toEqual([]);
        // Of several maps in one byte order the first, which is the small one.
        if (branch.byteOrders.length === 1) break;
      }
      expect(comparison.differences).toEqual([]);
      expect(comparison.count).toBeGreaterThan(LEAST_VALUES);
      counts.set(branch.id, comparison.count);
    });
  }

  it('compare enough to mean something', () => {
    const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
    expect(counts.size).toBeGreaterThan(50);
    expect(total).toBeGreaterThan(450_000);
  });

  it('read models and libraries of materials as the library does', async () => {
    const branch = branchOf('bgf');
    const read = await compileKaitai(writeKaitai(model, branch));
    const comparison = new KaitaiComparison(model);
    const compared = [walkerFile(), libraryFile()].flatMap((bytes) => {
      const tree = new ChunkTree(modelSchema, bytes, { start: 8 });
      return [...compareChunks(branch, { tree, parsed: read(bytes), comparison })];
    });
    expect(comparison.differences).toEqual([]);
    expect(comparison.count).toBeGreaterThan(1000);
    expect(new Set(compared)).toContain('XYZ_UV');
    expect(new Set(compared)).toContain('PCONN_LIST');
    expect(new Set(compared)).toContain('SV_F_MATERIAL');
  });

  it('read otherwise when a type is another one', async () => {
    const branch = branchOf('infinity-ward/call-of-duty');
    const text = writeKaitai(model, branch);
    const edited = text.replace('id: side_count\n        type: s2', 'id: side_count\n        type: u2be');
    expect(edited).not.toBe(text);
    const bytes = await tinyMap();
    const comparison = new KaitaiComparison(model);
    const parsed = (await compileKaitai(edited))(bytes);
    compareLumps(branch, { map: await open(bytes.slice()), parsed, comparison });
    expect(comparison.differences[0]).toContain('BRUSHES');
  });

  it('refuse files of another format', async () => {
    const read = await compileKaitai(writeKaitai(model, branchOf('infinity-ward/call-of-duty')));
    const bytes = await tinyMap();
    bytes.set([0x56], 0);
    expect(() => read(bytes)).toThrow();
  });

  it('are there for one lump alone', async () => {
    const branch = excerptOf(model, branchOf('infinity-ward/call-of-duty'), 'PLANES') as BranchModel;
    const text = writeKaitai(model, branch, { lump: 'PLANES' });
    const map = await open(await tinyMap());
    const parsed = (await compileKaitai(text))(map.lump('PLANES')?.bytes ?? new Uint8Array());
    const planes = property(parsed, 'planes') as unknown[];
    expect(planes).toHaveLength(map.lump('PLANES')?.length ?? -1);
    expect(text).not.toContain('brush_side');
  });

  it('express every kind of field', async () => {
    for (const branch of sample.branches) await compileKaitai(writeKaitai(sample, branch));
  });

  it('say by name what they can not express', () => {
    const text = writeKaitai(model, branchOf('valve/orange-box'));
    expect(text).toContain('- VISIBILITY.rows: ');
    expect(text).toContain('- PAKFILE.files: ');
    expect(text).toContain('- GAME_LUMP.sprp: which of the layouts ');
    expect(writeKaitai(model, branchOf('infinity-ward/call-of-duty'))).toContain(
      'Every part of a file is expressed.',
    );
  });
});
