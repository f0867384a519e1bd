import { type GameMap, type LumpDirectoryOptions, type Lumps, lumpNames } from '@brushwork/formats';
import type { ByteSpan } from '../../protocol/byte-api.js';

/** Words of a directory entry for people. */
const wordNames: Readonly<Record<string, string>> = {
  offset: 'offset',
  length: 'length',
  version: 'version',
  unpacked: 'length when it is unpacked',
};

/**
 * What the bytes of a map's header are, word by word: magic, version, the entries of the directory. Nothing for containers
 * whose directory has no fixed entries.
 */
export function headSpans(map: GameMap, head: Uint8Array): ByteSpan[] {
  const { options } = map.branch.container as { readonly options?: LumpDirectoryOptions };
  if (map.branch.container.kind !== 'lump-directory' || options === undefined) return [];
  const d = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const littleEndian = map.byteOrder === 'little';
  const spans: ByteSpan[] = [];
  let cursor = 0;
  const word = (title: string, path?: string): void => {
    if (cursor + 4 > map.head.headSize || cursor + 4 > head.length) return;
    const value = d.getInt32(cursor, littleEndian);
    spans.push({
      start: cursor,
      end: cursor + 4,
      kind: 'field',
      shade: spans.length % 6,
      title,
      text: `i32  ${value}`,
      at: path === undefined ? undefined : { path },
    });
    cursor += 4;
  };
  const magic = (): void => {
    if (options.magic === '') return;
    word('Magic');
    const last = spans.at(-1);
    if (last !== undefined) spans[spans.length - 1] = { ...last, text: map.head.magic };
  };
  const { versionAt = 'behind-magic' } = options;
  if (versionAt === 'start') word('Version of the format');
  magic();
  if (versionAt === 'behind-magic') word('Version of the format');
  for (let i = 0; i < (options.wordsBefore ?? 0); i++)
    word(`Header: ${options.leadingWords?.[i] ?? 'unused'}`);
  const names = lumpNames(map.branch.lumps as Lumps);
  for (let index = 0; index < options.entryCount; index++) {
    const name = names.get(index);
    for (const [k, kind] of options.entry.entries()) {
      word(`Directory entry ${index}, ${name ?? 'unnamed'}: ${wordNames[kind] ?? kind}`, name);
      const last = spans.at(-1);
      if (last !== undefined) spans[spans.length - 1] = { ...last, shade: (index % 2) * 3 + (k % 3) };
    }
  }
  if (options.hasRevision === true) word('Revision of the map');
  return spans;
}
