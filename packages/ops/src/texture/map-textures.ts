import {
  decodeTexture,
  type GameMap,
  type ImageLimits,
  type Texture,
  type Textures,
} from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { SceneImage } from '../scene/scene.js';
import type { TextureReport } from './texture-report.js';

/** The textures that a map has in a lump of its own, by their names. */
export class MapTextures {
  private readonly byName = new Map<string, Texture>();
  private readonly lump: string;

  constructor(map: GameMap<object>, lump: string) {
    this.lump = lump;
    const content = map.isLoaded(lump) ? map.lump(lump) : undefined;
    if (content?.kind !== 'textures') return;
    const textures = content as Textures;
    for (let i = 0; i < textures.length; i++) {
      const texture = textures.at(i);
      const name = texture?.name.toLowerCase();
      if (texture !== undefined && name !== undefined && !this.byName.has(name))
        this.byName.set(name, texture);
    }
  }

  /** The texture of a name whose pixels are in the map. */
  find(name: string): Texture | undefined {
    const texture = this.byName.get(name.toLowerCase());
    return texture !== undefined && texture.levels.length > 0 ? texture : undefined;
  }

  /** The picture of a texture; `undefined`, and an issue, when it can't be read. */
  picture(
    texture: Texture,
    {
      limits,
      palette,
      report,
    }: {
      readonly limits: ImageLimits;
      readonly palette: Uint8Array | undefined;
      readonly report: TextureReport;
    },
  ): SceneImage | undefined {
    try {
      const name = `${this.lump}.${texture.name}`;
      const image = decodeTexture(texture, { name, limits, ...(palette !== undefined && { palette }) });
      // That the colours are the game's is said once for all of them.
      report.addAll(image.issues.filter(({ rule }) => rule !== 'image-palette'));
      return { width: image.width, height: image.height, pixels: image.data };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      report.add('material-image-damaged', error.code, {
        message: error.reason,
        path: error.path,
        offset: error.offset,
      });
      return undefined;
    }
  }
}
