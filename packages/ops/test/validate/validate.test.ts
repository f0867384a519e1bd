import { openAs, openSource } from '@brushwork/formats';
import { formatIssue, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import { withFields } from './support/broken-map.js';
import { buildFile, buildMap } from './support/build-map.js';
import { callOfDutyWorld } from './support/call-of-duty-world.js';
import { branchesWithout, goodMap, goodMaps, wholeCache } from './support/good-maps.js';

it('has a good map of every branch to be tested with', () => {
  expect(branchesWithout).toEqual([]);
});

describe.each(goodMaps)('$branch.id', ({ branch }) => {
  it('finds nothing in a good map, whose lumps are all filled', () => {
    const map = goodMap(branch.id, { LIGHT_VISIBILITY_CACHE: wholeCache });
    for (const name of map.lumpNames) expect(map.lump(name).bytes.length, name).toBeGreaterThan(0);
    expect(validate(map).issues.map(formatIssue)).toEqual([]);
  });

  it('finds nothing to refer to in an empty map but what a map has to have', () => {
    const needed = branch.rules.filter(({ id }) => id.endsWith('lump-empty')).map(({ id }) => id);
    expect(new Set(validate(buildMap(branch, {})).issues.map((found) => found.rule))).toEqual(
      new Set(needed),
    );
  });
});

const branch = goodMaps[0]!.branch;
const build = (changes: Readonly<Record<string, unknown>>): ReturnType<typeof buildMap> =>
  buildMap(branch, { ...callOfDutyWorld, ...changes });

describe('what validate says', () => {
  it('prints where, what and which rule', () => {
    const { issues } = validate(
      build({ TRIANGLE_SOUPS: withFields(callOfDutyWorld, 'TRIANGLE_SOUPS', 2, { material: 99 }) }),
    );
    expect(issues.map(formatIssue)).toEqual([
      expect.stringMatching(
        /^error: TRIANGLE_SOUPS\[2\]\.material @0x[0-9a-f]+: index 99 outside MATERIALS \(3 elements\) \[reference\]$/,
      ),
    ]);
    expect(issues[0]).toMatchObject({ expected: '0 to 2', found: 99 });
  });

  it('counts the places that it looked at for each rule', () => {
    const rules = new Map(validate(build({})).rules.map((rule) => [rule.id, rule]));
    expect(rules.get('run')).toEqual({ id: 'run', checked: 3, broken: 0 });
    expect(rules.get('brush-side-count')).toEqual({ id: 'brush-side-count', checked: 3, broken: 0 });
  });

  it('lists so many issues of a rule, then says how many more there are, and counts all', () => {
    const damaged = build({ LEAF_BRUSHES: [7, 8, 9] });
    const { issues, rules } = validate(damaged, { maxIssuesPerRule: 2 });
    expect(issues.map((found) => found.message)).toEqual([
      'index 7 outside BRUSHES (3 elements)',
      'index 8 outside BRUSHES (3 elements)',
      '1 more of these',
    ]);
    expect(issues.every((found) => found.rule === 'reference')).toBe(true);
    expect(rules.find((rule) => rule.id === 'reference')?.broken).toBe(3);
  });

  it('takes warnings for errors when it is to be strict', () => {
    const damaged = build({ LIGHTS: withFields(callOfDutyWorld, 'LIGHTS', 0, { type: 12 }) });
    expect(validate(damaged).issues.map((found) => found.severity)).toEqual(['warning']);
    expect(validate(damaged, { strict: true }).issues.map((found) => found.severity)).toEqual(['error']);
  });

  it('includes what was found while reading, once', () => {
    const map = build({ PLANES: new Uint8Array(16 * 4 + 3), ENTITIES: '{ "classname" "worldspawn" } }' });
    const rules = validate(map).issues.map((found) => found.rule);
    expect(rules).toEqual(['lump-remainder', 'entity-text-stray-brace']);
  });

  it('says nothing of lumps that are not loaded, and checks references into them by the directory', async () => {
    const file = buildFile(branch, {
      ...callOfDutyWorld,
      BRUSHES: withFields(callOfDutyWorld, 'BRUSHES', 0, { material: 3 }),
    });
    const source = await openSource(memorySource(file));
    const map = await source.load(['BRUSHES', 'BRUSH_SIDES']);
    const { issues, skipped } = validate(map);
    expect(issues.map(({ rule, path }) => [rule, ...path])).toEqual([
      ['reference', 'BRUSHES', 0, 'material'],
    ]);
    expect(skipped).toContain('MATERIALS');
    expect(skipped).not.toContain('BRUSHES');
  });
});

describe('numbers that are checked for themselves', () => {
  it('finds coordinates that are no numbers, in records, values, arms and readings', () => {
    const world = callOfDutyWorld;
    const nowhere = { x: Number.NaN, y: 0, z: Number.POSITIVE_INFINITY };
    const map = build({
      DRAW_VERTICES: withFields(world, 'DRAW_VERTICES', 3, { position: nowhere }),
      COLLISION_VERTICES: [nowhere, ...(world['COLLISION_VERTICES'] as object[]).slice(1)],
      BRUSH_SIDES: withFields(world, 'BRUSH_SIDES', 1, { plane: { distance: Number.NaN } }),
      LIGHTS: withFields(world, 'LIGHTS', 2, {
        parameters: { $case: 'linear', linearAttenuation: Number.NEGATIVE_INFINITY },
      }),
    });
    const { issues } = validate(map);
    expect(new Set(issues.map((found) => `${found.rule} ${found.severity} ${found.path.join('.')}`))).toEqual(
      new Set([
        'not-finite warning DRAW_VERTICES.3.position.x',
        'not-finite warning DRAW_VERTICES.3.position.z',
        'not-finite warning COLLISION_VERTICES.0.x',
        'not-finite warning COLLISION_VERTICES.0.z',
        'not-finite warning BRUSH_SIDES.1.plane',
        'not-finite warning LIGHTS.2.parameters.linearAttenuation',
      ]),
    );
  });

  it('finds values without a name', () => {
    const map = build({
      COLLISION_PATCHES: withFields(callOfDutyWorld, 'COLLISION_PATCHES', 1, { mode: 5 }),
    });
    expect(validate(map).issues).toMatchObject([
      { rule: 'enum-value', path: ['COLLISION_PATCHES', 1, 'mode'], found: 5 },
    ]);
  });

  it('does not look into the arm of a union that does not hold', () => {
    // As terrain the same bytes would be a vertex count of 3 from vertex 8 on and an index far outside.
    const shape = { $case: 'curve', width: 3, height: 3, maxError: 8, firstVertex: 7 };
    expect(
      validate(build({ COLLISION_PATCHES: withFields(callOfDutyWorld, 'COLLISION_PATCHES', 0, { shape }) }))
        .issues,
    ).toEqual([]);
  });
});

describe('elements that are handed out in order', () => {
  it('may not be left over', () => {
    const sides = callOfDutyWorld['BRUSH_SIDES'] as object[];
    const map = build({ BRUSH_SIDES: [...sides, sides[0], sides[1]] });
    expect(validate(map).issues).toMatchObject([
      { rule: 'run-rest', severity: 'warning', path: ['BRUSH_SIDES', 21], found: 23 },
    ]);
  });
});

describe('hostile files', () => {
  it('take time that is linear in their size, however much spans overlap', () => {
    // 60,000 surfaces that all select the same 60,000 indexes: 3.6 billion pairs.
    const soup = new Uint8Array(16);
    const d = new DataView(soup.buffer);
    d.setInt16(2, -1, true);
    d.setUint16(8, 13, true);
    d.setUint16(10, 60_000, true);
    const soups = new Uint8Array(16 * 60_000);
    for (let i = 0; i < 60_000; i++) soups.set(soup, i * 16);
    const leaf = new Uint8Array(36);
    new DataView(leaf.buffer).setInt32(32, 60_000, true);
    const leaves = new Uint8Array(36 * 60_000);
    for (let i = 0; i < 60_000; i++) leaves.set(leaf, i * 36);
    const map = build({
      TRIANGLE_SOUPS: soups,
      DRAW_INDICES: new Uint8Array(120_000),
      LEAVES: leaves,
      LIGHT_INDICES: new Uint8Array(120_000),
    });
    const start = performance.now();
    validate(map);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('never throw, whatever their bytes', () => {
    const file = buildFile(branch, callOfDutyWorld);
    let seed = 12345;
    const random = (limit: number): number => {
      seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
      return seed % limit;
    };
    for (let round = 0; round < 60; round++) {
      const damaged = file.slice(0, file.length - (round % 4 === 0 ? random(4096) : 0));
      for (let i = 0; i < 40; i++) damaged[8 + random(round % 2 === 0 ? 264 : 8192)] = random(256);
      const map = branch.container.matches(damaged) ? damaged : undefined;
      if (map !== undefined) expect(() => validate(openDamaged(map))).not.toThrow();
    }
  });
});

function openDamaged(bytes: Uint8Array): ReturnType<typeof buildMap> {
  return openAs(branch, bytes);
}
