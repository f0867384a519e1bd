import type { EntityLink, GraphEdge, GraphNode } from '../../protocol/entity-api.js';
import { fitText, type TextMeasure } from './fit-text.js';

/** What a line says, in so many pixels: its first connection, and how many more there are. */
export function shortEdgeWords({ count, links }: GraphEdge, width: number, measure: TextMeasure): string {
  const [first] = links;
  if (first === undefined) return '';
  const more = count > 1 ? ` +${count - 1}` : '';
  const { input, key, kind } = first;
  if (kind === 'name') return `${fitText(key, width - measure(more), measure)}${more}`;
  const room = width - measure(` → ${more}`);
  // What is short leaves its room to the other.
  const keyRoom = Math.max(room / 2, room - measure(input));
  const shortKey = fitText(key, keyRoom, measure);
  return `${shortKey} → ${fitText(input, room - measure(shortKey), measure)}${more}`;
}

/** A connection in words. */
export function linkWords({ delay, input, key, kind, parameter, target }: EntityLink): string {
  if (kind === 'name') return `${key} names ${target}`;
  const after = delay === undefined || delay === 0 ? '' : ` after ${delay} s`;
  return `${key}: ${input}${parameter === '' ? '' : `(${parameter})`} of ${target}${after}`;
}

/** What a box says: what somebody is called, and of which class it is. */
export function nodeWords({ classname, index, targetname, unresolved }: GraphNode): {
  readonly title: string;
  readonly below: string;
} {
  if (unresolved === undefined)
    return { title: targetname === '' ? `#${index}` : targetname, below: classname };
  const isKnownInGame = unresolved.startsWith('!');
  return { title: unresolved, below: isKnownInGame ? 'decided in the game' : 'no entity has this name' };
}
