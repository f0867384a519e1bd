import { enumeration, flags, i32, many, sequence, struct, u16, u32 } from '@brushwork/record';

/** Names of sub-lumps that are known, as four characters in a number. */
export const GameLumpId = {
  /** No sub-lump: ends the directory in some files. */
  none: 0,
  /** Models that stand in the world and never move: `sprp`. */
  staticProps: 0x73707270,
  /** Grass and other small things: `dprp`. */
  detailProps: 0x64707270,
  /** Light of detail props: `dplt`. */
  detailLight: 0x64706c74,
  /** Light of detail props with a high dynamic range: `dplh`. */
  detailLightHdr: 0x64706c68,
  /** Names of colour variables that static props are tinted with: `clvr`. */
  colorVariables: 0x636c7672,
} as const;

/** What is said of a sub-lump (`GAMELUMPFLAG_*`). */
export const gameLumpFlags = {
  /** Stored as an LZMA block; the length is that of the unpacked data. */
  compressed: 0x1,
} as const;

/**
 * Entry of the game lump's directory (lump 35).
 * @orig dgamelump_t @source specification, game lump @confidence certain
 */
export class GameLumpEntry extends struct(16, {
  /** What the sub-lump holds. */
  id: enumeration(u32, GameLumpId),
  /** Whether it is compressed. */
  flags: flags(u16, gameLumpFlags),
  /** Version of the sub-lump's layout; games changed layouts without changing it. */
  version: u16,
  /** First byte, counted from the start of the file; from the start of the game lump in files for consoles. */
  offset: i32,
  /** Length in bytes, unpacked when it is compressed: then it is stored up to the next entry's offset. */
  length: i32,
}) {}

/**
 * Entry of the game lump's directory in Vindictus, with wider numbers.
 * @source behaviour of public readers @confidence probable
 */
export class GameLumpEntryVindictus extends GameLumpEntry.with(20, {
  /** Whether it is compressed. */
  flags: flags(i32, gameLumpFlags),
  /** Version of the sub-lump's layout. */
  version: i32,
}) {}

/**
 * Entry of the game lump's directory in the single player maps of Dark Messiah of Might and Magic.
 * @source behaviour of public readers, which disagree whether the number stands before each entry or once before all @confidence guess
 */
export class GameLumpEntryDarkMessiah extends struct(20, {
  /** Always 4. */
  unknown0x00: i32,
  ...GameLumpEntry.schema,
}) {}

/** Directory of the game lump. */
export const gameLumpDirectory = sequence('GameLumpDirectory', {
  /** Number of entries. */
  count: i32,
  /** The entries. */
  entries: many(GameLumpEntry, 'count'),
});

/** Directory of the game lump in Vindictus. */
export const gameLumpDirectoryVindictus = sequence('GameLumpDirectoryVindictus', {
  /** Number of entries. */
  count: i32,
  /** The entries. */
  entries: many(GameLumpEntryVindictus, 'count'),
});

/** Directory of the game lump in Dark Messiah, with a number before each entry. */
export const gameLumpDirectoryDarkMessiah = sequence('GameLumpDirectoryDarkMessiah', {
  /** Number of entries. */
  count: i32,
  /** The entries. */
  entries: many(GameLumpEntryDarkMessiah, 'count'),
});

/** Directory of the game lump in Dark Messiah, with one number before all entries. */
export const gameLumpDirectoryDarkMessiahOnce = sequence('GameLumpDirectoryDarkMessiahOnce', {
  /** Number of entries. */
  count: i32,
  /** Always 4. */
  unknown0x04: i32,
  /** The entries. */
  entries: many(GameLumpEntry, 'count'),
});
