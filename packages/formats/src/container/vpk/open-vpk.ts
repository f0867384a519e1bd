import { type ByteSource, copyBytes, FormatError, type Issue, readBytes } from '@brushwork/record';
import type { Neighbours } from '../../external/neighbours.js';
import { ownPart, readVpkTree, type VpkTree, type VpkTreeEntry, type VpkTreeLimits } from './read-tree.js';
import { TreeFile } from './tree-file.js';
import { VpkParts } from './vpk-parts.js';
import { VpkHeader, VpkSections, vpkMagic } from './vpk-records.js';
import { vpkIssue } from './vpk-rules.js';

/** How an archive of Source is opened. */
export interface VpkOptions extends VpkTreeLimits {
  /** What it is called in errors. */
  readonly title?: string | undefined;
  /** Its own name, and the files beside it, of which the numbered ones are parts of it. */
  readonly beside?: Neighbours | undefined;
  /** Most bytes of its tree; 256 MiB unless given. */
  readonly maxTree?: number | undefined;
}

/** A file in an archive of Source. */
export interface VpkFile {
  /** Its path with `/`, one character a byte; only ever a key of a `Map`, never a path to write to unchecked. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
  /** Number of the file beside the archive that has its data; `undefined` when all of it is in the archive's own file. */
  readonly part: number | undefined;
  /**
   * Reads it. Throws 'limit' when it has more than `maxOutput` bytes, 'not-found' when the part with its data is missing,
   * 'out-of-bounds' when its data isn't in the part, 'bad-value' when its CRC isn't as stated, and as reading a source does.
   */
  read(maxOutput: number): Promise<Uint8Array>;
}

/** An archive of Source. */
export interface VpkArchive {
  /** 1 or 2. */
  readonly version: number;
  /** Its files in the order of the tree; a name may be there more than once. */
  readonly files: readonly VpkFile[];
  /** What is odd about it. */
  readonly issues: readonly Issue[];
}

const defaultMaxTree = 256 * 1024 * 1024;
/** Most parts that are looked for when an archive is opened: their names have three digits. */
const mostPartsSought = 1000;
/** Names of missing parts that are said. */
const mostNamed = 3;

/**
 * Opens an archive of Source (`NAME_dir.vpk`, or a whole one in one file) by its tree; of files nothing is read but when they
 * are asked for. Throws 'truncated', 'bad-magic', 'bad-version', 'out-of-bounds' and 'limit', and what breaks a tree before its
 * first file. A tree that breaks later gives the files before that place and an issue.
 */
export async function openVpk(source: ByteSource, options: VpkOptions = {}): Promise<VpkArchive> {
  const { beside, maxTree = defaultMaxTree, title = 'archive' } = options;
  const path = [title];
  const { issues, treeEnd, treeStart, version } = await readHead(source, { path, maxTree });
  // A copy: the first bytes of files stay in it, and a source may lend its own.
  const bytes = await copyBytes(source, { start: treeStart, end: treeEnd });
  const tree = readVpkTree(bytes, treeStart, options);
  const { entries, failure } = tree;
  if (failure !== undefined && entries.length === 0)
    throw new FormatError(failure.code, failure.reason, { ...placeOf(failure), path });
  issues.push(...treeIssues(tree, treeStart, treeEnd));
  const parts = new VpkParts(source, { beside, tree: bytes, treeEnd });
  issues.push(...(await missingParts(entries, parts)));
  return { version, files: entries.map((entry) => new TreeFile(entry, parts)), issues };
}

interface Head {
  readonly version: number;
  readonly treeStart: number;
  readonly treeEnd: number;
  readonly issues: Issue[];
}

