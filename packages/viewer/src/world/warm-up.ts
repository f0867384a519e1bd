import {
  BufferAttribute,
  BufferGeometry,
  type Camera,
  InstancedMesh,
  Matrix4,
  Mesh,
  Scene,
  type WebGLRenderer,
} from 'three';
import { PageLight } from './page-light.js';
import { type SharedUniforms, surfaceMaterial } from './surface-material.js';

/** A luxel of light. */
const luxel = { width: 1, height: 1, unit: 1, pixels: Uint16Array.from([0, 0, 0, 0x3c00]) };

/**
 * Draws one triangle in each of the ways that most maps need, before there is a map: programs are made for the graphics
 * processor while the worker still builds. Gives back what keeps those programs, to be called when they aren't needed.
 */
export function warmUp(renderer: WebGLRenderer, camera: Camera, shared: SharedUniforms): () => void {
  const scene = new Scene();
  const geometry = smallTriangle();
  const light = new PageLight(luxel);
  const plain = { holes: 'none', opacity: 1, isDecal: false, isTwoSided: false } as const;
  const color = [0, 0, 0] as const;
  const lit = surfaceMaterial(
    { ...plain, color, light, has: { light: true, tint: false, blend: false } },
    shared,
  );
  const tinted = surfaceMaterial(
    { ...plain, color, light, has: { light: true, tint: true, blend: false } },
    shared,
  );
  const boxed = surfaceMaterial(
    { ...plain, color, has: { light: false, tint: false, blend: false } },
    shared,
  );
  const boxes = new InstancedMesh(geometry, boxed, 1);
  boxes.setMatrixAt(0, new Matrix4());
  scene.add(new Mesh(geometry, lit), new Mesh(geometry, tinted), boxes);
  for (const object of scene.children) object.frustumCulled = false;
  renderer.render(scene, camera);
  return () => {
    for (const one of [lit, tinted, boxed, light, geometry, boxes]) one.dispose();
  };
}

function smallTriangle(): BufferGeometry {
  const geometry = new BufferGeometry();
  // Beside the picture: nothing of it is seen.
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(9).fill(1e6), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(9), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(6), 2));
  geometry.setAttribute('lightUv', new BufferAttribute(new Float32Array(6), 2));
  geometry.setAttribute('tint', new BufferAttribute(new Uint8Array(12), 4, true));
  geometry.setIndex(new BufferAttribute(Uint16Array.from([0, 1, 2]), 1));
  return geometry;
}
