import type { ServedFile } from './served-file.js';
import type { FolderEntry, ServedFolder } from './served-folder.js';

/** What the server hands out beside the viewer itself. */
export interface Session {
  /** The files that are opened: none, one, or two to compare. */
  readonly files: readonly ServedFile[];
  /** The folder in which textures and libraries are looked for. */
  readonly folder: ServedFolder | undefined;
}

/** What the page is told: `session.json`. Addresses are relative to it. */
export interface SessionDescription {
  /** Of this form; 1. */
  readonly version: 1;
  /** The files to open. */
  readonly files: readonly DescribedFile[];
  /** The folder of what may belong to them; `null` for none. */
  readonly folder: DescribedFolder | null;
  /** Whether the two files are to be compared. */
  readonly compare?: true;
}

/** One of the files to open. */
export interface DescribedFile {
  /** Its name. */
  readonly name: string;
  /** Its address. */
  readonly url: string;
  /** Size in bytes at this moment; 0 when it can't be opened. */
  readonly size: number;
  /** Its entity tag at this moment; empty when it can't be opened. */
  readonly etag: string;
}

/** A folder, as it was not long ago. */
export interface DescribedFolder {
  /** Its name. */
  readonly name: string;
  /** Its files, those that lie least deep first. */
  readonly files: readonly (FolderEntry & {
    /** Its address. */
    readonly url: string;
  })[];
  /** Whether there are more than can be listed. */
  readonly isCutOff: boolean;
}

/** Describes a session as it is now. Throws `FormatError` 'io' when its folder can't be listed. */
export async function describeSession({ files, folder }: Session): Promise<SessionDescription> {
  return {
    version: 1,
    files: await Promise.all(files.map(describeFile)),
    folder: folder === undefined ? null : await describeFolder(folder),
    ...(files.length === 2 && { compare: true }),
  };
}

async function describeFolder(folder: ServedFolder): Promise<DescribedFolder> {
  const { files, isCutOff } = await folder.list();
  return {
    name: folder.name,
    files: files.map((entry) => ({ ...entry, url: `folder/${encodedPath(entry.path)}` })),
    isCutOff,
  };
}

function encodedPath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** What a file is called in its address: what is no plain name on every system is made one. */
export function addressName({ name }: ServedFile): string {
  const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, '_').slice(0, 100);
  return /^\.*$/.test(plain) ? 'file' : plain;
}

async function describeFile(file: ServedFile, index: number): Promise<DescribedFile> {
  const url = `files/${index}/${encodeURIComponent(addressName(file))}`;
  try {
    const opened = await file.open();
    await opened.close();
    return { name: file.name, url, size: opened.size, etag: opened.tag };
  } catch {
    return { name: file.name, url, size: 0, etag: '' };
  }
}
