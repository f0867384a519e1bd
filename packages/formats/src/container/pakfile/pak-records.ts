/**
 * The records of a zip archive as they stand in a pakfile, which are little-endian in the files of consoles, too. Names,
 * extra fields and comments follow the records whose sizes they have.
 *
 * Source: PKWARE APPNOTE 6.3.10, sections 4.3.7 to 4.3.16; `public/zip_uncompressed.h` of the public SDK names the first
 * three `ZIP_LocalFileHeader`, `ZIP_FileHeader` and `ZIP_EndOfCentralDirRecord`.
 */
import { enumeration, flags, struct, u16, u32, u64 } from '@brushwork/record';

/** How an entry's data is packed. */
export const PakMethod = {
  /** As it is. */
  stored: 0,
  /** DEFLATE, which games with pakfiles don't read. */
  deflate: 8,
  /** LZMA with a head of 4 bytes and 5 bytes of properties. */
  lzma: 14,
} as const;

/** What is said of an entry. */
export const pakEntryFlags = {
  /** The data is encrypted. */
  encrypted: 0x0001,
  /** CRC and sizes stand behind the data and not before it. */
  sizesFollow: 0x0008,
  /** The name is UTF-8. */
  utf8: 0x0800,
} as const;

/**
 * Record before an entry's data; its name and its extra fields follow.
 * @orig ZIP_LocalFileHeader @source PKWARE APPNOTE 6.3.10, section 4.3.7 @confidence certain
 */
export class PakLocalHeader extends struct(
  30,
  {
    /** `PK\3\4`. */
    signature: u32,
    /** Version of the zip specification that is needed to read the entry, times ten. */
    versionNeeded: u16,
    /** What is said of the entry. */
    flags: flags(u16, pakEntryFlags),
    /** How the data is packed. */
    method: enumeration(u16, PakMethod),
    /** Time of day as MS-DOS counts it; 0 as the game's tools write it. */
    modifiedTime: u16,
    /** Date as MS-DOS counts it; 0 as the game's tools write it. */
    modifiedDate: u16,
    /** CRC-32 of the unpacked data. */
    crc: u32,
    /** Bytes of the data as it is stored. */
    compressedSize: u32,
    /** Bytes of the data when it is unpacked. */
    uncompressedSize: u32,
    /** Bytes of the name. */
    nameSize: u16,
    /** Bytes of the extra fields, which consoles fill with zeros until the data is aligned. */
    extraSize: u16,
  },
  { packed: true },
) {}

/**
 * Record of an entry in the directory; its name, its extra fields and its comment follow.
 * @orig ZIP_FileHeader @source PKWARE APPNOTE 6.3.10, section 4.3.12 @confidence certain
 */
export class PakDirectoryRecord extends struct(
  46,
  {
    /** `PK\1\2`. */
    signature: u32,
    /** Version of the specification that the writer knew, times ten; the high byte is its system. */
    versionMadeBy: u16,
    /** Version of the zip specification that is needed to read the entry, times ten. */
    versionNeeded: u16,
    /** What is said of the entry. */
    flags: flags(u16, pakEntryFlags),
    /** How the data is packed. */
    method: enumeration(u16, PakMethod),
    /** Time of day as MS-DOS counts it. */
    modifiedTime: u16,
    /** Date as MS-DOS counts it. */
    modifiedDate: u16,
    /** CRC-32 of the unpacked data. */
    crc: u32,
    /** Bytes of the data as it is stored. */
    compressedSize: u32,
    /** Bytes of the data when it is unpacked. */
    uncompressedSize: u32,
    /** Bytes of the name. */
    nameSize: u16,
    /** Bytes of the extra fields; in console files those of the local header, which are not repeated here. */
    extraSize: u16,
    /** Bytes of the comment. */
    commentSize: u16,
    /** Part of an archive in several files that the entry begins in; 0. */
    disk: u16,
    /** Attributes; bit 0 for text. */
    internalAttributes: u16,
    /** Attributes of the file in the writer's system. */
    externalAttributes: u32,
    /** Where the local header begins, from the start of the pakfile. */
    localOffset: u32,
  },
  { packed: true },
) {}

/**
 * Record at the end of the archive; its comment follows.
 * @orig ZIP_EndOfCentralDirRecord @source PKWARE APPNOTE 6.3.10, section 4.3.16 @confidence certain
 */
export class PakEndRecord extends struct(
  22,
  {
    /** `PK\5\6`. */
    signature: u32,
    /** Part of an archive in several files that this is; 0. */
    disk: u16,
    /** Part that the directory begins in; 0. */
    directoryDisk: u16,
    /** Entries of the directory in this part. */
    diskEntryCount: u16,
    /** Entries of the directory. */
    entryCount: u16,
    /** Bytes of the directory, with the padding behind it in console files. */
    directorySize: u32,
    /** Where the directory begins, from the start of the pakfile. */
    directoryOffset: u32,
    /** Bytes of the comment; 32 as the game's later tools write it. */
    commentSize: u16,
  },
  { packed: true },
) {}

/**
 * Record with the numbers of the end record in 64 bits; stands before its locator.
 * @source PKWARE APPNOTE 6.3.10, section 4.3.14 @confidence certain
 */
export class PakZip64EndRecord extends struct(
  56,
  {
    /** `PK\6\6`. */
    signature: u32,
    /** Bytes of the record behind this number. */
    recordSize: u64,
    /** Version of the specification that the writer knew, times ten. */
    versionMadeBy: u16,
    /** Version of the specification that is needed to read the archive, times ten. */
    versionNeeded: u16,
    /** Part of an archive in several files that this is; 0. */
    disk: u32,
    /** Part that the directory begins in; 0. */
    directoryDisk: u32,
    /** Entries of the directory in this part. */
    diskEntryCount: u64,
    /** Entries of the directory. */
    entryCount: u64,
    /** Bytes of the directory. */
    directorySize: u64,
    /** Where the directory begins, from the start of the pakfile. */
    directoryOffset: u64,
  },
  { packed: true },
) {}

/**
 * Record that says where the one with the numbers in 64 bits is; stands before the end record.
 * @source PKWARE APPNOTE 6.3.10, section 4.3.15 @confidence certain
 */
export class PakZip64Locator extends struct(
  20,
  {
    /** `PK\6\7`. */
    signature: u32,
    /** Part that the record is in; 0. */
    disk: u32,
    /** Where the record begins, from the start of the pakfile. */
    recordOffset: u64,
    /** Number of parts; 1. */
    diskCount: u32,
  },
  { packed: true },
) {}
