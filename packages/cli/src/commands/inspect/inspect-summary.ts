import path from 'node:path';
import { summarizeModel } from '@brushwork/formats';
import { MaterialResolver, ModelCensus } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { systemFiles } from '../../files/file-lister.js';
import { folderSelections } from '../../files/folder-kinds.js';
import { modelFolder } from '../../files/model-folder.js';
import type { CommandContext } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import { ExitCode, worse } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { fileKindOf, pictureTitleOf } from '../shared/file-kind.js';
import { openModelInput } from '../shared/open-model.js';
import { tagSchemaOf } from '../shared/tag-schema.js';
import { type CensusResult, censusJson, censusText } from './census-report.js';
import type { InspectOptions } from './inspect-options.js';

/**
 * `brushwork inspect --summary`: what is in all models of folders together, beside what the specification counted. Models
 * as text count as models, without chunks; maps are left out.
 */
export async function inspectSummary(
  context: CommandContext,
  files: readonly string[],
  options: InspectOptions,
): Promise<ExitCode> {
  const schema = await tagSchemaOf(context, options);
  const folders = await materialFolders(files, options);
  const resolver = new MaterialResolver({ folder: modelFolder(...folders), schema });
  const census = new ModelCensus();
  const counts = { files: 0, texts: 0, unreadable: 0 };
  // The errors of single files go to people; the one line of JSON is the census.
  const each = { ...options, json: false, folders: folderSelections.models, isSilent: true };
  const end = await eachInput(context, files, each, async (input) => {
    const kind = await fileKindOf(input);
    counts.unreadable++;
    if (kind === 'picture')
      throw new FormatError('bad-magic', `is ${await pictureTitleOf(input)}, and no model`);
    if (kind !== 'model' && kind !== 'model-text')
      throw new FormatError('bad-magic', 'is no model and no library of materials');
    const { issues, model, text } = await openModelInput(input, options, schema);
    const summary = summarizeModel(model);
    const resolved = summary.content === 'materials' ? undefined : await resolver.resolve(model);
    const none = { widths: { '1': 0, '2': 0, '4': 0 }, tags: new Map<string, number>() };
    census.add({ ...summary, ...(text !== undefined && none), issues }, resolved);
    counts.unreadable--;
    counts.files++;
    if (text !== undefined) counts.texts++;
    return issues.some(({ severity }) => severity === 'error') ? ExitCode.issues : ExitCode.fine;
  });
  const result: CensusResult = {
    inputs: files,
    materials: folders,
    knowsMaterials: schema.tags.get('MATERIAL')?.id !== undefined,
    ...counts,
    figures: census.figures(),
  };
  await context.out.write(
    options.json === true ? formatJsonLine(censusJson(result)) : censusText(result, context),
  );
  return worse(end, counts.files === 0 ? ExitCode.unreadable : ExitCode.fine);
}

/** Where libraries and images are looked for: in the folder that --materials names, else where the models are. */
async function materialFolders(
  files: readonly string[],
  { materials }: InspectOptions,
): Promise<readonly string[]> {
  if (materials !== undefined) {
    if ((await systemFiles.kindOf(materials)) !== 'folder')
      throw new UsageError(`--materials: there is no folder ${escapeText(materials)}`);
    return [materials];
  }
  const folders = new Set<string>();
  for (const file of files) {
    const kind = await systemFiles.kindOf(file);
    const folder = kind === 'folder' ? file : path.dirname(file);
    if ((await systemFiles.kindOf(folder)) === 'folder') folders.add(folder);
  }
  return [...folders];
}
