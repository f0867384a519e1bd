import {
  alsoLimitedBy,
  type Branch,
  deriveBranch,
  deriveLimits,
  type GameMap,
  type Limit,
  type Lumps,
  openSource,
  registry,
} from '@brushwork/formats';
import { BitsField, formatIssue, integerRange, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { limits, lumpsForLimits } from '../../src/limits/index.js';
import { validate } from '../../src/validate/index.js';
import { buildFile, buildMap, type LumpContents } from '../validate/support/build-map.js';
import { goodMap, goodMaps } from '../validate/support/good-maps.js';
import { schemaFields } from '../validate/support/schema-fields.js';

const branches = await Promise.all(registry.map(async ({ load }) => load()));
const branchOf = (id: string): Branch => branches.find((branch) => branch.id === id)!;
const orangeBox = branchOf('valve/orange-box');

/** A map of a branch with nothing but some lumps. */
const mapOf = (contents: LumpContents, branch = orangeBox): GameMap<object> => buildMap(branch, contents);

const usageOf = (map: GameMap<object>, id: string) => limits(map).find((usage) => usage.id === id);

const most = (id: string, branch: string): number | undefined =>
  branchOf(branch).limits?.find((limit) => limit.id === id)?.most;

describe('the tables of limits', () => {
  it.each(branches)('$id names each limit once, and lumps and fields that it knows', (branch) => {
    const table = branch.limits ?? [];
    expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
    for (const { id, of, most: number, rule, elsewhere = [] } of table) {
      expect(number, id).toBeGreaterThan(0);
      for (const other of elsewhere) expect(other.most, id).toBeGreaterThan(number);
      if (rule !== undefined) expect(branch.rules.map((one) => one.id)).toContain(rule);
      if (of.kind !== 'largest') continue;
      for (const lump of of.lumps.filter((name) => Object.hasOwn(branch.lumps, name))) {
        const type = (branch.lumps as Lumps)[lump]?.type as {
          readonly record?: { layout: { byName: Map<string, unknown> } };
        };
        if (type.record !== undefined) expect([...type.record.layout.byName.keys()], id).toContain(of.field);
      }
    }
  });

  it.each(branches)(
    '$id says of no limit that its numbers hold to it when they have room for more',
    (branch) => {
      const fields = schemaFields(branch);
      for (const { id, by, of, most: number } of branch.limits ?? []) {
        if (by !== 'format' || of.kind !== 'elements') continue;
        const [lump = ''] = of.lumps;
        if (!Object.hasOwn(branch.lumps, lump)) continue;
        const highest = fields
          .filter(({ role }) => 'lump' in role && role.lump === lump)
          .map(({ field }) =>
            field instanceof BitsField ? field.range[1] : (integerRange(field.type)?.[1] ?? 0),
          );
        expect(Math.min(...highest) + 1, id).toBeLessThanOrEqual(number);
      }
    },
  );

  it('hold the numbers of the specification', () => {
    expect(most('MAX_MAP_TEXINFO', 'valve/source-2004')).toBe(12288);
    expect(most('MAX_MAP_TEXDATA', 'valve/source-2004')).toBe(2048);
    expect(most('MAX_MAP_TEXDATA_STRING_DATA', 'valve/source-2004')).toBe(256000);
    expect(most('MAX_BRUSH_SIDES', 'valve/source-2004')).toBe(128);
    expect(most('MAX_MAP_LIGHTING', 'valve/source-2004')).toBe(0x1000000);
    expect(most('MAX_MAP_ENTITIES', 'valve/source-2004')).toBe(4096);
    expect(most('MAX_MAP_ENTITIES', 'valve/orange-box')).toBe(8192);
    expect(most('MAX_MAP_ENTITIES', 'valve/alien-swarm')).toBe(16384);
    expect(most('MAX_KEY', 'valve/left4dead')).toBe(32);
    expect(most('MAX_KEY', 'valve/left4dead2')).toBeUndefined();
  });

  it('say what other engines take of the same layout alone', () => {
    const areas = (id: string): unknown =>
      branchOf(id).limits?.find((limit) => limit.id === 'MAX_MAP_AREAS')?.elsewhere ?? [];
    expect(areas('valve/orange-box')).toEqual([{ engine: "Garry's Mod", most: 1024 }]);
    expect(areas('valve/left4dead')).toEqual([]);
    const derived = deriveBranch(orangeBox, { id: 'test/derived', title: 'Derived', lumps: {} });
    expect(derived.limits?.length).toBe(orangeBox.limits?.length);
    expect(derived.limits?.some(({ elsewhere }) => elsewhere !== undefined)).toBe(false);
  });

  it('are derived by difference, and refuse a difference from nothing', () => {
    const base: Limit = {
      ...{ id: 'A', title: 'things', of: { kind: 'entities' }, most: 5, by: 'engine' },
      ...{ source: 'a test', confidence: 'certain' },
    };
    expect(deriveLimits([base], { A: { most: 7 } })).toEqual([{ ...base, most: 7 }]);
    expect(deriveLimits([base], { A: null })).toEqual([]);
    expect(() => deriveLimits([base], { B: null })).toThrow(RangeError);
    expect(alsoLimitedBy([base], 'Other', { A: 9 })[0]?.elsewhere).toEqual([{ engine: 'Other', most: 9 }]);
  });
});

describe('limits', () => {
  it.each(goodMaps)('are kept by the good map of $branch.id, which uses some of each', ({ branch }) => {
    const usages = limits(goodMap(branch.id));
    expect(usages.filter(({ over }) => over > 0)).toEqual([]);
    for (const { id, used, most: number, percent } of usages) {
      expect(percent, id).toBeCloseTo((used / number) * 100);
      expect(Number.isFinite(used), id).toBe(true);
    }
    if (branch.limits !== undefined && branch.limits.length > 0) expect(usages.length).toBeGreaterThan(0);
  });

  /** Lumps of whole elements, one more than fit. */
  const counted = (orangeBox.limits ?? []).flatMap((limit) => {
    const { of } = limit;
    if (of.kind !== 'elements' && of.kind !== 'bytes') return [];
    const [lump = ''] = of.lumps;
    const type = (orangeBox.lumps as Lumps)[lump]?.type;
    const size = of.kind === 'bytes' ? 1 : (type?.elementSize ?? 0);
    return type === undefined || size === 0 ? [] : [{ id: limit.id, limit, lump, size }];
  });

  it.each(counted)('count $id, and by how much it is exceeded', ({ id, limit, lump, size }) => {
    const map = mapOf({ [lump]: new Uint8Array((limit.most + 1) * size) });
    expect(usageOf(map, id)).toMatchObject({ used: limit.most + 1, over: 1, path: [lump] });
    const full = mapOf({ [lump]: new Uint8Array(limit.most * size) });
    expect(usageOf(full, id)).toMatchObject({ used: limit.most, over: 0, percent: 100 });
  });

  it('find the largest number of a field, and where it is', () => {
    const brush = (sideCount: number): object => ({ firstSide: 0, sideCount, contents: 1 });
    const map = mapOf({ BRUSHES: [brush(6), brush(129), brush(7)] });
    expect(usageOf(map, 'MAX_BRUSH_SIDES')).toMatchObject({
      ...{ used: 129, most: 128, over: 1 },
      path: ['BRUSHES', 1, 'sideCount'],
    });
  });

  it('find the point that is farthest from the origin', () => {
    const at = (x: number): object => ({ x, y: 1, z: 2 });
    const map = mapOf({ VERTICES: [at(5), at(-16385), at(Number.NaN), at(Number.POSITIVE_INFINITY)] });
    expect(usageOf(map, 'MAX_COORD_INTEGER')).toMatchObject({ used: 16385, over: 1, path: ['VERTICES', 1] });
  });

  it('measure texts with their NUL', () => {
    const name = 'x'.repeat(128);
    const map = mapOf({ TEXTURE_STRING_DATA: `a\0${name}\0b\0` });
    expect(usageOf(map, 'TEXTURE_NAME_LENGTH')).toMatchObject({ used: 129, over: 1 });
    const cut = mapOf({ TEXTURE_STRING_DATA: 'a\0bcd' });
    expect(usageOf(cut, 'TEXTURE_NAME_LENGTH')).toMatchObject({ used: 4, over: 0 });
  });

  it('measure entities, their keys and their values', () => {
    const pair = (key: string, value: string): string =>
      `{\n"classname" "worldspawn"\n"${key}" "${value}"\n}\n`;
    const map = mapOf({ ENTITIES: pair('k'.repeat(32), 'v') + pair('k', 'v'.repeat(1024)) });
    expect(usageOf(map, 'MAX_MAP_ENTITIES')).toMatchObject({ used: 2 });
    expect(usageOf(map, 'MAX_KEY')).toMatchObject({
      used: 33,
      over: 1,
      path: ['ENTITIES', 0, 'k'.repeat(32)],
    });
    expect(usageOf(map, 'MAX_VALUE')).toMatchObject({ used: 1025, over: 1, path: ['ENTITIES', 1, 'k'] });
    // A key is found where it stands itself, not where its value does.
    const { bytes, offset } = map.lump('ENTITIES');
    const [key, value] = [usageOf(map, 'MAX_KEY'), usageOf(map, 'MAX_VALUE')].map(
      (usage) => usage?.offset ?? 0,
    );
    const textAt = (place: number): string => String.fromCharCode(...bytes.subarray(place, place + 3));
    expect(textAt((key ?? 0) - offset)).toMatch(/kk/);
    expect(textAt((value ?? 0) - offset)).toMatch(/vv/);
  });

  it('tell the fullest of several lumps', () => {
    const map = mapOf({ LIGHTING: new Uint8Array(8), LIGHTING_HDR: new Uint8Array(16) });
    expect(usageOf(map, 'MAX_MAP_LIGHTING')).toMatchObject({ used: 16, path: ['LIGHTING_HDR'] });
  });

  it('leave out what the game has no lump for', () => {
    expect(usageOf(goodMap('valve/source-2004'), 'MAX_MAP_WATEROVERLAYS')).toBeUndefined();
    expect(usageOf(goodMap('valve/orange-box'), 'MAX_MAP_WATEROVERLAYS')).toMatchObject({ used: 1 });
  });

  it('of Call of Duty are the numbers of its rules', () => {
    const usages = limits(goodMap('infinity-ward/call-of-duty'));
    expect(usages.map(({ id, used, most: number }) => [id, used, number])).toEqual([
      ['MAX_SUBMODELS', 2, 512],
      ['MAX_SPAWN_VARS', 3, 64],
      ['MAX_MAP_CORONAS', 1, 512],
      ['lightmap pages', 1, 31],
    ]);
  });

  it('need few lumps of a large map: the others are counted by the directory', async () => {
    const { branch, contents, versions } = goodMaps.find(
      (good) => good.branch === orangeBox || good.branch.id === orangeBox.id,
    )!;
    const source = await openSource(memorySource(buildFile(branch, contents, versions)), {
      branch: branch.id,
    });
    const needed = lumpsForLimits(source.map);
    expect(needed).toContain('VERTICES');
    expect(needed).not.toContain('FACES');
    expect(needed).not.toContain('LIGHTING');
    const some = limits(await source.load(needed));
    const all = limits(buildMap(branch, contents, versions));
    expect(some.map(({ id, used }) => [id, used])).toEqual(all.map(({ id, used }) => [id, used]));
  });
});

describe('validate', () => {
  const found = (contents: LumpContents): string[] =>
    validate(mapOf(contents))
      .issues.map(formatIssue)
      .filter((text) => text.includes('-limit]'));

  it('reports a limit of the game itself as an error, with by how much it is exceeded', () => {
    expect(found({ MODELS: new Uint8Array(48 * 1030) })).toEqual([
      expect.stringMatching(
        /^error: MODELS @0x[0-9a-f]+: 1030 models, 6 more than MAX_MAP_MODELS \(1024\) \[map-limit\]$/,
      ),
    ]);
  });

  it('reports a limit that another engine of the layout has higher as a warning, and names it', () => {
    const areas = (count: number): string[] => found({ AREAS: new Uint8Array(8 * count) });
    expect(areas(256)).toEqual([]);
    expect(areas(300)).toEqual([
      expect.stringMatching(
        /^warning: .*300 areas, 44 more than .*; Garry's Mod takes 1024 \[engine-limit\]$/,
      ),
    ]);
    expect(areas(1025)).toEqual([expect.stringMatching(/^error: .*\[map-limit\]$/)]);
  });

  it('reports a limit of compilers alone as a warning', () => {
    expect(found({ OVERLAYS: new Uint8Array(352 * 513) })).toEqual([
      expect.stringMatching(
        /^warning: .*513 overlays, 1 more than MAX_MAP_OVERLAYS \(512\) \[compiler-limit\]$/,
      ),
    ]);
  });

  it('leaves limits with a rule of their own to it', () => {
    const contents = goodMaps.find(({ branch }) => branch.id === orangeBox.id)!.contents;
    const [overlay] = contents['OVERLAYS'] as object[];
    expect(found({ OVERLAYS: [{ ...overlay, faceCount: 65 }] })).toEqual([]);
  });
});
