import { type ChunkTree, fileLevel, type GameMap } from '@brushwork/formats';
import { type ByteSource, readBytes } from '@brushwork/record';
import type { MapSpan } from '../../protocol/byte-api.js';
import { pathOfChunk } from '../tables/opened-content.js';

/** Most bytes of what lies between lumps that are read to say what it is. */
const mostRead = 64 * 1024;
/** As many chunks as are drawn, unless a single one holds more. */
const fewestChunks = 160;

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly lumps: readonly string[];
}

/** A map's file from its first byte to its last: the head, lumps, what several share, and what lies between. */
export async function mapSpans(map: GameMap, source: ByteSource): Promise<MapSpan[]> {
  const { headSize } = map.head;
  const head: MapSpan = {
    start: 0,
    end: Math.min(headSize, map.size),
    kind: 'head',
    title: 'Header and directory',
    path: undefined,
  };
  const spans: MapSpan[] = [head];
  let cursor = head.end;
  for (const { start, end, lumps } of stretchesOf(map)) {
    if (start > cursor) spans.push(await between(map, source, { start: cursor, end: start }));
    const isShared = lumps.length > 1 || start < head.end;
    const names = start < head.end ? ['Header', ...lumps] : lumps;
    spans.push({
      start,
      end,
      kind: isShared ? 'overlap' : 'content',
      title: names.join(' and '),
      path: lumps[0],
    });
    cursor = Math.max(cursor, end);
  }
  if (map.size > cursor) spans.push(await between(map, source, { start: cursor, end: map.size }));
  return spans;
}

/** Stretches of the file in which the same lumps lie, those in which none lies left out. */
function stretchesOf(map: GameMap): Stretch[] {
  const lumps = map.lumpNames
    .map((name) => ({ name, ...map.entryOf(name) }))
    .filter(({ start, end, isElsewhere }) => end > start && isElsewhere !== true)
    .sort((a, b) => a.start - b.start);
  const edges = [...new Set(lumps.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  const found: Stretch[] = [];
  let first = 0;
  for (const [k, start] of edges.entries()) {
    const end = edges[k + 1];
    if (end === undefined) break;
    while (first < lumps.length && (lumps[first]?.end ?? 0) <= start) first++;
    const names: string[] = [];
    for (let i = first; i < lumps.length; i++) {
      const one = lumps[i];
      if (one === undefined || one.start > start) break;
      if (one.end > start) names.push(one.name);
    }
    if (names.length > 0) found.push({ start, end, lumps: names });
  }
  return found;
}

async function between(
  map: GameMap,
  source: ByteSource,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<MapSpan> {
  const size = end - start;
  const place = { start, end, path: undefined };
  if (size < Math.max(4, map.branch.container.alignment))
    return { ...place, kind: 'padding', title: `${size} bytes that align` };
  if (size > mostRead) return { ...place, kind: 'gap', title: `${size} bytes of no lump` };
  const bytes = await readBytes(source, start, end);
  const isZero = bytes.every((byte) => byte === 0);
  return { ...place, kind: 'gap', title: `${size} bytes of no lump${isZero ? ', all zero' : ''}` };
}

/** A model's file: its chunks, the largest taken apart until there are some to see. */
export function chunkMap(tree: ChunkTree): MapSpan[] {
  const { starts, ends, nexts } = tree.table;
  let shown = [...tree.childIndexes(fileLevel)];
  const size = (i: number): number => (ends[i] as number) - (starts[i] as number);
  const opened = new Set<number>();
  while (shown.length < fewestChunks) {
    const largest = shown
      .filter((i) => !opened.has(i) && (nexts[i] as number) > i + 1 && tree.chunk(i).isContainer)
      .reduce<number | undefined>(
        (best, i) => (best === undefined || size(i) > size(best) ? i : best),
        undefined,
      );
    if (largest === undefined) break;
    const children = [...tree.childIndexes(largest)];
    opened.add(largest);
    if (shown.length + children.length > fewestChunks * 4) continue;
    shown = shown.flatMap((i) => (i === largest ? [largest, ...children] : [i]));
  }
  const spans: MapSpan[] = [];
  const add = (start: number, end: number, what: Pick<MapSpan, 'kind' | 'title' | 'path'>): void => {
    if (end > start) spans.push({ start, end, ...what });
  };
  add(0, tree.start, { kind: 'head', title: 'Header', path: undefined });
  let cursor = tree.start;
  for (const [k, i] of shown.entries()) {
    const chunk = tree.chunk(i);
    const path = pathOfChunk(chunk);
    const next = shown[k + 1];
    const end = opened.has(i) && next !== undefined ? Math.min(chunk.end, starts[next] as number) : chunk.end;
    add(cursor, chunk.start, { kind: 'gap', title: 'bytes that are no chunk', path: undefined });
    add(chunk.start, end, { kind: opened.has(i) ? 'head' : 'content', title: path, path });
    cursor = Math.max(cursor, end);
  }
  add(cursor, tree.bytes.length, { kind: 'gap', title: 'bytes that are no chunk', path: undefined });
  return spans;
}
