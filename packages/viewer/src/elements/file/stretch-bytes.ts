import { FormatError } from '@brushwork/record';
import type { RemoteApi } from '../../client/remote-api.js';
import type { ByteScope, BytesApi } from '../../protocol/byte-api.js';
import { counted, countText, offsetText, sizeText } from '../lists/number-text.js';
import type { ByteRange } from './hex-line.js';

/** Most bytes that are copied: as text they are several times as many characters. */
export const MOST_COPIED = 1024 * 1024;
/** Most bytes that are saved at once. */
export const MOST_SAVED = 512 * 1024 * 1024;
/** Bytes that are asked for at once. */
const PIECE = 4 * 1024 * 1024;

/** Bytes of a file, and which of them are meant. */
export interface StretchPlace {
  /** The worker that has them. */
  readonly bytes: Pick<RemoteApi<BytesApi>, 'raw'>;
  /** What they are of. */
  readonly scope: ByteScope;
  /** Which of them. */
  readonly range: ByteRange;
}

/** Where bytes are in the file, and how many: `0x10 to 0x1f, 16 bytes`. */
export function stretchText({ end, start }: ByteRange, first: number): string {
  const count = end - start;
  const last = count === 1 ? '' : ` to ${offsetText(first + end - 1)}`;
  const length = counted(count, 'byte');
  return `${offsetText(first + start)}${last}, ${length}${count < 1024 ? '' : ` (${sizeText(count)})`}`;
}

/** All bytes of a stretch, to be copied; 'limit' for more than a clipboard is given. */
export async function bytesToCopy({ bytes, range, scope }: StretchPlace): Promise<Uint8Array> {
  const count = range.end - range.start;
  if (count > MOST_COPIED)
    throw new FormatError(
      'limit',
      `${countText(count)} bytes are too many to copy (${sizeText(MOST_COPIED)} at most): save them instead`,
    );
  return bytes.raw(scope, range.start, range.end);
}

/**
 * All bytes of a stretch as a file; 'limit' for more than is saved at once. `progress` is told how many are there; it ends with
 * the signal's reason.
 */
export async function blobOfStretch(
  { bytes, range, scope }: StretchPlace,
  { progress, signal }: { readonly progress: (bytes: number) => void; readonly signal: AbortSignal },
): Promise<Blob> {
  const count = range.end - range.start;
  if (count > MOST_SAVED)
    throw new FormatError(
      'limit',
      `${countText(count)} bytes are too many to save at once (${sizeText(MOST_SAVED)} at most): select fewer`,
    );
  const parts: Blob[] = [];
  for (let at = range.start; at < range.end; at += PIECE) {
    const piece = await bytes.raw(scope, at, Math.min(range.end, at + PIECE));
    signal.throwIfAborted();
    parts.push(new Blob([new Uint8Array(piece)]));
    progress(Math.min(range.end, at + PIECE) - range.start);
  }
  return new Blob(parts, { type: 'application/octet-stream' });
}

/** Name of a file for a stretch: of what it is, and where and how long it is there. */
export function stretchName(
  file: string,
  scope: ByteScope,
  { first, range: { end, start } }: { readonly first: number; readonly range: ByteRange },
): string {
  const of = scope.kind === 'file' || scope.path === '' ? file.replace(/\.[^.]*$/, '') : scope.path;
  const name = of.replaceAll(/[^A-Za-z0-9._[\]-]+/g, '_');
  return `${name}-0x${(first + start).toString(16)}-${end - start}.bin`;
}
