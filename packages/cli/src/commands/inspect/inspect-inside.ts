import {
  formatZipMethod,
  GameLump,
  type GameMap,
  type Lumps,
  type OpenedSource,
  Pakfile,
  readZipDirectory,
  type SubLump,
} from '@brushwork/formats';
import { type ByteSource, type Content, FormatError, type Part, sliceSource } from '@brushwork/record';

/** A lump in the game lump as `inspect` shows it. */
export interface InspectedGameLump {
  /** Four characters that say what it holds. */
  readonly id: string;
  /** Version of its layout, as the directory has it. */
  readonly version: number;
  /** Flags, as the directory has them. */
  readonly flags: number;
  /** Absolute offset in the file; `null` when it isn't inside the game lump. */
  readonly offset: number | null;
  /** Length in bytes, unpacked when it is compressed. */
  readonly length: number;
  /** How many bytes it takes in the file. */
  readonly storedLength: number;
  /** Whether it is compressed. */
  readonly compressed: boolean;
  /** The layout that it was read as; `null` when it has only one, or isn't understood. */
  readonly layout: string | null;
  /** Size of a record of its last list, such as static props, in bytes; `null` when it has none. */
  readonly recordSize: number | null;
  /** Number of records of that list; `null` when it has none. */
  readonly count: number | null;
  /** Its lists. */
  readonly lists: readonly { readonly name: string; readonly count: number; readonly recordSize: number }[];
}

/** A pakfile as `inspect` shows it. */
export interface InspectedPakfile {
  /** Name of the lump. */
  readonly lump: string;
  /** Number of files in it; `null` when it can't be read. */
  readonly entryCount: number | null;
  /** Bytes of the files. */
  readonly size: number;
  /** How many bytes these take as they are packed. */
  readonly packedSize: number;
  /** How they are packed, and how many so. */
  readonly methods: readonly { readonly method: number; readonly name: string; readonly count: number }[];
  /** Why it can't be read; `null` when it can. */
  readonly problem: string | null;
}

/** A game lump is only read while it is no larger than this. */
const largestGameLump = 64 * 1024 * 1024;

function namesOfKind(map: GameMap, kind: string): string[] {
  const lumps = map.branch.lumps as Lumps;
  return map.lumpNames.filter((name) => lumps[name]?.type.kind === kind);
}

/** The lumps in the game lump, each read as what it is. Loads the game lump. */
export async function inspectGameLumps(opened: OpenedSource): Promise<InspectedGameLump[]> {
  const names = namesOfKind(opened.map, 'game-lump').filter((name) => {
    const { start, end } = opened.map.entryOf(name);
    return end > start && end - start <= largestGameLump;
  });
  if (names.length === 0) return [];
  const map = await opened.load(names);
  return names.flatMap((name) => {
    const content: Content = map.lump(name);
    return content instanceof GameLump ? content.lumps.map((lump) => inspected(content, lump)) : [];
  });
}

function inspected({ offset }: GameLump, lump: SubLump): InspectedGameLump {
  const { id, version, flags, length, isCompressed, start, end } = lump.entry;
  const { content } = lump;
  const { layout = null } = content as { readonly layout?: string };
  const lists = listsOf(content);
  const last = lists.at(-1);
  return {
    id,
    version,
    flags,
    offset: end > start ? offset + start : null,
    length,
    storedLength: lump.stored.length,
    compressed: isCompressed,
    layout,
    recordSize: last?.recordSize ?? null,
    count: last?.count ?? null,
    lists,
  };
}

/** Lists of a sequence, or the one list that a lump is; single values aren't lists. */
function listsOf(content: Content): InspectedGameLump['lists'] {
  const declared = (content as { readonly declared?: Readonly<Record<string, object>> }).declared;
  const parts = content.namedParts?.() ?? new Map<string, Part>();
  return [...parts].flatMap(([name, part]) => {
    if (declared === undefined || !Object.hasOwn(declared, name)) return [];
    if (!('count' in (declared[name] as object))) return [];
    const list = part.open() as Content & { readonly elementSize: number };
    return [{ name, count: list.length, recordSize: list.elementSize }];
  });
}

/** What is in the pakfile, by its directory alone; `null` when there is none. */
export async function inspectPakfile(map: GameMap, source: ByteSource): Promise<InspectedPakfile | null> {
  for (const lump of namesOfKind(map, 'pakfile')) {
    const { start, end } = map.entryOf(lump);
    if (end === start || map.originOf(lump).kind !== 'map') continue;
    try {
      return { lump, ...summary(await entriesOf(map, lump, source)) };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return { lump, ...summary([]), entryCount: null, problem: error.reason };
    }
  }
  return null;
}

interface PackedFile {
  readonly method: number;
  readonly size: number;
  readonly packedSize: number;
}

async function entriesOf(map: GameMap, lump: string, source: ByteSource): Promise<readonly PackedFile[]> {
  const content: Content | undefined = map.isLoaded(lump) ? map.lump(lump) : undefined;
  if (content instanceof Pakfile) {
    if (content.document.failure !== undefined) throw content.document.failure;
    return content.entries;
  }
  const { start, end } = map.entryOf(lump);
  const { entries } = await readZipDirectory(sliceSource(source, start, end));
  return entries.map(({ method, uncompressedSize, compressedSize }) => ({
    method,
    size: uncompressedSize,
    packedSize: compressedSize,
  }));
}

function summary(files: readonly PackedFile[]): Omit<InspectedPakfile, 'lump'> {
  const counts = new Map<number, number>();
  let size = 0;
  let packedSize = 0;
  for (const file of files) {
    counts.set(file.method, (counts.get(file.method) ?? 0) + 1);
    size += file.size;
    packedSize += file.packedSize;
  }
  const methods = [...counts]
    .sort((a, b) => a[0] - b[0])
    .map(([method, count]) => ({ method, name: formatZipMethod(method), count }));
  return { entryCount: files.length, size, packedSize, methods, problem: null };
}
