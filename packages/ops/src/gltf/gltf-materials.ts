import type { LightPage, Scene, SceneImage, SceneMaterial } from '../scene/scene.js';
import type { GltfBuilder } from './gltf-builder.js';
import type { GltfMaterial, TextureReference } from './gltf-json.js';
import type { GltfOptions } from './gltf-options.js';
import { hasHoles, pagePicture, pngOf } from './page-image.js';
import { placeholderColor } from './placeholder-color.js';

/** The extension by which several web engines find pages of light. */
const LIGHTMAP = 'MOZ_lightmap';

/** Opacity of what is seen through and has no picture. */
const HALF_SEEN = 0.5;

/** What of a scene materials are made of. */
export type MaterialSource = Pick<Scene, 'materials' | 'pages'>;

/** Makes the materials of a document when they are first asked for: one for each material and page of light. */
export class GltfMaterials {
  private readonly made = new Map<string, number>();
  private readonly pages = new Map<number, { readonly texture: number; readonly divisor: number }>();
  private readonly images = new Map<SceneImage, { readonly texture: number; readonly hasHoles: boolean }>();

  private readonly document: GltfBuilder;
  private readonly source: MaterialSource;
  private readonly options: GltfOptions & { readonly doubleSided?: boolean };

  constructor(
    document: GltfBuilder,
    source: MaterialSource,
    options: GltfOptions & { readonly doubleSided?: boolean },
  ) {
    this.document = document;
    this.source = source;
    this.options = options;
  }

  /** The material of a mesh. */
  of(material: number, page: number): number {
    const isLit = this.options.lightmaps !== false && this.source.pages[page] !== undefined;
    const lit = isLit ? page : -1;
    const key = `${material}/${lit}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const made = this.document.addMaterial(this.make(material, lit));
    this.made.set(key, made);
    return made;
  }

  private make(index: number, page: number): GltfMaterial {
    const { isTranslucent, kind, name } = this.source.materials[index] as SceneMaterial;
    const image = this.imageOf(index, name);
    const opacity = this.options.looks?.get(index)?.opacity ?? (image?.hasHoles === true ? 'mask' : 'opaque');
    const alphaMode =
      isTranslucent || opacity === 'blend' ? 'BLEND' : opacity === 'mask' ? 'MASK' : undefined;
    const light = page < 0 ? undefined : this.pageOf(page);
    return {
      name: name === '' ? 'no material' : name,
      pbrMetallicRoughness: {
        ...(image === undefined
          ? { baseColorFactor: [...placeholderColor(name), isTranslucent ? HALF_SEEN : 1] }
          : { baseColorTexture: { index: image.texture } }),
        metallicFactor: 0,
        roughnessFactor: 1,
      },
      ...(alphaMode !== undefined && { alphaMode }),
      ...(this.options.doubleSided === true && { doubleSided: true }),
      extras: { kind },
      ...(light !== undefined && this.light(light)),
    };
  }

  /** A page of light: where engines look for one, and where other programs at least show it. */
  private light(page: { readonly texture: number; readonly divisor: number }): Partial<GltfMaterial> {
    const reference: TextureReference = { index: page.texture, texCoord: 1 };
    this.document.use(LIGHTMAP);
    return {
      extensions: { [LIGHTMAP]: { ...reference, intensity: page.divisor } },
      ...(this.options.lightSlot === 'occlusion' && { occlusionTexture: reference }),
    };
  }

  private imageOf(
    index: number,
    name: string,
  ): { readonly texture: number; readonly hasHoles: boolean } | undefined {
    const image = this.options.images?.get(index);
    if (image === undefined) return undefined;
    const known = this.images.get(image);
    if (known !== undefined) return known;
    const texture = this.document.addTexture({ name, bytes: pngOf(image) }, 'repeat');
    const made = { texture, hasHoles: hasHoles(image) };
    this.images.set(image, made);
    return made;
  }

  private pageOf(index: number): { readonly texture: number; readonly divisor: number } {
    const known = this.pages.get(index);
    if (known !== undefined) return known;
    const { bytes, divisor } = pagePicture(this.source.pages[index] as LightPage);
    const made = {
      texture: this.document.addTexture({ name: `lightmap ${index}`, bytes }, 'clamp'),
      divisor,
    };
    this.pages.set(index, made);
    return made;
  }
}
