import { FormatError } from '@brushwork/record';
import type { FileKind, FileLister } from './file-lister.js';
import { isWindowsFlavour, type PathFlavour } from './input-path.js';
import { anyFolders, hasWildcard, matchesWildcard } from './wildcard.js';

/** What expanding a pattern needs to know. */
export interface ExpandFilesOptions {
  /** The rules for paths. */
  readonly path: PathFlavour;
  /** The file system. */
  readonly files: FileLister;
  /** Largest number of names that are looked at; 1,000,000 when not given. */
  readonly maxNames?: number | undefined;
}

const defaultMaxNames = 1_000_000;

/**
 * The files that a pattern with `*`, `?` and `**` names, sorted by code units; none is an empty list. `*` and `?` stay
 * within a name, `**` stands for any number of folders and doesn't follow links. Names that begin with a dot need a
 * dot in the pattern. With the rules of Windows both slashes separate and case doesn't count. Folders are no result.
 *
 * Throws `FormatError` 'limit' when more than `maxNames` names would have to be looked at.
 */
export async function expandFiles(pattern: string, options: ExpandFilesOptions): Promise<readonly string[]> {
  const root = options.path.parse(pattern).root;
  const separators = isWindowsFlavour(options.path) ? /[\\/]+/ : /\/+/;
  const parts = pattern.slice(root.length).split(separators);
  // Two in a row mean the same as one, and `**` at the end means all files below.
  const wanted = parts.filter((part, index) => part !== anyFolders || parts[index + 1] !== anyFolders);
  if (wanted.at(-1) === anyFolders) wanted.push('*');
  const walk = new Walk(wanted, options);
  await walk.visit(root, 0);
  return [...walk.found].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** One search. Folders are written with what separates them from the next name, so that the user's own root stays. */
class Walk {
  readonly found = new Set<string>();
  private readonly parts: readonly string[];
  private readonly files: FileLister;
  private readonly separator: string;
  private readonly ignoreCase: boolean;
  private readonly visited = new Set<string>();
  private readonly maxNames: number;
  private nameCount = 0;

  constructor(parts: readonly string[], options: ExpandFilesOptions) {
    this.parts = parts;
    this.files = options.files;
    this.separator = options.path.sep;
    this.ignoreCase = isWindowsFlavour(options.path);
    this.maxNames = options.maxNames ?? defaultMaxNames;
  }

  /** Looks in a folder for what the pattern has from part `index` on. */
  async visit(folder: string, index: number): Promise<void> {
    // With two `**` the same folder can be reached for the same part in many ways.
    const state = `${index}\0${folder}`;
    if (this.visited.has(state)) return;
    this.visited.add(state);
    const part = this.parts[index] ?? '';
    if (part === anyFolders) await this.visitAll(folder, index);
    else if (hasWildcard(part)) await this.visitMatching(folder, index);
    else await this.take(folder + part, await this.files.kindOf(folder + part), index);
  }

  private async visitAll(folder: string, index: number): Promise<void> {
    await this.visit(folder, index + 1);
    for (const { name, kind } of await this.list(folder)) {
      if (kind === 'folder' && !name.startsWith('.')) await this.visit(folder + name + this.separator, index);
    }
  }

  private async visitMatching(folder: string, index: number): Promise<void> {
    const part = this.parts[index] ?? '';
    for (const { name, kind } of await this.list(folder)) {
      if (!matchesWildcard(name, part, { ignoreCase: this.ignoreCase })) continue;
      await this.take(folder + name, kind === 'link' ? await this.files.kindOf(folder + name) : kind, index);
    }
  }

  /** Takes what matched part `index`: a file when it is the last part, else a folder to go on in. */
  private async take(path: string, kind: FileKind | undefined, index: number): Promise<void> {
    const isLast = index === this.parts.length - 1;
    if (isLast && kind === 'file') this.found.add(path);
    else if (!isLast && kind === 'folder') await this.visit(path + this.separator, index + 1);
  }

  private async list(folder: string): ReturnType<FileLister['list']> {
    const items = await this.files.list(folder);
    this.nameCount += items.length;
    if (this.nameCount <= this.maxNames) return items;
    throw new FormatError('limit', `the pattern would look at more than ${this.maxNames} names`, {
      expected: this.maxNames,
    });
  }
}
