import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Branch } from '@brushwork/formats';
import { type Lumps, modelForm, modelSchema, registry } from '@brushwork/formats';
import { type ReferenceModel, renderers, schemaFileName } from '@brushwork/ops';
import { corpusFolder, type Evidence, measureCorpus } from './corpus-evidence.js';
import { type BranchSource, buildReferenceModel, type ChunkSource } from './model-builder.js';
import { pagesIndex } from './pages-index.js';
import { withSupportTable } from './readme-block.js';
import { writeRecordsJson } from './records-json.js';
import { countReference, countsText } from './reference-counts.js';
import { SourceDocumentation } from './source-documentation.js';
import { type SupportSources, supportOverview, supportPage } from './support-table.js';
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

/** The chunk tree of models. */
const modelFormat = {
  id: 'bgf',
  title: 'BGF and BMF models',
  schema: modelSchema,
  path: 'packages/formats/src/bgf/model-schema.ts',
  name: 'modelSchema',
  magic: 'DIV-BIZ2',
  head: modelForm,
};

/** The model of every branch in the registry, and of models. */
export async function referenceModel(root: string): Promise<ReferenceModel> {
  const folder = join(root, BRANCHES);
  const sources: BranchSource[] = await Promise.all(
    registry.map(async (entry) => ({
      branch: (await entry.load()) as Branch<Lumps>,
      file: join(folder, `${entry.id}.ts`),
    })),
  );
  const chunks: ChunkSource = { ...modelFormat, file: join(root, modelFormat.path) };
  const documentation = new SourceDocumentation([...sources, chunks].map(({ file }) => file));
  return buildReferenceModel(sources, documentation, { branchFolder: folder, chunkSources: [chunks] });
}

/** Every generated file of the repository as it should be. Lines for people go to `log`. */
export async function generate(root: string, log: (line: string) => void): Promise<GeneratedFile[]> {
  const model = await referenceModel(root);
  const evidence = await currentEvidence(root, log);
  log(countsText(countReference(model)));
  const sources: SupportSources = { model, evidence, synthetic: await syntheticSources(model, evidence) };
  return [
    ...renderedFiles(model),
    { path: 'reference/pages/index.md', text: pagesIndex(model) },
    { path: 'reference/records.json', text: writeRecordsJson(model) },
    { path: EVIDENCE, text: `${JSON.stringify(evidence, undefined, 2)}\n` },
    { path: 'reference/support.md', text: supportPage(sources) },
    ...readme(root, supportOverview(sources), log),
  ];
}

/** Every branch in every format, `c/<studio>-<game>.h`, each format in the folder of its name and pages in `pages`. */
function renderedFiles(model: ReferenceModel): GeneratedFile[] {
  return renderers.flatMap(({ format, extension, render }) =>
    model.branches.map((branch) => ({
      path: `reference/${format === 'md' ? 'pages' : format}/${schemaFileName(branch)}${extension}`,
      text: render(model, branch, { inherited: 'referred-to' }),
    })),
  );
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
