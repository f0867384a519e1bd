import {
  ClampToEdgeWrapping,
  DataTexture,
  HalfFloatType,
  type IUniform,
  LinearFilter,
  RGBAFormat,
  RGBFormat,
  type Texture,
  UnsignedInt5999Type,
} from 'three';
import type { WorldPage } from '../protocol/scene-world.js';

/** A page of light as surfaces are drawn with it. */
export class PageLight {
  /** Its numbers. */
  readonly texture: IUniform<Texture>;
  /** What they are multiplied with to be light. */
  readonly unit: IUniform<number>;

  constructor(page: WorldPage) {
    this.texture = { value: textureOf(page) };
    this.unit = { value: page.unit };
  }

  /** Puts other light in its place. */
  set(page: WorldPage): void {
    this.texture.value.dispose();
    this.texture.value = textureOf(page);
    this.unit.value = page.unit;
  }

  dispose(): void {
    this.texture.value.dispose();
  }
}

/** A linear texture without smaller sizes, which would mix what lies side by side. */
function textureOf({ height, pixels, width }: WorldPage): DataTexture {
  const texture =
    pixels instanceof Uint32Array
      ? new DataTexture(pixels, width, height, RGBFormat, UnsignedInt5999Type)
      : new DataTexture(pixels, width, height, RGBAFormat, HalfFloatType);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.wrapS = ClampToEdgeWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  texture.generateMipmaps = false;
  texture.needsUpdate = true;
  return texture;
}
