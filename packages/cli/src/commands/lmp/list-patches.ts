import type { GameMap, Lumps } from '@brushwork/formats';
import { lumpNames } from '@brushwork/formats';
import { type FoundLumpPatch, packedLumpPatchNames, pakLump, pakLumpName } from '@brushwork/ops';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { formatTable } from '../../text/table.js';
import { countSeverities, issueLines } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { mapNameOf } from '../shared/map-name.js';
import { counted, grouped } from '../shared/number-text.js';
import { openMapSource } from '../shared/open-map.js';
import { patchesOf } from './find-patches.js';

/** A patch as it is shown. */
export interface ListedPatch {
  /** Name of its file. */
  readonly name: string;
  /** `beside` the map, or `packed` in it. */
  readonly place: string;
  /** Letter of its row. */
  readonly series: string;
  /** Index of the lump; `null` when it can't be read. */
  readonly lump: number | null;
  /** Name of the lump; `null` when the branch has none. */
  readonly lumpName: string | null;
  /** Version of the lump. */
  readonly version: number | null;
  /** Bytes of the lump. */
  readonly size: number | null;
  /** Revision of the map that it is for. */
  readonly revision: number | null;
  /** Whether a game takes it: `yes`, `no`, or `hidden` behind those beside the map. */
  readonly applies: string;
}

/** A patch that was found as it is shown. */
export function listedPatch(map: GameMap<object>, found: FoundLumpPatch): ListedPatch {
  const { name, place, letter, patch, applies } = found;
  const lumpName =
    patch === undefined ? null : (lumpNames(map.branch.lumps as Lumps).get(patch.lump) ?? null);
  return {
    ...{ name, place, series: letter, lump: patch?.lump ?? null, lumpName, version: patch?.version ?? null },
    ...{ size: patch?.bytes.length ?? null, revision: patch?.revision ?? null, applies },
  };
}

/** `brushwork lmp list`: the files that replace lumps of maps. */
export async function listPatches(
  context: CommandContext,
  files: readonly string[],
  options: CommonOptions,
): Promise<ExitCode> {
  return eachInput(context, files, { ...options, folders: folderSelections.maps }, async (input) => {
    const opened = await openMapSource(input, options);
    const pak = pakLumpName(opened.map);
    const map = await opened.load(pak === undefined ? [] : [pak]);
    const found = await patchesOf(input, map);
    const issues = found.flatMap((one) => one.issues);
    const patches = found.map((one) => listedPatch(map, one));
    const { revision } = map.head;
    const others = otherPacked(map, mapNameOf(input));
    if (options.json === true) {
      const result = { file: input.name, branch: map.branch.id, revision: revision ?? null, patches, others };
      await context.out.write(formatJsonLine({ ...result, issues: issues.map(jsonIssue) }));
    } else {
      const { colour } = context;
      const notes = others.map(
        (name) => `  ${escapeText(name)} is packed, but for another map by its name\n`,
      );
      const end = `${counted(patches.length, 'lump patch', 'lump patches')}, the map has revision ${revision ?? '?'}`;
      await context.out.write(
        patchTable(patches, context) +
          issueLines(issues, { colour, indent: '  ' }) +
          notes.join('') +
          `${colour.bold(escapeText(input.name))}: ${end}\n`,
      );
    }
    return countSeverities(issues).error > 0 ? ExitCode.issues : ExitCode.fine;
  });
}

/** Packed patches that aren't looked for, since the map is called otherwise. */
function otherPacked(map: GameMap, mapName: string | undefined): string[] {
  const names = packedLumpPatchNames(
    map,
    (pakLump(map)?.entries ?? []).map(({ name }) => name),
  );
  const own = `maps/${mapName ?? ''}_`.toLowerCase();
  return names.filter((name) => !name.replaceAll('\\', '/').toLowerCase().startsWith(own));
}

/** Patches as a table. */
export function patchTable(patches: readonly ListedPatch[], { colour, width }: CommandContext): string {
  const rows = patches.map(({ name, place, lump, lumpName, version, size, revision, applies }) => [
    name,
    place,
    lump === null ? '' : `${lump}${lumpName === null ? '' : ` ${lumpName}`}`,
    version === null ? '' : String(version),
    size === null ? '' : grouped(size),
    revision === null ? '' : String(revision),
    applies === 'yes' ? 'applies' : applies === 'no' ? 'is passed over' : 'behind those beside the map',
  ]);
  const columns = [
    { title: 'patch', style: colour.cyan },
    { title: 'where' },
    { title: 'lump' },
    { title: 'version', align: 'right' },
    { title: 'bytes', align: 'right' },
    { title: 'revision', align: 'right' },
    { title: '' },
  ] as const;
  if (rows.length === 0) return '';
  return formatTable(columns, rows, {
    indent: '  ',
    titleStyle: colour.dim,
    ...(width === undefined ? {} : { width }),
  });
}
