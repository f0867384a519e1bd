import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAs, registry, registryEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { branch as callOfDuty } from '../../../packages/formats/src/branch/infinity-ward/call-of-duty.js';
import { repositoryRoot } from '../../checks/repository.mjs';
import { tinyMap } from '../../fixtures/small.js';
import { tinySource } from '../../fixtures/valve/tiny-source.js';
import { type Evidence, measureCorpus } from '../../reference/corpus-evidence.js';
import { roundTrips } from '../../reference/round-trip.js';
import { type SupportSources, supportPage, supportTable } from '../../reference/support-table.js';
import { measureTypedBytes } from '../../reference/typed-bytes.js';
import { sampleModel } from './sample-model.js';

const model = sampleModel();

function rows(sources: Omit<SupportSources, 'model'>): Record<string, string>[] {
  const [head = [], , ...body] = supportTable({ model, ...sources })
    .split('\n')
    .map((line) => line.slice(2, -2).split(' | '));
  return body.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])));
}

function evidence(files: number, roundTripped: number): Evidence {
  const one = { name: 'a.bsp', size: 1, sha256: '' };
  return {
    'nobody/sample-one': {
      files: Array.from({ length: files }, () => one),
      byteOrders: ['little'],
      roundTripped,
      lumpBytes: 1000,
      typedBytes: 999,
      filledLumps: ['CORNERS', 'UNKNOWN'],
    },
  };
}

describe('the support table', () => {
  it('never calls a branch supported that no real file proves', () => {
    const synthetic = new Map([
      ['nobody/sample-two', { count: 3, measured: { lumpBytes: 8, typedBytes: 4 } }],
    ]);
    const [one, two] = rows({ evidence: {}, synthetic });
    for (const row of [one, two]) {
      expect(row?.['Standing']).toBe('declared, not proved on any real file');
      expect(row?.['Real files round-tripped']).toBe('none at hand');
    }
    expect(one?.['Bytes typed']).toBe('not measured');
    expect(two?.['Bytes typed']).toBe('50 % (synthetic)');
    expect(two?.['Synthetic maps']).toBe('3');
    const [empty] = rows({ evidence: evidence(0, 0), synthetic: new Map() });
    expect(empty?.['Standing']).toBe('declared, not proved on any real file');
  });

  it('calls a branch supported when every real file came back whole, and else says how many did', () => {
    expect(rows({ evidence: evidence(2, 2), synthetic: new Map() })[0]?.['Standing']).toBe(
      'supported, 2 real files',
    );
    expect(rows({ evidence: evidence(1, 1), synthetic: new Map() })[0]?.['Standing']).toBe(
      'supported, 1 real file',
    );
    expect(rows({ evidence: evidence(2, 1), synthetic: new Map() })[0]?.['Standing']).toBe(
      'partly: 1 of 2 real files',
    );
  });

  it('counts lumps, fields and bytes', () => {
    const [one] = rows({ evidence: evidence(1, 1), synthetic: new Map() });
    expect(one).toMatchObject({
      Branch: '`nobody/sample-one`',
      Game: 'Sample One',
      Version: 'NONE 1, 2',
      'Byte order': 'little, big (synthetic)',
      'Lumps typed': '8 of 9',
      'Filled in real files': '1 of 8',
      'Bytes typed': '99.9 %',
      'Fields certain': '1 of 45',
    });
  });

  it('explains its columns', () => {
    const page = supportPage({ model, evidence: {}, synthetic: new Map() });
    const head = supportTable({ model, evidence: {}, synthetic: new Map() }).split('\n')[0] ?? '';
    for (const column of head.slice(2, -2).split(' | ').slice(4)) expect(page).toContain(`**${column}**`);
  });
});

describe('the measured numbers', () => {
  it('count what has no meaning out, in every arm of a union', async () => {
    const bytes = await tinyMap();
    const map = openAs(callOfDuty, bytes);
    const { lumpBytes, typedBytes } = measureTypedBytes(map);
    let unknown = map.lumps.UNKNOWN_5.bytes.length + map.lumps.UNKNOWN_31.bytes.length;
    const used: Readonly<Record<string, number>> = { none: 0, linear: 4, custom: 8, spot: 8, customSpot: 16 };
    for (const light of map.lumps.LIGHTS) unknown += 32 - (used[light.parameters.$case] ?? 0);
    expect(map.lumps.LIGHTS.length).toBeGreaterThan(0);
    expect(lumpBytes - typedBytes).toBe(unknown);
  });

  it('say that a map comes back only when it does', async () => {
    const bytes = await tinyMap();
    expect(roundTrips(openAs(callOfDuty, bytes.slice()), bytes)).toBe(true);
    const map = openAs(callOfDuty, bytes.slice());
    map.lumps.PLANES.at(0).distance += 1;
    expect(roundTrips(map, bytes)).toBe(false);
  });

  it('say of content of every kind what comes back and what has a meaning', async () => {
    const branch = await registryEntry('valve/orange-box').load();
    for (const byteOrder of ['little', 'big'] as const) {
      const bytes = tinySource({ branch, byteOrder });
      const map = openAs(branch, bytes.slice());
      expect(roundTrips(map, bytes), byteOrder).toBe(true);
      const { lumpBytes, typedBytes } = measureTypedBytes(map);
      const opaque = map.lumpNames.filter((name) => map.lump(name).kind === 'opaque');
      const unknown = opaque.reduce((sum, name) => sum + map.lump(name).bytes.length, 0);
      expect(unknown).toBeGreaterThan(0);
      // Beside what isn't declared only the files of the archive.
      expect(lumpBytes - typedBytes).toBeGreaterThan(unknown);
      expect(typedBytes).toBeGreaterThan(lumpBytes * 0.9);
    }
  });

  it('count each file of a folder once, for the branch that it opens as', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'evidence-'));
    try {
      const branch = await registryEntry('valve/left4dead2').load();
      for (const name of ['a.bsp', 'copy.bsp']) writeFileSync(join(folder, name), tinySource({ branch }));
      writeFileSync(join(folder, 'big.bsp'), tinySource({ branch, byteOrder: 'big' }));
      writeFileSync(join(folder, 'other.txt'), 'no map');
      const { 'valve/left4dead2': found, ...others } = await measureCorpus(folder);
      expect(others).toEqual({});
      expect(found?.files.map(({ name }) => name)).toEqual(['a.bsp', 'big.bsp']);
      expect(found).toMatchObject({ roundTripped: 2, byteOrders: ['big', 'little'] });
      expect(found?.filledLumps).toContain('PROP_BLOB');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('are committed for real files only, each named once', () => {
    const committed = JSON.parse(
      readFileSync(join(repositoryRoot, 'reference/evidence.json'), 'utf8'),
    ) as Evidence;
    for (const [id, { files, roundTripped, lumpBytes, typedBytes }] of Object.entries(committed)) {
      expect(registry.map((entry) => entry.id)).toContain(id);
      expect(new Set(files.map(({ sha256 }) => sha256)).size, id).toBe(files.length);
      expect(roundTripped, id).toBeLessThanOrEqual(files.length);
      expect(typedBytes, id).toBeLessThanOrEqual(lumpBytes);
    }
  });
});
