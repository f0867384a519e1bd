import type { Entity, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { entityTextOf } from './entities-by-class.js';
import { modelsLump } from './models-lump.js';
import { checkReference, recordsOf } from './typed-lumps.js';

/**
 * Index of the brush model that an entity is made of: that of `"model" "*1"` is 1. The entity `worldspawn` has model
 * 0, the world, without saying so. `undefined` for an entity without a model and for one of a model file.
 *
 * Throws `FormatError`: 'unsupported' without the capability `entities` or models, 'bad-value' for a star without a
 * number behind it, 'bad-reference' for a model that isn't there.
 */
export function modelOfEntity(map: GameMap<object>, entity: Entity): number | undefined {
  const text = entityTextOf(map);
  const value = entity.get('model');
  if (value === undefined) return entity.classname?.toLowerCase() === 'worldspawn' ? 0 : undefined;
  if (!value.startsWith('*')) return undefined;
  const path = [text.name, entity.index, 'model'];
  if (!/^\*\d{1,9}$/.test(value)) {
    throw new FormatError('bad-value', 'names no brush model', {
      path,
      expected: '* and a number',
      found: value,
    });
  }
  const model = Number(value.slice(1));
  checkReference(recordsOf(map, modelsLump(map)), model, { path });
  return model;
}
