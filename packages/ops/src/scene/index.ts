export { type BuiltLayers, buildLayers, type LayerOptions } from './build-layers.js';
export { buildScene, type SceneOptions } from './build-scene.js';
export { type ClipTree, isSolidAt } from './layers/clip-tree.js';
export { isPassable } from './layers/passable-entities.js';
export { readClipTree } from './layers/read-clip-tree.js';
export { layerKinds } from './layers/scene-layers.js';
export * from './light/index.js';
export { lostLight } from './lost-light.js';
export type {
  ByteLight,
  ExponentLight,
  LightPage,
  MaterialKind,
  Scene,
  SceneCounts,
  SceneImage,
  SceneLayer,
  SceneLight,
  SceneMaterial,
  SceneMesh,
  SceneModel,
  SceneMultiblend,
  ScenePlacement,
  SceneProps,
  StoredLight,
  TriangleSource,
} from './scene.js';
export type { BudgetOptions } from './scene-budget.js';
