export { type BuiltLayers, buildLayers, type LayerOptions } from './build-layers.js';
export { buildScene, type SceneOptions } from './build-scene.js';
export { isPassable } from './layers/passable-entities.js';
export { layerKinds } from './layers/scene-layers.js';
export * from './light/index.js';
export type {
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
