import { open, openAs, registryEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { damages } from '../../../../tools/fixtures/damage.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { runCommand } from '../../../cli/test/commands/support/run-command.js';
import { useWorkFolder } from '../../../cli/test/commands/support/work-folder.js';
import type { TableService } from '../../src/worker/tables/table-service.js';
import { column, servicesOf } from './support.js';

const orangeBox = await registryEntry('valve/orange-box').load();
const source = tinySource({ branch: orangeBox });
const work = useWorkFolder();

async function csvOf(tables: TableService, path: string): Promise<string> {
  const { count } = await tables.open(path);
  let text = '';
  // In small slices, as a page takes large ones.
  for (let first = 0; first === 0 || first < count; first += 7)
    text += await tables.text(path, { first, count: 7 }, 'csv');
  return text;
}

describe('tables of a map', () => {
  it('have the fields of the records, with names and meanings from the reference', async () => {
    const { tables } = await servicesOf(source);
    const info = await tables.open('FACES');
    expect(info).toMatchObject({ path: 'FACES', recordName: 'Face', elementSize: 56, isInWorld: true });
    const plane = info.columns.find(({ title }) => title === 'plane');
    expect(plane).toMatchObject({ type: 'u16', target: 'PLANES', isNumber: true });
    expect(plane?.text).toContain('Plane that the face lies on');
  });

  it('lead from a number to what it refers to, with the name that lies behind it', async () => {
    const { tables } = await servicesOf(source);
    const info = await tables.open('FACES');
    const [row] = await tables.rows('FACES', { first: 0, count: 1 });
    const cell = row?.cells[info.columns.findIndex(({ title }) => title === 'texture')];
    const map = await open(source.slice());
    const faces = map.lump('FACES') as unknown as {
      object(i: number): { texture: number; firstEdge: number; edgeCount: number };
    };
    const { texture, firstEdge, edgeCount } = faces.object(0);
    expect(cell?.links).toEqual([
      expect.objectContaining({
        path: 'TEXTURE_INFO',
        index: texture,
        isBroken: false,
        label: expect.stringMatching(/\w/),
      }),
    ]);
    const edges = row?.cells[info.columns.findIndex(({ title }) => title === 'firstEdge')];
    expect(edges?.links?.[0]).toMatchObject({ path: 'SURFEDGES', index: firstEdge, count: edgeCount });
  });

  it('know that a signed reference names the same edge in either direction', async () => {
    const { tables } = await servicesOf(source);
    const { count } = await tables.open('SURFEDGES');
    const rows = await tables.rows('SURFEDGES', { first: 0, count });
    const backwards = rows.find(({ cells }) => cells[1]?.text.startsWith('-'));
    expect(backwards?.cells[1]?.links?.[0]).toMatchObject({
      path: 'EDGES',
      index: Math.abs(Number(backwards?.cells[1]?.text)),
    });
  });

  it('say what a number is whose owner decides', async () => {
    const { tables } = await servicesOf(new Uint8Array(await tinyMap()));
    const info = await tables.open('BRUSH_SIDES');
    const rows = await tables.rows('BRUSH_SIDES', { first: 0, count: info.count });
    const at = info.columns.findIndex(({ title }) => title === 'plane');
    const notes = rows.map(({ cells }) => cells[at]?.note);
    expect(notes.slice(0, 6).every((note) => note?.startsWith('distance '))).toBe(true);
    const withIndex = rows.filter((_, i) => notes[i]?.startsWith('index '));
    expect(withIndex.length).toBeGreaterThan(0);
    expect(withIndex.every(({ cells }) => cells[at]?.links?.[0]?.path === 'PLANES')).toBe(true);
  });

  it('filter and sort in the order of the file where rows are equal', async () => {
    const { tables } = await servicesOf(source);
    const info = await tables.open('FACES');
    const all = await tables.rows('FACES', { first: 0, count: info.count });
    const edges = column(info, all, 'edgeCount').map(Number);
    const count = await tables.arrange('FACES', {
      id: 'a',
      filter: 'edgeCount = 4',
      sort: { column: 'plane', descending: true },
    });
    expect(count).toBe(edges.filter((one) => one === 4).length);
    const rows = await tables.rows('FACES', { first: 0, count, arrangement: 'a' });
    const planes = column(info, rows, 'plane').map(Number);
    expect(planes).toEqual([...planes].sort((x, y) => y - x));
    expect(await tables.placeOf(rows[2]?.index ?? -1, 'a')).toBe(2);
    expect(
      await tables.placeOf(
        edges.findIndex((one) => one !== 4),
        'a',
      ),
    ).toBe(-1);
    await tables.release('a');
    await expect(tables.rows('FACES', { first: 0, count: 1, arrangement: 'a' })).rejects.toThrow('no longer');
  });

  it('filter by a component and by any key of an entity', async () => {
    const { tables } = await servicesOf(source);
    const planes = await tables.open('PLANES');
    const up = await tables.arrange('PLANES', { id: 'up', filter: 'normal.z = 1' });
    const rows = await tables.rows('PLANES', { first: 0, count: up, arrangement: 'up' });
    expect(up).toBeGreaterThan(0);
    expect(new Set(column(planes, rows, 'normal'))).toEqual(new Set(['(0 0 1)']));
    const entities = await tables.arrange('ENTITIES', { id: 'e', filter: 'classname = worldspawn' });
    expect(entities).toBe(1);
  });

  it('refuse a filter that makes no sense, in words', async () => {
    const { tables } = await servicesOf(source);
    await expect(tables.arrange('FACES', { id: 'b', filter: 'colour = 3' })).rejects.toThrow(
      'no column "colour"',
    );
    await expect(tables.arrange('FACES', { id: 'c', filter: '(plane' })).rejects.toThrow('bracket');
    await expect(tables.open('NOTHING')).rejects.toThrow("no lump 'NOTHING'");
  });

  it('tell of a record what each field means and how sure that is', async () => {
    const { tables } = await servicesOf(source);
    const detail = await tables.record('LEAVES', 1);
    expect(detail.recordName).toMatch(/^Leaf/);
    expect(detail.fields.reduce((sum, { size, offset }) => Math.max(sum, offset + size), 0)).toBe(
      detail.size,
    );
    const mins = detail.fields.find(({ name }) => name === 'mins.x');
    expect(mins).toMatchObject({ type: 'i16', size: 2, kind: 'field' });
    expect(mins?.document).toMatchObject({
      text: expect.stringContaining('corner'),
      confidence: expect.any(String),
    });
    await expect(tables.record('LEAVES', 1e6)).rejects.toThrow('there is no row');
  });

  it('show the parts of a lump as far as they are asked about', async () => {
    const { tables } = await servicesOf(source);
    const { nodes } = await tables.children('GAME_LUMP', 0, 10);
    expect(nodes.map(({ path }) => path)).toContain('GAME_LUMP.sprp');
    const inner = await tables.children('GAME_LUMP.sprp', 0, 2);
    expect(inner.nodes.length).toBe(2);
    expect(inner.count).toBeGreaterThan(2);
    const props = await tables.open('GAME_LUMP.sprp.props');
    expect(props.recordName).toMatch(/StaticProp/);
    expect(props.columns.find(({ title }) => title === 'model')?.target).toBe('GAME_LUMP.sprp.models');
  });

  it('are written as CSV as dump writes them, slice by slice', async () => {
    const file = await work.write('source.bsp', source);
    const { tables } = await servicesOf(source);
    for (const path of [
      'FACES',
      'PLANES',
      'SURFEDGES',
      'ENTITIES',
      'LEAVES',
      'GAME_LUMP.sprp.props',
      'PAKFILE',
      'PHYSICS_COLLISION',
      'GAME_LUMP.sprp',
    ]) {
      const { stdout } = await runCommand(['dump', file, '--lump', path, '--format', 'csv']);
      expect(await csvOf(tables, path), path).toBe(stdout);
    }
  }, 60_000);

  it('open whatever a branch holds in a file of either byte order', async () => {
    for (const byteOrder of ['little', 'big'] as const) {
      const bytes = tinySource({ branch: orangeBox, byteOrder });
      const map = openAs(orangeBox, bytes.slice());
      const { tables, bytes: raw } = await servicesOf(bytes);
      for (const name of map.lumpNames) {
        const info = await tables.open(name);
        const rows = await tables.rows(name, { first: 0, count: 3 });
        expect(rows.length).toBe(Math.min(3, info.count));
        if (info.count > 0) await tables.record(name, info.count - 1);
        const state = await tables.describe(name);
        expect(state.status).toBe(info.status);
        await raw.read({ kind: 'content', path: name }, 0, 512);
      }
    }
  }, 60_000);
});

describe('tables of damaged maps', () => {
  const good = tinyMap().then((bytes) => new Uint8Array(bytes));

  it.each(damages.map((damage) => [damage.name, damage] as const))('%s', async (_, damage) => {
    const bytes = damage.damage(await good);
    const services = await servicesOf(bytes).catch((error: unknown) => error as Error);
    if (services instanceof Error) {
      expect(services.name).toBe('FormatError');
      return;
    }
    const { tables, bytes: raw } = services;
    const map = await raw.map();
    for (const { path } of map) {
      if (path === undefined) continue;
      const info = await tables.open(path);
      for (const first of [0, Math.max(0, info.count - 2)]) await tables.rows(path, { first, count: 2 });
      if (info.count > 0) await tables.record(path, 0);
    }
    await raw.read({ kind: 'file' }, 0, 4096);
  });
});

describe('tables of a model', () => {
  it('show its chunks as a tree and as rows, with paths that lead to each', async () => {
    const { tables } = await servicesOf(walkerFile(), 'walker.bgf');
    const roots = await tables.children('', 0, 100);
    const open = roots.nodes.find(({ hasChildren }) => hasChildren);
    expect(open).toBeDefined();
    const inner = await tables.children(open?.path ?? '', 0, 100);
    expect(inner.nodes.length).toBeGreaterThan(0);
    const info = await tables.open('');
    const rows = await tables.rows('', { first: 0, count: info.count });
    expect(rows.length).toBe(info.count);
    const last = rows.at(-1)?.cells[0];
    expect(last?.links?.[0]?.path).toBe(last?.text);
    expect((await tables.open(last?.text ?? '')).path).toBe(last?.text);
  });

  it('are written as CSV as dump writes them', async () => {
    const bytes = walkerFile();
    const file = await work.write('walker.bgf', bytes);
    const { tables } = await servicesOf(bytes, 'walker.bgf');
    for (const path of ['', 'OBJECT[0]']) {
      const { stdout } = await runCommand(['dump', file, ...(path === '' ? [] : [path]), '--format', 'csv']);
      expect(await csvOf(tables, path)).toBe(stdout);
    }
  }, 30_000);
});
