import { findPart, type GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, type SceneProps } from '../../src/scene/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';

type Row = Record<string, number | { x: number; y: number; z: number }>;
type Rows = { readonly length: number; at(i: number): Row };

const SOURCE = 'valve/orange-box';
const rowsAt = (map: GameMap, path: string): Rows => findPart(map, path).content as unknown as Rows;
const ofKind = (props: readonly SceneProps[], kind: SceneProps['kind']): SceneProps[] =>
  props.filter((one) => one.kind === kind);
const places = (props: readonly SceneProps[]): number => props.reduce((sum, { count }) => sum + count, 0);

const withProps = goodMaps.filter(
  ({ branch }) =>
    branch.capabilities.geometry !== undefined && (branch.capabilities.props?.lists.length ?? 0) > 0,
);

describe('static props', () => {
  it.each(withProps.map(({ branch }) => branch.id))(
    'of %s are all placed, whatever layout they have',
    (id) => {
      const map = goodMap(id);
      const { props, issues } = buildScene(map);
      expect(issues).toEqual([]);
      expect(places(ofKind(props, 'static'))).toBe(rowsAt(map, 'GAME_LUMP.sprp.props').length);
      expect(places(ofKind(props, 'detail'))).toBe(rowsAt(map, 'GAME_LUMP.dprp.props').length);
      for (const one of props) {
        expect([one.origins.length, one.rotations.length, one.scales.length]).toEqual([
          one.count * 3,
          one.count * 4,
          one.count * 3,
        ]);
        expect(one.source.records).toHaveLength(one.count);
      }
    },
  );

  it('are where and how their record says', () => {
    const map = goodMap(SOURCE);
    const [group] = ofKind(buildScene(map).props, 'static') as [SceneProps];
    const record = rowsAt(map, 'GAME_LUMP.sprp.props').at(group.source.records[0] as number);
    const { x, y, z } = record['origin'] as { x: number; y: number; z: number };
    expect([...group.origins.subarray(0, 3)]).toEqual([x, y, z]);
    expect([group.model, group.skin, group.source.lump]).toEqual([
      'models/tiny/stone.mdl',
      record['skin'],
      'GAME_LUMP.sprp.props',
    ]);
  });

  it('are in groups of one model and skin', () => {
    const map = goodMap(SOURCE);
    const props = rowsAt(map, 'GAME_LUMP.sprp.props');
    props.at(0)['skin'] = 7;
    const skins = ofKind(buildScene(map).props, 'static').map(({ skin, count }) => [skin, count]);
    expect(skins).toContainEqual([7, 1]);
    expect(skins).toHaveLength(2);
  });

  it('that name no model, or are nowhere, are left out, and the others stay', () => {
    const map = goodMap(SOURCE);
    const props = rowsAt(map, 'GAME_LUMP.sprp.props');
    props.at(0)['model'] = 60_000;
    (props.at(1)['origin'] as { x: number }).x = Number.NaN;
    const scene = buildScene(map);
    expect(scene.issues.map(({ rule, code, path }) => [rule, code, path])).toEqual([
      ['scene-prop', 'bad-reference', ['GAME_LUMP.sprp.props', 0, 'model']],
      ['scene-prop', 'bad-value', ['GAME_LUMP.sprp.props', 1, 'origin']],
    ]);
    expect(places(ofKind(scene.props, 'static'))).toBe(props.length - 2);
  });

  it('take no more than there is room for', () => {
    const { props, issues } = buildScene(goodMap(SOURCE), { maxVertices: 0 });
    expect(props).toEqual([]);
    expect(issues.map(({ rule }) => rule)).toContain('scene-prop');
  });
});

describe('sprites', () => {
  it('are of the material that the first entity names', () => {
    const plain = ofKind(buildScene(goodMap(SOURCE)).props, 'detail').map(({ model }) => model);
    expect(plain).toContain('detail/detailsprites');
    const map = goodMap(SOURCE);
    const text = new TextDecoder('latin1').decode(map.lump('ENTITIES').bytes);
    const named = text.replace('detail/detailsprites', 'detail/grass');
    map.lump('ENTITIES').setBytes(Uint8Array.from(named, (character) => character.charCodeAt(0)));
    expect(ofKind(buildScene(map).props, 'detail').map(({ model }) => model)).toContain('detail/grass');
  });
});

describe('entities with models', () => {
  const entity = (pairs: string): string =>
    `{ "classname" "worldspawn" }\n{ "classname" "prop_dynamic" ${pairs} }\n`;
  const setText = (id: string, text: string): GameMap => {
    const map = goodMap(id);
    map.lump('ENTITIES').setBytes(Uint8Array.from(`${text}\0`, (character) => character.charCodeAt(0)));
    return map;
  };

  it('are placed as their keys say', () => {
    const pairs =
      '"model" "models/Crate.mdl" "origin" "1 2 3" "angles" "0 90 0" "modelscale" "2" "skin" "3" "rendercolor" "255 0 0" ' +
      '"renderamt" "128" "fademindist" "100" "fademaxdist" "200"';
    const [prop] = ofKind(buildScene(setText(SOURCE, entity(pairs))).props, 'entity') as [SceneProps];
    expect([prop.model, prop.skin, prop.source]).toEqual([
      'models/Crate.mdl',
      3,
      { lump: 'ENTITIES', records: Uint32Array.of(1) },
    ]);
    expect([...prop.origins]).toEqual([1, 2, 3]);
    expect([...prop.scales]).toEqual([2, 2, 2]);
    expect([...(prop.tints ?? [])]).toEqual([255, 0, 0, 128]);
    expect([...(prop.fades ?? [])]).toEqual([100, 200]);
    // A quarter turn around z.
    [0, 0, Math.SQRT1_2, Math.SQRT1_2].forEach((value, i) => {
      expect(prop.rotations[i]).toBeCloseTo(value, 6);
    });
  });

  it('are those of files alone, of the kind that the format has', () => {
    const kinds = (id: string, model: string): number =>
      ofKind(buildScene(setText(id, entity(`"model" "${model}" "origin" "0 0 0"`))).props, 'entity').length;
    expect([kinds(SOURCE, 'a.mdl'), kinds(SOURCE, 'sprites/glow.vmt'), kinds(SOURCE, '')]).toEqual([1, 0, 0]);
    const cod = 'infinity-ward/call-of-duty';
    expect([kinds(cod, 'xmodel/crate'), kinds(cod, 'fx/smoke.efx')]).toEqual([1, 0]);
  });

  it('with an origin that is none are left out', () => {
    const { props, issues } = buildScene(setText(SOURCE, entity('"model" "a.mdl" "origin" "here"')));
    expect(ofKind(props, 'entity')).toEqual([]);
    expect(issues.map(({ rule, path }) => [rule, path])).toEqual([
      ['scene-entity', ['ENTITIES', 1, 'origin']],
    ]);
  });
});
