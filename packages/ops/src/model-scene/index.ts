export {
  type ModelScene,
  type ModelSceneLevel,
  type ModelSceneObject,
  type ModelSceneOptions,
  type ModelScenePart,
  modelScene,
} from './model-scene.js';
