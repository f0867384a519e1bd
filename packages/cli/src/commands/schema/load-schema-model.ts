import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type CompactModel, expandModel, type ReferenceModel } from '@brushwork/ops';

/** Beside the bundled program that this module is part of. */
const bundled = new URL('./schema-model.json', import.meta.url);

/** The model of every branch: the one that was bundled with the program, or that of the repository it runs from. */
export async function loadSchemaModel(): Promise<ReferenceModel> {
  const text = await readFile(existsSync(bundled) ? bundled : inRepository(), 'utf8');
  return expandModel(JSON.parse(text) as CompactModel);
}

/** The reference of the repository that holds this source. */
function inRepository(): URL {
  let folder = new URL('.', import.meta.url);
  for (;;) {
    const file = new URL('reference/records.json', folder);
    const above = new URL('..', folder);
    if (existsSync(file) || above.href === folder.href) return file;
    folder = above;
  }
}
