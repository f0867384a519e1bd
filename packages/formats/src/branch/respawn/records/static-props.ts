/** Static props: models that stand in the world and never move (game lump `sprp`). Distances are game units. */
import {
  bytes,
  candidates,
  enumeration,
  f32,
  flags,
  i8,
  i16,
  i32,
  many,
  sequence,
  struct,
  text,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { StaticPropSolid, staticPropFlags } from '../../valve/records/static-props.js';
import { point } from './surfaces.js';

const angles = vector(f32, ['pitch', 'yaw', 'roll']);
const color = vector(u8, ['red', 'green', 'blue', 'alpha']);

/**
 * A static prop of Titanfall (version 12). Source's version 12 is another record.
 * @orig StaticPropLump_t @source public readers @confidence probable
 */
export class StaticPropV12 extends struct(84, {
  /** Where it stands, in game units. */
  origin: point,
  /** How it is turned, in degrees. */
  angles: angles,
  /** Its model: an index into `models` of the same sub-lump. */
  model: u16,
  /** First of `leafCount` entries in `leaves` of the same sub-lump. */
  firstLeaf: u16,
  /** Number of leaves. */
  leafCount: u16,
  /** How it collides. */
  solid: enumeration(u8, StaticPropSolid),
  /** What is said of it. */
  flags: flags(u8, staticPropFlags),
  /** Skin of the model. */
  skin: i16,
  /** Cubemap that it reflects; -1 = none. */
  cubemap: i16,
  /** Distance at which it begins to fade, in game units. */
  fadeMinDistance: f32,
  /** Distance at which it is gone, in game units. */
  fadeMaxDistance: f32,
  /** Where it is lit from, in game units. */
  lightingOrigin: point,
  /** What fade distances are multiplied with. */
  forcedFadeScale: f32,
  /** Lowest level of processor at which it is drawn; -1 = any. */
  minCpuLevel: i8,
  /** Highest level of processor at which it is drawn; -1 = any. */
  maxCpuLevel: i8,
  /** Lowest level of graphics card at which it is drawn; -1 = any. */
  minGpuLevel: i8,
  /** Highest level of graphics card at which it is drawn; -1 = any. */
  maxGpuLevel: i8,
  /** Colour that it is multiplied with. */
  color: color,
  /** 1 = not on Xbox 360. */
  disableX360: i32,
  /** Scale of the model. */
  scale: f32,
  /** Collision flags that are added to the model's. */
  addedCollisionFlags: u32,
  /** Collision flags that are taken from the model's. */
  removedCollisionFlags: u32,
}) {}

/**
 * A static prop of Titanfall 2 (version 13). Source's version 13 is another record.
 * @orig StaticPropLump_t @source public readers and compilers agree @confidence probable
 */
export class StaticPropV13 extends struct(64, {
  /** Where it stands, in game units. */
  origin: point,
  /** How it is turned, in degrees. */
  angles: angles,
  /** Scale of the model. */
  scale: f32,
  /** Its model: an index into `models` of the same sub-lump. */
  model: u16,
  /** How it collides. */
  solid: enumeration(u8, StaticPropSolid),
  /** What is said of it. */
  flags: flags(u8, staticPropFlags),
  /** Skin of the model. */
  skin: u16,
  /** Cubemap that it reflects. */
  cubemap: u16,
  /** What fade distances are multiplied with. */
  forcedFadeScale: f32,
  /** Where it is lit from, in game units. */
  lightingOrigin: point,
  /** Lowest level of processor at which it is drawn; -1 = any. */
  minCpuLevel: i8,
  /** Highest level of processor at which it is drawn; -1 = any. */
  maxCpuLevel: i8,
  /** Lowest level of graphics card at which it is drawn; -1 = any. */
  minGpuLevel: i8,
  /** Highest level of graphics card at which it is drawn; -1 = any. */
  maxGpuLevel: i8,
  /** Colour that it is multiplied with. */
  color: color,
  /** Collision flags that are added to the model's. */
  addedCollisionFlags: u16,
  /** Collision flags that are taken from the model's. */
  removedCollisionFlags: u16,
}) {}

/** What stands behind the props in large maps of Titanfall 2. @source public readers @confidence unknown */
export class StaticPropExtra extends struct(64, {
  /** Unknown. */
  unknown0x00: bytes(64),
}) {}

const models = {
  /** Number of models. */
  modelCount: i32,
  /** Models that the props use. */
  models: many(text(128), 'modelCount'),
};

const props = {
  /** Number of props. */
  propCount: i32,
  /** Number of a prop, perhaps the first that is seen through. */
  unknownFirst: i32,
  /** Number of another one. */
  unknownSecond: i32,
};

/** Static props of Titanfall. */
export const staticPropsTitanfall = candidates({
  v12: {
    version: 12,
    type: sequence('StaticPropsTitanfall', {
      ...models,
      /** Number of entries in `leaves`. */
      leafCount: i32,
      /** Numbers that props select; there are no leaves in these maps. */
      leaves: many(u16, 'leafCount'),
      ...props,
      /** The props. */
      props: many(StaticPropV12, 'propCount'),
    }),
  },
});

/** Static props of Titanfall 2; the count behind the props is missing where a map has none of them. */
export const staticPropsTitanfall2 = candidates({
  v13: {
    version: 13,
    type: sequence('StaticPropsTitanfall2', {
      ...models,
      ...props,
      /** The props. */
      props: many(StaticPropV13, 'propCount'),
      /** Number of entries in `extras`. */
      extraCount: i32,
      /** What isn't known. */
      extras: many(StaticPropExtra, 'extraCount'),
    }),
  },
  'v13-short': {
    version: 13,
    type: sequence('StaticPropsTitanfall2Short', {
      ...models,
      ...props,
      /** The props. */
      props: many(StaticPropV13, 'propCount'),
    }),
  },
});
