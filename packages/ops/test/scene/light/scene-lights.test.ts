import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, type SceneLight } from '../../../src/scene/index.js';
import { goodMap } from '../../validate/support/good-maps.js';

type Fields = Record<string, unknown>;

function records(map: GameMap, lump: string): { readonly length: number; at(i: number): Fields } {
  return map.lump(lump) as unknown as { length: number; at(i: number): Fields };
}

/** The light of a map whose first record of a light is this. */
function lightOf(id: string, lump: string, fields: Fields): SceneLight | undefined {
  const map = goodMap(id);
  for (let i = 0; i < records(map, lump).length; i++) records(map, lump).at(i)['type'] = 99;
  Object.assign(records(map, lump).at(0), fields);
  return buildScene(map).lights[0];
}

const rgb = { red: 4, green: 2, blue: 1 };
const origin = { x: 1, y: 2, z: 3 };

describe('lights that are records', () => {
  const source = (fields: Fields): SceneLight | undefined =>
    lightOf('valve/orange-box', 'WORLD_LIGHTS_HDR', {
      ...{ intensity: rgb, origin, normal: { x: 0, y: 0, z: -2 }, radius: 0 },
      ...{ constantAttenuation: 0, linearAttenuation: 0, quadraticAttenuation: 1, ...fields },
    });

  it('are points, spots and suns, with the light that they give at one unit', () => {
    expect(source({ type: 1, radius: 500 })).toEqual({
      ...{ kind: 'point', color: [4, 2, 1], origin: [1, 2, 3], direction: [0, 0, -1], range: 500 },
      source: { lump: 'WORLD_LIGHTS_HDR', index: 0 },
    });
    const spot = source({ type: 2, stopDot: Math.cos(0.25), stopDot2: Math.cos(0.5) });
    expect(spot?.kind).toBe('spot');
    expect(spot?.cone?.[0]).toBeCloseTo(0.25, 5);
    expect(spot?.cone?.[1]).toBeCloseTo(0.5, 5);
    expect(source({ type: 3, quadraticAttenuation: 0 })).toMatchObject({ kind: 'sun', color: [4, 2, 1] });
    // Light of surfaces and of the whole sky is left to the lightmaps.
    expect([source({ type: 0 }), source({ type: 5 })]).toEqual([undefined, undefined]);
  });

  it('that fall off otherwise are as bright as they are at 100 units', () => {
    const light = source({ type: 1, quadraticAttenuation: 0, linearAttenuation: 2 });
    expect(light?.color[0]).toBeCloseTo((4 / 200) * 10_000, 6);
  });

  it('shine away from where a sun is', () => {
    const light = lightOf('infinity-ward/call-of-duty', 'LIGHTS', {
      ...{ type: 1, color: rgb, direction: { x: 0, y: 0.6, z: 0.8 } },
    });
    expect(light).toMatchObject({ kind: 'sun', color: [4, 2, 1] });
    expect(light?.direction[1]).toBeCloseTo(-0.6, 6);
    expect(light?.direction[2]).toBeCloseTo(-0.8, 6);
  });

  it.each([
    [{ type: 1, origin: { x: Number.NaN, y: 0, z: 0 } }, 'origin'],
    [{ type: 1, intensity: { red: -1, green: 0, blue: 0 } }, 'intensity'],
    [{ type: 2, normal: { x: 0, y: 0, z: 0 } }, 'normal'],
  ])('that are none are issues with a place: %j', (fields, field) => {
    const map = goodMap('valve/orange-box');
    Object.assign(records(map, 'WORLD_LIGHTS_HDR').at(0), fields);
    const { issues, lights } = buildScene(map);
    expect(issues.map(({ rule, path }) => [rule, ...path])).toEqual([
      ['scene-light', 'WORLD_LIGHTS_HDR', 0, field],
    ]);
    expect(lights.map(({ source: { index } }) => index)).not.toContain(0);
  });
});

describe('lights that are entities', () => {
  const lit = (id: string, ...entities: string[]): ReturnType<typeof buildScene> => {
    const text = ['{\n"classname" "worldspawn"\n}\n', ...entities.map((keys) => `{\n${keys}\n}\n`)].join('');
    return buildScene(goodMap(id, { ENTITIES: text }));
  };

  it('have brightness, colour and a place', () => {
    const { lights, issues } = lit(
      'id-software/quake',
      '"classname" "light"\n"origin" "1 2 3"\n"light" "256"\n"_color" "255 0 127.5"',
      '"classname" "light_flame_small_yellow"\n"origin" "0 0 0"',
      '"classname" "light"\n"origin" "0 0 0"\n"light" "-50"',
    );
    expect(issues).toEqual([]);
    expect(lights).toHaveLength(2);
    // Half of the half that is left at 128 units is 64, half of what makes white: linear 0.214.
    expect(lights[0]).toMatchObject({ kind: 'point', origin: [1, 2, 3], range: 256 });
    expect(lights[0]?.color[0]).toBeCloseTo(0.21404 * 128 ** 2, 0);
    expect(lights[0]?.color[1]).toBe(0);
    expect(lights[0]?.color[2]).toBeCloseTo(0.21404 ** 2 * 128 ** 2, 0);
    expect(lights[0]?.source).toEqual({ lump: 'ENTITIES', index: 1 });
    expect(lights[1]?.range).toBe(300);
  });

  it('shine at their target', () => {
    const target = '"classname" "info_null"\n"targetname" "spot"\n"origin" "0 0 0"';
    const light = '"classname" "light"\n"target" "spot"\n"origin" "0 0 64"';
    const [quake] = lit('id-software/quake', light, target).lights;
    expect(quake).toMatchObject({ kind: 'spot', direction: [0, 0, -1] });
    expect(quake?.cone?.[1]).toBeCloseTo(Math.PI / 9, 9);
    const [wide] = lit('id-software/quake2', `${light}\n"_cone" "30"`, target).lights;
    expect(wide?.cone).toEqual([Math.PI / 6, Math.PI / 6]);
  });

  it('are a sun, with colour and brightness in one key', () => {
    const { lights } = lit(
      'valve/goldsrc',
      '"classname" "light_environment"\n"angles" "0 90 0"\n"pitch" "-30"\n"_light" "255 255 255 510"',
    );
    expect(lights[0]).toMatchObject({ kind: 'sun', color: [2, 2, 2] });
    expect(lights[0]?.direction[1]).toBeCloseTo(Math.sqrt(0.75), 9);
    expect(lights[0]?.direction[2]).toBeCloseTo(-0.5, 9);
  });

  it('at no point are issues', () => {
    const { lights, issues } = lit('id-software/quake', '"classname" "light"\n"origin" "here"');
    expect(lights).toEqual([]);
    expect(issues.map(({ rule, path }) => [rule, ...path])).toEqual([
      ['scene-light', 'ENTITIES', 1, 'origin'],
    ]);
  });
});
