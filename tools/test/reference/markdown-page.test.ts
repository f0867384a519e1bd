import { type BranchModel, excerptOf, type RenderOptions, renderers, schemaFileName } from '@brushwork/ops';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { referenceModel } from '../../reference/generate.js';
import { pagesIndex } from '../../reference/pages-index.js';
import { countReference } from '../../reference/reference-counts.js';

const model = await referenceModel(repositoryRoot);

function branchOf(id: string): BranchModel {
  return model.branches.find((branch) => branch.id === id) as BranchModel;
}

function page(branch: BranchModel, options: RenderOptions = {}): string {
  return renderers.find(({ format }) => format === 'md')?.render(model, branch, options) ?? '';
}

/** Addresses that a page leads to, and the places that it has. */
function linksOf(text: string): { readonly targets: string[]; readonly places: Set<string> } {
  return {
    targets: [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1] as string),
    places: new Set([...text.matchAll(/<a id="([^"]*)">/g)].map((match) => match[1] as string)),
  };
}

describe('the pages', () => {
  it('lead nowhere but to places that there are', () => {
    const pages = new Map(
      model.branches.map((branch) => [
        `${schemaFileName(branch)}.md`,
        linksOf(page(branch, { inherited: 'referred-to' })),
      ]),
    );
    const broken: string[] = [];
    for (const [file, { targets }] of pages) {
      for (const target of targets) {
        const [other = '', place] = target.split('#');
        const known = pages.get(other === '' ? file : other);
        if (known === undefined || (place !== undefined && !known.places.has(place)))
          broken.push(`${file}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('tell of each field where it is, what it means and how sure that is', () => {
    const text = page(branchOf('infinity-ward/call-of-duty'));
    expect(text).toContain('| 0 | [MATERIALS](#lump-materials) | [Material](#record-');
    expect(text).toMatch(/\| \d+ \| 2 \| `\w+` \| u16 \|.*\| certain \|\n/);
    expect(text).toMatch(/\n- \[MODELS\]\(#lump-models\) -> .*\(`first\w+`\)/);
    expect(text).toContain('- Games: ');
  });

  it('say first what a branch has otherwise than its parent', () => {
    const text = page(branchOf('valve/alien-swarm'), { inherited: 'referred-to' });
    expect(text).toMatch(/## Differences from Left 4 Dead\n\n/);
    expect(text.indexOf('## Differences')).toBeLessThan(text.indexOf('## Lumps'));
    expect(text).toMatch(
      /- Record changed: \[BrushSideThin\]\(#[\w-]+\), BrushSide with the same 8 bytes: .*new `/,
    );
  });

  it('write everything out when nothing is left to other pages', () => {
    const text = page(branchOf('valve/orange-box'));
    const { targets, places } = linksOf(text);
    expect(targets.filter((target) => !places.has(target.replace(/^#/, '')))).toEqual([]);
    expect(text).toContain('- `solids[head.solidCount]`');
    expect(text).toContain('- Lump `sprp`');
    for (const id of branchOf('valve/orange-box').records)
      expect(text).toContain(`### ${model.records.find((record) => record.id === id)?.name}\n`);
  });

  it('show one lump with everything it needs, and the tags of models', () => {
    const excerpt = excerptOf(model, branchOf('valve/orange-box'), 'FACES') as BranchModel;
    const text = page(excerpt, { lump: 'FACES' });
    expect(text).toContain('### Face\n');
    expect(text).not.toContain('### Model\n');
    const models = page(branchOf('bgf'));
    expect(models).toContain('| 0x0046 | [PMESH](#lump-pmesh) | chunks | [PATCH](#lump-patch) | yes |');
    expect(models).toContain('### VertexXyzUv\n');
    expect(models).toContain('- `pointsPerFace` at 0: u8.');
  });

  it('are listed under the ones that they differ from, with the counts', () => {
    const text = pagesIndex(model);
    expect(text).toContain('\n  - [Call of Duty: United Offensive](infinity-ward-call-of-duty-uo.md)');
    const { fields, documented, byConfidence, records } = countReference(model);
    expect(Object.values(byConfidence).reduce((a, b) => a + b, 0)).toBe(fields);
    expect(documented).toBe(fields);
    expect(text).toContain(`${records} records`);
  });
});
