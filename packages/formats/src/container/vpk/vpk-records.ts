import { struct, u16, u32 } from '@brushwork/record';

/** What an archive of Source begins with, as a number. */
export const vpkMagic = 0x55aa1234;

/** The same, one character a byte. */
export const vpkMagicText = '4\u0012\u00aaU';

/** Whether the first bytes of a file are those of an archive of Source. */
export function isVpk(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(0, 4)) === vpkMagicText;
}

/**
 * What an archive of Source (`.vpk`) begins with.
 * @source Valve Developer Community, "VPK (file format)"; panzi, "VPK File Format Specification" @confidence certain
 */
export class VpkHeader extends struct(12, {
  /** `vpkMagic`. */
  magic: u32,
  /** 1 or 2; the archives of Titanfall and Apex Legends, whose entries differ, have 2 and a 3 in the upper half. */
  version: u32,
  /** Bytes of the tree, which follows the header. */
  treeSize: u32,
}) {}

/**
 * What follows the header in version 2: how long the parts are that follow the tree, one behind the other.
 * @source Valve Developer Community, "VPK (file format)"; panzi, "VPK File Format Specification" @confidence certain
 */
export class VpkSections extends struct(16, {
  /** Bytes of the data of files that lie in this file; others lie in numbered files beside it. */
  dataSize: u32,
  /** Bytes of the MD5 sums of stretches of the data: 28 for each (file, offset, length, sum). */
  dataSumsSize: u32,
  /** Bytes of three MD5 sums: of the tree, of the sums of the data, of all before this one. 48, or 0 where there are none. */
  ownSumsSize: u32,
  /** Bytes of a public key and a signature, each with its length before it; 0 where there are none. */
  signatureSize: u32,
}) {}

/**
 * A file in the tree, behind its name; its first bytes follow.
 * @orig VPKDirectoryEntry @source Valve Developer Community, "VPK (file format)" @confidence certain
 */
export class VpkEntryHead extends struct(
  18,
  {
    /** CRC-32 of the whole file: the bytes in the tree and the others. */
    crc: u32,
    /** How many of its first bytes follow in the tree. */
    preloadSize: u16,
    /** Number of the file beside this one that has the rest; 0x7FFF: this one. */
    part: u16,
    /** Where the rest begins: in that file, or behind the tree. */
    offset: u32,
    /** Bytes of the rest; 0 when the whole file is in the tree. */
    size: u32,
    /** 0xFFFF. */
    terminator: u16,
  },
  { packed: true },
) {}
