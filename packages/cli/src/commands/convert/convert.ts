import path from 'node:path';
import { type FaceWinding, identify } from '@brushwork/formats';
import { FormatError, type Issue, readBytes } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkFolderName } from '../shared/check-folder-name.js';
import { headOf, pictureTitleOf } from '../shared/file-kind.js';
import { pictureUses } from '../shared/image-kind.js';
import { countSeverities } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { counted } from '../shared/number-text.js';
import { type TagOptions, tagSchemaOf } from '../shared/tag-schema.js';
import { conversionText } from './conversion-text.js';
import { checkConverterOptions, IgnoredOptions } from './converter-options.js';
import {
  type Converted,
  type Converter,
  type ConvertPlace,
  type ConvertSettings,
  type ConvertSource,
  type ConvertTarget,
  conversionsText,
  converters,
  convertSourceOf,
  convertTargets,
  sourceTitles,
  targetOfExtension,
} from './converters.js';
import { type OutputPlaces, outputPlaces } from './output-places.js';
import { type SceneCommandOptions, sceneSettingsOf } from './scene-settings.js';

/** Options of `convert`. */
export interface ConvertOptions extends TagOptions, SceneCommandOptions {
  /** The file or the folder to write. */
  readonly output?: string | undefined;
  /** What is to be made. */
  readonly to?: string | undefined;
  /** Replace files that are there. */
  readonly overwrite?: boolean | undefined;
  /** Which way round faces are given. */
  readonly winding?: FaceWinding | undefined;
  /** Write lengths of four bytes where they are needed. */
  readonly longLengths?: boolean | undefined;
}

/** What became of one file. */
export interface Conversion {
  /** What the user called it. */
  readonly file: string;
  /** The file that was written; `undefined` when none was. */
  readonly output: string | undefined;
  /** What it was made with. */
  readonly converter: Converter;
  /** Size in bytes. */
  readonly size: number;
  /** What it was converted to. */
  readonly converted: Converted;
  /** Issues of the file itself, and of the archive around it. */
  readonly issues: readonly Issue[];
}

/** Most bytes of a file that is converted: all of it is in memory, and what is made of it. */
const largest = 256 * 1024 * 1024;

/** `brushwork convert`: turns files into another form. */
export async function convert(
  context: CommandContext,
  files: readonly string[],
  options: ConvertOptions,
): Promise<ExitCode> {
  const { output } = options;
  if (output === undefined) throw new UsageError('say where the result goes: --output FILE, or a folder');
  const schema = await tagSchemaOf(context, options);
  const places = await outputPlaces(files, { output, overwrite: options.overwrite });
  const target = targetOf(options, places);
  if (places.isFolder) await checkFolderName(output, 'for a folder or several files, the output is a folder');
  checkConverterOptions(target, options);
  const settings: ConvertSettings = {
    ...{ schema, winding: options.winding, longLengths: options.longLengths },
    scene: await sceneSettingsOf(options),
  };
  const kinds = [...new Set(converters.filter(({ to }) => to === target).map(({ searches }) => searches))];
  const left = new Map<ConvertSource, number>();
  const ignored = new IgnoredOptions(options);
  const end = await eachInput(
    context,
    files,
    { ...options, folders: { kinds, looksIntoArchives: false } },
    async (input) => {
      const bytes = await wholeBytes(input);
      const source = convertSourceOf(bytes, { name: input.name, schema });
      const converter = converters.find(({ from, to }) => from === source && to === target);
      if (converter === undefined) {
        // What is in a folder without being meant is no error.
        if (source === undefined || input.path.inside === undefined)
          throw await refusal(input, source, target);
        left.set(source, (left.get(source) ?? 0) + 1);
        if (options.json === true) await context.out.write(formatJsonLine(leftJson(input, source, target)));
        return ExitCode.fine;
      }
      ignored.check(converter, { isSingle: isSingle(input, files) });
      const done = await convertOne(input, { bytes, converter, settings, places, options });
      await context.out.write(
        options.json === true ? formatJsonLine(jsonResult(done)) : conversionText(done, context),
      );
      const isRefused = done.output === undefined;
      const errors = countSeverities([...done.issues, ...done.converted.losses]).error;
      return isRefused || errors > 0 ? ExitCode.issues : ExitCode.fine;
    },
  );
  for (const line of ignored.lines()) await context.err.write(`${line}\n`);
  if (options.json !== true)
    for (const [source, count] of left)
      await context.err.write(
        `${counted(count, 'file')} left alone: ${sourceTitles[source].one} is not turned into ${target}\n`,
      );
  return end;
}

/** Whether an input is the only one, as it was named. */
function isSingle({ path: { display } }: CommandInput, files: readonly string[]): boolean {
  return files.length === 1 && files[0] === display;
}

