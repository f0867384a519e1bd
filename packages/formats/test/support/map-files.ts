import type { AnyStruct } from '@brushwork/record';
import { branch } from '../../src/branch/infinity-ward/call-of-duty.js';
import type { GameMap } from '../../src/map/game-map.js';

/** Name of a lump of the branch that the test maps are of. */
export type LumpName = keyof typeof branch.lumps;

/** Names of all lumps in the order of the directory. */
export const lumpNames: readonly LumpName[] = (Object.keys(branch.lumps) as LumpName[]).sort(
  (a, b) => branch.lumps[a].index - branch.lumps[b].index,
);

/** Where a lump lies in a file that is put together by hand. */
export interface Place {
  readonly offset: number;
  /** Bytes that are written there. */
  readonly bytes?: Uint8Array;
  /** Length in the directory, when it isn't that of the bytes. */
  readonly length?: number;
}

/** Bytes that differ from each other and are never zero: 1, 2, 3, ... 255, 1, ... */
export function counting(length: number, first = 1): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => ((first - 1 + i) % 255) + 1);
}

/** Bytes of a lump from plain data. */
export function lumpOf(name: LumpName, plain: unknown): Uint8Array {
  return branch.lumps[name].type.rebuild(plain, { name, byteOrder: 'little' }, 0);
}

/** Text of an entity lump. */
export function entityLump(...entities: readonly Readonly<Record<string, string>>[]): Uint8Array {
  const blocks = entities.map((entity) => {
    const pairs = Object.entries(entity).map(([key, value]) => `"${key}" "${value}"\n`);
    return `{\n${pairs.join('')}}\n`;
  });
  return new TextEncoder().encode(`${blocks.join('')}\0`);
}

/** Plain records, all zero but for what is given. */
function records(name: LumpName, ...given: readonly Readonly<Record<string, unknown>>[]): Uint8Array {
  const { record } = branch.lumps[name].type as unknown as {
    record: AnyStruct & { from(values: object): { toObject(): object } };
  };
  return lumpOf(
    name,
    given.map((fields) => record.from(fields).toObject()),
  );
}

