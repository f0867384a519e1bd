import { type ListedEntry, listPak, type PakListing } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import { folderSelections } from '../../files/folder-kinds.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { type CommandInput, eachInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { formatTable } from '../../text/table.js';
import { countSeverities, issueLines } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { counted } from '../shared/number-text.js';
import { openPak } from './open-pak.js';

/** `brushwork pak list`: the files that maps bring along. */
export async function listFiles(
  context: CommandContext,
  files: readonly string[],
  options: CommonOptions,
): Promise<ExitCode> {
  return eachInput(context, files, { ...options, folders: folderSelections.maps }, async (input) => {
    const { map } = await openPak(input, options);
    const listing = listPak(map);
    const text =
      options.json === true
        ? formatJsonLine(jsonList(listing, { file: input.name, branch: map.branch.id }, input.remarks))
        : listText(listing, context, input);
    await context.out.write(text);
    return countSeverities(listing.issues).error > 0 ? ExitCode.issues : ExitCode.fine;
  });
}

function jsonList(
  { content, entries, size, packedSize, comment, issues }: PakListing,
  from: { readonly file: string; readonly branch: string },
  remarks: readonly Issue[],
): unknown {
  return {
    ...from,
    lump: content.name,
    status: content.status,
    count: entries.length,
    size,
    packedSize,
    comment,
    entries: entries.map((entry) => ({ ...entry, modified: entry.modified ?? null })),
    issues: [...remarks, ...issues].map(jsonIssue),
  };
}

function listText(listing: PakListing, context: CommandContext, input: CommandInput): string {
  const { colour, width } = context;
  const { entries, size, issues } = listing;
  const columns = [
    { title: '#' },
    { title: 'name', style: colour.cyan },
    { title: 'kind' },
    { title: 'bytes' },
    { title: 'method' },
    { title: 'packed' },
    { title: 'changed' },
  ];
  const table = formatTable(columns, entries.map(row), {
    titleStyle: colour.dim,
    ...(width === undefined ? {} : { width }),
  });
  const separator = input.index === 0 ? '' : '\n';
  const body = entries.length === 0 ? '' : table;
  const summary = `${counted(entries.length, 'entry', 'entries')}, ${counted(size, 'byte')}`;
  return `${separator}${body}${issueLines(issues, { colour, perRule: 10 })}${colour.bold(escapeText(input.name))}: ${summary}\n`;
}

function row({ index, name, kind, size, method, packedSize, modified }: ListedEntry) {
  const isPacked = size !== packedSize;
  return [
    index,
    name,
    kind,
    size,
    method.replace(/ \(.*/, ''),
    isPacked ? packedSize : undefined,
    modified?.replace('T', ' '),
  ];
}
