import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findPart, type GameMap, open } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { leafAtPoint, leafPoints } from '../../src/index.js';
import { buildScene, layerKinds, type Scene, type SceneMesh } from '../../src/scene/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
/** Files that are no maps with a known geometry, or are very large. */
const others = ['hns_vertigo', 'itanfall', 'itanFall', 'Apex_Client'];
const files = existsSync(corpus)
  ? readdirSync(corpus, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.bsp') && !others.some((part) => name.includes(part)))
      .toSorted()
  : [];
if (files.length === 0) console.log(`skipped: layers of real maps: no folder ${corpus} (CORPUS_DIR)`);

/** What can't be shown of a map for good reason: the rule, and what the message says. */
const expected: readonly (readonly [part: string, messages: readonly RegExp[]])[] = [
  // Displacements that another physics library keeps, whose layout isn't known.
  ['InscrutableAlpha/sdk_vehicles', [/^a solid of model 0 isn't made of ledges$/]],
  ['bevy_vbsp/test.rev31', [/^a solid of model 0 isn't made of ledges$/]],
];

/** Rules that are about layers and props. */
const rules = new Set(['scene-solid', 'scene-prop']);

interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
interface ModelRecord {
  readonly mins: Vector;
  readonly maxs: Vector;
}
type Rows<R> = { readonly length: number; at(i: number): R };
const rowsOf = <R>(map: GameMap, lump: string): Rows<R> => map.lump(lump) as unknown as Rows<R>;

/** How far positions reach out of the box of a model. */
function beyond(meshes: readonly SceneMesh[], { mins, maxs }: ModelRecord): number {
  const [low, high] = [
    [mins.x, mins.y, mins.z],
    [maxs.x, maxs.y, maxs.z],
  ];
  let most = 0;
  for (const { positions } of meshes)
    positions.forEach((value, i) => {
      most = Math.max(most, (low[i % 3] as number) - value, value - (high[i % 3] as number));
    });
  return most;
}

function volumeOf(meshes: readonly SceneMesh[]): number {
  let sum = 0;
  for (const { positions: p, indices } of meshes)
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => (indices[i + k] as number) * 3) as [number, number, number];
      const [ax, ay, az] = p.subarray(a, a + 3) as unknown as [number, number, number];
      const [bx, by, bz] = p.subarray(b, b + 3) as unknown as [number, number, number];
      const [cx, cy, cz] = p.subarray(c, c + 3) as unknown as [number, number, number];
      sum += ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
    }
  return sum / 6;
}

const meshesIn = (scene: Scene, kinds: readonly string[], model: number, lump: string): SceneMesh[] =>
  scene.layers
    .filter(({ kind, placement }) => kinds.includes(kind) && (placement?.model ?? 0) === model)
    .flatMap(({ meshes }) => meshes.filter(({ source }) => source.lump === lump));

/** The nodes that trees begin at: that of the world, and those of models where they have trees of their own. */
function rootsOf(map: GameMap): number[] {
  const models = rowsOf<{ readonly headNode?: number }>(map, 'MODELS');
  const heads = Array.from({ length: models.length }, (_, i) => models.at(i).headNode);
  return heads.every((head) => head !== undefined) && heads.length > 0 ? (heads as number[]) : [0];
}

describe.skipIf(files.length === 0)('layers and props of real maps', () => {
  it.each(files)('%s', { timeout: 60_000 }, async (file) => {
    const map = await open(new Uint8Array(readFileSync(path.join(corpus, file))));
    const scene = buildScene(map, { layers: layerKinds });
    const known = expected.find(([part]) => file.includes(part))?.[1] ?? [];
    const unknown = scene.issues.filter(
      ({ rule, message }) => rules.has(rule) && !known.some((pattern) => pattern.test(message)),
    );
    expect(unknown).toEqual([]);
    expectProps(map, scene);
    expectSolids(map, scene);
    expectLeafPoints(map);
  });
});

function expectProps(map: GameMap, scene: Scene): void {
  const count = (kind: string): number =>
    scene.props.reduce((sum, props) => sum + (props.kind === kind ? props.count : 0), 0);
  for (const [kind, id] of [
    ['static', 'sprp'],
    ['detail', 'dprp'],
  ] as const) {
    const has = 'GAME_LUMP' in map.branch.lumps && map.lump('GAME_LUMP').namedParts?.().has(id) === true;
    expect(count(kind)).toBe(has ? findPart(map, `GAME_LUMP.${id}.props`).content.length : 0);
  }
}

function expectSolids(map: GameMap, scene: Scene): void {
  const models = rowsOf<ModelRecord>(map, 'MODELS');
  for (let model = 0; model < models.length; model++) {
    const brushes = meshesIn(scene, ['collision', 'clip', 'trigger'], model, 'BRUSHES');
    expect(beyond(brushes, models.at(model))).toBeLessThanOrEqual(1.01);
    if (brushes.length > 0) expect(volumeOf(brushes)).toBeGreaterThan(0);
    const physics = meshesIn(scene, ['physics'], model, 'PHYSICS_COLLISION.ledges');
    expect(beyond(physics, models.at(model))).toBeLessThanOrEqual(1.01);
    if (physics.length > 0) expect(volumeOf(physics)).toBeGreaterThan(0);
  }
}

/** A point of every leaf leads to it; a leaf that no tree leads to is one that nothing is in. */
function expectLeafPoints(map: GameMap): void {
  const nodes = rootsOf(map);
  const { points, withoutVolume, isLimited } = leafPoints(map, { nodes });
  expect([withoutVolume, isLimited]).toEqual([0, false]);
  const leaves = rowsOf<Partial<ModelRecord>>(map, 'LEAVES');
  for (let leaf = 0; leaf < leaves.length; leaf++) {
    const [x, y, z] = points.subarray(leaf * 3, leaf * 3 + 3) as unknown as [number, number, number];
    const { mins, maxs } = leaves.at(leaf);
    const hasVolume =
      mins !== undefined && maxs !== undefined && mins.x < maxs.x && mins.y < maxs.y && mins.z < maxs.z;
    if (Number.isNaN(x)) {
      expect(hasVolume, `leaf ${leaf}`).toBe(false);
      continue;
    }
    const isFound = nodes.some((node) =>
      node < 0 ? -1 - node === leaf : leafAtPoint(map, { x, y, z }, { node }).index === leaf,
    );
    expect(isFound, `leaf ${leaf}`).toBe(true);
  }
}
