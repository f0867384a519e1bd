import {
  type BufferGeometry,
  InstancedMesh,
  LineSegments,
  type Material,
  Mesh,
  type Object3D,
  ShaderMaterial,
  Texture,
} from 'three';

/** Forgets what of a scene is on the graphics processor; all of it is made anew when it is drawn again. */
export function forgetMemory(scene: Object3D): void {
  scene.traverse((part) => {
    if (!(part instanceof Mesh || part instanceof LineSegments)) return;
    (part.geometry as BufferGeometry).dispose();
    for (const material of [part.material as Material | Material[]].flat()) {
      material.dispose();
      if (!(material instanceof ShaderMaterial)) continue;
      for (const { value } of Object.values(material.uniforms)) if (value instanceof Texture) value.dispose();
    }
    if (part instanceof InstancedMesh) part.dispose();
  });
}
