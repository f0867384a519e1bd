import type { CompanionFile, FileInput, FilesToOpen } from '../protocol/file-input.js';

/** What the local server says of the files that it was started with. */
interface ServedSession {
  readonly version: number;
  readonly files: readonly { name: string; url: string; size: number; etag: string }[];
  readonly folder: {
    readonly files: readonly { path: string; url: string; size: number; etag: string }[];
  } | null;
}

/**
 * The files that the page was served with; none for a page that lies on a server of its own. The local server names its
 * description in a meta element, so that other pages ask for nothing.
 */
export async function servedFiles(): Promise<
  | {
      readonly open: FilesToOpen;
      readonly compareWith: FileInput | undefined;
    }
  | undefined
> {
  const description = document.querySelector<HTMLMetaElement>('meta[name="brushwork-session"]')?.content;
  if (description === undefined) return undefined;
  const response = await fetch(new URL(description, document.baseURI));
  if (!response.ok) throw new Error(`the local server answered ${response.status}: is it still running?`);
  const session = (await response.json()) as ServedSession;
  const [first, second] = session.files.map(inputOf);
  if (first === undefined) return undefined;
  const companions = (session.folder?.files ?? []).map(
    (file): CompanionFile => ({
      path: file.path,
      input: inputOf({ ...file, name: file.path.split('/').at(-1) ?? file.path }),
    }),
  );
  return { open: { file: first, companions }, compareWith: second };
}

function inputOf({ name, url, size, etag }: ServedSession['files'][number]): FileInput {
  return { kind: 'url', name, url: new URL(url, document.baseURI).href, size, etag };
}
