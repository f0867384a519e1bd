import { ClampToEdgeWrapping, DataTexture, HalfFloatType, LinearFilter, RGBAFormat } from 'three';
import type { WorldPage } from '../protocol/scene-world.js';

/** A page of light as a texture: linear, without smaller sizes, which would mix what lies side by side. */
export function pageTexture({ height, pixels, width }: WorldPage): DataTexture {
  const texture = new DataTexture(pixels, width, height, RGBAFormat, HalfFloatType);
  texture.minFilter = LinearFilter;
  texture.magFilter = LinearFilter;
  texture.wrapS = ClampToEdgeWrapping;
  texture.wrapT = ClampToEdgeWrapping;
  texture.generateMipmaps = false;
  texture.needsUpdate = true;
  return texture;
}
