import type { GameMap } from '@brushwork/formats';
import { EntityText, lumpOfPath } from '@brushwork/formats';
import { fieldSpans } from '@brushwork/ops';
import { readBytes } from '@brushwork/record';
import { transfer } from 'comlink';
import type {
  ByteBlock,
  BytePattern,
  ByteScope,
  ByteScopeInfo,
  ByteSpan,
  BytesApi,
  MapSpan,
} from '../../protocol/byte-api.js';
import { dottedField } from '../../protocol/dotted-field.js';
import type { FileOverview } from '../../protocol/overview.js';
import { fileOverview } from '../file-overview.js';
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';
import { contentOfMap, type OpenedContent, openContent } from '../tables/opened-content.js';
import { littleEndianOf } from '../tables/record-detail.js';
import { placeOfRow, rootOf } from '../tables/record-place.js';
import { openBytes } from './byte-source-of.js';
import { type ByteRange, contentSpans } from './content-spans.js';
import { EditedFile, type FileEdits, type FileNow } from './edited-file.js';
import { chunkMap, mapSpans } from './file-map.js';
import { findBytes } from './find-bytes.js';
import { headSpans } from './head-spans.js';

/** Most bytes of one answer. */
const mostBytes = 64 * 1024;
/** Most bytes of one answer without what they are. */
const mostRaw = 4 * 1024 * 1024;
/** Larger lumps aren't read to say what some of their bytes are, unless they were read before. */
const largestLump = 16 * 1024 * 1024;

interface Target {
  readonly path: string;
  readonly index?: number;
  readonly field?: string;
}

/** The bytes of a file, read in pieces, and what they are. */
export class ByteService implements BytesApi {
  private readonly edited: EditedFile;
  private known: { readonly owner: unknown; readonly spans: Promise<readonly MapSpan[]> } | undefined;

  private searches = 0;

  /** `edits`: what of the file was changed; nothing unless given. */
  constructor(file: OpenFile, edits?: FileEdits) {
    this.edited = new EditedFile(file, edits);
  }

  async scope(scope: ByteScope): Promise<ByteScopeInfo> {
    const { size, offset, title } = await openBytes(await this.edited.now(), scope);
    return { size, offset, title };
  }

  async read(scope: ByteScope, start: number, end: number): Promise<ByteBlock> {
    const now = await this.edited.now();
    const opened = await openBytes(now, scope);
    const from = Math.max(0, Math.min(start, opened.size));
    const to = Math.max(from, Math.min(end, opened.size, from + mostBytes));
    const bytes = await opened.read(from, to);
    const spans = (await this.spansOf(now, scope, { start: from, end: to })).filter(
      (span) => span.end > from && span.start < to,
    );
    return { start: from, bytes, spans };
  }

  async raw(scope: ByteScope, start: number, end: number): Promise<Uint8Array> {
    const opened = await openBytes(await this.edited.now(), scope);
    const from = Math.max(0, Math.min(start, opened.size));
    const bytes = await opened.read(from, Math.max(from, Math.min(end, opened.size, from + mostRaw)));
    // Their own memory goes over; that of the file would go as a whole.
    const own = bytes.slice();
    return transfer(own, [own.buffer]);
  }

  async find(scope: ByteScope, given: Target): Promise<ByteRange | undefined> {
    const field = given.field === undefined ? undefined : dottedField(given.field);
    const at: Target = { ...given, ...(field !== undefined && { field }) };
    const now = await this.edited.now();
    const opened = await openContent(now.file, at.path);
    const range = rangeIn(opened, at);
    if (range === undefined) return undefined;
    if (scope.kind === 'content' && scope.path === opened.path) return range;
    const outer = await openBytes(now, scope);
    if (outer.offset === undefined || opened.block !== undefined) return undefined;
    const by = opened.content.offset - outer.offset;
    const found = { start: range.start + by, end: range.end + by };
    return found.start >= 0 && found.end <= outer.size ? found : undefined;
  }

  async search(
    scope: ByteScope,
    pattern: BytePattern,
    course: { readonly from: number; readonly isBackwards: boolean },
  ): Promise<number | undefined> {
    const search = ++this.searches;
    const opened = await openBytes(await this.edited.now(), scope);
    return findBytes(opened, pattern, { ...course, isWanted: () => search === this.searches });
  }

  async map(): Promise<readonly MapSpan[]> {
    return this.mapOf(await this.edited.now());
  }

  async overview(): Promise<FileOverview> {
    return fileOverview((await this.edited.now()).file.any);
  }

