/** Records of baked light. Distances are game units. */
import { array, f32, i16, i32, padding, ref, struct, u8, u32, vector } from '@brushwork/record';
import { WorldLightShadowOffset } from '../../valve/records/lighting.js';
import { point } from './surfaces.js';

/**
 * A light that doesn't move (lump 54, version 1).
 * @orig dworldlight_t @source public readers @confidence probable
 */
export class WorldLight extends WorldLightShadowOffset.with(100, {
  /** Texture that a surface light is made of. */
  texture: ref(i32, 'TEXTURE_DATA', { none: -1 }),
}) {}

/** The same in version 2. @source public readers @confidence probable */
export class WorldLightVersion2 extends WorldLight.insertAfter(108, 'owner', {
  /** Unknown; 0 unless set. */
  unknown0x64: f32,
  /** Unknown; 0.005 unless set. */
  unknown0x68: f32,
}) {}

/** The same in version 3. @source public readers; sizes and values of a real map @confidence certain */
export class WorldLightVersion3 extends WorldLightVersion2.insertAfter(112, 'unknown0x68', {
  /** Unknown; 1 unless set. */
  unknown0x6C: f32,
}) {}

/**
 * Light that arrives at a place (lump 101).
 * @source public readers @confidence probable
 */
export class LightProbe extends struct(48, {
  /** Light from six sides. */
  sides: array(vector(u8, ['red', 'green', 'blue', 'alpha']), 6),
  /** Direction of the sky and how much of the sun is seen. */
  sky: array(i16, 4),
  /** How much each of the four lights counts. */
  lightWeights: array(u8, 4),
  /** The four lights; -1 = none. */
  lights: array(i16, 4),
  /** Filler. */
  padding: padding(4),
}) {}

/**
 * Where light was measured (lump 104).
 * @source public readers @confidence probable
 */
export class LightProbeReference extends struct(16, {
  /** The place, in game units. */
  origin: point,
  /** What was measured. */
  probe: ref(u32, 'LIGHTPROBES'),
}) {}

/** The same in Titanfall 2 and later. @source public readers; size in a real directory @confidence probable */
export class LightProbeReferenceLong extends LightProbeReference.insertAfter(20, 'probe', {
  /** Unknown. */
  unknown0x10: i32,
}) {}

/**
 * A node of the tree that finds the nearest probes (lump 103).
 * @source public readers; size in a real directory @confidence probable
 */
export class LightProbeTreeNode extends struct(8, {
  /** What it is, in bits that aren't known. */
  tag: u32,
  /** A coordinate to split at, or a number of probes, as the tag says. */
  value: u32,
}) {}
