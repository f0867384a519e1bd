/**
 * A format that doesn't exist: every kind of field once, for the writers of documents.
 *
 * Second paragraph.
 */
import { defineBranch, entityText, lump, lumpDirectory } from '@brushwork/formats';
import {
  array,
  bits,
  bool,
  bytes,
  char,
  children,
  either,
  enumeration,
  f16,
  f32,
  f64,
  flags,
  i16,
  i32,
  i64,
  list,
  many,
  opaque,
  overlay,
  padding,
  records,
  ref,
  run,
  sequence,
  signedRef,
  span,
  struct,
  text,
  textOffset,
  u8,
  u16,
  u32,
  u64,
  union,
  vector,
  versions,
} from '@brushwork/record';

/** Bits of a word. */
export const WordBits = {
  /** The lowest. */
  lowest: 0x1,
  /** The highest. */
  highest: 0x80000000,
} as const;

/**
 * A corner, nested in others.
 * @orig dcorner_t @source nowhere @confidence guess
 */
export class Corner extends struct(8, {
  /** Place. @confidence certain */
  place: vector(i16, ['x', 'y']),
  /** Height */
  height: f32,
}) {}

/** Bytes as they follow each other. */
export class Tight extends struct(
  14,
  {
    /** One byte. */
    first: u8,
    /** Four bytes, not aligned. */
    second: i32,
    /** Three bits of two bytes. */
    low: bits(u16, 3),
    /** Six more. */
    high: bits(u16, 6),
    /** A union that isn't aligned. */
    body: union(
      'first',
      { 1: 'wide', otherwise: 'narrow' },
      {
        /** The wide arm. */
        wide: {
          /** A byte, and a hole behind it. */
          a: u8,
          /** Four bytes. */
          b: u16,
        },
        narrow: {
          /** Two bytes. */
          a: i16,
        },
      },
    ),
    /** The last bytes. */
    last: bytes(3),
  },
  { packed: true },
) {}

/**
 * Everything: one field of each kind. A comment may hold the end of another: *\/ and so on.
 * @confidence probable
 */
export class Everything extends struct(160, {
  /** A keyword of C. */
  default: i16,
  /** A letter. */
  letter: char,
  /** Yes or no. */
  isOpen: bool,
  /** Named bits. */
  word: flags(u32, WordBits),
  /** Values named in place. */
  kind: enumeration(u8, { none: 0, some: 1, negative: 255 }),
  /** Half a float. */
  half: f16,
  /** Unsigned, wide. */
  big: u64,
  /** Signed, wide. */
  signedBig: i64,
  /** Five bits. */
  low: bits(u32, 5),
  /** Twenty bits that refer. */
  middle: ref(bits(u32, 20), 'CORNERS', { none: 0 }),
  /** Three bits of another word. */
  small: bits(u16, 3),
  /** Four signed bits. */
  signedBits: bits(i32, 4),
  /** Behind bits. */
  after: u8,
  /** A record in the record. */
  corner: Corner,
  /** Several of them. */
  corners: array(Corner, 2),
  /** Rows of bytes; the first `small` are used. */
  rows: array(array(u8, 2), 3, { used: 'small' }),
  /** An image. */
  image: array(u8, 12, { shape: [2, 2, 3] }),
  /** A double. */
  wide: f64,
  /** A name. */
  name: text(8),
  /** Unknown. @confidence unknown */
  junk: bytes(3),
  /** Filler. */
  filler: padding(2),
  /** Decides about the body. */
  tag: u8,
  /** What the tag says. */
  body: union(
    'tag',
    { 1: 'first', 2: 'first', otherwise: 'other' },
    {
      /** Documented arm. */
      first: {
        /** Half. */
        a: i16,
        /** Whole, behind a hole. @confidence guess */
        b: i32,
      },
      other: {
        /** As it is. */
        raw: bytes(4),
      },
    },
  ),
  /** Float or index. */
  mixed: overlay(u32, {
    /** As a float. */
    asFloat: f32,
    /** As an index. */
    asIndex: ref(u32, 'CORNERS'),
  }),
  /** First corner. */
  firstCorner: span(u32, 'CORNERS', 'cornerCount * 2', {
    none: 'negative',
    mayBeEmpty: true,
    local: 'firstEdge',
  }),
  /** Half the corners. */
  cornerCount: u16,
  /** Sides behind those before. */
  sideCount: run(u16, 'TIGHT'),
  /** First edge. */
  firstEdge: signedRef(i32, 'CORNERS'),
  /** Children. */
  childCount: children(i32, 'EVERYTHING'),
  /** Other nodes. */
  nodes: array(either(i32, 'EVERYTHING', 'CORNERS'), 2),
  /** Name elsewhere. */
  nameOffset: textOffset(u32, 'TEXT'),
}) {}

/** Counts, then lists. */
export const table = sequence('Table', {
  /** Number of corners. */
  count: u16,
  /** Not aligned. */
  mask: u32,
  /** The corners. */
  corners: many(Corner, 'count'),
  /** Behind them. */
  last: u8,
  /** What is left. */
  rest: many(u8, 'rest'),
});

/** The format that doesn't exist. */
export const branch = defineBranch({
  id: 'nobody/sample-one',
  title: 'Sample One',
  container: lumpDirectory({
    magic: 'NONE',
    versions: [1, 2],
    entryCount: 9,
    entry: ['offset', 'length', 'version', 'unused'],
    alignment: 4,
    emptyOffset: 'zero',
  }),
  byteOrders: ['little', 'big'],
  lumps: {
    EVERYTHING: lump(0, Everything),
    CORNERS: lump(1, Corner),
    TIGHT: lump(2, Tight),
    /** Indexes of corners. */
    LIST: lump(3, list(ref(u16, 'CORNERS', { none: 0xffff }))),
    TABLE: lump(4, table),
    VERSIONED: lump(5, versions({ 0: records(Corner), 1: list(vector(f32, ['u', 'v'])) })),
    TEXT: lump(6, entityText()),
    UNKNOWN: lump(7, opaque),
    IMAGES: lump(8, list(array(u8, 12, { shape: [2, 2, 3] }))),
  },
  capabilities: {},
});
