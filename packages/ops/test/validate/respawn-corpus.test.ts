import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type EntityFile, isBranch, type Neighbours, open, save } from '@brushwork/formats';
import { memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { lumpsLostInJson } from '../../../../tools/test/fixtures/valve/source-maps.js';
import { branch as titanfall2 } from '../../../formats/src/branch/respawn/titanfall2.js';
import { validate } from '../../src/validate/index.js';

const corpus = process.env['CORPUS_DIR'] ?? path.resolve(import.meta.dirname, '../../../../../shared/corpus');
const folder = path.join(corpus, 'source');

/** Branch of each map by a part of its path, and what validation says of it. */
const maps = [
  { part: 'TitanFall-2-mods/mp_hippodrome', branch: 'respawn/titanfall2', rules: ['entity-text-no-nul'] },
  { part: 'TitanfallApexLegends/mp_lobby', branch: 'respawn/apex-legends', rules: ['external-missing'] },
];

function isRespawn(file: string): boolean {
  return readFileSync(path.join(folder, file)).subarray(0, 4).toString('latin1') === 'rBSP';
}

const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.bsp') && isRespawn(name))
      .toSorted()
  : [];
const whole = files.filter((file) => !file.includes('mp_lobby.revx'));

/** All elements of a list as plain values. */
function objectsOf<T>(list: { readonly length: number; object(i: number): T }): T[] {
  return Array.from({ length: list.length }, (_, i) => list.object(i));
}

/** The files beside a real map. */
function beside(file: string): Neighbours {
  const full = path.join(folder, file);
  return {
    name: path.basename(full),
    async find(name) {
      const found = path.join(path.dirname(full), name);
      return existsSync(found) ? memorySource(new Uint8Array(readFileSync(found))) : undefined;
    },
  };
}

describe.skipIf(files.length === 0)(`Respawn's maps of the corpus (skipped without ${folder})`, () => {
  it.each(whole)('%s is read as its branch, is sound, and comes back plain and from values', async (file) => {
    const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
    const expected = maps.find(({ part }) => file.includes(part));
    const map = await open(bytes.slice(), { beside: beside(file) });
    expect(map.branch.id).toBe(expected?.branch);
    expect(map.head.revision).toBe(30);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(save(map).externals).toEqual([]);
    expect(lumpsLostInJson(map)).toEqual([]);
    const { issues } = validate(map);
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect([...new Set(issues.map(({ rule }) => rule))]).toEqual(expected?.rules);
    const named = new Set(map.lumpNames.map((name) => map.entryOf(name).index));
    const unnamed = map.head.entries.filter(({ length, index }) => length > 0 && !named.has(index));
    expect(unnamed).toEqual([]);
  });

  it('keeps every lump of the map of Apex Legends in files that are not there, each of a size that divides', async () => {
    const file = whole.find((name) => name.includes('mp_lobby')) as string;
    const map = await open(new Uint8Array(readFileSync(path.join(folder, file))));
    const filled = map.head.entries.filter(({ length }) => length > 0);
    expect(filled).toHaveLength(57);
    expect(filled.every(({ isElsewhere }) => isElsewhere === true)).toBe(true);
    expect(map.originOf('MODELS')).toMatchObject({ kind: 'missing' });
    const [evidence] = map.candidates.map((candidate) => candidate.evidence.map(({ text }) => text));
    expect(evidence?.at(-1)).toMatch(/^(\d+) of \1 lumps divide by their record sizes$/);
    // What runs parallel in the records does so in the directory.
    const count = (name: string, size: number): number => map.entryOf(name).length / size;
    expect(count('MESHES', 28)).toBe(count('MESH_BOUNDS', 32));
    expect(count('CUBEMAPS', 16)).toBe(count('CUBEMAPS_AMBIENT', 4));
    expect(count('PORTAL_VERTICES', 12)).toBe(count('PORTAL_VERTEX_EDGES', 16));
    expect(count('PORTAL_EDGES', 4)).toBe(count('PORTAL_EDGE_INTERSECT_HEADER', 8));
    expect(count('CELL_AABB_NODES', 32)).toBe(count('UNKNOWN_39', 2));
  });

  it('reads values that make sense together from the map of Titanfall 2', async () => {
    const file = whole.find((name) => name.includes('mp_hippodrome')) as string;
    const opened = await open(new Uint8Array(readFileSync(path.join(folder, file))));
    if (!isBranch(opened, titanfall2)) throw new Error('is another branch');
    const { lumps } = opened;
    for (const { normal } of objectsOf(lumps.PLANES))
      expect(Math.hypot(normal.x, normal.y, normal.z)).toBeCloseTo(1, 5);
    // Corners follow each other mesh by mesh, and stay among the mesh's own vertices.
    const indices = objectsOf(lumps.MESH_INDICES);
    let next = 0;
    for (const mesh of objectsOf(lumps.MESHES)) {
      expect(mesh.firstIndex).toBe(next);
      next += mesh.triangleCount * 3;
      const own = indices.slice(mesh.firstIndex, next);
      expect(Math.min(...own)).toBeGreaterThanOrEqual(mesh.firstVertex);
      expect(Math.max(...own)).toBeLessThan(mesh.firstVertex + mesh.vertexCount);
      expect(mesh.styles).toEqual([0, 255, 255, 255]);
    }
    expect(next).toBe(indices.length);
    expect(lumps.MESH_BOUNDS.length).toBe(lumps.MESHES.length);
    // Brushes number themselves, and count their planes and sides.
    let planes = 0;
    objectsOf(lumps.CM_BRUSHES).forEach((brush, i) => {
      expect(brush.index).toBe(i);
      if (brush.planeCount > 0) expect(brush.firstPlaneOffset).toBe(planes);
      planes += brush.planeCount;
    });
    expect(lumps.CM_BRUSH_SIDE_PLANE_OFFSETS.length).toBe(planes);
    expect(lumps.CM_BRUSH_SIDE_PROPERTIES.length).toBe(lumps.CM_BRUSHES.length * 6 + planes);
    // The grid has its cells, and one for each model; they select the sets one after another.
    const grid = lumps.CM_GRID.object(0);
    expect(lumps.CM_GRID_CELLS.length).toBe(grid.count.x * grid.count.y + lumps.MODELS.length);
    expect(lumps.CM_GEO_SET_BOUNDS.length).toBe(lumps.CM_GEO_SETS.length);
    const [root] = objectsOf(lumps.CELL_AABB_NODES);
    const world = lumps.MODELS.object(0);
    expect([root?.mins, root?.maxs]).toEqual([world.mins, world.maxs]);
    expect(lumps.OBJECT_REFERENCE_BOUNDS.length).toBe(lumps.OBJECT_REFERENCES.length);
    expect(new Set(objectsOf(lumps.WORLD_LIGHTS).map(({ type }) => type))).toEqual(new Set([5, 3, 2]));
  });

  it('finds the entities beside the map of Titanfall 2', async () => {
    const file = whole.find((name) => name.includes('mp_hippodrome')) as string;
    const map = await open(new Uint8Array(readFileSync(path.join(folder, file))), { beside: beside(file) });
    const documents = map.documents.map(({ name, content }) => [name, content.length] as const);
    expect(documents).toEqual([
      ['ENTITIES_SCRIPT', 45],
      ['ENTITIES_SPAWN', 6],
    ]);
    for (const { content } of map.documents) expect((content as EntityFile).header).toBe('ENTITIES01');
  });

  it.each(files.filter((file) => !whole.includes(file)))('%s is five bytes, and refused', async (file) => {
    const bytes = new Uint8Array(readFileSync(path.join(folder, file)));
    await expect(open(bytes)).rejects.toMatchObject({ code: 'truncated' });
  });
});
