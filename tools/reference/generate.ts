import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branch } from '@brushwork/formats';
import { type Lumps, registry } from '@brushwork/formats';
import { cHeaderPath, writeCHeader } from './c-header.js';
import { corpusFolder, type Evidence, measureCorpus } from './corpus-evidence.js';
import { type BranchSource, buildReferenceModel } from './model-builder.js';
import { withSupportTable } from './readme-block.js';
import { writeRecordsJson } from './records-json.js';
import type { ReferenceModel } from './reference-model.js';
import { SourceDocumentation } from './source-documentation.js';
import { type SupportSources, supportPage, supportTable } from './support-table.js';
import { syntheticMaps } from './synthetic-maps.js';
import type { TypedBytes } from './typed-bytes.js';

/** A file that is written, or has to be as it would be written. */
export interface GeneratedFile {
  /** Path from the repository's root, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Where the branches' files lie. */
const BRANCHES = 'packages/formats/src/branch';
const EVIDENCE = 'reference/evidence.json';

/** The model of every branch in the registry. */
export async function referenceModel(root: string): Promise<ReferenceModel> {
  const folder = join(root, BRANCHES);
  const sources: BranchSource[] = await Promise.all(
    registry.map(async (entry) => ({
      branch: (await entry.load()) as Branch<Lumps>,
      file: join(folder, `${entry.id}.ts`),
    })),
  );
  const documentation = new SourceDocumentation(sources.map(({ file }) => file));
  return buildReferenceModel(sources, documentation, folder);
}

/** Every generated file of the repository as it should be. Lines for people go to `log`. */
export async function generate(root: string, log: (line: string) => void): Promise<GeneratedFile[]> {
  const model = await referenceModel(root);
  const evidence = await currentEvidence(root, log);
  const sources: SupportSources = { model, evidence, synthetic: await syntheticSources(model, evidence) };
  return [
    ...model.branches.map((branch) => ({
      path: `reference/${cHeaderPath(branch)}`,
      text: writeCHeader(model, branch),
    })),
    { path: 'reference/records.json', text: writeRecordsJson(model) },
    { path: EVIDENCE, text: `${JSON.stringify(evidence, undefined, 2)}\n` },
    { path: 'reference/support.md', text: supportPage(sources) },
    ...readme(root, supportTable(sources), log),
  ];
}

/** Counts the synthetic maps, and measures those of branches that no real file speaks for. */
async function syntheticSources(
  model: ReferenceModel,
  evidence: Evidence,
): Promise<SupportSources['synthetic']> {
  const synthetic = new Map<string, { readonly count: number; readonly measured?: TypedBytes }>();
  for (const { id } of model.branches) {
    const maps = syntheticMaps(id);
    if (maps === undefined) continue;
    const measured = evidence[id] === undefined ? { measured: await maps.measure() } : {};
    synthetic.set(id, { count: maps.count, ...measured });
  }
  return synthetic;
}

function readme(root: string, table: string, log: (line: string) => void): GeneratedFile[] {
  const file = join(root, 'README.md');
  const text = existsSync(file) ? withSupportTable(readFileSync(file, 'utf8'), table) : undefined;
  if (text === undefined) log('README.md: no support markers, so no table there');
  return text === undefined ? [] : [{ path: 'README.md', text }];
}

/**
 * What real files prove: measured where they are all at hand, else as committed, so that a checkout without them
 * changes nothing.
 */
async function currentEvidence(root: string, log: (line: string) => void): Promise<Evidence> {
  const file = join(root, EVIDENCE);
  const committed: Evidence = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Evidence) : {};
  const folder = corpusFolder(root);
  if (folder === undefined) {
    log('no folder of real files (CORPUS_DIR): their evidence stays as committed');
    return committed;
  }
  const measured = await measureCorpus(folder);
  const missing = Object.entries(committed).flatMap(([id, { files }]) =>
    files
      .filter(({ sha256 }) => !measured[id]?.files.some((one) => one.sha256 === sha256))
      .map(({ name }) => name),
  );
  if (missing.length > 0) {
    log(`${folder} lacks ${[...new Set(missing)].join(', ')}: the evidence of real files stays as committed`);
    return committed;
  }
  return measured;
}