  private mapOf({ file }: FileNow): Promise<readonly MapSpan[]> {
    const { any } = file;
    if (this.known?.owner !== any) {
      const spans =
        any instanceof OpenDocument
          ? mapSpans(any.map, any.source)
          : Promise.resolve(chunkMap(any.model.tree));
      this.known = { owner: any, spans };
    }
    return this.known.spans;
  }

  private async spansOf(now: FileNow, scope: ByteScope, range: ByteRange): Promise<ByteSpan[]> {
    if (scope.kind === 'content') return contentSpans(await openContent(now.file, scope.path), range);
    const { any } = now.file;
    if (!(any instanceof OpenDocument)) {
      const root = await openContent(now.file, '');
      const by = root.content.offset;
      return this.filled(await this.mapOf(now), contentMoved(root, range, by), range);
    }
    const base = scope.kind === 'file' ? 0 : any.map.entryOf(lumpOfPath(any.map, scope.path)).start;
    const absolute = { start: range.start + base, end: range.end + base };
    const places = await this.mapOf(now);
    const spans = await this.fileSpans(any, places, absolute);
    return base === 0
      ? spans
      : spans.map((span) => ({ ...span, start: span.start - base, end: span.end - base }));
  }

  /** What bytes of the file are: fields where the lump is at hand and isn't packed. */
  private async fileSpans(
    document: OpenDocument,
    all: readonly MapSpan[],
    range: ByteRange,
  ): Promise<ByteSpan[]> {
    const places = all.filter(({ start, end }) => end > range.start && start < range.end);
    const { headSize } = document.map.head;
    const spans: ByteSpan[] = [];
    if (range.start < headSize) {
      const head = await readBytes(document.source, 0, Math.min(headSize, document.map.size));
      spans.push(
        ...headSpans(document.map, head).filter(({ start, end }) => end > range.start && start < range.end),
      );
    }
    for (const { path } of places) {
      if (path === undefined) continue;
      const map = await this.readable(document, path);
      if (map === undefined) continue;
      const opened = contentOfMap(map, path);
      if (opened.block === undefined) spans.push(...contentMoved(opened, range, opened.content.offset));
    }
    return this.filled(places, spans, range);
  }

  private async readable(document: OpenDocument, lump: string): Promise<GameMap | undefined> {
    const { map } = document;
    if (map.isLoaded(lump)) return map;
    const { start, end } = map.entryOf(lump);
    return end - start > largestLump ? undefined : document.load([lump]);
  }

  /** The spans, and between them what the map of the file says. */
  private filled(places: readonly MapSpan[], spans: readonly ByteSpan[], range: ByteRange): ByteSpan[] {
    const sorted = [...spans].sort((a, b) => a.start - b.start);
    const filled: ByteSpan[] = [...sorted];
    for (const { start, end, kind, title, path } of places) {
      if (end <= range.start || start >= range.end) continue;
      const isNamed = kind === 'content' || kind === 'overlap' || kind === 'head';
      if (isNamed && sorted.some((span) => span.start < end && span.end > start)) continue;
      filled.push({
        start,
        end,
        kind: kind === 'overlap' ? 'content' : kind,
        shade: 0,
        title,
        text: kind === 'overlap' ? 'shared by several lumps' : '',
        at: path === undefined ? undefined : { path },
      });
    }
    return filled.sort((a, b) => a.start - b.start);
  }
}

function contentMoved(opened: OpenedContent, range: ByteRange, by: number): ByteSpan[] {
  const within = { start: Math.max(0, range.start - by), end: range.end - by };
  if (within.end <= 0) return [];
  return contentSpans(opened, within).map((span) => ({
    ...span,
    start: span.start + by,
    end: span.end + by,
  }));
}

/** Where a record, or a field of it, is in its content. */
function rangeIn(opened: OpenedContent, { index, field }: Target): ByteRange | undefined {
  const { content } = opened;
  if (index === undefined) return { start: 0, end: content.bytes.length };
  const place = placeOfRow(opened, index);
  if (place === undefined || field === undefined) return place;
  if (content instanceof EntityText) {
    const pair = content.entities[index]?.pairs.find(({ key }) => key === field);
    return pair === undefined ? place : pair.valueSpan;
  }
  const root = rootOf(opened);
  if (root === undefined) return place;
  const { bytes } = content;
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = fieldSpans(root, { d, o: place.start, littleEndian: littleEndianOf(opened) }).filter(
    ({ name }) => name === field || name.startsWith(`${field}.`),
  );
  if (found.length === 0) return place;
  return {
    start: place.start + Math.min(...found.map(({ start }) => start)),
    end: place.start + Math.max(...found.map(({ end }) => end)),
  };
}