/** Content of every lump but the pages of light, a few elements each. */
export function tinyLumps(): Map<LumpName, Uint8Array> {
  const point = (x: number, y: number, z: number): object => ({ x, y, z });
  return new Map<LumpName, Uint8Array>([
    [
      'MATERIALS',
      records('MATERIALS', { name: 'textures/stone', surfaceFlags: 2 }, { name: 'textures/wood' }),
    ],
    [
      'PLANES',
      records('PLANES', { normal: point(1, 0, 0), distance: 8 }, { normal: point(0, 0, 1), distance: -4.5 }),
    ],
    [
      'BRUSH_SIDES',
      records('BRUSH_SIDES', ...Array.from({ length: 7 }, (_, i) => ({ plane: i, material: i & 1 }))),
    ],
    ['BRUSHES', records('BRUSHES', { sideCount: 7, material: 1 })],
    ['UNKNOWN_5', lumpOf('UNKNOWN_5', '0badcafe01')],
    [
      'TRIANGLE_SOUPS',
      records('TRIANGLE_SOUPS', { material: 1, lightmap: -1, vertexCount: 3, indexCount: 3 }),
    ],
    ['DRAW_VERTICES', records('DRAW_VERTICES', ...[0, 1, 2].map((i) => ({ position: point(i, 2 * i, -i) })))],
    ['DRAW_INDICES', lumpOf('DRAW_INDICES', [0, 1, 2])],
    [
      'CULL_GROUPS',
      records('CULL_GROUPS', { mins: point(-1, -2, -3), maxs: point(1, 2, 3), surfaceCount: 1 }),
    ],
    ['CULL_GROUP_INDICES', lumpOf('CULL_GROUP_INDICES', [0])],
    ['PORTAL_VERTICES', lumpOf('PORTAL_VERTICES', [point(1, 2, 3), point(4, 5, 6), point(7, 8, 9)])],
    ['OCCLUDERS', records('OCCLUDERS', { planeCount: 2, edgeCount: 1, vertexCount: 2 })],
    ['OCCLUDER_PLANES', lumpOf('OCCLUDER_PLANES', [0, 1])],
    ['OCCLUDER_EDGES', records('OCCLUDER_EDGES', { planes: [0, 1], vertices: [0, 1] })],
    ['OCCLUDER_INDICES', lumpOf('OCCLUDER_INDICES', [0])],
    ['AABB_TREES', records('AABB_TREES', { surfaceCount: 1 })],
    ['CELLS', records('CELLS', { maxs: point(9, 9, 9), portalCount: 1 }, { firstPortal: 1, portalCount: 2 })],
    ['PORTALS', records('PORTALS', { vertexCount: 3 }, { plane: 1, cell: 1 }, { cell: 1, vertexCount: 3 })],
    ['LIGHT_INDICES', lumpOf('LIGHT_INDICES', [-1, 0, 1])],
    [
      'NODES',
      records('NODES', { plane: 1, children: [-1, -2], mins: point(-8, -8, -8), maxs: point(8, 8, 8) }),
    ],
    ['LEAVES', records('LEAVES', { cluster: 0, brushCount: 1 }, { cluster: -1, cell: -1, patchCount: 2 })],
    ['LEAF_BRUSHES', lumpOf('LEAF_BRUSHES', [0])],
    ['LEAF_SURFACES', lumpOf('LEAF_SURFACES', [0, 1])],
    [
      'COLLISION_PATCHES',
      records(
        'COLLISION_PATCHES',
        { mode: 0, shape: { $case: 'curve', width: 3, height: 3, maxError: 1, firstVertex: 0 } },
        {
          mode: 1,
          shape: { $case: 'terrain', vertexCount: 3, indexCount: 3, firstVertex: 0, firstIndex: 0 },
        },
      ),
    ],
    [
      'COLLISION_VERTICES',
      lumpOf(
        'COLLISION_VERTICES',
        Array.from({ length: 9 }, (_, i) => point(i, i, 0)),
      ),
    ],
    ['COLLISION_INDICES', lumpOf('COLLISION_INDICES', [0, 1, 2])],
    [
      'MODELS',
      records('MODELS', { mins: point(-8, -8, -8), maxs: point(8, 8, 8), surfaceCount: 1, brushCount: 1 }),
    ],
    [
      'VISIBILITY',
      branch.lumps.VISIBILITY.type.build({ clusterCount: 2, bytesPerCluster: 8, rows: [...counting(16)] }),
    ],
    ['ENTITIES', entityLump({ classname: 'worldspawn' }, { classname: 'light', origin: '1 2 3' })],
    [
      'LIGHTS',
      records('LIGHTS', { type: 2, color: { red: 1, green: 0.5, blue: 0.25 }, position: point(3, 2, 1) }),
    ],
    ['UNKNOWN_31', lumpOf('UNKNOWN_31', 'ff00ff')],
    [
      'LIGHT_VISIBILITY_CACHE',
      records('LIGHT_VISIBILITY_CACHE', { key: 0x12345, state: 1, visibleLights: 3 }),
    ],
  ]);
}

/** A file as the game's compiler lays it out; lumps that aren't given are empty. */
export function stockFile(lumps: ReadonlyMap<LumpName, Uint8Array> = tinyLumps()): Uint8Array {
  const { container } = branch;
  const sizes = [...lumps].map(([name, bytes]) => ({
    index: branch.lumps[name].index,
    length: bytes.length,
  }));
  const { placed, size } = container.plan(sizes);
  const file = new Uint8Array(size);
  file.set(container.emptyHead(59, 'little'));
  container.writeEntries(file, placed, 'little');
  for (const [name, bytes] of lumps) file.set(bytes, placed[branch.lumps[name].index]?.offset ?? 0);
  return file;
}

/** A file of a given size with lumps wherever they are wanted; the rest of the directory is zero, the rest of the file `fill`. */
export function handMadeFile(
  size: number,
  places: Readonly<Partial<Record<LumpName, Place>>>,
  options: { readonly fill?: number } = {},
): Uint8Array {
  const file = new Uint8Array(size).fill(options.fill ?? 0);
  const head = branch.container.emptyHead(59, 'little');
  const placed = Object.entries(places).map(([name, { offset, bytes, length }]) => {
    return { index: branch.lumps[name as LumpName].index, offset, length: length ?? bytes?.length ?? 0 };
  });
  branch.container.writeEntries(head, placed, 'little');
  file.set(head.subarray(0, size));
  for (const { offset, bytes } of Object.values(places)) if (bytes !== undefined) file.set(bytes, offset);
  return file;
}

/** The places in which two files differ. */
export function differences(a: Uint8Array, b: Uint8Array): number[] {
  const places: number[] = [];
  for (let i = 0; i < Math.max(a.length, b.length); i++) if (a[i] !== b[i]) places.push(i);
  return places;
}

/** A copy of every lump's bytes as they are now. */
export function contentsOf(map: GameMap<object>): Map<string, Uint8Array> {
  return new Map(map.lumpNames.map((name) => [name, new Uint8Array(map.lump(name).bytes)]));
}
