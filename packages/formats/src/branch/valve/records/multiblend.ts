/** How displacements blend several textures. */
import { array, f32, struct, vector } from '@brushwork/record';

/**
 * How a vertex of a displacement blends up to four textures; by the vertex's number.
 * @orig CDispMultiBlend @source public readers @confidence probable
 */
export class DisplacementMultiblend extends struct(80, {
  /** How much of each texture is seen. */
  blend: vector(f32, ['first', 'second', 'third', 'fourth']),
  /** How much of each texture's own alpha counts. */
  alphaBlend: vector(f32, ['first', 'second', 'third', 'fourth']),
  /** What each texture is multiplied with. */
  colors: array(vector(f32, ['red', 'green', 'blue']), 4),
}) {}
