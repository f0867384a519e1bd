import { FormatError } from '@brushwork/record';

/** A file on a server, as it was when it was opened. */
export interface RemoteFile {
  /** Its address. */
  readonly url: string;
  /** Size in bytes. */
  readonly size: number;
  /** Its strong entity tag: another one means another file. */
  readonly etag: string;
}

/** How a request is made. */
export interface RangeRequestOptions {
  /** Ends the request. */
  readonly signal?: AbortSignal | undefined;
  /** What makes requests; the page's own `fetch` unless given. */
  readonly fetch?: typeof fetch | undefined;
}

/**
 * Asks a server for the bytes from `start` up to and without `end` (one at least), and takes nothing else: exactly these
 * bytes of exactly the file that was opened. Of an answer that is something else the body isn't read. Throws `FormatError` 'io' in
 * words that say what to do.
 */
export async function requestRange(
  file: RemoteFile,
  { start, end }: { readonly start: number; readonly end: number },
  options: RangeRequestOptions = {},
): Promise<Uint8Array> {
  const { signal } = options;
  // Ends what is still on its way of an answer that isn't taken: all of a large file, perhaps.
  const stop = new AbortController();
  const forward = (): void => stop.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  let isTaken = false;
  try {
    if (signal?.aborted === true) forward();
    const response = await (options.fetch ?? fetch)(file.url, {
      headers: { Range: `bytes=${start}-${end - 1}`, 'If-Match': file.etag, 'If-Range': file.etag },
      redirect: 'manual',
      credentials: 'same-origin',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    });
    checkAnswer(response, file, { start, end });
    const bytes = await readBody(response, { start, end });
    isTaken = true;
    return bytes;
  } catch (error) {
    throw explained(error, { start, signal });
  } finally {
    signal?.removeEventListener('abort', forward);
    if (!isTaken) stop.abort();
  }
}

function checkAnswer(
  { headers, status, type }: Response,
  { etag, size }: RemoteFile,
  { start, end }: { readonly start: number; readonly end: number },
): void {
  const refuse = (message: string): never => {
    throw new FormatError('io', message, { offset: start });
  };
  const changed = 'the file on the server was changed since it was opened: reload the page to read it anew';
  const given = headers.get('ETag');
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    refuse('the server sends elsewhere, where this page does not go: open the file from its real address');
  if (status === 412 || (given !== null && given !== etag)) refuse(changed);
  if (status === 200)
    refuse(
      'the server sends the whole file where a part was asked for: open a copy from this computer, or serve the file ' +
        'with something that answers range requests, such as brushwork view',
    );
  if (status === 416)
    refuse(`the server has no bytes ${start} to ${end}: reload the page to read the file anew`);
  if (status === 403 || status === 404 || status === 410)
    refuse(
      `the server no longer gives the file out (status ${status}): see whether it is still there, or open it anew`,
    );
  if (status !== 206) refuse(`the server answers with status ${status} instead of bytes: try again later`);
  if (given === null)
    refuse('the server does not say which file it sends (no ETag): open a copy from this computer');
  const encoding = headers.get('Content-Encoding');
  if (encoding !== null && encoding.toLowerCase() !== 'identity')
    refuse(
      `the server packs what it sends (${encoding}), and parts of that are of no use: have it send plain bytes`,
    );
  const range = headers.get('Content-Range')?.trim().toLowerCase();
  if (range !== `bytes ${start}-${end - 1}/${size}`)
    refuse(
      `bytes ${start} to ${end} of ${size} were asked for, and the server says that it sends "${range ?? 'nothing'}": ` +
        'open a copy from this computer',
    );
}

/** Exactly the bytes that were asked for. */
async function readBody(
  response: Response,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<Uint8Array> {
  const { body, headers } = response;
  // An answer of that very length can't bring more, and the browser puts it together itself.
  if (Number(headers.get('Content-Length')) === end - start) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length === end - start) return bytes;
    throw cutShort(bytes.length, { start, end });
  }
  const bytes = new Uint8Array(end - start);
  let used = 0;
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part === undefined || part.done) break;
    if (part.value.length > bytes.length - used) {
      throw new FormatError(
        'io',
        `the server sends more than the ${bytes.length} bytes it was asked for: open a copy from this computer`,
        { offset: start, expected: bytes.length, found: used + part.value.length },
      );
    }
    bytes.set(part.value, used);
    used += part.value.length;
  }
  if (used === bytes.length) return bytes;
  throw cutShort(used, { start, end });
}

function cutShort(
  used: number,
  { start, end }: { readonly start: number; readonly end: number },
): FormatError {
  return new FormatError(
    'io',
    `the server sent ${used} of ${end - start} bytes and no more: try again, and reload the page if that does not help`,
    { offset: start, expected: end - start, found: used },
  );
}

/** What `fetch` and the reading of a body throw says little: no server, or a connection that ended. */
function explained(
  error: unknown,
  { start, signal }: { readonly start: number; readonly signal: AbortSignal | undefined },
): FormatError {
  if (signal?.aborted === true)
    return new FormatError('io', 'reading was cancelled', { offset: start, cause: signal.reason });
  if (error instanceof FormatError) return error;
  return new FormatError(
    'io',
    'the connection to the server failed: see whether it is still running (brushwork view), and try again',
    { offset: start, cause: error },
  );
}
