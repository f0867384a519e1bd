import { readdirSync } from 'node:fs';
import { type Branch, namedRules, openAs } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import type { BrokenMap } from './support/broken-map.js';
import { buildFile, builtLumps, type LumpContents } from './support/build-map.js';
import { goodMaps } from './support/good-maps.js';

/**
 * One file for each named rule: a good map that breaks it, and it alone. Those in a folder are for branches of the
 * studio that it is named after, those in a folder of that for branches that go back to the one named.
 */
const files = readdirSync(new URL('./broken/', import.meta.url), { recursive: true })
  .map(String)
  .sort();
const broken = new Map<string, BrokenMap>();
for (const file of files.filter((name) => name.endsWith('.ts'))) {
  const { brokenMap } = (await import(
    /* @vite-ignore */ new URL(`./broken/${file}`, import.meta.url).href
  )) as {
    brokenMap: BrokenMap;
  };
  broken.set(file.replaceAll('\\', '/').slice(0, -'.ts'.length), brokenMap);
}

/** The branch that a branch goes back to. */
function rootOf(branch: Branch): string {
  let first = branch;
  while (first.parent !== undefined) first = first.parent;
  return first.id;
}

/** Name of the broken map of a rule: of all that go back to one branch, of the studio of that, or of all. */
function brokenName(branch: Branch, rule: string): string {
  const root = rootOf(branch);
  const names = [`${root}/${rule}`, `${root.split('/')[0]}/${rule}`];
  return names.find((name) => broken.has(name)) ?? rule;
}

function brokenFor(branch: Branch, rule: string): BrokenMap | undefined {
  return broken.get(brokenName(branch, rule));
}

/** Each rule with each branch that has it and in whose maps it can be broken. */
const cases = goodMaps.flatMap((good) => {
  let built: LumpContents | undefined;
  const lumps = (): LumpContents => {
    built ??= builtLumps(good.branch, good.contents, good.versions);
    return built;
  };
  return good.branch.rules.flatMap((rule) => {
    const own = brokenFor(good.branch, rule.id);
    const isFor = own?.isFor?.(good.branch) ?? true;
    return isFor ? [{ id: rule.id, branchId: good.branch.id, rule, good, own, lumps }] : [];
  });
});

describe('the named rules', () => {
  it('have a broken map each, and no other has one', () => {
    const used = cases.map(({ id, good }) => brokenName(good.branch, id));
    expect([...broken.keys()].sort()).toEqual([...new Set(used)].sort());
    expect(new Set(cases.map(({ id }) => id))).toEqual(new Set(namedRules.map(({ id }) => id)));
  });

  it('have names of their own', () => {
    expect(new Set(namedRules.map(({ id }) => id)).size).toBe(namedRules.length);
  });

  it('are those of the branches', () => {
    const ofBranches = new Set(goodMaps.flatMap(({ branch }) => branch.rules));
    expect(new Set(namedRules)).toEqual(ofBranches);
  });
});

it.each(cases)('$branchId: $id is found where it is broken, and alone', ({ id, rule, good, own, lumps }) => {
  const { branch, contents, versions } = good;
  const { changes, damage, path, alsoBroken = [] } = own as BrokenMap;
  const file = buildFile(branch, { ...lumps(), ...changes(contents) }, versions);
  const map = openAs(branch, damage?.(file, branch) ?? file);
  const { issues, rules } = validate(map);
  expect(new Set(issues.map((found) => found.rule))).toEqual(new Set([id, ...alsoBroken]));
  const found = issues.find((one) => one.rule === id);
  const where = typeof path === 'function' ? path(contents) : path;
  expect(found).toMatchObject({ severity: rule.severity, code: rule.code, path: where });
  expect(rules.find((one) => one.id === id)?.broken).toBeGreaterThan(0);
});
