import type { NamedBytes } from '../gltf/gltf-file.js';
import type { PictureOptions } from '../gltf/gltf-options.js';
import { pngOf } from '../gltf/page-image.js';
import { placeholderColor } from '../gltf/placeholder-color.js';
import type { SceneImage, SceneMaterial } from '../scene/scene.js';
import { objName } from './obj-text.js';

/** Names of materials as lines name them: no two are the same, whatever the names in the file. */
export class ObjMaterials {
  private readonly names: readonly string[];
  private readonly materials: readonly SceneMaterial[];

  constructor(materials: readonly SceneMaterial[]) {
    this.materials = materials;
    const taken = new Set<string>();
    this.names = materials.map(({ name }) => {
      const plain = objName(name);
      let unique = plain;
      for (let i = 2; taken.has(unique); i++) unique = `${plain}_${i}`;
      taken.add(unique);
      return unique;
    });
  }

  /** Name of a material. */
  nameOf(material: number): string {
    return this.names[material] ?? '_';
  }

  /** The file of materials, which is the first, and the pictures that it names. All names begin with `name`. */
  files(name: string, { images, looks }: PictureOptions): NamedBytes[] {
    const pictures = new Map<SceneImage, NamedBytes>();
    const lines: string[] = ['# Brushwork'];
    this.materials.forEach((material, i) => {
      const image = images?.get(i);
      const color = image === undefined ? placeholderColor(material.name) : [1, 1, 1];
      lines.push('', `newmtl ${this.nameOf(i)}`, `Kd ${color.map((value) => value.toFixed(4)).join(' ')}`);
      lines.push('Ks 0 0 0', 'illum 1');
      if (image === undefined && material.isTranslucent) lines.push('d 0.5');
      if (image === undefined) return;
      const file = pictures.get(image) ?? { name: `${name}.${pictures.size}.png`, bytes: pngOf(image) };
      pictures.set(image, file);
      lines.push(`map_Kd ${file.name}`);
      if (material.isTranslucent || (looks?.get(i)?.opacity ?? 'opaque') !== 'opaque')
        lines.push(`map_d ${file.name}`);
    });
    const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`);
    return [{ name: `${name}.mtl`, bytes }, ...pictures.values()];
  }
}