async function readHead(
  source: ByteSource,
  { maxTree, path }: { readonly maxTree: number; readonly path: readonly string[] },
): Promise<Head> {
  const { byteLength } = source;
  const size = VpkHeader.size + VpkSections.size;
  const bytes = new Uint8Array(await readBytes(source, 0, Math.min(size, byteLength)));
  const need = (wanted: number): void => {
    if (byteLength >= wanted) return;
    throw new FormatError('truncated', `an archive of its version begins with ${wanted} bytes`, {
      path,
      expected: wanted,
      found: byteLength,
    });
  };
  need(VpkHeader.size);
  const { magic, treeSize, version } = VpkHeader.fromBytes(bytes);
  if (magic !== vpkMagic)
    throw new FormatError('bad-magic', 'no archive of Source (VPK)', { path, offset: 0, found: magic });
  if (version !== 1 && version !== 2) {
    const whose = version === 0x30002 ? ': it is one of Titanfall or Apex Legends' : '';
    throw new FormatError('bad-version', `archives (VPK) of its version aren't read${whose}`, {
      path,
      offset: 4,
      expected: '1 or 2',
      found: version,
    });
  }
  const treeStart = version === 1 ? VpkHeader.size : size;
  need(treeStart);
  if (treeSize > byteLength - treeStart)
    throw new FormatError('out-of-bounds', 'the tree of names goes beyond the end of the file', {
      path,
      offset: 8,
      expected: byteLength - treeStart,
      found: treeSize,
    });
  if (treeSize > maxTree)
    throw new FormatError('limit', `the tree of names has more than ${maxTree} bytes`, {
      path,
      offset: 8,
      expected: maxTree,
      found: treeSize,
    });
  const treeEnd = treeStart + treeSize;
  const issues =
    version === 1
      ? []
      : sectionIssues(VpkSections.fromBytes(bytes, { offset: VpkHeader.size }), byteLength - treeEnd);
  return { version, treeStart, treeEnd, issues };
}

/** What doesn't fit of the sections behind the tree, which are of use to those alone who check signatures. */
function sectionIssues(sections: VpkSections, room: number): Issue[] {
  const { dataSize, dataSumsSize, ownSumsSize, signatureSize } = sections;
  const all = dataSize + dataSumsSize + ownSumsSize + signatureSize;
  if (all <= room) return [];
  return [
    vpkIssue('vpk-section-outside', {
      message: `the sections behind the tree have ${all} bytes together, and ${room} are there`,
      offset: VpkHeader.size,
      expected: room,
      found: all,
    }),
  ];
}

function treeIssues({ failure, used }: VpkTree, start: number, end: number): readonly Issue[] {
  if (failure !== undefined)
    return [
      vpkIssue('vpk-tree-broken', { message: failure.reason, code: failure.code, ...placeOf(failure) }),
    ];
  const left = end - start - used;
  if (left === 0) return [];
  return [
    vpkIssue('vpk-tree-remainder', {
      message: `${left} bytes of the tree follow its last name`,
      offset: start + used,
      found: left,
    }),
  ];
}

function placeOf({ expected, found, offset, path }: FormatError) {
  return { expected, found, offset, path };
}

/** One issue for all parts that aren't there. Throws as looking for them does. */
async function missingParts(entries: readonly VpkTreeEntry[], parts: VpkParts): Promise<readonly Issue[]> {
  const counts = new Map<number, number>();
  for (const { part, size } of entries)
    if (part !== ownPart && size > 0) counts.set(part, (counts.get(part) ?? 0) + 1);
  const missing: number[] = [];
  for (const part of [...counts.keys()].sort((a, b) => a - b).slice(0, mostPartsSought))
    if ((await parts.find(part)) === undefined) missing.push(part);
  if (missing.length === 0) return [];
  const files = missing.reduce((sum, part) => sum + (counts.get(part) ?? 0), 0);
  const names = missing.slice(0, mostNamed).map((part) => parts.nameOf(part));
  const more = missing.length - names.length;
  const list = `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [
    vpkIssue('vpk-part-missing', {
      message: `${files} of its ${entries.length} files can't be read: ${list} ${missing.length === 1 ? "isn't" : "aren't"} beside it`,
      expected: counts.size,
      found: counts.size - missing.length,
    }),
  ];
}
