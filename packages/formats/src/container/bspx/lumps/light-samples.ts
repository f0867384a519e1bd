/** Light of all faces in more than grey: as many samples as the map's own lump of light has. */
import { bits, list, records, struct, u8, u32, vector } from '@brushwork/record';

/**
 * A colour with a common exponent (`LIGHTING_E5BGR9`): each component is `c * 2 ** (exponent - 24)`, and 1 is full light.
 * @source description of the lump by an engine that reads it and by the tools that write it @confidence probable
 */
export class SharedExponentColor extends struct(4, {
  /** Red. */
  red: bits(u32, 9),
  /** Green. */
  green: bits(u32, 9),
  /** Blue. */
  blue: bits(u32, 9),
  /** Power of two that all three are multiplied with, plus 24. */
  exponent: bits(u32, 5),
}) {}

/** `RGBLIGHTING`: red, green and blue of each sample. */
export const coloredLight = list(vector(u8, ['red', 'green', 'blue']));
/** `LIGHTINGDIR`: direction from which each sample's light comes, in the face's own axes; -1 to 1 as 0 to 255. */
export const lightDirections = list(vector(u8, ['x', 'y', 'z']));
/** `LIGHTING_E5BGR9`: a colour of a high dynamic range for each sample. */
export const sharedExponentLight = records(SharedExponentColor);
