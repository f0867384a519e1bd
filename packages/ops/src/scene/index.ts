export { buildScene, type SceneOptions } from './build-scene.js';
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
  ScenePlacement,
  SceneProps,
  TriangleSource,
} from './scene.js';
export type { BudgetOptions } from './scene-budget.js';
