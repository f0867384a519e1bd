/**
 * Detail props: grass and other small things that compilers scatter over displacements (game lumps `dprp`, `dplt` and
 * `dplh`). Distances are game units, angles are degrees.
 */
import {
  type CandidatesType,
  candidates,
  type DeclaredTypes,
  enumeration,
  f32,
  i32,
  many,
  padding,
  ref,
  sequence,
  struct,
  text,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { ColorRgbExp } from './lighting.js';

/** What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two. @source engine headers @confidence certain */
export const DetailPropType = { model: 0, sprite: 1, crossShape: 2, triangleShape: 3 } as const;

/** How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`). @source engine headers @confidence certain */
export const DetailPropOrientation = { normal: 0, screenAligned: 1, screenAlignedVertical: 2 } as const;

const corner = vector(f32, ['x', 'y']);
const texel = vector(f32, ['u', 'v']);

/**
 * A picture that detail props are drawn with, all of them in one texture.
 * @orig DetailSpriteDictLump_t @source engine headers; maps @confidence certain
 */
export class DetailSprite extends struct(32, {
  /** Upper left corner against the prop's origin, in game units. */
  upperLeft: corner,
  /** Lower right corner against the prop's origin, in game units. */
  lowerRight: corner,
  /** Texture coordinates of the upper left corner, 0 to 1. */
  textureUpperLeft: texel,
  /** Texture coordinates of the lower right corner, 0 to 1. */
  textureLowerRight: texel,
}) {}

/**
 * A detail prop of version 4. Padding is garbage in real maps.
 * @orig DetailObjectLump_t @source engine headers; maps @confidence certain
 */
export class DetailProp extends struct(52, {
  /** Where it stands, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** How it is turned, in degrees. */
  angles: vector(f32, ['pitch', 'yaw', 'roll']),
  /** An index into `models` of the same sub-lump for one that is a model, else into `sprites`. */
  detail: u16,
  /** Leaf that it is in. */
  leaf: ref(u16, 'LEAVES'),
  /** Light that falls on it. */
  light: ColorRgbExp,
  /** First of `lightStyleCount` entries in the lump of detail light; 0xFFFFFFFF in many maps without any. */
  firstLightStyle: u32,
  /** Number of light styles beside the usual one. */
  lightStyleCount: u8,
  /** How much it sways in the wind, 0 to 255; garbage in maps of 2004. */
  sway: u8,
  /** Angle between the sides of a shape; garbage in maps of 2004. */
  shapeAngle: u8,
  /** Size of a shape; garbage in maps of 2004. */
  shapeSize: u8,
  /** How it turns to who looks at it. */
  orientation: enumeration(u8, DetailPropOrientation),
  /** Filler. */
  padding1: padding(3),
  /** What it is drawn as. */
  type: enumeration(u8, DetailPropType),
  /** Filler. */
  padding2: padding(3),
  /** What its size is multiplied with. */
  scale: f32,
}) {}

/**
 * Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
 * @orig DetailPropLightstylesLump_t @source engine headers @confidence certain
 */
export class DetailPropLightStyle extends struct(5, {
  /** The light. */
  light: ColorRgbExp,
  /** The style, which an entity switches. */
  style: u8,
}) {}

/**
 * A detail prop of version 2, always a model.
 * @orig DetailObjectLump_t @source published measurements of Bloodlines' maps; the order from version 4 @confidence probable
 */
export class DetailPropV2 extends DetailProp.omit(
  40,
  'orientation',
  'padding1',
  'type',
  'padding2',
  'scale',
).with(40, {
  /** An index into `models` of the same sub-lump. */
  detail: u16,
}) {}

/** Layouts of detail props: the one that real maps at hand have, and an older one. */
const layouts = {
  v4: {
    version: 4,
    type: sequence('DetailPropsV4', {
      /** Number of models. */
      modelCount: i32,
      /** Models that props use: paths from the game's folder. */
      models: many(text(128), 'modelCount'),
      /** Number of sprites. */
      spriteCount: i32,
      /** Pictures that props are drawn with. */
      sprites: many(DetailSprite, 'spriteCount'),
      /** Number of props. */
      propCount: i32,
      /** The props. */
      props: many(DetailProp, 'propCount'),
    }),
  },
  v2: {
    version: 2,
    type: sequence('DetailPropsV2', {
      /** Number of models. */
      modelCount: i32,
      /** Models that props use: paths from the game's folder. */
      models: many(text(128), 'modelCount'),
      /** Number of props. */
      propCount: i32,
      /** The props. */
      props: many(DetailPropV2, 'propCount'),
    }),
  },
} as const;

/** How detail props are read. */
export interface DetailPropsType extends CandidatesType<DeclaredTypes<typeof layouts>> {}

/** Detail props (game lump `dprp`): models, sprites, props. */
export const detailProps: DetailPropsType = candidates(layouts);

/** Light of detail props (game lumps `dplt` and `dplh`). */
export const detailPropLight = sequence('DetailPropLight', {
  /** Number of entries. */
  count: i32,
  /** Light by style, as props select it. */
  styles: many(DetailPropLightStyle, 'count'),
});
