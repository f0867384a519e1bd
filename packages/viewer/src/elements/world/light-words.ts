import type { World } from '../../protocol/scene-world.js';

/** What a world says of its light. */
type LightOfWorld = Pick<World, 'counts' | 'issues'>;

/** Rule of light that is stored and can't be read. */
const LOST = 'scene-light-lost';
/** Rule of light of single surfaces that can't be read. */
const BROKEN = 'scene-light';

/** Which light of a map is stored and can't be read, and why, in sentences. */
export function lostLightWords({ issues }: Pick<World, 'issues'>): readonly string[] {
  return issues
    .filter(({ rule }) => rule === LOST)
    .map(({ message, path }) => `${upperFirst(message)} (${path.join('.')}).`);
}

/** Why no light is shown of a map of which no light is lost as a whole. */
export function noLightText({ counts, issues }: LightOfWorld): string {
  if (issues.some(({ rule }) => rule === BROKEN))
    return 'The light of no surface can be read: Issues says what is wrong.';
  if (counts.drawn === 0) return 'No surface of this map is drawn, so that no light is shown.';
  return 'This map has no baked light.';
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
