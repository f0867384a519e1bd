import type { CompanionFile, FilesToOpen } from '../protocol/file-input.js';
import { mainRank } from '../protocol/main-file.js';

/** A file with its path below what was dropped or chosen. */
export interface PathFile {
  /** Path with `/`. */
  readonly path: string;
  /** The file. */
  readonly file: File;
}

/** Which of several files is shown, and which may belong to it; `undefined` without any file. */
export function filesToOpen(files: readonly PathFile[]): FilesToOpen | undefined {
  const [main, ...others] = [...files].sort((a, b) => mainRank(a.path) - mainRank(b.path));
  if (main === undefined) return undefined;
  return {
    file: { kind: 'blob', name: main.file.name, blob: main.file },
    companions: others.map(companionOf),
  };
}

/** A file as one that belongs to another. */
export function companionOf({ file, path }: PathFile): CompanionFile {
  return { path, input: { kind: 'blob', name: file.name, blob: file } };
}

/** Files that were chosen, those of a folder with their paths. */
export function filesOfInput(input: HTMLInputElement): readonly PathFile[] {
  const files = [...(input.files ?? [])].map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    file,
  }));
  input.value = '';
  return files;
}

/** The files of a drop, those in folders too, up to a number; nothing of them is read. */
export async function filesOfDrop(transfer: DataTransfer, limit = 20_000): Promise<readonly PathFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  const plain = [...transfer.files];
  const found: PathFile[] = [];
  const pending = entries.filter((entry) => entry !== null);
  while (pending.length > 0 && found.length < limit) {
    const entry = pending.shift() as FileSystemEntry;
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) =>
        (entry as FileSystemFileEntry).file(resolve, reject),
      );
      found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    } else if (entry.isDirectory) pending.push(...(await childrenOf(entry as FileSystemDirectoryEntry)));
  }
  return found.length > 0 ? found : plain.map((file) => ({ path: file.name, file }));
}

async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const children: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return children;
    children.push(...some);
  }
}
