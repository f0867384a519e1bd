import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameMessages, namedRules, problemRules } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { catalogue, explain, explainAll } from '../../src/explain/index.js';
import { schemaRules } from '../../src/validate/index.js';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** Every source file of the packages that make issues. */
function sources(): string[] {
  return ['record', 'formats', 'ops', 'cli'].flatMap((name) =>
    readdirSync(`${packages}${name}/src`, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${packages}${name}/src/${file}`, 'utf8')),
  );
}

/** Rule ids that stand as texts in calls that make issues. */
function emittedIds(): Set<string> {
  const ids = new Set<string>();
  for (const source of sources()) {
    // A helper that is given the rule makes the issue with it: then the rule stands in the calls of the helper.
    const calls = /\bissue\(\s*rule\b/.test(source)
      ? /\b(?:issue|report)\(\s*'([a-z0-9-]+)'/g
      : /\bissue\(\s*'([a-z0-9-]+)'/g;
    for (const match of source.matchAll(calls)) ids.add(match[1] as string);
  }
  return ids;
}

/** Error codes of the closed union. */
function errorCodes(): string[] {
  const source = readFileSync(`${packages}record/src/errors.ts`, 'utf8');
  const union = source.slice(
    source.indexOf('export type FormatErrorCode'),
    source.indexOf(';', source.indexOf('FormatErrorCode')),
  );
  return [...union.matchAll(/\| '([a-z-]+)'/g)].map((match) => match[1] as string);
}

describe('the catalogue', () => {
  const ids = catalogue.map(({ id }) => id);

  it('explains each thing once', () => expect(new Set(ids).size).toBe(ids.length));

  it('has every rule that a source file names when it makes an issue', () => {
    const emitted = emittedIds();
    expect(emitted.size).toBeGreaterThan(5);
    expect([...emitted].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has every rule of records, of entity text and of formats', () => {
    const all = [...Object.values(schemaRules), ...namedRules].map(({ id }) => id);
    expect([...all, ...Object.keys(problemRules)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has every error code', () => {
    expect(errorCodes().length).toBeGreaterThan(10);
    expect(errorCodes().filter((code) => !ids.includes(code))).toEqual([]);
  });

  it('says something about everything', () => {
    for (const { id, title, cause, effect, remedy, source } of catalogue) {
      for (const text of [title, cause, effect, remedy, source]) expect(text.length, id).toBeGreaterThan(5);
    }
  });

  it('knows the rules that game messages are given for', () => {
    expect(gameMessages.map(({ rule }) => rule).filter((rule) => !ids.includes(rule))).toEqual([]);
  });
});

describe('explain', () => {
  it('takes the name of a rule in any case, and as issues are printed', () => {
    expect(explain('brush-side-count')?.id).toBe('brush-side-count');
    expect(explain('  LUMP-OVERLAP ')?.id).toBe('lump-overlap');
    expect(
      explain('error: LEAF_BRUSHES[3] @0x1a2b4: index 9 outside BRUSHES (3 elements) [reference]')?.id,
    ).toBe('reference');
  });

  it('takes an error code', () =>
    expect(explain('bad-magic')).toMatchObject({ id: 'bad-magic', kind: 'error' }));

  it.each([
    ['LoadMap: funny lump size in maps/mp/brush.bsp', 'lump-remainder'],
    ['funny lump size', 'lump-remainder'],
    ['FUNNY LUMP SIZE', 'lump-remainder'],
    ['CMod_LoadBrushes: bad shaderNum: 512', 'reference'],
    ['ERROR: MAX_MAP_CORONAS(512) exceeded', 'corona-limit'],
    ["more than one sky shader: at least 'textures/sky/a' and 'textures/sky/b'", 'sky-material-single'],
    ['R_LoadMiscModel: no model specified in misc_model at (12 -5 300)', 'misc-model-model'],
    ['Map has no nodes', 'lump-empty'],
    ['children exceeded', 'node-child-limit'],
  ])('knows what the game means by %s', (message, id) => {
    expect(explain(message)?.id).toBe(id);
  });

  it('finds the message of every rule that has one', () => {
    for (const { id, messages } of catalogue) {
      for (const message of messages) {
        const shown = message.replace(/%[a-z]/g, '7');
        expect(
          explainAll(shown).map((one) => one.id),
          message,
        ).toContain(id);
      }
    }
  });

  it('tells what is known, how sure it is, and what helps', () => {
    expect(explain('light-cache-size')).toMatchObject({
      severity: 'error',
      confidence: 'certain',
      kind: 'rule',
    });
    expect(explain('light-cache-size')?.effect).toContain('silence');
  });

  it('knows nothing of what it does not know', () => {
    expect(explain('the weather')).toBeUndefined();
    expect(explain('')).toBeUndefined();
    expect(explain('a')).toBeUndefined();
  });
});
