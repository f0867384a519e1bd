import type { GameMap } from '@brushwork/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClipHullModel,
  clipHulls,
  type SolidBox,
  withClipHulls,
} from '../../../../tools/fixtures/id-software/clip-hulls.js';
import { buildLayers, readClipTree, type SceneLayer } from '../../src/scene/index.js';
import { type ClipTree, isSolidAt, OPEN, SOLID } from '../../src/scene/layers/clip-tree.js';
import { solidBoundary } from '../../src/scene/layers/solid-boundary.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';

const QUAKE = 'id-software/quake';
const GOLDSRC = 'valve/goldsrc';
const point: SolidBox = { mins: [0, 0, 0], maxs: [0, 0, 0] };
const room: SolidBox = { mins: [-128, -128, 0], maxs: [128, 128, 128] };
const block: SolidBox = { mins: [0, -32, 0], maxs: [32, 32, 40] };
const platform: SolidBox = { mins: [-32, -32, 16], maxs: [32, 32, 32] };

const boxOf = (id: string): SolidBox => {
  const { layers } = goodMap(id).branch.capabilities;
  return layers?.clipHulls?.box as SolidBox;
};

/** A small map of a format whose players collide with other things. */
function mapWith(
  id: string,
  models: readonly ClipHullModel[],
  change = (lumps: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => lumps,
): GameMap {
  const good = goodMaps.find(({ branch }) => branch.id === id);
  return goodMap(id, change(withClipHulls(good?.contents ?? {}, models, boxOf(id))));
}

const playerLayers = (map: GameMap) => buildLayers(map, ['player'], { models: 2 });

/** Lowest and highest corner of what is in layers. */
function boundsOf(layers: readonly SceneLayer[]): readonly number[] {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { meshes } of layers)
    for (const { positions } of meshes)
      positions.forEach((value, i) => {
        low[i % 3] = Math.min(low[i % 3] as number, value);
        high[i % 3] = Math.max(high[i % 3] as number, value);
      });
  return [...low, ...high];
}

/** A tree for boxes alone, grown by nothing. */
function treeOf(model: ClipHullModel): ClipTree {
  const { clipNodes, planes, roots } = clipHulls([model], { firstPlane: 0, player: point });
  const rows = planes as readonly { readonly normal: Record<'x' | 'y' | 'z', number>; distance: number }[];
  const nodes = clipNodes as readonly { readonly plane: number; readonly children: readonly number[] }[];
  return {
    planes: Float64Array.from(
      nodes.flatMap(({ plane }) => {
        const { distance, normal } = rows[plane] as (typeof rows)[number];
        return [normal.x, normal.y, normal.z, distance];
      }),
    ),
    children: Int32Array.from(nodes.flatMap(({ children }) => children)),
    roots: Int32Array.from(roots),
    box: point,
  };
}

