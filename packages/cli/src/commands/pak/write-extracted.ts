import { lstat, mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { FormatError } from '@brushwork/record';
import { ioError, systemErrorCode } from '../../files/io-error.js';
import { writeOutput } from '../../files/write-output.js';
import { escapeText } from '../../text/escape-text.js';

/** A folder that files are extracted into. No link in it is followed, and nothing is replaced unless asked for. */
export class ExtractionFolder {
  private readonly root: string;
  private readonly overwrite: boolean;
  /** Folders that are known to be folders, and no links, by their path inside the root. */
  private readonly known = new Set<string>(['']);

  private constructor(root: string, overwrite: boolean) {
    this.root = root;
    this.overwrite = overwrite;
  }

  /** Makes the folder where it isn't there. Throws `FormatError` 'io' when it can't be, or is no folder. */
  static async open(
    folder: string,
    options: { readonly overwrite?: boolean | undefined },
  ): Promise<ExtractionFolder> {
    try {
      await mkdir(folder, { recursive: true });
      // The folder itself may be a link: whoever runs the program named it.
      return new ExtractionFolder(await realpath(folder), options.overwrite === true);
    } catch (error) {
      if (systemErrorCode(error) === 'EEXIST')
        throw new FormatError('io', `${escapeText(folder)} is no folder to write into`, { cause: error });
      throw ioError(error, 'write', folder);
    }
  }

  /** Makes a folder inside, and those that it is in. The path is a safe one. Throws `FormatError` 'io'. */
  async makeFolder(inside: string): Promise<void> {
    if (this.known.has(inside)) return;
    const parent = inside.includes('/') ? inside.slice(0, inside.lastIndexOf('/')) : '';
    await this.makeFolder(parent);
    const full = this.fullPath(inside);
    const kind = await kindOf(full);
    if (kind === 'missing') {
      try {
        await mkdir(full);
      } catch (error) {
        throw ioError(error, 'write', full);
      }
    } else if (kind !== 'folder')
      throw new FormatError('io', `${inside} is there already and is ${kindTexts[kind]}`);
    this.known.add(inside);
  }

  /** Writes a file inside. The path is a safe one. Throws `FormatError` 'io'. */
  async writeFile(inside: string, bytes: Uint8Array): Promise<void> {
    await this.checkFile(inside);
    const full = this.fullPath(inside);
    await writeOutput(full, bytes, { overwrite: this.overwrite });
  }

  /** Throws `FormatError` 'io' when a file can't be written, before its content is unpacked. Makes the folders that it is in. */
  async checkFile(inside: string): Promise<void> {
    if (inside.includes('/')) await this.makeFolder(inside.slice(0, inside.lastIndexOf('/')));
    const kind = await kindOf(this.fullPath(inside));
    if (kind === 'missing' || (kind === 'file' && this.overwrite)) return;
    const remedy = kind === 'file' ? '; --overwrite replaces it' : ` and is ${kindTexts[kind]}`;
    throw new FormatError('io', `${inside} is there already${remedy}`);
  }

  private fullPath(inside: string): string {
    return path.join(this.root, ...inside.split('/'));
  }
}

type FoundKind = 'missing' | 'file' | 'folder' | 'link' | 'other';

const kindTexts = {
  file: 'a file',
  folder: 'a folder',
  link: 'a link',
  other: 'no file',
  missing: 'missing',
} as const;

async function kindOf(file: string): Promise<FoundKind> {
  try {
    const info = await lstat(file);
    if (info.isSymbolicLink()) return 'link';
    if (info.isDirectory()) return 'folder';
    return info.isFile() ? 'file' : 'other';
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return 'missing';
    throw ioError(error, 'read', file);
  }
}
