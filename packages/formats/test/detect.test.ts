import { describe, expect, it } from 'vitest';
import { branch as callOfDuty } from '../src/branch/infinity-ward/call-of-duty.js';
import { branch as unitedOffensive } from '../src/branch/infinity-ward/call-of-duty-uo.js';
import { type Branch, defineBranch } from '../src/branch.js';
import { lumpDirectory } from '../src/container/lump-directory.js';
import type { Candidate } from '../src/detection.js';
import type { Lumps } from '../src/lump.js';
import { isBranch, open, openAs, openSource } from '../src/open.js';
import { type RegistryEntry, registry, registryEntry } from '../src/registry.js';
import { corpusMaps, hasCorpus, sayIfSkipped } from './support/corpus.js';
import { expectFormatError } from './support/expect-format-error.js';
import { counting, entityLump, handMadeFile, stockFile } from './support/map-files.js';

sayIfSkipped('detection of the IBSP 59 maps of the corpus');

function mapWith(...classes: string[]): Uint8Array {
  return stockFile(new Map([['ENTITIES', entityLump(...classes.map((classname) => ({ classname })))]]));
}

/** How much better the best candidate is than the next. */
function lead(candidates: readonly Candidate[]): number {
  return (candidates[0]?.score ?? 0) - (candidates[1]?.score ?? 0);
}

describe('a map that two games may have made', () => {
  it('names both, with what speaks for them', async () => {
    const { candidates, branch } = await open(mapWith('worldspawn', 'mp_tdm_spawn'));
    expect(candidates.map(({ branch: id, title }) => [id, title])).toEqual([
      ['infinity-ward/call-of-duty', 'Call of Duty'],
      ['infinity-ward/call-of-duty-uo', 'Call of Duty: United Offensive'],
    ]);
    expect(lead(candidates)).toBe(0);
    for (const { evidence, score } of candidates) {
      expect(evidence[0]).toEqual({ text: 'magic IBSP, version 59', weight: 100 });
      expect(score).toBe(evidence.reduce((sum, { weight }) => sum + weight, 0));
    }
    expect(branch.id).toBe('infinity-ward/call-of-duty');
  });

  it('is of the game whose entities it has', async () => {
    const file = mapWith('worldspawn', 'mp_ctf_spawn', 'MP_CTF_SPAWN', 'script_vehicle_collmap');
    const { candidates, branch } = await open(file);
    expect(branch.id).toBe('infinity-ward/call-of-duty-uo');
    expect(lead(candidates)).toBe(20);
    expect(candidates[0]?.evidence.filter(({ text }) => text.includes('entity class'))).toEqual([
      { text: '2 of entity class mp_ctf_spawn', weight: 10 },
      { text: '1 of entity class script_vehicle_collmap', weight: 10 },
    ]);
  });

  it('is not of that game for a class that merely looks like one', async () => {
    expect((await open(mapWith('xmp_ctf_spawn', 'script_vehicle_collmap2', 'mp_ct'))).branch).toBe(
      callOfDuty,
    );
  });

  it('is opened as the user says, by the whole name or its end', async () => {
    const file = mapWith('mp_ctf_spawn');
    for (const name of ['call-of-duty', 'infinity-ward/call-of-duty', 'Infinity-Ward/Call-Of-Duty']) {
      const map = await open(file, { branch: name });
      expect(map.branch).toBe(callOfDuty);
      expect(map.candidates).toEqual([]);
      expect((await openSource(file, { branch: name })).map.branch).toBe(callOfDuty);
    }
    await expectFormatError('not-found', () => open(file, { branch: 'call-of-duty-9' }));
    await expectFormatError('not-found', () => openSource(file, { branch: '__proto__' }));
    expect(() => registryEntry('constructor')).toThrow(/no branch is named/);
  });

  it('is both for programs, whichever it was opened as', async () => {
    const map = await open(mapWith('mp_ctf_spawn'));
    expect([isBranch(map, callOfDuty), isBranch(map, unitedOffensive)]).toEqual([true, true]);
  });

  it('is told from its entities as soon as they are loaded', async () => {
    const source = await openSource(mapWith('mp_ctf_spawn'));
    expect(source.candidates).toHaveLength(2);
    expect(lead(source.candidates)).toBe(0);
    expect((await source.load(['PLANES'])).branch.id).toBe('infinity-ward/call-of-duty');
    expect((await source.load(['ENTITIES'])).branch.id).toBe('infinity-ward/call-of-duty-uo');
    const { candidates } = await source.load(['PLANES']);
    expect([candidates[0]?.branch, lead(candidates)]).toEqual(['infinity-ward/call-of-duty-uo', 10]);
  });

  it('may have entities that are no text at all', async () => {
    const map = await open(stockFile(new Map([['ENTITIES', counting(500)]])));
    expect(map.candidates).toHaveLength(2);
  });
});