/** What triangles with their front to what is open enclose of it. */
function openVolume(faces: readonly { readonly winding: readonly number[] }[]): number {
  let sum = 0;
  for (const { winding } of faces)
    for (let i = 6; i < winding.length; i += 3) {
      const at = (k: number): readonly [number, number, number] =>
        winding.slice(k, k + 3) as unknown as [number, number, number];
      const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [at(0), at(i - 3), at(i)];
      sum -= (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
    }
  return sum;
}

describe('what stops players in maps that keep trees for it', () => {
  it.each([QUAKE, 'id-software/quake-bsp2', 'raven/hexen2', GOLDSRC, 'gearbox/blue-shift'])(
    'is shown of %s as it is stored: a room is smaller and an entity larger by the box of a player',
    (id) => {
      const map = mapWith(id, [{ room, blocks: [] }, { blocks: [platform] }]);
      const { issues, layers } = playerLayers(map);
      expect(issues).toEqual([]);
      const { maxs, mins } = boxOf(id);
      expect(boundsOf(layers.filter(({ placement }) => placement === undefined))).toEqual([
        ...room.mins.map((value, axis) => value - (mins[axis] as number)),
        ...room.maxs.map((value, axis) => value - (maxs[axis] as number)),
      ]);
      expect(boundsOf(layers.filter(({ placement }) => placement !== undefined))).toEqual([
        ...platform.mins.map((value, axis) => value - (maxs[axis] as number)),
        ...platform.maxs.map((value, axis) => value - (mins[axis] as number)),
      ]);
    },
  );

  it('are the six sides of a room, which face its inside and name the nodes that they come from', () => {
    const [layer] = playerLayers(mapWith(QUAKE, [{ room, blocks: [] }])).layers;
    const [mesh] = layer?.meshes ?? [];
    expect(mesh?.source.lump).toBe('CLIP_NODES');
    expect(new Set(mesh?.source.records)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(mesh?.indices.length).toBe(6 * 6);
    const { normals = [], positions = [] } = mesh ?? {};
    for (let i = 0; i < positions.length; i += 3) {
      const inwards = [0, 1, 2].map((axis) => (axis === 2 ? 60 : 0) - (positions[i + axis] as number));
      expect(
        inwards.reduce((sum, value, axis) => sum + value * (normals[i + axis] as number), 0),
      ).toBeGreaterThan(0);
    }
  });

  it('passes over entities that stop nobody', () => {
    const models = [{ room, blocks: [] }, { blocks: [platform] }];
    const entitiesOf = (id: string, pairs: string): number[] =>
      playerLayers(
        mapWith(id, models, (lumps) => ({
          ...lumps,
          ENTITIES: String(lumps['ENTITIES']).replace('"classname" "func_wall"', pairs),
        })),
      ).layers.flatMap(({ placement }) => placement?.entity ?? []);
    expect(entitiesOf(QUAKE, '"classname" "func_wall"')).toEqual([1]);
    expect(entitiesOf(QUAKE, '"classname" "func_illusionary"')).toEqual([]);
    expect(entitiesOf(QUAKE, '"classname" "trigger_once"')).toEqual([]);
    expect(entitiesOf(GOLDSRC, '"classname" "func_door"')).toEqual([1]);
    expect(entitiesOf(GOLDSRC, '"classname" "func_door"\n"spawnflags" "8"')).toEqual([]);
  });

  it('is solid alone: water is open', () => {
    const isSolid = (contents: number): boolean => {
      const map = mapWith(QUAKE, [{ room, blocks: [block] }], (lumps) => ({
        ...lumps,
        CLIP_NODES: (lumps['CLIP_NODES'] as { children: readonly number[] }[]).map((node, i) =>
          i === 11 ? { ...node, children: [-1, contents] } : node,
        ),
      }));
      return isSolidAt(readClipTree(map) as ClipTree, 0, [16, 0, 40]);
    };
    expect([-1, -2, -3, -6].filter(isSolid)).toEqual([-2]);
  });

  it('is not known of a map that was compiled without trees', () => {
    const map = goodMap(QUAKE, { CLIP_NODES: [] });
    expect(readClipTree(map)).toBeUndefined();
    expect(playerLayers(map)).toEqual({ issues: [], layers: [] });
  });

  it('is nothing where a model names what is in all of it', () => {
    const map = mapWith(QUAKE, [{ room, blocks: [] }, { blocks: [] }]);
    const models = map.lump('MODELS') as unknown as { at(i: number): { clipHeadNodes: number[] } };
    for (const contents of [-1, -2]) {
      models.at(1).clipHeadNodes = [contents, -1, 0];
      expect(playerLayers(map).layers.map(({ placement }) => placement?.model)).toEqual([undefined]);
    }
  });
});

/** Boxes whose corners are whole numbers in a small room. */
const boxes = fc.array(
  fc
    .tuple(
      ...Array.from({ length: 3 }, () =>
        fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 3 })),
      ),
    )
    .map(
      (sides): SolidBox => ({
        mins: sides.map(([low]) => low) as unknown as SolidBox['mins'],
        maxs: sides.map(([low, size]) => low + size) as unknown as SolidBox['maxs'],
      }),
    ),
  { maxLength: 4 },
);

