import { bytes, FormatError, struct, text, u8, u32 } from '@brushwork/record';

/** What archives of textures begin with. */
const magics: ReadonlySet<string> = new Set(['WAD2', 'WAD3']);

/**
 * What an archive of textures begins with.
 * @orig wadinfo_t @source public headers of the compilers @confidence certain
 */
export class WadHeader extends struct(12, {
  /** `WAD2`, or `WAD3` where textures have palettes of their own. */
  magic: text(4),
  /** Number of entries. */
  entryCount: u32,
  /** Where the entries are, from the start of the file. */
  directoryOffset: u32,
}) {}

/** Kinds of entries that are textures with four sizes: of `WAD3`, and of `WAD2`. */
export const wadTextureTypes: ReadonlySet<number> = new Set([0x43, 0x44]);

/**
 * An entry of an archive of textures.
 * @orig lumpinfo_t @source public headers of the compilers @confidence certain
 */
export class WadEntry extends struct(32, {
  /** Where it begins, from the start of the file. */
  offset: u32,
  /** Bytes in the file. */
  storedSize: u32,
  /** Bytes when unpacked. */
  size: u32,
  /** What it is: 0x43 or 0x44 is a texture. */
  type: u8,
  /** 0: not packed; nothing else is known to be used. */
  compression: u8,
  /** Not used. */
  unknown0xE: bytes(2),
  /** Name, NUL-terminated within the 16 bytes. */
  name: text(16),
}) {}

/** Most entries that are read; the archives of the games have some thousands. */
const mostEntries = 65_536;

/**
 * The textures of an archive, by their names in lower case: their own bytes. Of textures with the same name the first
 * counts; one that isn't in the file is left out. Throws 'bad-magic', 'truncated', 'out-of-bounds' and 'limit'.
 */
export function readWadTextures(file: Uint8Array, name = 'archive'): ReadonlyMap<string, Uint8Array> {
  if (file.length < WadHeader.size) {
    throw new FormatError('truncated', 'an archive of textures begins with 12 bytes', {
      path: [name],
      expected: WadHeader.size,
      found: file.length,
    });
  }
  const { directoryOffset, entryCount, magic } = WadHeader.fromBytes(file);
  if (!magics.has(magic)) {
    throw new FormatError('bad-magic', 'no archive of textures', { path: [name], offset: 0, found: magic });
  }
  if (entryCount > mostEntries) {
    throw new FormatError('limit', `has more than ${mostEntries} entries`, {
      path: [name],
      offset: 4,
      expected: mostEntries,
      found: entryCount,
    });
  }
  if (directoryOffset > file.length || entryCount * WadEntry.size > file.length - directoryOffset) {
    throw new FormatError('out-of-bounds', 'the entries are behind the end of the file', {
      path: [name],
      offset: 8,
      found: directoryOffset,
    });
  }
  const textures = new Map<string, Uint8Array>();
  for (let i = 0; i < entryCount; i++) {
    const entry = WadEntry.fromBytes(file, { offset: directoryOffset + i * WadEntry.size });
    const { compression, offset, storedSize, type } = entry;
    if (!wadTextureTypes.has(type) || compression !== 0) continue;
    if (offset > file.length || storedSize > file.length - offset) continue;
    const key = entry.name.toLowerCase();
    if (!textures.has(key)) textures.set(key, file.subarray(offset, offset + storedSize));
  }
  return textures;
}
