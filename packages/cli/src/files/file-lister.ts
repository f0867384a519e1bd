import { readdir, stat } from 'node:fs/promises';

/** What a path leads to, after links; pipes and devices count as files. */
export type FileKind = 'file' | 'folder';

/** One name in a folder. */
export interface FolderItem {
  /** The name alone. */
  readonly name: string;
  /** What it is; `link` has to be looked at to know. */
  readonly kind: FileKind | 'link';
}

/** The two questions that expanding patterns asks of a file system. */
export interface FileLister {
  /** What is at a path; `undefined` for nothing, or nothing that may be looked at. */
  kindOf(path: string): Promise<FileKind | undefined>;
  /** What is in a folder; nothing for a folder that can't be read. The empty path is the current folder. */
  list(folder: string): Promise<readonly FolderItem[]>;
}

/** The file system of the machine. */
export const systemFiles: FileLister = {
  async kindOf(path) {
    try {
      return (await stat(path)).isDirectory() ? 'folder' : 'file';
    } catch {
      return undefined;
    }
  },
  async list(folder) {
    try {
      const items = await readdir(folder === '' ? '.' : folder, { withFileTypes: true });
      return items.map((item) => ({
        name: item.name,
        kind: item.isSymbolicLink() ? 'link' : item.isDirectory() ? 'folder' : 'file',
      }));
    } catch {
      return [];
    }
  },
};
