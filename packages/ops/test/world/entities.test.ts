import type { Entity, EntityText, GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { entitiesByClass, entityOrigin, modelOfEntity } from '../../src/index.js';
import { expectCode } from './support/expect-code.js';
import { smallMap, vector } from './support/small-map.js';

const model = {
  ...{ mins: vector(0, 0, 0), maxs: vector(0, 0, 0), firstSurface: 0, surfaceCount: 0 },
  ...{ firstPatch: 0, patchCount: 0, firstBrush: 0, brushCount: 0 },
};

function withText(text: string): { map: GameMap; entities: readonly Entity[] } {
  const map = smallMap({ ENTITIES: text, MODELS: [model, model, model] });
  return { map, entities: (map.lump('ENTITIES') as EntityText).entities };
}

describe('entitiesByClass', () => {
  it('finds them in the order of the file, whatever the case of letters', () => {
    const { map } = withText(
      '{"classname" "light" "n" "1"}{"classname" "Door"}{"classname" "LIGHT" "n" "2"}',
    );
    expect(entitiesByClass(map, 'light').map((entity) => entity.get('n'))).toEqual(['1', '2']);
    expect(entitiesByClass(map, 'toString')).toEqual([]);
  });
});

describe('modelOfEntity', () => {
  const of = (text: string): number | undefined => {
    const { map, entities } = withText(text);
    return modelOfEntity(map, entities.at(-1) as Entity);
  };

  it('reads the number behind the star', () => {
    expect(of('{"classname" "door" "model" "*2"}')).toBe(2);
    expect(of('{"classname" "door" "MODEL" "*01"}')).toBe(1);
  });

  it('knows that the world is model 0, and that files and nothing are none', () => {
    expect(of('{"classname" "WorldSpawn"}')).toBe(0);
    expect(of('{"classname" "misc_model" "model" "xmodel/tree"}')).toBeUndefined();
    expect(of('{"classname" "light"}')).toBeUndefined();
    expect(of('{}')).toBeUndefined();
  });

  it('refuses models that are not there', () => {
    const error = expectCode('bad-reference', () => of('{"classname" "worldspawn"}{"model" "*3"}'));
    expect(error.path).toEqual(['ENTITIES', 1, 'model']);
    for (const value of ['*', '*-1', '*1.5', '*x', '*99999999999999999999', '* 1']) {
      expectCode('bad-value', () => of(`{"model" "${value}"}`));
    }
  });
});

describe('entityOrigin', () => {
  const of = (value: string): unknown =>
    entityOrigin(withText(`{"origin" "${value}"}`).entities[0] as Entity);

  it('reads three numbers and takes no notice of what is behind', () => {
    expect(of('1 -2.5 3e2')).toEqual(vector(1, -2.5, 300));
    expect(of('  +.5\t-0 7. and more')).toEqual({ x: 0.5, y: -0, z: 7 });
  });

  it('is undefined for what is no place', () => {
    for (const value of ['', '1 2', '1 two 3', '1e999 0 0', 'NaN 0 0', '. 1 2', '- 1 2', '1,2,3']) {
      expect(of(value), value).toBeUndefined();
    }
    expect(entityOrigin(withText('{"classname" "light"}').entities[0] as Entity)).toBeUndefined();
  });

  it('reads a very long value in no time', () => {
    expect(of(`${'1'.repeat(400_000)} 2 x`)).toBeUndefined();
    expect(of(`${'1'.repeat(200)} ${'-'.repeat(400_000)}`)).toBeUndefined();
  });
});