describe('a map that two layouts fit', () => {
  /** A game with lumps of its own, and a file of Call of Duty's magic and version. */
  function other(id: string, difference: Partial<Branch> = {}): RegistryEntry {
    const container = lumpDirectory({
      magic: 'IBSP',
      versions: [59],
      entryCount: 33,
      entry: ['length', 'offset'],
      alignment: 4,
      emptyOffset: 'zero',
    });
    // The same lumps under other names: neither the directory nor sizes tell the two apart.
    const renamed = Object.entries(callOfDuty.lumps).map(([name, entry]) => [`OTHER_${name}`, entry]);
    const { OTHER_ENTITIES: _, ...others } = Object.fromEntries(renamed) as Lumps;
    const lumps = { ...others, ENTITIES: callOfDuty.lumps.ENTITIES };
    const made = defineBranch({
      id,
      title: id,
      container,
      byteOrders: ['little'],
      lumps,
      capabilities: { entities: 'ENTITIES' },
    });
    return {
      id,
      title: id,
      magic: 'IBSP',
      versions: [59],
      load: async () => ({ ...made, ...difference }) as unknown as Branch,
    };
  }

  async function withEntries(entries: readonly RegistryEntry[], step: () => Promise<void>): Promise<void> {
    const list = registry as RegistryEntry[];
    const count = list.length;
    list.push(...entries);
    try {
      await step();
    } finally {
      list.length = count;
    }
  }

  it('is not opened as one of them silently', async () => {
    await withEntries([other('test/other')], async () => {
      for (const attempt of [() => open(stockFile()), () => openSource(stockFile())]) {
        const error = await expectFormatError('ambiguous', attempt);
        expect(error.message).toContain('infinity-ward/call-of-duty or test/other');
      }
      expect((await open(stockFile(), { branch: 'other' })).branch.id).toBe('test/other');
      expect((await openSource(stockFile(), { branch: 'other' })).map.branch.id).toBe('test/other');
    });
  });

  it('is opened as the one for which its content speaks, read as far as that takes', async () => {
    await withEntries([other('test/other', { clues: { classes: ['thing_*'] } })], async () => {
      const file = mapWith('thing_small');
      expect((await open(file)).branch.id).toBe('test/other');
      const { candidates, map } = await openSource(file);
      expect(map.branch.id).toBe('test/other');
      expect(candidates.map(({ branch }) => branch)).toContain('infinity-ward/call-of-duty');
      expect(map.isLoaded('ENTITIES')).toBe(false);
    });
    await withEntries([other('test/other', { clues: { filled: ['OTHER_PLANES'] } })], async () => {
      const { candidates, branch } = await open(stockFile());
      expect(branch.id).toBe('test/other');
      expect(candidates[0]?.evidence.map(({ text }) => text)).toContain('lump OTHER_PLANES is filled');
      await expectFormatError('ambiguous', () => open(stockFile(new Map([['NODES', counting(36)]]))));
    });
  });

  it('is opened as the first of them when what they differ in is empty', async () => {
    const { NODES, ...rest } = callOfDuty.lumps;
    const lumps = { ...rest, OTHER_NODES: NODES } as unknown as Branch['lumps'];
    const capabilities = { entities: 'ENTITIES' };
    await withEntries([other('test/other', { lumps, capabilities })], async () => {
      const file = mapWith('worldspawn');
      const { branch, candidates } = await open(file);
      expect(branch.id).toBe('infinity-ward/call-of-duty');
      expect(candidates.map(({ branch: id, score }) => [id, score])).toEqual([
        ['infinity-ward/call-of-duty', candidates[0]?.score],
        ['infinity-ward/call-of-duty-uo', candidates[0]?.score],
        ['test/other', candidates[0]?.score],
      ]);
      const source = await openSource(file);
      expect([source.map.branch.id, (await source.load()).branch.id]).toEqual([branch.id, branch.id]);
      const filled = stockFile(new Map([['NODES', counting(36)]]));
      await expectFormatError('ambiguous', () => open(filled));
      await expectFormatError('ambiguous', () => openSource(filled));
    });
  });

  it('is none of a branch with the same lumps elsewhere', async () => {
    const { PLANES, CELLS, ...rest } = callOfDuty.lumps;
    const swapped = {
      ...rest,
      PLANES: { ...PLANES, index: CELLS.index },
      CELLS: { ...CELLS, index: PLANES.index },
    };
    const map = openAs({ ...callOfDuty, id: 'test/swapped', lumps: swapped }, stockFile());
    expect(isBranch(map, callOfDuty)).toBe(false);
    expect(isBranch(map, unitedOffensive)).toBe(false);
  });
});

describe('a directory that does not fit', () => {
  it('is an issue of the map, not a reason to refuse it', async () => {
    const map = await open(
      handMadeFile(272, { PLANES: { offset: 272, length: 16 }, ENTITIES: { offset: -1, length: 4 } }),
    );
    expect(map.issues.map(({ rule, path }) => [rule, path[0]])).toEqual([
      ['lump-out-of-bounds', 'PLANES'],
      ['lump-negative', 'ENTITIES'],
    ]);
  });
});

describe.skipIf(!hasCorpus)('maps of the corpus', async () => {
  const maps = await corpusMaps();

  it.each(maps)(
    '$name may be of either game, and its entities say so when loaded alone',
    async ({ bytes }) => {
      const map = await open(bytes);
      expect(map.candidates.map(({ branch }) => branch).sort()).toEqual([callOfDuty.id, unitedOffensive.id]);
      const source = await openSource(bytes);
      expect((await source.load(['ENTITIES'])).candidates).toEqual(map.candidates);
    },
  );

  it('are of the expansion where their entities are', async () => {
    const found = await Promise.all(
      maps.map(async ({ name, bytes }) => [name, (await open(bytes)).branch] as const),
    );
    const ofExpansion = found
      .filter(([, branch]) => branch === unitedOffensive)
      .map(([name]) => name.replace(/.*\//, ''));
    expect(ofExpansion.sort()).toEqual(['bmw.bsp', 'bomber.bsp']);
  });
});
