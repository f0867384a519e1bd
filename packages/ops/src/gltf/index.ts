export { GltfBuilder } from './gltf-builder.js';
export { glbOf, gltfFilesOf, type NamedBytes } from './gltf-file.js';
export type { GltfOptions, PictureOptions } from './gltf-options.js';
export { type ModelGltfOptions, modelToGltf } from './model-to-gltf.js';
export { type Color, placeholderColor } from './placeholder-color.js';
export { type SceneEntity, sceneEntities } from './scene-entities.js';
export { type GltfDocumentOptions, sceneToGltf } from './scene-to-gltf.js';
export { writeGlb, writeGltf } from './write-gltf.js';
