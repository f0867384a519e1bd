import type { ContentPlace, FormatErrorDetails, Issue } from '@brushwork/record';
import { IssueList, type IssueRule } from '../issue-list.js';
import { isLzmaBlock } from '../lzma/lzma-block.js';
import { zipMethod } from '../zip/zip-method.js';
import { statedAlignment } from './pak-alignment.js';
import type { PakDocument } from './pak-document.js';
import { PakEntry } from './pak-entry.js';
import { type PakRule, pakRule } from './pak-rules.js';
import type { ReadPak } from './read-pak.js';

function ruleOf(rule: PakRule): IssueRule {
  const { severity, code } = pakRule(rule);
  return { rule, severity, code };
}

const methodRule = ruleOf('pak-method');
const alignmentRule = ruleOf('pak-alignment');
const extraRule = ruleOf('pak-directory-extra');
const localRule: IssueRule = ruleOf('pak-local-header');
const encrypted = 0x0001 | 0x0040 | 0x2000;

/** What is wrong with a pakfile by its directory and headers. Paths begin with the lump, offsets count from the file's start. */
export function pakIssues(place: ContentPlace, document: PakDocument): readonly Issue[] {
  const { source, failure } = document;
  if (failure !== undefined) return [unreadable(place, failure)];
  if (source === undefined) return [];
  const own = new IssueList();
  checkComment(own, place, source);
  const alignment = statedAlignment(source.directory.end.comment) ?? 0;
  source.entries.forEach((entry, index) => {
    checkEntry(own, { place, index, alignment }, new PakEntry({ source: { entry, bytes: source.bytes } }));
  });
  const outside = new Set(
    source.issues.filter(({ rule }) => rule === 'zip-entry-outside').map(({ path }) => path[1]),
  );
  const headers = new IssueList();
  for (const { record, failure: reason } of source.entries) {
    // One that lies outside is listed as that.
    if (reason === undefined || outside.has(record.index)) continue;
    headers.add(localRule, () => located(place, { ...reason, message: reason.reason }));
  }
  const local: Issue[] = [];
  for (const entry of source.entries) {
    if (local.length >= mostDifferences) break;
    local.push(...(entry.local?.issues ?? []));
  }
  const found = [...source.issues, ...local].map((one) => ({ ...one, ...located(place, one) }));
  return [...found, ...headers.all(place.name), ...own.all(place.name)];
}

/** Headers that differ are listed so many times; a tool that writes one so writes all so. */
const mostDifferences = 20;

function unreadable(place: ContentPlace, failure: NonNullable<PakDocument['failure']>): Issue {
  const isPacked = isLzmaBlock(place.bytes);
  const id: PakRule = isPacked ? 'pak-lump-compressed' : 'pak-unreadable';
  const { severity, code } = pakRule(id);
  const message = isPacked ? 'the lump is packed with LZMA, a pakfile never is' : failure.reason;
  const { expected, found } = failure;
  const { path, offset } = located(place, failure);
  return { rule: id, severity, code: isPacked ? code : failure.code, message, path, offset, expected, found };
}

/** An issue of a zip archive, in the file that the archive is a lump of. */
function located<T extends FormatErrorDetails & { readonly message: string }>(
  place: ContentPlace,
  { message, path = [], offset, expected, found }: T,
) {
  const [first, ...rest] = path;
  return {
    message,
    path: [place.name, ...(first === 'zip entries' ? rest : path)],
    offset: place.offset + (offset ?? 0),
    expected,
    found,
  };
}

function checkComment(issues: IssueList, place: ContentPlace, { directory }: ReadPak): void {
  const { comment, endOffset } = directory.end;
  const saysNoExtra = String.fromCharCode(...comment.subarray(0, 4)) === 'XZP2';
  if (saysNoExtra !== directory.hasExtra) return;
  issues.add(extraRule, () => ({
    message: saysNoExtra
      ? 'the comment says that the directory has no extra fields, and it has some'
      : 'the directory leaves out the extra fields that it states, and the comment is not that of a console',
    path: [place.name],
    offset: place.offset + endOffset,
  }));
}

function checkEntry(
  issues: IssueList,
  {
    place,
    index,
    alignment,
  }: { readonly place: ContentPlace; readonly index: number; readonly alignment: number },
  entry: PakEntry,
): void {
  const { dataOffset, method, flags } = entry;
  const offset = place.offset + (dataOffset ?? 0);
  const isEncrypted = (flags & encrypted) !== 0;
  if (isEncrypted || (method !== zipMethod.stored && method !== zipMethod.lzma)) {
    issues.add(methodRule, () => ({
      message: isEncrypted ? 'the entry is encrypted' : `the entry is packed with ${entry.methodName}`,
      path: [place.name, index],
      offset,
      found: isEncrypted ? flags : method,
    }));
  }
  if (alignment > 1 && dataOffset !== undefined && entry.size > 0 && dataOffset % alignment !== 0) {
    issues.add(alignmentRule, () => ({
      message: `the data is at ${dataOffset} in the pakfile, which does not divide by ${alignment}`,
      path: [place.name, index],
      offset,
      expected: alignment,
      found: dataOffset % alignment,
    }));
  }
}
