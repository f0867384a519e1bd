import { deflateRawSync } from 'node:zlib';

/** An entry of a zip built byte by byte; every field of its headers can be made wrong. */
export interface ZipSpec {
  readonly name: string | Uint8Array;
  readonly content?: Uint8Array | string;
  /** 8 compresses with the system's zlib, anything else stores `content` as it is. */
  readonly method?: number;
  readonly flags?: number;
  readonly extra?: Uint8Array;
  readonly comment?: string;
  /** Instead of the compressed content. */
  readonly data?: Uint8Array;
  readonly crc?: number;
  readonly compressedSize?: number;
  readonly uncompressedSize?: number;
  /** Instead of where the local header really is. */
  readonly localOffset?: number;
  /** No local header and no data are written: an entry that points at somebody else's. */
  readonly centralOnly?: boolean;
  readonly localName?: string;
  readonly local?: { readonly method?: number; readonly crc?: number; readonly flags?: number };
  /** Sizes and offset go into the zip64 extra field. */
  readonly zip64?: boolean;
}

export interface ZipLayout {
  readonly prefix?: Uint8Array;
  readonly comment?: string | Uint8Array;
  readonly suffix?: Uint8Array;
  /** Between the directory and the end record. */
  readonly afterDirectory?: Uint8Array;
  readonly zip64End?: boolean;
  /** Offsets count from the start of the prefix. */
  readonly offsetsIncludePrefix?: boolean;
  readonly entryCount?: number;
  readonly directorySize?: number;
  readonly directoryOffset?: number;
  readonly disk?: number;
}

export function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? new TextEncoder().encode(text) : text;
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** Bit by bit, to be independent of the table that is tested with it. */
export function slowCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers: each is `[value, size in bytes]`. */
export function numbers(...fields: readonly (readonly [number, 2 | 4 | 8])[]): Uint8Array {
  return concat(
    ...fields.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      if (size === 2) bytes.writeUInt16LE(value);
      else if (size === 4) bytes.writeUInt32LE(value);
      else bytes.writeBigUInt64LE(BigInt(value));
      return bytes;
    }),
  );
}

interface Prepared {
  readonly spec: ZipSpec;
  readonly name: Uint8Array;
  readonly data: Uint8Array;
  readonly crc: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
}

function prepare(spec: ZipSpec): Prepared {
  const content = bytesOf(spec.content ?? '');
  const data = spec.data ?? (spec.method === 8 ? new Uint8Array(deflateRawSync(content)) : content);
  return {
    spec,
    name: bytesOf(spec.name),
    data,
    crc: spec.crc ?? slowCrc32(content),
    compressedSize: spec.compressedSize ?? data.length,
    uncompressedSize: spec.uncompressedSize ?? content.length,
  };
}

function localHeader({ spec, name, ...entry }: Prepared): Uint8Array {
  const localName = spec.localName === undefined ? name : bytesOf(spec.localName);
  return concat(
    numbers([0x04034b50, 4], [20, 2], [spec.local?.flags ?? spec.flags ?? 0, 2]),
    numbers(
      [spec.local?.method ?? spec.method ?? 0, 2],
      [0, 2],
      [0x21, 2],
      [spec.local?.crc ?? entry.crc, 4],
    ),
    numbers([entry.compressedSize % 2 ** 32, 4], [entry.uncompressedSize % 2 ** 32, 4]),
    numbers([localName.length, 2], [0, 2]),
    localName,
  );
}

function centralRecord({ spec, name, ...entry }: Prepared, offset: number): Uint8Array {
  const wide = spec.zip64 === true;
  const zip64 = numbers([1, 2], [24, 2], [entry.uncompressedSize, 8], [entry.compressedSize, 8], [offset, 8]);
  const extra = concat(spec.extra ?? new Uint8Array(0), wide ? zip64 : new Uint8Array(0));
  const comment = bytesOf(spec.comment ?? '');
  return concat(
    numbers(
      [0x02014b50, 4],
      [20, 2],
      [20, 2],
      [spec.flags ?? 0, 2],
      [spec.method ?? 0, 2],
      [0, 2],
      [0x21, 2],
    ),
    numbers([entry.crc, 4], [wide ? 0xffffffff : entry.compressedSize, 4]),
    numbers([wide ? 0xffffffff : entry.uncompressedSize, 4]),
    numbers([name.length, 2], [extra.length, 2], [comment.length, 2], [0, 2], [0, 2], [0, 4]),
    numbers([wide ? 0xffffffff : offset, 4]),
    name,
    extra,
    comment,
  );
}

/** Builds a zip from its specification, without any library for zips. */
export function buildZip(specs: readonly ZipSpec[], layout: ZipLayout = {}): Uint8Array {
  const prefix = layout.prefix ?? new Uint8Array(0);
  const base = layout.offsetsIncludePrefix === true ? prefix.length : 0;
  const body: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = base;
  for (const spec of specs) {
    const entry = prepare(spec);
    directory.push(centralRecord(entry, spec.localOffset ?? at));
    if (spec.centralOnly === true) continue;
    const bytes = concat(localHeader(entry), entry.data);
    body.push(bytes);
    at += bytes.length;
  }
  const records = concat(...directory);
  const count = layout.entryCount ?? specs.length;
  const size = layout.directorySize ?? records.length;
  const offset = layout.directoryOffset ?? at;
  const between = layout.afterDirectory ?? new Uint8Array(0);
  const comment = bytesOf(layout.comment ?? '');
  const wide = layout.zip64End === true;
  const zip64Offset = at + records.length + between.length;
  const zip64 = concat(
    numbers([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4]),
    numbers([count, 8], [count, 8], [size, 8], [offset, 8]),
    numbers([0x07064b50, 4], [0, 4], [zip64Offset, 8], [1, 4]),
  );
  const disk = layout.disk ?? 0;
  const shortCount = wide ? 0xffff : count;
  const end = concat(
    numbers([0x06054b50, 4], [disk, 2], [disk, 2], [shortCount, 2], [shortCount, 2]),
    numbers([wide ? 0xffffffff : size, 4], [wide ? 0xffffffff : offset, 4], [comment.length, 2]),
    comment,
  );
  const middle = wide ? zip64 : new Uint8Array(0);
  return concat(prefix, ...body, records, between, middle, end, layout.suffix ?? new Uint8Array(0));
}
