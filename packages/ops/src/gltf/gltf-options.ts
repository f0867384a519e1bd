import type { SceneImage } from '../scene/scene.js';
import type { MaterialLook } from '../texture/material-look.js';

/** How what is to be seen is written, whatever the format. */
export interface PictureOptions {
  /** Size of a game unit in metres; what the scene says unless given. */
  readonly scale?: number;
  /** Pictures of materials by their index; the others are shown in a colour of their own. */
  readonly images?: ReadonlyMap<number, SceneImage>;
  /** How materials with a picture look, by their index. */
  readonly looks?: ReadonlyMap<number, Pick<MaterialLook, 'opacity'>>;
  /** Whether surfaces of the sky are among the meshes. */
  readonly sky?: boolean;
  /** Whether surfaces that the game doesn't draw are among the meshes. */
  readonly hidden?: boolean;
  /** Whether pictures that lie on other surfaces are left out. */
  readonly withoutDecals?: boolean;
}

/** How a scene is written as glTF. */
export interface GltfOptions extends PictureOptions {
  /** Whether pages of light are written; they are unless it is `false`. */
  readonly lightmaps?: boolean;
  /**
   * Where pages of light are beside `MOZ_lightmap`: nowhere, or in the slot for occlusion, where programs that don't know
   * the extension show them as shades.
   */
  readonly lightSlot?: 'none' | 'occlusion';
  /** Whether each triangle carries the index of the record that it comes from: vertices are then shared by none. */
  readonly records?: boolean;
}