interface Work {
  readonly bytes: Uint8Array;
  readonly converter: Converter;
  readonly settings: ConvertSettings;
  readonly places: OutputPlaces;
  readonly options: ConvertOptions;
}

async function convertOne(
  input: CommandInput,
  { bytes, converter, options, places, settings }: Work,
): Promise<Conversion> {
  const { extension } = converter;
  const output = places.pathFor(input.path, extension);
  const size = bytes.length;
  const name = path.basename(output, path.extname(output));
  const converted = await convertBytes(bytes, { converter, settings, place: { input, name } });
  const issues = [...input.issues, ...converted.issues];
  const isRefused =
    options.strict === true &&
    (converted.losses.length > 0 || issues.some(({ rule, severity }) => isLoss(rule, severity)));
  // Windows replaces no file that is open.
  await input.close();
  const result = { file: input.name, converter, size, converted, issues };
  if (isRefused || converted.bytes === undefined) return { ...result, output: undefined };
  // What names other files comes last, so that it never names what isn't there.
  for (const file of converted.beside ?? [])
    await places.writeBeside(input.path, file.name.slice(name.length), file.bytes);
  await places.write(input.path, extension, converted.bytes);
  return { ...result, output };
}

/** Whether an issue of a file means that something of it was passed over. */
function isLoss(rule: string, severity: string): boolean {
  return severity === 'error' || rule.startsWith('model-text-');
}

async function convertBytes(
  bytes: Uint8Array,
  work: {
    readonly converter: Converter;
    readonly settings: ConvertSettings;
    readonly place: ConvertPlace;
  },
): Promise<Converted> {
  try {
    return await work.converter.convert(bytes, work.settings, work.place);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { code, expected, found, path: place, reason } = error;
    const isLong = code === 'does-not-fit' && reason.includes('four have to be asked for');
    if (!isLong) throw error;
    throw new FormatError(
      code,
      `${reason}: --long-lengths does, though no known file of the games has such lengths`,
      { path: place, expected, found, cause: error },
    );
  }
}

async function wholeBytes({ source }: CommandInput): Promise<Uint8Array> {
  if (source.byteLength > largest)
    throw new FormatError('limit', `has more than the ${largest} bytes that are converted`, {
      expected: largest,
      found: source.byteLength,
    });
  return readBytes(source, 0, source.byteLength);
}

/** What is to be made: what --to says, or else the extension of the output. */
function targetOf({ output = '', to }: ConvertOptions, places: OutputPlaces): ConvertTarget {
  const names = convertTargets.join(', ');
  const named = places.isFolder ? undefined : targetOfExtension(path.extname(output));
  if (to !== undefined) {
    const target = convertTargets.find((one) => one === to);
    if (target === undefined) throw new UsageError(`--to ${to}: what can be made is ${names}`);
    if (named !== undefined && named !== target)
      throw new UsageError(`--to ${to}: the output is called ${path.basename(output)}, which is ${named}`);
    return target;
  }
  if (named !== undefined) return named;
  const why = places.isFolder ? 'for a folder' : `since the name ${output} doesn't`;
  throw new UsageError(`say what is to be made with --to, ${why}: ${names}`);
}

/** Why a file isn't converted. */
async function refusal(
  input: CommandInput,
  source: ConvertSource | undefined,
  target: ConvertTarget,
): Promise<FormatError> {
  if (source !== undefined && source !== 'map')
    return new FormatError(
      'unsupported',
      `is ${sourceTitles[source].one}, which is not turned into ${target}: ${conversionsText()}`,
    );
  const picture = source === undefined ? await pictureTitleOf(input) : undefined;
  if (picture !== undefined)
    return new FormatError('unsupported', `is ${picture}, which is not converted: ${pictureUses}`);
  const known = identify(await headOf(input.source), input.source.byteLength)?.description;
  const what = known === undefined ? 'is of no kind that is known' : `is ${known}`;
  const why = source === 'map' ? `which is not turned into ${target}` : 'and nothing converts it yet';
  return new FormatError('unsupported', `${what}, ${why}: ${conversionsText()}`);
}

function jsonResult({ converted, converter, file, issues, output, size }: Conversion): unknown {
  return {
    file,
    output: output ?? null,
    from: converter.from,
    to: converter.to,
    size,
    newSize: converted.bytes?.length ?? null,
    beside: (converted.beside ?? []).map(({ bytes, name }) => ({ name, size: bytes.length })),
    losses: converted.losses.map(jsonIssue),
    issues: issues.map(jsonIssue),
  };
}

function leftJson(input: CommandInput, from: ConvertSource, to: ConvertTarget): unknown {
  const { byteLength: size } = input.source;
  return {
    file: input.name,
    output: null,
    from,
    to,
    size,
    newSize: null,
    beside: [],
    losses: [],
    issues: [],
  };
}
