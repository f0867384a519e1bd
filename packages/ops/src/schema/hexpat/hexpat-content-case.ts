import type { LumpModel } from '../reference-model.js';
import type { HexpatContext } from './hexpat-context.js';
import { commentAttribute, saidOf } from './hexpat-text.js';

/**
 * Cases of `match (..., length)` for the content of a lump, whose identifier is `value`: one, or one for each size that
 * tells a layout; none for bytes of unknown meaning.
 */
export function hexpatContentCases(lump: LumpModel, value: string, context: HexpatContext): string[] {
  const { content, name, documentation } = lump;
  if (content.kind === 'other' && content.name === 'opaque') return [];
  const comment = commentAttribute(saidOf(documentation));
  return context
    .readings(content, { path: name, length: 'length' })
    .flatMap(({ layout, type, behind, condition }) => {
      const size = / == (\d+)/.exec(condition)?.[1];
      // What only a size tells is left as bytes where it has another one.
      if (layout !== undefined && size === undefined) return [];
      return [`      (${value}, ${size ?? '_'}): ${type} content${behind}${comment};`];
    });
}
