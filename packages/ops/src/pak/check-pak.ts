import { type GameMap, type Pakfile, type PakRule, pakRule } from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import { type Finding, IssueCollector } from '../validate/issue-collector.js';
import { fileKindOf, isProgram, type PakFileKind } from './file-kind.js';
import { neededPakLump } from './list-pak.js';
import { mapReferences } from './map-references.js';
import { type PackedFile, PackedFiles } from './packed-files.js';
import { type ExtractionOptions, type ExtractionProblem, planExtraction } from './plan-extraction.js';
import { type PackedUse, type TracedAsset, traceAssets } from './trace-assets.js';

/** How a pakfile is checked. */
export interface CheckPakOptions extends ExtractionOptions {
  /** How many places are listed for one rule; 50 unless given. */
  readonly limit?: number | undefined;
}

/** A packed file and what became of it. */
export interface CheckedFile {
  /** Number of its entry in the directory. */
  readonly index: number;
  /** Its name as it stands there. */
  readonly name: string;
  /** What it is to a game. */
  readonly kind: PakFileKind;
  /** Bytes of its content. */
  readonly size: number;
  /** Whether something names it. */
  readonly use: PackedUse;
}

/** What was found out about a pakfile. */
export interface PakCheck {
  /** The lump. */
  readonly content: Pakfile;
  /** Every file that the map, its entities and its packed materials and models name. */
  readonly assets: readonly TracedAsset[];
  /** Every packed file. */
  readonly files: readonly CheckedFile[];
  /** Packed files that a game runs. */
  readonly scripts: readonly CheckedFile[];
  /** Packed files that a computer runs. */
  readonly programs: readonly CheckedFile[];
  /** Everything that is wrong or worth a look. */
  readonly issues: readonly Issue[];
}

const defaultLimit = 50;
/** No file of a map is so large. */
const largestFile = 1024 ** 3;
/** Materials have a few hundred bytes, models a few million. */
const readingLimits = { maxOutput: 32 * 1024 ** 2, maxTotal: 1024 ** 3 };
const preloadName = '__preload_section.pre';

/**
 * Checks the files that a map brings along: whether they are whole, whether their names are safe, what of the files that
 * the map names is packed, and what is packed and named by nothing. Every entry is unpacked, one at a time and within the
 * limits. Throws `FormatError` 'unsupported' for a format without a pakfile; what is wrong in the file is an issue.
 */
export function checkPak(map: GameMap<object>, options: CheckPakOptions = {}): PakCheck {
  const content = neededPakLump(map);
  const collector = new IssueCollector({ limit: options.limit ?? defaultLimit, isStrict: false });
  const report: Report = (rule, finding) => collector.broken({ id: rule, ...pakRule(rule) }, finding);
  for (const found of content.issues) collector.add(found);
  const refused = checkNames(content, options, report);
  const packed = new PackedFiles(content, readingLimits);
  const { assets, uses } = traceAssets(mapReferences(map), packed);
  const programs: CheckedFile[] = [];
  const files = packed.all.map((file): CheckedFile => {
    const { index, entry } = file;
    const { name, size } = entry;
    const checked = { index, name, kind: fileKindOf(name), size, use: uses.get(index) ?? 'unused' };
    const bytes = refused.has(index) ? undefined : checkContent(file, content, report);
    if (bytes !== undefined && file.path === preloadName) checkPreload(map, { file, content, bytes }, report);
    if (checked.kind === 'program' || (bytes !== undefined && isProgram(bytes))) programs.push(checked);
    return checked;
  });
  const scripts = files.filter(({ kind }) => kind === 'script');
  reportFiles({ content, assets, files, scripts, programs }, report);
  return { content, assets, files, scripts, programs, issues: collector.report().issues };
}

type Report = (rule: PakRule, finding: () => Finding) => void;

