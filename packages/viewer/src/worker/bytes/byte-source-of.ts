import { type ByteSource, readBytes } from '@brushwork/record';
import type { ByteScope, ByteScopeInfo } from '../../protocol/byte-api.js';
import { OpenDocument } from '../open-document.js';
import { openContent } from '../tables/opened-content.js';
import type { FileNow } from './edited-file.js';

/** Bytes that can be looked at, with what is known of them. */
export interface OpenedBytes extends ByteScopeInfo {
  /** Reads some of them: no more than were asked for. */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** The bytes of a scope. Of the file nothing is read but what a lump needs. Throws `FormatError`. */
export async function openBytes(now: FileNow, scope: ByteScope): Promise<OpenedBytes> {
  if (scope.kind === 'file') return fileBytes(now);
  if (scope.kind === 'stored') return storedBytes(now, scope.path);
  const { file } = now;
  const { content, block } = await openContent(file, scope.path);
  const { bytes } = content;
  return {
    size: bytes.length,
    offset: block === undefined ? content.offset : undefined,
    title: block === undefined ? scope.path : `${scope.path}, unpacked`,
    read: (start, end) => Promise.resolve(bytes.slice(start, end)),
  };
}

function fileBytes({ file, source }: FileNow): OpenedBytes {
  const { any } = file;
  if (any instanceof OpenDocument)
    return ofSource(source ?? any.source, { start: 0, end: any.source.byteLength, title: 'the file' });
  const { bytes } = any;
  return {
    size: bytes.length,
    offset: 0,
    title: 'the file',
    read: (start, end) => Promise.resolve(bytes.slice(start, end)),
  };
}

async function storedBytes(now: FileNow, path: string): Promise<OpenedBytes> {
  const { file, source } = now;
  const { any } = file;
  if (!(any instanceof OpenDocument)) return openBytes(now, { kind: 'content', path });
  const { map, names } = await openContent(file, path);
  const lump = names[0] ?? path;
  const entry = (map ?? any.map).entryOf(lump);
  return ofSource(source ?? any.source, {
    start: entry.start,
    end: entry.end,
    title: `${lump}, as it is stored`,
  });
}

function ofSource(
  source: ByteSource,
  { start, end, title }: { readonly start: number; readonly end: number; readonly title: string },
): OpenedBytes {
  return {
    size: end - start,
    offset: start,
    title,
    read: async (from, to) => new Uint8Array(await readBytes(source, start + from, start + to)),
  };
}
