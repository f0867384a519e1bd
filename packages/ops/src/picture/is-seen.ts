import type { Scene } from '../scene/scene.js';

/** Whether surfaces of a material are in pictures: the sky and what a game doesn't draw are not. */
export function isSeen({ materials }: Pick<Scene, 'materials'>, material: number): boolean {
  const kind = materials[material]?.kind;
  return kind !== 'sky' && kind !== 'hidden';
}
