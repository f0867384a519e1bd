import type { Scene, SceneMesh } from '../scene/scene.js';
import type { PictureOptions } from './gltf-options.js';

/** The meshes that are written: those with triangles, of the kinds of surfaces that were asked for. */
export function wantedMeshes(
  { materials }: Pick<Scene, 'materials'>,
  meshes: readonly SceneMesh[],
  options: PictureOptions,
): readonly SceneMesh[] {
  return meshes.filter((mesh) => {
    const kind = materials[mesh.material]?.kind;
    const isKept =
      !(kind === 'sky' && options.sky !== true) && !(kind === 'hidden' && options.hidden !== true);
    return mesh.indices.length > 0 && isKept && !(mesh.decal === true && options.withoutDecals === true);
  });
}
