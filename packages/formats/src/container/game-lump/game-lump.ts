import { type ByteOrder, type Content, type ContentType, FormatError, opaque } from '@brushwork/record';
import type { PartPackingType } from '../part-packing.js';
import {
  type DirectoryForm,
  directoryDocuments,
  directoryForm,
  directoryForms,
  type GameLumpEntryKind,
} from './directory-form.js';
import { fourCc } from './four-cc.js';
import { GameLump, type GameLumpReading, type SubLumpTypes } from './game-lump-content.js';
import { gameLumpPacking } from './game-lump-packing.js';
import { typeOfLayout } from './game-lump-pieces.js';
import { readDirectory } from './read-directory.js';
import { relocated } from './relocate.js';
import type { Decompress } from './sub-lump.js';
import { writeGameLump } from './write-game-lump.js';

/** How a branch's game lump is read. */
export interface GameLumpOptions<S extends SubLumpTypes> {
  /** What its directory looks like; `source` unless given. */
  readonly entry?: GameLumpEntryKind;
  /** Content types of sub-lumps by id; others are kept as bytes. */
  readonly lumps: S;
  /** Unpacks compressed sub-lumps; without it they are kept as bytes. */
  readonly decompress?: Decompress;
  /** Most entries of the directory that are read; 64 unless given. Real ones have up to five. */
  readonly maximumEntries?: number;
  /** Most bytes that all compressed sub-lumps together may unpack to; 256 MiB unless given. */
  readonly maximumSize?: number;
}

/** A sub-lump that a game lump is made of. */
export interface NewSubLump {
  /** Four characters that say what it holds. */
  readonly id: string;
  /** Version of its layout. */
  readonly version: number;
  /** Flags; 0 unless given. */
  readonly flags?: number;
  /** Its bytes as they are stored. */
  readonly bytes: Uint8Array;
  /** What they unpack to, in bytes, when they are compressed. */
  readonly unpackedSize?: number;
}

/** How a new game lump is laid out. */
export interface BuildGameLumpOptions {
  /** Byte order; `little` unless given. */
  readonly byteOrder?: ByteOrder;
  /** Absolute offset in the file that it is made for; saving a map moves it from there. */
  readonly offset: number;
  /** Whether offsets count from the start of the game lump, as on consoles. */
  readonly isRelative?: boolean;
  /** Whether an entry of zeros ends the directory, as the console tools write it. */
  readonly hasTerminator?: boolean;
}

type LumpsOfSubLumps<S> = { [K in keyof S]: S[K] extends ContentType<Content, infer L> ? L : never }[keyof S];

/** How a game lump is read. */
export interface GameLumpType<S extends SubLumpTypes>
  extends ContentType<GameLump<S>, LumpsOfSubLumps<S>>,
    PartPackingType {
  /** Always `game-lump`. */
  readonly kind: 'game-lump';
  /** Content types of sub-lumps by id. */
  readonly lumps: S;
  /** What was declared, for branches that differ in some of it. */
  readonly options: GameLumpOptions<S>;
  /** Bytes of a game lump with these sub-lumps, one behind the other. */
  build(lumps: readonly NewSubLump[], options: BuildGameLumpOptions): Uint8Array;
}

const DEFAULTS = { maximumEntries: 64, maximumSize: 256 * 1024 * 1024 };

/**
 * A directory of lumps inside a lump: `gameLump({ lumps: { sprp: staticProps, dprp: detailProps } })`. Offsets of
 * sub-lumps are absolute; they are rewritten when the lump comes to lie elsewhere, without any sub-lump being read.
 */
export function gameLump<S extends SubLumpTypes>(options: GameLumpOptions<S>): GameLumpType<S> {
  const { entry = 'source', lumps, decompress } = options;
  const forms = directoryForms[entry];
  const reading: GameLumpReading = {
    forms,
    lumps,
    decompress,
    maximumEntries: options.maximumEntries ?? DEFAULTS.maximumEntries,
    maximumSize: options.maximumSize ?? DEFAULTS.maximumSize,
  };
  const subType = (id: unknown, layout: unknown): ContentType => {
    const type = typeof id === 'string' && Object.hasOwn(lumps, id) ? lumps[id] : undefined;
    return type === undefined ? opaque : typeOfLayout(type, layout);
  };
  const inside: NonNullable<ContentType['inside']> = (block) => {
    const given = (block ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof given['bytes'] === 'string') return { type: opaque, block: given['bytes'] };
    const form = directoryForm(given['form']);
    if (form !== undefined) return { type: form.type, block: given['directory'] };
    if (typeof given['lump'] !== 'string') return undefined;
    return { type: subType(given['lump'], given['layout']), block: given['block'] };
  };
  const type: Omit<GameLumpType<S>, '$lumps'> = {
    kind: 'game-lump',
    elementSize: undefined,
    lumps,
    options,
    form: directoryDocuments[entry],
    packing: gameLumpPacking,
    open: (place) => new GameLump<S>(place, reading),
    inside,
    rebuild(block, place, first) {
      const held = inside(block);
      if (held === undefined)
        throw new FormatError('does-not-fit', 'is no block of a game lump', { path: [place.name] });
      const { lump, version, layout } = block as { lump?: string; version?: number; layout?: string };
      const name = lump === undefined ? place.name : `${place.name}.${lump}`;
      return held.type.rebuild(held.block, { name, byteOrder: place.byteOrder, version, layout }, first);
    },
    relocate(bytes, move) {
      return relocated(
        bytes,
        readDirectory(bytes, { name: '', offset: move.from, ...move, ...reading }),
        move,
      );
    },
    build: (given, how) => build(given, how, forms[0] as DirectoryForm),
  };
  return type;
}

function build(lumps: readonly NewSubLump[], how: BuildGameLumpOptions, form: DirectoryForm): Uint8Array {
  const { byteOrder = 'little', offset, isRelative = false, hasTerminator = false } = how;
  const count = lumps.length + (hasTerminator ? 1 : 0);
  const directory = new Uint8Array(form.headSize + count * form.entrySize);
  new DataView(directory.buffer).setInt32(0, count, byteOrder === 'little');
  const { parts } = form.type.open({ name: '', offset, byteOrder, bytes: directory });
  lumps.forEach(({ id, version, flags = 0 }, i) => {
    parts.entries.at(i).set({ id: fourCc(id), version, flags });
  });
  const written = lumps.map(({ bytes, unpackedSize }, index) => {
    return { index, bytes, length: unpackedSize ?? bytes.length };
  });
  return writeGameLump(written, { directory, form, byteOrder, offset, isRelative, isAligned: false });
}