const problemTexts: Readonly<Record<ExtractionProblem, string>> = {
  empty: 'is empty',
  absolute: 'begins at the root of a disk or names a share',
  drive: 'names a drive or a stream: it has a colon',
  outside: 'leads out of the folder, or has an empty part',
  control: 'has a control character',
  character: 'has a character that names can not have on Windows',
  trailing: 'has a part that ends in a dot or a space',
  reserved: 'is that of a device on Windows',
  'too-long': 'is longer than systems allow',
  'no-text': 'is no text',
  link: 'is that of a link or a device, not of a file',
  collision: "is another entry's as well, but for case, or that of a folder",
  'too-much': 'is of a file with which all of them have more bytes than the limit',
  ratio: 'is of a file that unpacks to more than the limit for each of its bytes',
};

/** Why an entry isn't extracted, in words that follow `the name`. */
export function extractionProblemText(problem: ExtractionProblem): string {
  return problemTexts[problem];
}

/** Reports entries that aren't extracted; the numbers of those whose content isn't unpacked, either. */
function checkNames(content: Pakfile, options: CheckPakOptions, report: Report): ReadonlySet<number> {
  const bombs = new Set<number>();
  for (const { index, name, problem } of planExtraction(content.entries, undefined, options).refused) {
    const isBomb = problem === 'too-much' || problem === 'ratio';
    if (isBomb) bombs.add(index);
    const rule: PakRule = isBomb ? 'pak-bomb' : problem === 'collision' ? 'pak-name-collision' : 'pak-name';
    report(rule, () => ({
      ...placeOf(content, index),
      message: `'${name}': the name ${problemTexts[problem]}`,
    }));
  }
  return bombs;
}

function checkContent(
  { entry, index }: PackedFile,
  content: Pakfile,
  report: Report,
): Uint8Array | undefined {
  try {
    return entry.unpack({ maxOutput: largestFile }).bytes;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    // Of an entry without data, and of one with another method, reading the directory has told already.
    if (entry.dataOffset !== undefined && error.code !== 'unsupported') {
      const { reason, expected, found } = error;
      report('pak-content', () => ({
        ...placeOf(content, index),
        message: `'${entry.name}': ${reason}`,
        expected,
        found,
      }));
    }
    return undefined;
  }
}

/** The second number of the list is that of the entries, in the byte order of the map. */
function checkPreload(
  map: GameMap<object>,
  {
    file,
    content,
    bytes,
  }: { readonly file: PackedFile; readonly content: Pakfile; readonly bytes: Uint8Array },
  report: Report,
): void {
  if (bytes.length < 8) return;
  const found = new DataView(bytes.buffer, bytes.byteOffset, 8).getUint32(4, map.byteOrder === 'little');
  if (found === content.length) return;
  report('pak-preload', () => ({
    ...placeOf(content, file.index),
    message: `the list of what to load first is for ${found} entries, the pakfile has ${content.length}`,
    expected: content.length,
    found,
  }));
}

function reportFiles(check: Omit<PakCheck, 'issues'>, report: Report): void {
  const { content, assets, files, scripts, programs } = check;
  const each = (rule: PakRule, list: readonly CheckedFile[], text: string): void => {
    for (const { index, name } of list) {
      report(rule, () => ({ ...placeOf(content, index), message: `'${name}' ${text}` }));
    }
  };
  each('pak-executable', programs, 'is a program');
  each('pak-script', scripts, 'is a script');
  each(
    'pak-lump-patch',
    files.filter(({ kind }) => kind === 'lump patch'),
    'replaces a lump of the map',
  );
  for (const { file, kind, isPacked, by } of assets) {
    if (isPacked) continue;
    report('pak-not-packed', () => ({
      path: [file],
      message: `${kind} not packed; named by ${by[0] ?? ''}`,
    }));
  }
  each(
    'pak-unused',
    files.filter(({ use, kind }) => use === 'unused' && kind !== 'script'),
    'is named by nothing',
  );
}

function placeOf(content: Pakfile, index: number): Pick<Finding, 'path' | 'offset'> {
  return { path: [content.name, index], offset: content.offset + (content.entries[index]?.dataOffset ?? 0) };
}
