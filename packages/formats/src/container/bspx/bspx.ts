import {
  type ByteOrder,
  type Content,
  type ContentType,
  contentForm,
  FormatError,
  opaque,
  placed,
} from '@brushwork/record';
import { typeOfLayout } from '../game-lump/game-lump-pieces.js';
import { relocated } from '../game-lump/relocate.js';
import { writeGameLump } from '../game-lump/write-game-lump.js';
import { Bspx, type BspxLumpTypes } from './bspx-content.js';
import { BSPX_MAGIC, bspxDirectory, bspxForm } from './bspx-directory.js';
import { bspxLumps } from './lumps/bspx-lumps.js';
import { readBspx } from './read-bspx.js';

/** How a BSPX directory is read; the known lumps unless others are given. */
export interface BspxOptions<S extends BspxLumpTypes> {
  /** Content types of lumps by name; others are kept as bytes. */
  readonly lumps: S;
  /** Most entries that are read; 64 unless given. Real ones have up to ten. */
  readonly maximumEntries?: number;
}

/** A lump that a BSPX directory is made of. */
export interface NewBspxLump {
  /** Its name, at most 24 bytes of text. */
  readonly name: string;
  /** Its bytes. */
  readonly bytes: Uint8Array;
}

/** Where a new BSPX directory lies. */
export interface BuildBspxOptions {
  /** Byte order; `little` unless given. */
  readonly byteOrder?: ByteOrder;
  /** Absolute offset in the file that it is made for, a multiple of four; saving a map moves it from there. */
  readonly offset: number;
}

type LumpsOfTypes<S> = { [K in keyof S]: S[K] extends ContentType<Content, infer L> ? L : never }[keyof S];

/** How what is appended to a map is read. */
export interface BspxType<S extends BspxLumpTypes> extends ContentType<Bspx<S>, LumpsOfTypes<S>> {
  /** Always `bspx`. */
  readonly kind: 'bspx';
  /** Content types of lumps by name. */
  readonly lumps: S;
  /** Bytes of a directory with these lumps behind it, each at a multiple of four. */
  build(lumps: readonly NewBspxLump[], options: BuildBspxOptions): Uint8Array;
}

const MAXIMUM_ENTRIES = 64;

/**
 * A BSPX directory: lumps that are known by their names, which tools append to a map behind its own. Offsets are
 * absolute; they are rewritten when the directory comes to lie elsewhere, without any lump being read.
 */
export function bspx<S extends BspxLumpTypes = typeof bspxLumps>(options?: BspxOptions<S>): BspxType<S> {
  const lumps: BspxLumpTypes = options?.lumps ?? bspxLumps;
  const maximumEntries = options?.maximumEntries ?? MAXIMUM_ENTRIES;
  const inside: NonNullable<ContentType['inside']> = (block) => {
    const given = (block ?? {}) as Readonly<Record<string, unknown>>;
    if (typeof given['bytes'] === 'string') return { type: opaque, block: given['bytes'] };
    if (given['form'] === bspxForm.name) return { type: bspxDirectory, block: given['directory'] };
    const { lump } = given;
    if (typeof lump !== 'string') return undefined;
    // One that is known may have been kept as bytes all the same.
    if (typeof given['block'] === 'string') return { type: opaque, block: given['block'] };
    const type = Object.hasOwn(lumps, lump) ? lumps[lump] : undefined;
    return { type: type === undefined ? opaque : typeOfLayout(type, given['layout']), block: given['block'] };
  };
  const type: Omit<BspxType<BspxLumpTypes>, '$lumps'> = {
    kind: 'bspx',
    elementSize: undefined,
    lumps,
    form: formOf(lumps),
    open: (place) => new Bspx(place, { lumps, maximumEntries }),
    inside,
    rebuild(block, place, first) {
      const held = inside(block);
      if (held === undefined)
        throw new FormatError('does-not-fit', 'is no block of a BSPX directory', { path: [place.name] });
      const { lump, layout } = block as { lump?: string; layout?: string };
      const name = lump === undefined ? place.name : `${place.name}.${lump}`;
      return held.type.rebuild(held.block, { name, byteOrder: place.byteOrder, layout }, first);
    },
    relocate(bytes, move) {
      const place = { name: '', offset: move.from, byteOrder: move.byteOrder, bytes };
      // All of them, however many: entries that aren't looked at would be left behind.
      return relocated(bytes, readBspx(place, { maximumEntries: Number.MAX_SAFE_INTEGER }), move);
    },
    build,
  };
  return type as BspxType<S>;
}

function formOf(lumps: BspxLumpTypes): NonNullable<ContentType['form']> {
  const parts = Object.entries(lumps).map(([name, type]) => [
    name,
    placed(type, { where: `Where the entry named ${name} says.` }),
  ]);
  return contentForm('Bspx', { directory: bspxDirectory, ...Object.fromEntries(parts) });
}

function build(
  lumps: readonly NewBspxLump[],
  { byteOrder = 'little', offset }: BuildBspxOptions,
): Uint8Array {
  const entries = lumps.map(({ name, bytes }) => ({ name, offset: 0, length: bytes.length }));
  const directory = bspxDirectory.build({ magic: BSPX_MAGIC, count: lumps.length, entries }, { byteOrder });
  const written = lumps.map(({ bytes }, index) => ({ index, bytes, length: bytes.length }));
  return writeGameLump(written, {
    directory,
    form: bspxForm,
    byteOrder,
    offset,
    isRelative: false,
    isAligned: true,
  });
}
