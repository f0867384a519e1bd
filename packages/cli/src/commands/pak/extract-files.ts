import {
  type ExtractedItem,
  type ExtractionPlan,
  extractionProblemText,
  planExtraction,
} from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { counted } from '../shared/number-text.js';
import { entriesNamed, needReadable, openPak } from './open-pak.js';
import { ExtractionFolder } from './write-extracted.js';

/** Options of `pak extract`. */
export interface ExtractFilesOptions extends CommonOptions {
  /** The folder to write to. */
  readonly output: string;
  /** Replace files that are there. */
  readonly overwrite?: boolean | undefined;
  /** Most bytes of all files together. */
  readonly maxTotal?: number | undefined;
  /** Most bytes that may come out for each byte that is packed. */
  readonly maxRatio?: number | undefined;
}

interface Extraction {
  readonly written: { readonly name: string; readonly path: string; readonly size: number }[];
  readonly skipped: { readonly name: string; readonly reason: string }[];
}

/** `brushwork pak extract`: writes the files that a map brings along into a folder. */
export async function extractFiles(
  context: CommandContext,
  { file, names }: { readonly file: string; readonly names: readonly string[] },
  options: ExtractFilesOptions,
): Promise<ExitCode> {
  return eachInput(context, [file], options, async (input) => {
    if (input.index > 0) throw new UsageError('the files of one map at a time are extracted');
    const pak = await openPak(input, options);
    needReadable(pak);
    const { entries } = pak.content;
    const chosen = names.length === 0 ? undefined : entriesNamed(entries, names);
    const { maxTotal, maxRatio } = options;
    const plan = planExtraction(entries, (entry) => chosen?.has(entry) ?? true, { maxTotal, maxRatio });
    const done = await extract(plan, options);
    const text =
      options.json === true ? jsonText(done, input, options) : resultText(done, { context, input, options });
    await context.out.write(text);
    return done.skipped.length > 0 ? ExitCode.issues : ExitCode.fine;
  });
}

async function extract(plan: ExtractionPlan, options: ExtractFilesOptions): Promise<Extraction> {
  const folder = await ExtractionFolder.open(options.output, options);
  const done: Extraction = {
    written: [],
    skipped: plan.refused.map(({ name, problem }) => ({
      name,
      reason: `the name ${extractionProblemText(problem)}`,
    })),
  };
  const attempt = async (item: ExtractedItem, step: () => Promise<void>): Promise<void> => {
    try {
      await step();
    } catch (error) {
      // What is wrong with one file doesn't keep the others from being written.
      if (!(error instanceof FormatError)) throw error;
      done.skipped.push({ name: item.entry.name, reason: error.reason });
    }
  };
  for (const item of plan.folders) await attempt(item, () => folder.makeFolder(item.path));
  for (const item of plan.files) {
    await attempt(item, async () => {
      await folder.checkFile(item.path);
      // Never more than the directory says, which is what the plan has counted.
      const { bytes } = item.entry.unpack({ maxOutput: item.entry.size });
      await folder.writeFile(item.path, bytes);
      done.written.push({ name: item.entry.name, path: item.path, size: bytes.length });
    });
  }
  return done;
}

function jsonText(
  { written, skipped }: Extraction,
  input: CommandInput,
  options: ExtractFilesOptions,
): string {
  const size = written.reduce((sum, one) => sum + one.size, 0);
  return formatJsonLine({
    file: input.name,
    output: options.output,
    count: written.length,
    size,
    written,
    skipped,
  });
}

function resultText(
  { written, skipped }: Extraction,
  to: {
    readonly context: CommandContext;
    readonly input: CommandInput;
    readonly options: ExtractFilesOptions;
  },
): string {
  const { colour } = to.context;
  const size = written.reduce((sum, one) => sum + one.size, 0);
  const lines = skipped.map(
    ({ name, reason }) => `  ${colour.yellow('skipped')} ${escapeText(name)}: ${escapeText(reason)}\n`,
  );
  const left = skipped.length === 0 ? '' : `, ${counted(skipped.length, 'entry', 'entries')} skipped`;
  const names = `${colour.bold(escapeText(to.input.name))} -> ${escapeText(to.options.output)}`;
  return `${lines.join('')}${names}: ${counted(written.length, 'file')}, ${counted(size, 'byte')}${left}\n`;
}
