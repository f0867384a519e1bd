import type { Scene } from '../scene/scene.js';
import { glbOf, gltfFilesOf, type NamedBytes } from './gltf-file.js';
import { type GltfDocumentOptions, sceneToGltf } from './scene-to-gltf.js';

/** The scene as one binary glTF file. Throws 'limit' when it would be longer than such a file can be. */
export function writeGlb(scene: Scene, options: GltfDocumentOptions = {}): Uint8Array<ArrayBuffer> {
  return glbOf(sceneToGltf(scene, options));
}

/** The scene as a text glTF file, which is the first, and the files that it names, which all begin with `name`. */
export function writeGltf(
  scene: Scene,
  { name, ...options }: GltfDocumentOptions & { readonly name: string },
): NamedBytes[] {
  return gltfFilesOf(sceneToGltf(scene, options), name);
}
