import { crc32, type GameMap, type Lumps, lumpNames, type MapDigest } from '@brushwork/formats';
import { type ByteSource, readBytes } from '@brushwork/record';
import { Md5 } from './md5.js';

/** Why there is no digest of a map. */
export type DigestProblem =
  /** A lump isn't whole: a game reads something else, or refuses the map. */
  | 'incomplete'
  /** Lumps share so many bytes that reading all of them would take too long. */
  | 'too-much';

/** A digest of a map. */
export interface ComputedDigest {
  /** What it is. */
  readonly digest: MapDigest;
  /** Its value in lower-case hexadecimal digits; `undefined` when there is a problem. */
  readonly value: string | undefined;
  /** Why there is no value. */
  readonly problem: DigestProblem | undefined;
}

/** A map and the file that it was opened from. */
export interface DigestedMap {
  /** The map, of which only the directory is needed. */
  readonly map: GameMap<object>;
  /** Its file. */
  readonly source: ByteSource;
}

const readSize = 1024 * 1024;
/** Lumps that share bytes are read again and again: only so many times the size of the file. */
const mostReading = 4;

/** A stretch of the file that goes into a digest. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * Computes the digests that a map's format has, of the file as it is stored: nothing is unpacked. The file is read once
 * for each order in which lumps go in, in parts. None for a format of which no digest is known; throws what reading throws.
 */
export async function mapDigests({ map, source }: DigestedMap): Promise<ComputedDigest[]> {
  const digests = map.branch.capabilities.mapDigests ?? [];
  const results = new Map<MapDigest, ComputedDigest>();
  const groups = new Map<string, MapDigest[]>();
  for (const digest of digests) {
    const key = [digest.order, ...digest.without].join(' ');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [digest]);
    else group.push(digest);
  }
  for (const group of groups.values()) {
    const [first] = group as [MapDigest, ...MapDigest[]];
    const stretches = stretchesOf(map, first);
    if (typeof stretches === 'string') {
      for (const digest of group) results.set(digest, { digest, value: undefined, problem: stretches });
      continue;
    }
    const values = await digestAll(source, stretches, group);
    group.forEach((digest, i) => {
      results.set(digest, { digest, value: values[i], problem: undefined });
    });
  }
  return digests.flatMap((digest) => results.get(digest) ?? []);
}

function stretchesOf(map: GameMap<object>, { order, without }: MapDigest): Stretch[] | DigestProblem {
  const names = lumpNames(map.branch.lumps as Lumps);
  const left = new Set(without);
  const entries = map.head.entries.filter(
    ({ index, length }) => length > 0 && !left.has(names.get(index) ?? ''),
  );
  if (entries.some(({ start, end, length }) => end - start !== length)) return 'incomplete';
  if (order === 'file') entries.sort((a, b) => a.start - b.start || a.index - b.index);
  const total = entries.reduce((sum, { length }) => sum + length, 0);
  return total > map.size * mostReading ? 'too-much' : entries;
}

async function digestAll(
  source: ByteSource,
  stretches: readonly Stretch[],
  digests: readonly MapDigest[],
): Promise<string[]> {
  const needsCrc = digests.some(({ algorithm }) => algorithm !== 'md5');
  const needsMd5 = digests.some(({ algorithm }) => algorithm === 'md5');
  const md5 = new Md5();
  let crc = 0;
  for (const { start, end } of stretches) {
    for (let at = start; at < end; at += readSize) {
      const bytes = await readBytes(source, at, Math.min(end, at + readSize));
      if (needsCrc) crc = crc32(bytes, crc);
      if (needsMd5) md5.update(bytes);
    }
  }
  const hash = needsMd5 ? md5.digest() : '';
  return digests.map(({ algorithm }) => {
    if (algorithm === 'md5') return hash;
    const value = algorithm === 'crc-32-raw' ? ~crc >>> 0 : crc;
    return value.toString(16).padStart(8, '0');
  });
}
