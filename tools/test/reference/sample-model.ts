import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Branch, Lumps } from '@brushwork/formats';
import type { ReferenceModel } from '@brushwork/ops';
import { buildReferenceModel } from '../../reference/model-builder.js';
import { SourceDocumentation } from '../../reference/source-documentation.js';
import { branch as one } from './nobody/sample-one.js';
import { branch as two } from './nobody/sample-two.js';

/** The two sample formats at run time, the second by difference from the first. */
export const sampleBranches: readonly Branch<Lumps>[] = [
  one as unknown as Branch<Lumps>,
  two as unknown as Branch<Lumps>,
];

/** The model of the two sample formats. */
export function sampleModel(): ReferenceModel {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = sampleBranches.map((branch) => ({ branch, file: join(folder, `${branch.id}.ts`) }));
  return buildReferenceModel(sources, new SourceDocumentation(sources.map(({ file }) => file)), {
    branchFolder: folder,
  });
}
