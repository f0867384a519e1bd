import { FormatError } from '@brushwork/record';
import type { CompanionFile, FileInput, FilesToOpen } from '../protocol/file-input.js';

/** What the local server says of the files that it was started with. */
export interface ServedSession {
  /** The files to open: one, or two to compare. */
  readonly files: readonly ServedFile[];
  /** The folder in which textures are looked for. */
  readonly folder: {
    /** Its name. */
    readonly name: string;
    /** Its files. */
    readonly files: readonly (Omit<ServedFile, 'name'> & {
      /** Path below the folder. */
      readonly path: string;
    })[];
    /** Whether there are more than are listed. */
    readonly isCutOff: boolean;
  } | null;
}

/** A file as the local server describes it. */
export interface ServedFile {
  /** Its name. */
  readonly name: string;
  /** Its address, relative to the page's. */
  readonly url: string;
  /** Size in bytes; 0 when it can't be read. */
  readonly size: number;
  /** Its entity tag; empty when it can't be read. */
  readonly etag: string;
}

/** What the page was served with. */
export interface ServedFiles {
  /** What is opened. */
  readonly open: FilesToOpen;
  /** What it is compared with. */
  readonly compareWith: FileInput | undefined;
  /** What somebody has to know of it, in sentences. */
  readonly notices: readonly string[];
}

/**
 * The files that the page was served with, by what the local server answered. Throws `FormatError` 'io' when it doesn't answer, or can't
 * read its file any more.
 */
export async function servedFiles(answer: Promise<Response>): Promise<ServedFiles | undefined> {
  let response: Response;
  try {
    response = await answer;
  } catch (cause) {
    throw new FormatError('io', 'the local server doesn’t answer', { cause });
  }
  if (!response.ok) throw new FormatError('io', `the local server answered with status ${response.status}`);
  return filesOfSession((await response.json()) as ServedSession);
}

/** What a session's description means for the page. Throws `FormatError` 'io' when the file can't be read any more. */
export function filesOfSession({ files, folder }: ServedSession): ServedFiles | undefined {
  const [first, second] = files;
  if (first === undefined) return undefined;
  if (isGone(first)) throw new FormatError('io', goneText(first));
  const companions = (folder?.files ?? []).map(
    (file): CompanionFile => ({
      path: file.path,
      input: inputOf({ ...file, name: file.path.split('/').at(-1) ?? file.path }),
    }),
  );
  const notices: string[] = [];
  if (folder?.isCutOff === true)
    notices.push(
      `The folder ${folder.name} holds more than is served: ${companions.length} files of it can be used, those that lie ` +
        'least deep. Textures that are missing may lie deeper: serve a folder nearer to them with --textures.',
    );
  const hasSecond = second !== undefined && !isGone(second);
  if (second !== undefined && !hasSecond)
    notices.push(`There is nothing to compare with: ${goneText(second)}.`);
  return {
    open: { file: inputOf(first), companions },
    compareWith: hasSecond ? inputOf(second) : undefined,
    notices,
  };
}

/** The server has neither size nor tag of what it can't open. */
function isGone({ etag }: ServedFile): boolean {
  return etag === '';
}

function goneText({ name }: ServedFile): string {
  return `${name} can’t be read any more: it was moved, removed or locked since the server was started`;
}

function inputOf({ name, url, size, etag }: ServedFile): FileInput {
  return { kind: 'url', name, url: new URL(url, document.baseURI).href, size, etag };
}
