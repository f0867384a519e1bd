import { writeFileSync } from 'node:fs';
import { findPart, type GameMap, open, partsInside } from '@brushwork/formats';
import { type BranchModel, excerptOf, jsonSchemaFile, lumpRows, writeJsonSchema } from '@brushwork/ops';
import { type Content, toJsonValue } from '@brushwork/record';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../../../tools/checks/repository.mjs';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { referenceModel } from '../../../../tools/reference/generate.js';
import { syntheticMaps } from '../../../../tools/reference/synthetic-maps.js';
import { jsonDocument } from '../../src/commands/dump/row-text.js';
import { runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

type Plain = Record<string, unknown>;
type Document = Plain & { readonly lump: string; readonly records: Plain[] };

const work = useWorkFolder();
const model = await referenceModel(repositoryRoot);
const maps = model.branches.filter(({ holds }) => holds === 'map');

function branchOf(id: string): BranchModel {
  return model.branches.find((branch) => branch.id === id) as BranchModel;
}

function newAjv(): Ajv2020 {
  return new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allErrors: false });
}

/** The folder of schemas, of which the derived ones refer to their parents'. */
const folder = newAjv();
for (const branch of model.branches)
  folder.addSchema(JSON.parse(writeJsonSchema(model, branch, { inherited: 'referred-to' })) as object);

function schemaOf(id: string): ValidateFunction {
  return folder.getSchema(jsonSchemaFile(branchOf(id))) as ValidateFunction;
}

/** What is wrong with a document. */
function problems(validate: ValidateFunction, document: unknown): string[] {
  if (validate(document)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).slice(0, 3);
}

/** What `dump --json` writes of content. */
function documentOf(map: GameMap, path: readonly string[], content: Content): Document {
  const lump = path[0] as string;
  const { layout } = content as { readonly layout?: string };
  const rows = lumpRows(content);
  const head = {
    file: 'map',
    branch: map.branch.id,
    lump,
    index: map.entryOf(lump).index,
    ...(path.length > 1 && { part: path.join('.') }),
    ...(layout !== undefined && { layout }),
  };
  return JSON.parse([...jsonDocument(rows, { first: 0, end: rows.count }, head)].join('')) as Document;
}

/** A document for each lump, and for each part of one that is no file. */
function* documentsOf(map: GameMap): Generator<Document> {
  for (const lump of map.lumpNames) {
    const found = findPart(map, lump);
    yield documentOf(map, found.path, found.content);
    for (const { path, content } of partsInside(found))
      if (content !== undefined) yield documentOf(map, path, content);
  }
}

/** Everything about a row that may be changed so that no such row is written. */
function damaged(row: Plain): Plain[] {
  const [name = '', value] = Object.entries(row).find(([, one]) => typeof one === 'number') ?? [];
  const { [name]: _, ...missing } = row;
  return [
    { ...row, nothing: 1 },
    { ...row, $raw: { nothing: '00' } },
    ...(value === undefined ? [] : [missing, { ...row, [name]: 'many' }, { ...row, [name]: 1e300 }]),
  ];
}

describe('the schema of what dump --json writes', { timeout: 240_000 }, () => {
  let rowCount = 0;
  let damagedCount = 0;

  for (const { id, lumps } of maps) {
    it(`takes every lump of maps of ${id}, and none that was changed`, async () => {
      const validate = schemaOf(id);
      const recordLumps = new Set(
        lumps.filter(({ content }) => content.kind === 'records').map(({ name }) => name),
      );
      for await (const bytes of syntheticMaps(id)?.build() ?? []) {
        const map = (await open(bytes, { branch: id })) as GameMap;
        for (const document of documentsOf(map)) {
          expect([document.lump, document['part'], problems(validate, document)]).toEqual([
            document.lump,
            document['part'],
            [],
          ]);
          rowCount += document.records.length;
          const [row] = document.records;
          if (!recordLumps.has(document.lump) || row === undefined) continue;
          for (const other of damaged(row)) {
            damagedCount++;
            expect([document.lump, other, validate({ ...document, records: [other] })]).toEqual([
              document.lump,
              other,
              false,
            ]);
          }
        }
      }
    });
  }

  it('was asked often enough to mean something', () => {
    expect(rowCount).toBeGreaterThan(20_000);
    expect(damagedCount).toBeGreaterThan(2_000);
  });

  it('takes models and each chunk of them, and no chunk with other data', async () => {
    const validate = schemaOf('bgf');
    for (const [name, bytes] of Object.entries({
      'walker.bgf': walkerFile(),
      'library.bmf': libraryFile(),
    })) {
      const file = work.path(name);
      writeFileSync(file, bytes);
      const whole = JSON.parse((await runCommand(['dump', '--json', file])).stdout) as Document;
      expect(problems(validate, whole)).toEqual([]);
      for (const row of whole.records.slice(0, 40)) {
        const run = await runCommand(['dump', '--json', file, '--lump', String(row['path'])]);
        expect([row['path'], problems(validate, JSON.parse(run.stdout))]).toEqual([row['path'], []]);
      }
      const changed = whole.records.map((row) =>
        Array.isArray(row['data']) ? { ...row, data: [true] } : row,
      );
      expect(validate({ ...whole, records: changed })).toBe(false);
    }
  });

  it('takes what the command writes of a file', async () => {
    const file = work.path('tiny.bsp');
    writeFileSync(file, await tinyMap());
    for (const lump of ['PLANES', 'ENTITIES', 'MATERIALS']) {
      const { stdout } = await runCommand(['dump', '--json', file, lump]);
      expect(problems(schemaOf('infinity-ward/call-of-duty'), JSON.parse(stdout))).toEqual([]);
    }
  });

  it('says the same in one file as in a folder', async () => {
    const branch = branchOf('valve/left4dead2');
    const alone = newAjv().compile(JSON.parse(writeJsonSchema(model, branch)) as object);
    for await (const bytes of syntheticMaps(branch.id)?.build() ?? []) {
      const map = (await open(bytes, { branch: branch.id })) as GameMap;
      for (const document of documentsOf(map)) {
        expect(problems(alone, document)).toEqual([]);
        expect(alone({ ...document, records: [toJsonValue(Number.NaN)] })).toBe(
          schemaOf(branch.id)({ ...document, records: [toJsonValue(Number.NaN)] }),
        );
      }
    }
  });

  it('can be had of one lump', () => {
    const branch = branchOf('valve/orange-box');
    const lump = 'FACES';
    const excerpt = excerptOf(model, branch, lump) as BranchModel;
    const schema = JSON.parse(writeJsonSchema(model, excerpt, { lump })) as { $defs: Plain };
    expect(Object.keys(schema.$defs)).toEqual(expect.arrayContaining(['lump.FACES', 'Face']));
    expect(schema.$defs['Plane']).toBeUndefined();
    newAjv().compile(schema);
  });

  it('tells numbers their ranges and names, and of references what they lead to', () => {
    const text = writeJsonSchema(model, branchOf('infinity-ward/call-of-duty'));
    expect(text).toContain('"u16": {"type":"integer","minimum":0,"maximum":65535}');
    expect(text).toMatch(/"const":\d+,"title":"\w+"/);
    expect(text).toMatch(/"\w+": \{"description":"[^"]*-> PLANES/);
  });
});
