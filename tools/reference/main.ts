import { registry } from '@brushwork/formats';
import { SourceDocumentation } from './source-documentation.js';
import { buildReferenceModel } from './model-builder.js';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'packages/formats/src/branch');
const files = registry.map((e) => join(folder, `${e.id}.ts`));
const docs = new SourceDocumentation(files);
const model = buildReferenceModel(await Promise.all(registry.map(async (e, i) => ({ branch: await e.load(), file: files[i] as string }))), docs, folder);
console.log(JSON.stringify(model, null, 1).slice(0, 6000));
console.log(model.records.length, model.records.map((r) => r.id), model.constants.map(c=>c.id), JSON.stringify(model).length);
for (const r of model.records) { if (!r.documentation.text) console.log('undoc', r.id); for (const f of r.fields) if (!f.documentation.text) console.log('undoc', r.id, f.name); }
console.log(model.branches.map(b=>b.lumps.filter(l=>l.documentation.text).length), model.branches.map(b=>b.records.length));
import { writeCHeader, cHeaderPath } from './c-header.js';
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('/tmp/ref/c', {recursive:true});
for (const b of model.branches) writeFileSync(join('/tmp/ref', cHeaderPath(b)), writeCHeader(model, b));
