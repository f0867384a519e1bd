import type { Scene, SceneMaterial } from '../scene/scene.js';

/** The scene with a material for each kind of layer, which has none itself: one that is seen through. */
export function withLayerMaterials(scene: Scene): Scene {
  if (scene.layers.length === 0) return scene;
  const kinds = [...new Set(scene.layers.map(({ kind }) => kind))];
  const first = scene.materials.length;
  const added = kinds.map((kind): SceneMaterial => {
    return { name: `layer ${kind}`, kind: 'plain', isTranslucent: true };
  });
  const layers = scene.layers.map((layer) => {
    const material = first + kinds.indexOf(layer.kind);
    return { ...layer, meshes: layer.meshes.map((mesh) => ({ ...mesh, material, page: -1 })) };
  });
  return { ...scene, materials: [...scene.materials, ...added], layers };
}
