import { applyLumpPatches, type GameMap, type LumpPatch, open } from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { checkEditOptions, type EditOptions, editPlace } from '../shared/edit-place.js';
import { countSeverities, issueLines } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { counted } from '../shared/number-text.js';
import { openWholeMap } from '../shared/open-map.js';
import { type FindPatchesOptions, patchesOf, readPatches } from './find-patches.js';

/** Options of `lmp apply`. */
export interface ApplyPatchesOptions extends EditOptions, FindPatchesOptions {
  /** Apply patches for other revisions of the map, too. */
  readonly anyRevision?: boolean | undefined;
}

/** `brushwork lmp apply`: puts the lumps of patches into a map. */
export async function applyPatches(
  context: CommandContext,
  { file, patches: given }: { readonly file: string; readonly patches: readonly string[] },
  options: ApplyPatchesOptions,
): Promise<ExitCode> {
  await checkEditOptions(options);
  if (given.length > 0 && options.series !== undefined)
    throw new UsageError('--series is for patches that are looked for, and none are when some are named');
  return eachInput(context, [file], options, async (input) => {
    const place = await editPlace(input, options);
    const map = await openWholeMap(input, options);
    const { patches, issues: unread } =
      given.length > 0
        ? { patches: await readPatches(context, given, map), issues: [] }
        : await foundPatches(input, map, options);
    const { anyRevision } = options;
    const bytes = map.wholeFile ?? new Uint8Array(0);
    const result = applyLumpPatches(map.branch, bytes, patches, { anyRevision });
    const issues = [...unread, ...result.issues];
    if (result.applied.length === 0) return refuse(context, input, { map, issues, patches, options });
    map.disguise?.hide(result.bytes);
    await verify(map, result.bytes, result.applied);
    await place.write(result.bytes);
    if (options.json === true) {
      await context.out.write(
        formatJsonLine({
          ...{ file: input.name, branch: map.branch.id, output: place.target, size: map.size },
          ...{ newSize: result.bytes.length, relaid: result.relaid },
          applied: result.applied.map(shortPatch),
          ignored: result.ignored.map(shortPatch),
          issues: issues.map(jsonIssue),
        }),
      );
    } else {
      const { colour } = context;
      const lines = result.applied.map(
        ({ name, lump, bytes: own }) =>
          `  ${escapeText(name)}: lump ${lump}, ${counted(own.length, 'byte')}\n`,
      );
      const size = `${counted(result.bytes.length, 'byte')}, ${counted(result.applied.length, 'lump')} replaced`;
      const name = colour.bold(escapeText(input.name));
      await context.out.write(
        lines.join('') +
          issueLines(issues, { colour, indent: '  ' }) +
          `${name} -> ${escapeText(place.target)}: ${size}\n`,
      );
    }
    // What could not be read was left out, too.
    return unread.length + result.ignored.length > 0 ? ExitCode.issues : ExitCode.fine;
  });
}

interface PatchesToApply {
  readonly patches: readonly LumpPatch[];
  readonly issues: readonly Issue[];
}

/** The patches of a map as a game takes them: those of one row, which is the first one unless it is named. */
async function foundPatches(
  input: CommandInput,
  map: GameMap,
  options: ApplyPatchesOptions,
): Promise<PatchesToApply> {
  const [first] = map.branch.capabilities.lumpPatches?.series ?? [];
  const found = await patchesOf(input, map, { series: options.series ?? first?.letter });
  if (found.length === 0)
    throw new FormatError('not-found', 'there is no lump patch beside the map or packed in it: name one');
  const chosen = found.filter(({ applies }) => applies !== 'hidden');
  return {
    patches: chosen.flatMap(({ patch }) => patch ?? []),
    issues: chosen.filter(({ patch }) => patch === undefined).flatMap(({ issues }) => issues),
  };
}

function shortPatch({ name, lump, version, revision, bytes }: LumpPatch): object {
  return { name, lump, version, revision, size: bytes.length };
}

/** Says why nothing is written. */
async function refuse(
  context: CommandContext,
  { name }: CommandInput,
  {
    map,
    issues,
    patches,
    options,
  }: {
    readonly map: GameMap;
    readonly issues: readonly Issue[];
    readonly patches: readonly LumpPatch[];
    readonly options: ApplyPatchesOptions;
  },
): Promise<ExitCode> {
  if (options.json === true) {
    await context.out.write(
      formatJsonLine({
        ...{ file: name, branch: map.branch.id, output: null, size: map.size, newSize: null, relaid: false },
        ...{ applied: [], ignored: patches.map(shortPatch), issues: issues.map(jsonIssue) },
      }),
    );
  } else {
    const { colour } = context;
    const isRevisionAlone = countSeverities(issues).error === 0;
    const hint = isRevisionAlone ? '; --any-revision applies those for other revisions' : '';
    await context.out.write(
      `${issueLines(issues, { colour, indent: '  ' })}${colour.bold(escapeText(name))}: no patch was applied, nothing was written${hint}\n`,
    );
  }
  return ExitCode.issues;
}

/** Reads what is going to be written. Throws `FormatError` 'bad-value' when a patch isn't in it. */
async function verify(map: GameMap, bytes: Uint8Array, applied: readonly LumpPatch[]): Promise<void> {
  const again = await open(bytes.slice(), { branch: map.branch.id });
  const isThere = applied.every(({ lump, version, bytes: own }) => {
    const entry = again.head.entries[lump];
    return (
      entry?.length === own.length && entry.version === version && entry.end - entry.start === own.length
    );
  });
  if (!isThere) throw new FormatError('bad-value', 'what would be written does not read as what was meant');
}
