/** Lumps that say something of each face, in the order of the map's faces, and what reflections show. */
import { f32, i32, list, records, struct, u8, u16, u32, vector } from '@brushwork/record';

/**
 * Size and place of a face's lightmap, apart from the texture's scale (`DECOUPLED_LM`).
 * @source description of the lump by the tools that write it @confidence probable
 */
export class DecoupledLightmap extends struct(40, {
  /** Width in samples. */
  width: u16,
  /** Height in samples. */
  height: u16,
  /** First sample in the map's lump of light, in bytes of that lump; -1 for a face without light. */
  lightOffset: i32,
  /** World coordinates to the sample's column: factors of x, y and z, and what is added. */
  column: vector(f32, ['x', 'y', 'z', 'offset']),
  /** World coordinates to the sample's row. */
  row: vector(f32, ['x', 'y', 'z', 'offset']),
}) {}

/**
 * A place whose surroundings are shown by what reflects (`ENVMAP`); the six images are files of their own.
 * @source description of the lump by an engine that reads it; no real file was seen @confidence probable
 */
export class EnvironmentMap extends struct(16, {
  /** Place in world units; the names of the images have it rounded to whole numbers. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Side of each image in pixels. */
  side: i32,
}) {}

/** `DECOUPLED_LM`: one record a face. */
export const decoupledLightmaps = records(DecoupledLightmap);
/** `LMSHIFT`: power of two of the texels that a sample of light spans, one byte a face; 4, the usual 16 texels, without the lump. */
export const lightmapShifts = list(u8);
/** `LMOFFSET`: first sample of each face in the lump of light, in place of the face's own number; -1 for none. */
export const lightmapOffsets = list(i32);
/** `LMSTYLE`: light styles of each face, as many for every one, in place of the face's own; 255 = unused. */
export const lightmapStyles = list(u8);
/** `LMSTYLE16`: the same with numbers of 16 bits; 65535 = unused. */
export const wideLightmapStyles = list(u16);
/** `ENVMAP`: places of reflections. */
export const environmentMaps = records(EnvironmentMap);
/** `SURFENVMAP`: for each face its place of `ENVMAP`; 4294967295 = none. */
export const faceEnvironmentMaps = list(u32);
