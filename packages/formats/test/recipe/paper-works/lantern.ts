/**
 * Lantern (a game that doesn't exist): `LNTN` 3. Little-endian, five lumps, offset before length. The world is made of
 * rooms, boxes whose walls lie on planes; lamps hang in them.
 *
 * Sources: none, since it was invented to follow the recipe for a new game. Distances are in centimetres, z points up.
 */
import {
  array,
  bytes,
  enumeration,
  f32,
  flags,
  i16,
  i32,
  ref,
  span,
  struct,
  text,
  u8,
  u16,
  vector,
} from '@brushwork/record';
import { defineBranch, entityText, lump, lumpDirectory } from '../../../src/index.js';
import { lanternRules } from '../lantern-rules.js';

/** What a wall is made of. @source the format's inventor @confidence certain */
export const WallKind = {
  /** Solid. */
  stone: 0,
  /** Lets light through. */
  glass: 1,
  /** A way into another room. */
  door: 2,
} as const;

/** What a lamp does. @source the format's inventor @confidence certain */
export const LampFlags = {
  /** Burns from the start. */
  lit: 0x1,
  /** Its brightness changes. */
  flickers: 0x2,
} as const;

/**
 * A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
 * @orig lplane @source the format's inventor @confidence certain
 */
export class Plane extends struct(16, {
  /** Unit vector across the plane. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance of the plane from the origin along the normal, in centimetres. */
  distance: f32,
}) {}

/**
 * A wall of a room (lump 2).
 * @orig lwall @source the format's inventor @confidence certain
 */
export class Wall extends struct(8, {
  /** Plane that it lies on. */
  plane: ref(u16, 'PLANES'),
  /** What it is made of. */
  kind: enumeration(u8, WallKind),
  /** Zero in every file. @confidence unknown */
  unknown0x03: bytes(1),
  /** Room behind a door; -1 = none. */
  room: ref(i32, 'ROOMS', { none: -1 }),
}) {}

/**
 * A room (lump 3).
 * @orig lroom @source the format's inventor @confidence certain
 */
export class Room extends struct(44, {
  /** Name for messages, in ASCII. */
  name: text(16),
  /** Lower corner of its box, in centimetres. */
  mins: vector(i16, ['x', 'y', 'z']),
  /** Upper corner of its box, in centimetres. */
  maxs: vector(i16, ['x', 'y', 'z']),
  /** First of `wallCount` walls. */
  firstWall: span(i32, 'WALLS', 'wallCount'),
  /** Number of walls. */
  wallCount: i32,
  /** Rooms that are heard in it; -1 = none. */
  heard: array(ref(i16, 'ROOMS', { none: -1 }), 4),
}) {}

/**
 * A lamp (lump 4).
 * @orig llamp @source the format's inventor @confidence probable
 */
export class Lamp extends struct(20, {
  /** Where it hangs, in centimetres. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Room that it hangs in. */
  room: ref(u16, 'ROOMS'),
  /** What it does. */
  flags: flags(u16, LampFlags),
  /** Colour of its light, from 0 to 255. */
  color: vector(u8, ['red', 'green', 'blue', 'unused']),
}) {}

/** Lantern. */
export const branch = defineBranch({
  id: 'paper-works/lantern',
  title: 'Lantern',
  container: lumpDirectory({
    magic: 'LNTN',
    versions: [3],
    entryCount: 5,
    entry: ['offset', 'length'],
    alignment: 4,
    emptyOffset: 'zero',
  }),
  byteOrders: ['little'],
  lumps: {
    ENTITIES: lump(0, entityText()),
    PLANES: lump(1, Plane),
    WALLS: lump(2, Wall),
    ROOMS: lump(3, Room),
    LAMPS: lump(4, Lamp),
  },
  capabilities: { entities: 'ENTITIES' },
  rules: lanternRules,
});
