import type { SceneImage, SceneMesh } from '@brushwork/ops';
import type { Material, ShaderMaterial, Texture } from 'three';
import type { WorldImages, WorldMaterial } from '../protocol/scene-world.js';
import { imageTexture } from './image-texture.js';
import type { PageLight } from './page-light.js';
import { type SharedUniforms, surfaceMaterial } from './surface-material.js';

/** Opacity of what is seen through and has no image that says more. */
const HALF_SEEN = 0.55;

const nothing: Pick<WorldImages, 'images' | 'seconds' | 'looks'> = {
  images: new Map(),
  seconds: new Map(),
  looks: new Map(),
};

/** What materials are made with. */
export interface LibraryOptions {
  /** The materials of the scene. */
  readonly materials: readonly WorldMaterial[];
  /** What all of them have in common. */
  readonly shared: SharedUniforms;
  /** Most samples that an image is read with where it is seen at a slant. */
  readonly anisotropy: number;
  /** Whether both sides of everything are drawn. */
  readonly isTwoSided: boolean;
}

/** Makes the materials of surfaces, each once, and gives them back. */
export class MaterialLibrary {
  private readonly options: LibraryOptions;
  private readonly made = new Map<string, ShaderMaterial>();
  private readonly textures = new Map<SceneImage, Texture>();
  private found = nothing;
  private isPainted = false;

  constructor(options: LibraryOptions) {
    this.options = options;
  }

  /**
   * Takes images that were found, and has `renew` ask for all materials again. Those that were made before are given back
   * afterwards, so that what both have in common isn't made twice.
   */
  setImages(found: Pick<WorldImages, 'images' | 'seconds' | 'looks'>, renew: () => void): void {
    const before = [...this.made.values()];
    this.made.clear();
    this.found = found;
    renew();
    for (const material of before) material.dispose();
    const used = new Set([...found.images.values(), ...found.seconds.values()]);
    for (const [image, texture] of this.textures) {
      if (used.has(image)) continue;
      texture.dispose();
      this.textures.delete(image);
    }
  }

  /** Whether the image of a material is one for tools, which the game never shows. */
  isTool(material: number): boolean {
    return this.found.looks.get(material)?.isTool === true;
  }

  /** Where the image of a material is from. */
  originOf(material: number): string | undefined {
    return this.found.looks.get(material)?.from;
  }

  /** The material of a mesh with its page of light; `variant` tells apart what has attributes of its own. */
  of(
    mesh: Pick<SceneMesh, 'material' | 'page' | 'colors' | 'blends' | 'decal'>,
    light?: PageLight,
  ): Material {
    const has = {
      light: light !== undefined,
      tint: mesh.colors !== undefined,
      blend: mesh.blends !== undefined,
      paint: this.isPainted,
    };
    const key = [
      mesh.material,
      light === undefined ? -1 : mesh.page,
      has.tint,
      has.blend,
      mesh.decal === true,
    ].join();
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const { isTwoSided, materials, shared } = this.options;
    const { color = [0.5, 0.5, 0.5], isTranslucent = false, kind = 'plain' } = materials[mesh.material] ?? {};
    const image = this.textureOf(this.found.images.get(mesh.material));
    const opacity = this.found.looks.get(mesh.material)?.opacity ?? 'opaque';
    const holes = opacity === 'opaque' ? 'none' : opacity;
    const isSeenThrough = kind === 'liquid' || (isTranslucent && image === undefined);
    const material = surfaceMaterial(
      {
        ...{ color, image, light, has, holes },
        second: has.blend ? this.textureOf(this.found.seconds.get(mesh.material)) : undefined,
        opacity: isSeenThrough ? HALF_SEEN : 1,
        isDecal: mesh.decal === true,
        isTwoSided: isTwoSided || kind === 'liquid' || holes === 'mask',
      },
      shared,
    );
    this.made.set(key, material);
    return material;
  }

  /** Says that surfaces have colours of their groups from now on. */
  usePaint(): void {
    if (this.isPainted) return;
    this.isPainted = true;
    for (const material of this.made.values()) {
      material.defines['HAS_PAINT'] = '';
      material.needsUpdate = true;
    }
  }

  /** Every material that was made. */
  get all(): Iterable<ShaderMaterial> {
    return this.made.values();
  }

  /** Gives everything back. */
  dispose(): void {
    for (const material of this.made.values()) material.dispose();
    this.made.clear();
    for (const texture of this.textures.values()) texture.dispose();
    this.textures.clear();
  }

  private textureOf(image: SceneImage | undefined): Texture | undefined {
    if (image === undefined) return undefined;
    const known = this.textures.get(image);
    if (known !== undefined) return known;
    const made = imageTexture(image, this.options.anisotropy);
    this.textures.set(image, made);
    return made;
  }
}
