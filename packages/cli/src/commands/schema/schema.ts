import { type BranchModel, excerptOf, ModelIndex, type ReferenceModel, renderers } from '@brushwork/ops';
import { writeOutput } from '../../files/write-output.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkOutput } from '../shared/check-output.js';
import { findBranch, findLump } from './find-names.js';
import { branchList, branchListJson } from './list-branches.js';
import { loadSchemaModel } from './load-schema-model.js';

/** Options of `brushwork schema`. */
export interface SchemaOptions extends CommonOptions {
  /** What the layout is written as; `md` unless given. */
  readonly format?: string | undefined;
  /** File to write to. */
  readonly output?: string | undefined;
  /** Replace the file if it is there. */
  readonly overwrite?: boolean | undefined;
}

/** What `brushwork schema` is asked about. */
export interface SchemaSubject {
  /** A branch by its identifier or the last part of it; all are listed without one. */
  readonly branch?: string | undefined;
  /** A lump by name or number. */
  readonly lump?: string | undefined;
}

/** `brushwork schema`: lists the branches, or writes one of them, or one lump of one. `load` reads the model. */
export async function schema(
  context: CommandContext,
  { branch: name, lump }: SchemaSubject,
  options: SchemaOptions,
  load: () => Promise<ReferenceModel> = loadSchemaModel,
): Promise<ExitCode> {
  const render = rendererFor(options.format);
  if (options.output !== undefined) await checkOutput(options.output, options);
  const model = await load();
  if (name === undefined) {
    const text = options.json === true ? branchListJson(model) : branchList(model, context);
    return write(context, text, options);
  }
  const whole = findBranch(model, name);
  const only = lump === undefined ? undefined : findLump(whole, lump);
  const branch = only === undefined ? whole : (excerptOf(model, whole, only) ?? whole);
  if (options.json === true) return write(context, layoutJson(model, branch), options);
  return write(context, render(model, branch, only === undefined ? {} : { lump: only }), options);
}

function rendererFor(format = 'md'): (typeof renderers)[number]['render'] {
  const found = renderers.find((one) => one.format === format);
  if (found !== undefined) return found.render;
  const known = renderers.map((one) => one.format).join(', ');
  throw new UsageError(`there is no format ${format}; there are ${known}`);
}

function layoutJson(model: ReferenceModel, branch: BranchModel): string {
  const index = new ModelIndex(model);
  return formatJsonLine({
    branch,
    records: branch.records.map((id) => index.record(id)),
    constants: branch.constants.map((id) => index.constants(id)),
  });
}

async function write(context: CommandContext, text: string, options: SchemaOptions): Promise<ExitCode> {
  const { output, overwrite } = options;
  if (output === undefined) await context.out.write(text);
  else await writeOutput(output, new TextEncoder().encode(text), { overwrite });
  return ExitCode.fine;
}