describe('the surface of what is solid', () => {
  const small: SolidBox = { mins: [0, 0, 0], maxs: [6, 6, 6] };
  const everywhere = Array.from({ length: 6 ** 3 }, (_, i): readonly [number, number, number] => [
    (i % 6) + 0.5,
    (Math.floor(i / 6) % 6) + 0.5,
    Math.floor(i / 36) + 0.5,
  ]);

  it('encloses exactly what is open, whatever boxes stand there, adjoin and overlap', () => {
    fc.assert(
      fc.property(boxes, (blocks) => {
        const tree = treeOf({ room: small, blocks });
        const isIn = (at: readonly number[], { maxs, mins }: SolidBox): boolean =>
          at.every((value, axis) => value > (mins[axis] as number) && value < (maxs[axis] as number));
        const open = everywhere.filter((at) => !blocks.some((one) => isIn(at, one)));
        const inTree = everywhere.filter((at) => !isSolidAt(tree, 0, at));
        expect(inTree).toEqual(open);
        const faces = solidBoundary(tree, 0, { left: 2 ** 24 }) ?? [];
        expect(openVolume(faces)).toBeCloseTo(open.length, 6);
        for (const { winding } of faces)
          for (const value of winding) expect(value >= 0 && value <= 6).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('has nothing between solids that adjoin', () => {
    const two = [
      { mins: [0, 0, 0], maxs: [3, 6, 2] },
      { mins: [3, 0, 0], maxs: [6, 6, 2] },
    ] as const;
    const faces = solidBoundary(treeOf({ room: small, blocks: two }), 0, { left: 2 ** 20 }) ?? [];
    expect(openVolume(faces)).toBeCloseTo(6 * 6 * 4, 6);
    const upright = faces.filter(({ winding }) => winding.every((value, i) => i % 3 !== 0 || value === 3));
    expect(upright).toEqual([]);
  });

  it('is left out when it takes more work than is given', () => {
    const tree = treeOf({ room: small, blocks: [] });
    expect(solidBoundary(tree, 0, { left: 20 })).toBeUndefined();
    const chain = 10_000;
    const deep = {
      planes: Float64Array.from({ length: chain * 4 }, (_, i) => (i % 4 === 0 ? 1 : i % 4 === 3 ? i : 0)),
      children: Int32Array.from({ length: chain * 2 }, (_, i) =>
        i % 2 === 1 ? SOLID : i < chain * 2 - 2 ? i / 2 + 1 : OPEN,
      ),
    };
    expect(solidBoundary(deep, 0, { left: 2 ** 30 })).toBeUndefined();
  });
});

describe('damaged trees', () => {
  const withNodes = (change: (nodes: { plane: number; children: [number, number] }[]) => void): GameMap =>
    mapWith(QUAKE, [{ room, blocks: [block] }], (lumps) => {
      const nodes = structuredClone(lumps['CLIP_NODES']) as { plane: number; children: [number, number] }[];
      change(nodes);
      return { ...lumps, CLIP_NODES: nodes };
    });
  const messagesOf = (map: GameMap): string[] =>
    playerLayers(map).issues.map(({ message, path }) => `${path?.join('.')} ${message}`);

  it.each<readonly [string, readonly [number, number], string]>([
    ['back to its root', [0, -2], 'CLIP_NODES.7.children a tree leads back to a node above'],
    ['to itself', [-2, 7], 'CLIP_NODES.7.children a tree leads back to a node above'],
    ['out of the file', [30_000, -2], "CLIP_NODES.7.children a tree leads to 30000, which isn't there"],
  ])('say so where they lead %s', (_, children, message) => {
    const map = withNodes((nodes) => {
      nodes[7] = { plane: nodes[7]?.plane ?? 0, children: [...children] };
    });
    expect(messagesOf(map)).toEqual([message]);
    expect(playerLayers(map).layers).toHaveLength(1);
  });

  it('say so where a node lies on no plane', () => {
    const outside = withNodes((nodes) => {
      nodes[3] = { plane: 900, children: [4, -2] };
    });
    expect(messagesOf(outside)).toEqual(["CLIP_NODES.3.plane its plane 900 isn't there"]);
    const flat = withNodes(() => undefined);
    const planes = flat.lump('PLANES') as unknown as { at(i: number): { distance: number }; length: number };
    planes.at(planes.length - 1).distance = Number.NaN;
    expect(messagesOf(flat)).toEqual([expect.stringMatching(/^CLIP_NODES\.11\.plane it lies on no plane/)]);
  });

  it('say so where a model begins outside', () => {
    const map = mapWith(QUAKE, [{ room, blocks: [] }]);
    const models = map.lump('MODELS') as unknown as { at(i: number): { clipHeadNodes: number[] } };
    models.at(0).clipHeadNodes = [77, -1, 0];
    expect(messagesOf(map)).toEqual(["MODELS.0.clipHeadNodes a tree leads to 77, which isn't there"]);
  });

  it('give an end to every question, whatever stands in them', () => {
    const child = fc.integer({ min: -20, max: 14 });
    const node = fc.record({ plane: fc.integer({ min: -2, max: 24 }), children: fc.tuple(child, child) });
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 12 }), (nodes) => {
        const map = withNodes((given) => given.splice(0, given.length, ...nodes));
        const { layers } = playerLayers(map);
        for (const { meshes } of layers)
          for (const { positions } of meshes) expect(positions.every(Number.isFinite)).toBe(true);
        const tree = readClipTree(map) as ClipTree;
        expect(typeof isSolidAt(tree, 0, [1, 2, 3])).toBe('boolean');
      }),
      { numRuns: 60 },
    );
  });
});
