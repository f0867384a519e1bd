import type { Viewpoint } from '../protocol/scene-world.js';

/** Where somebody is, as the commands that bring one there. */
export function setposText({ pitch, position, yaw }: Viewpoint): string {
  return `setpos ${position.map(short).join(' ')};setang ${short(pitch)} ${short(yaw)} 0`;
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0);
}
