import type { GameMap } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildLayers, isPassable, type SceneLayer, type SceneMesh } from '../../src/scene/index.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';

type Row = Record<string, number>;
type Rows = { readonly length: number; at(i: number): Row };
const rowsOf = (map: GameMap, lump: string): Rows => map.lump(lump) as unknown as Rows;

const SOURCE = 'valve/orange-box';
const QUAKE3 = 'id-software/quake3';

function layersOf(map: GameMap): readonly SceneLayer[] {
  const { issues, layers } = buildLayers(map, ['player'], { models: 1000 });
  expect(issues).toEqual([]);
  return layers;
}

/** Records of a lump that stop players in the world. */
function recordsOf(map: GameMap, lump: string): Set<number> {
  const meshes: readonly SceneMesh[] = layersOf(map)
    .filter(({ placement }) => placement === undefined)
    .flatMap((layer) => layer.meshes)
    .filter(({ source }) => source.lump === lump);
  return new Set(meshes.flatMap(({ source }) => [...source.records]));
}

/** Entities whose brush models stop players. */
const entitiesOf = (map: GameMap): number[] =>
  layersOf(map).flatMap(({ placement }) => placement?.entity ?? []);

/** A map in which the text of the entities is another. */
function withText(id: string, change: (text: string) => string): GameMap {
  const text = String.fromCharCode(...goodMap(id).lump('ENTITIES').bytes);
  return goodMap(id, { ENTITIES: Uint8Array.from(change(text), (letter) => letter.charCodeAt(0)) });
}

const crate = /"classname" "func_brush"/;

/** Formats whose maps can be shown and have brushes, and how those are stored. */
const withSolids = goodMaps.flatMap(({ branch: { capabilities, id } }) => {
  const { solids } = capabilities.layers ?? {};
  const isDrawn = capabilities.geometry !== undefined;
  return solids === undefined || !isDrawn ? [] : [{ id, solids }];
});

describe('what stops players', () => {
  it.each(withSolids.map(({ id, solids }) => [id, solids] as const))(
    'in a map of %s are the brushes whose contents do',
    (id, { brushes, contents }) => {
      const map = goodMap(id);
      const { field, material, player } = contents;
      const found = recordsOf(map, brushes);
      expect(found.size).toBeGreaterThan(0);
      for (const brush of found) {
        const row = rowsOf(map, brushes).at(brush);
        const bits =
          material === undefined
            ? (row[field] as number)
            : (rowsOf(map, material.lump).at(row[material.index] as number)[field] as number);
        expect(bits & player).not.toBe(0);
      }
    },
  );

  it('is clip, and is neither water nor what stops monsters alone', () => {
    const map = goodMap(SOURCE);
    const { contents } = map.branch.capabilities.layers?.solids ?? {};
    const brushes = rowsOf(map, 'BRUSHES');
    const all = Array.from({ length: brushes.length }, (_, i) => i);
    const found = recordsOf(map, 'BRUSHES');
    const withBits = (bits: number): number[] => all.filter((i) => brushes.at(i)['contents'] === bits);
    const clips = all.filter((i) => ((brushes.at(i)['contents'] as number) & 0x10000) !== 0 && found.has(i));
    expect(clips.length).toBeGreaterThan(0);
    for (const water of withBits(0x20)) expect(found.has(water)).toBe(false);
    for (const clip of clips) brushes.at(clip)['contents'] = 0x20000;
    const after = recordsOf(map, 'BRUSHES');
    expect(clips.some((clip) => after.has(clip))).toBe(false);
    expect(contents?.player).toBe(0x1 | 0x2 | 0x8 | 0x4000 | 0x10000);
  });

  it('has entities where they are, but none that one passes through', () => {
    const text = String.fromCharCode(...goodMap(SOURCE).lump('ENTITIES').bytes);
    expect(text).toMatch(crate);
    const before = entitiesOf(goodMap(SOURCE));
    expect(before.length).toBeGreaterThan(0);
    const passable = [
      '"classname" "trigger_once"',
      '"classname" "func_illusionary"',
      '"classname" "func_brush"\n"Solidity" "1"',
      '"classname" "func_brush"\n"Solidity" "0"\n"StartDisabled" "1"',
      '"classname" "func_door"\n"spawnflags" "264"',
    ];
    for (const pairs of passable)
      expect(entitiesOf(withText(SOURCE, (old) => old.replace(crate, pairs)))).not.toEqual(before);
    const solid = [
      '"classname" "func_brush"\n"Solidity" "2"\n"StartDisabled" "1"',
      '"classname" "func_door"\n"spawnflags" "256"',
      '"classname" "something_new"',
    ];
    for (const pairs of solid)
      expect(entitiesOf(withText(SOURCE, (old) => old.replace(crate, pairs)))).toEqual(before);
    expect(isPassable(goodMap(SOURCE), { entity: -1 })).toBe(false);
    expect(isPassable(goodMap(SOURCE), { entity: 99_999 })).toBe(false);
  });

  it('are displacements, unless they say that bodies pass through', () => {
    const map = goodMap(SOURCE);
    const list = rowsOf(map, 'DISPLACEMENT_INFO');
    expect(recordsOf(map, 'DISPLACEMENT_INFO').size).toBe(list.length);
    // Without the sign bit it is how finely it is divided.
    list.at(0)['minTessellation'] = 0x4;
    expect(recordsOf(map, 'DISPLACEMENT_INFO').has(0)).toBe(true);
    list.at(0)['minTessellation'] = 0x80000004;
    expect(recordsOf(map, 'DISPLACEMENT_INFO').has(0)).toBe(false);
    expect(recordsOf(map, 'DISPLACEMENT_INFO').size).toBe(list.length - 1);
  });

  it('are curves as their textures say, and no other drawn faces', () => {
    const map = goodMap(QUAKE3);
    const faces = rowsOf(map, 'FACES');
    const curves = Array.from({ length: faces.length }, (_, i) => i).filter((i) => faces.at(i)['type'] === 2);
    expect(curves.length).toBeGreaterThan(0);
    expect([...recordsOf(map, 'FACES')]).toEqual(curves);
    const texture = faces.at(curves[0] as number)['texture'] as number;
    rowsOf(map, 'TEXTURES').at(texture)['contentFlags'] = 0x20;
    expect(recordsOf(map, 'FACES').has(curves[0] as number)).toBe(false);
  });

  it('is terrain', () => {
    const map = goodMap('2015/medal-of-honor');
    expect(recordsOf(map, 'TERRAIN').size).toBeGreaterThan(0);
  });
});
