import { array, bytes, f32, i32, struct, u8, u16, u32, vector } from '@brushwork/record';

/** What a VTF image begins with: `VTF` and a NUL. */
export const vtfMagic = 0x00465456;

/** Bits of a VTF image that say what else than one picture it is. */
export const vtfFlags = {
  /** The pictures are the sides of a cube. */
  ENVIRONMENT_MAP: 0x4000,
} as const;

/**
 * What a VTF image begins with in versions 7.0 and 7.1. The small picture follows, then the pictures: the smallest size
 * first, and of each size all frames, of each frame all sides.
 * @source public descriptions of the format; files of the games @confidence certain
 */
export class VtfHeader extends struct(
  63,
  {
    /** `VTF` and a NUL. */
    magic: u32,
    /** 7, and 0 to 5. */
    version: array(u32, 2),
    /** Bytes in front of the small picture; from 7.3 on of header and list of resources. */
    headerSize: u32,
    /** Width of the largest size in pixels. */
    width: u16,
    /** Height of the largest size in pixels. */
    height: u16,
    /** How the engine uses it, and whether it is a cube. */
    flags: u32,
    /** Pictures of an animation, 1 for one that stands still. */
    frameCount: u16,
    /** Frame that an animation begins with; 65,535 in cubes that have no seventh picture. */
    firstFrame: u16,
    /** Not used. */
    unknown0x1C: bytes(4),
    /** Mean colour, linear, 0 to 1. */
    reflectivity: vector(f32, ['red', 'green', 'blue']),
    /** Not used. */
    unknown0x2C: bytes(4),
    /** Height of bumps, for normals that are made of it. */
    bumpScale: f32,
    /** How pixels are stored, by its number; -1 = there are none. */
    format: i32,
    /** Number of sizes. */
    mipCount: u8,
    /** How the pixels of the small picture are stored; -1 = there is none. */
    smallFormat: i32,
    /** Width of the small picture. */
    smallWidth: u8,
    /** Height of the small picture. */
    smallHeight: u8,
  },
  { packed: true },
) {}

/**
 * The same in version 7.2.
 * @source public descriptions of the format @confidence certain
 */
export class VtfHeader72 extends VtfHeader.insertAfter(65, 'smallHeight', {
  /** Slices of a volume, 1 for a picture. */
  depth: u16,
}) {}

/**
 * The same from version 7.3 on. A list of resources follows.
 * @source public descriptions of the format @confidence certain
 */
export class VtfHeader73 extends VtfHeader72.insertAfter(80, 'depth', {
  /** Not used. */
  unknown0x41: bytes(3),
  /** Number of resources. */
  resourceCount: u32,
  /** Not used. */
  unknown0x48: bytes(8),
}) {}

/** Tags of resources, the three bytes as a number. */
export const vtfResources = { SMALL_PICTURE: 0x01, PICTURES: 0x30, COMPRESSION: 0x435841 } as const;

/**
 * A part of a VTF image from version 7.3 on.
 * @source public descriptions of the format @confidence certain
 */
export class VtfResource extends struct(
  8,
  {
    /** What it is: three bytes, in the first of which tags of the engine's own are. */
    tag: array(u8, 3),
    /** 2: there is no data, the offset itself is the value. */
    flags: u8,
    /** Where it begins, from the start of the file. */
    offset: u32,
  },
  { packed: true },
) {}
