import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { namedRules } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import type { BrokenMap } from './support/broken-map.js';
import { buildMap } from './support/build-map.js';
import { goodMaps } from './support/good-maps.js';

/** One file for each named rule: a good map that breaks it, and it alone. */
const files = readdirSync(new URL('./broken/', import.meta.url)).sort();
const broken = new Map<string, BrokenMap>();
for (const file of files) {
  const { brokenMap } = (await import(`./broken/${basename(file, '.ts')}.ts`)) as { brokenMap: BrokenMap };
  broken.set(basename(file, '.ts'), brokenMap);
}

describe('the named rules', () => {
  it('have a broken map each', () => {
    expect([...broken.keys()]).toEqual(namedRules.map(({ id }) => id).sort());
  });

  it('have names of their own', () => {
    expect(new Set(namedRules.map(({ id }) => id)).size).toBe(namedRules.length);
  });

  it('are those of the branches', () => {
    const ofBranches = new Set(goodMaps.flatMap(({ branch }) => branch.rules));
    expect(new Set(namedRules)).toEqual(ofBranches);
  });
});

const withRules = goodMaps.filter(({ branch }) => branch.rules.length > 0);

describe.each(withRules)('$branch.id', ({ branch, contents, versions }) => {
  it.each(branch.rules.map((rule) => [rule.id, rule] as const))(
    '%s is found where it is broken, and alone',
    (id, rule) => {
      const { changes, path, alsoBroken = [] } = broken.get(id) as BrokenMap;
      const map = buildMap(branch, { ...contents, ...changes(contents) }, versions);
      const { issues, rules } = validate(map);
      expect(new Set(issues.map((found) => found.rule))).toEqual(new Set([id, ...alsoBroken]));
      const found = issues.find((one) => one.rule === id);
      expect(found).toMatchObject({ severity: rule.severity, code: rule.code, path });
      expect(rules.find((one) => one.id === id)?.broken).toBeGreaterThan(0);
    },
  );
});
