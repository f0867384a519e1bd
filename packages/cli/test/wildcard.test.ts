import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasWildcard, matchesWildcard, matchesWildcardPath } from '../src/files/wildcard.js';

describe('matchesWildcard', () => {
  it.each([
    ['a.bsp', '*.bsp', true],
    ['a.bsp.gz', '*.bsp', false],
    ['a.bsp', 'a.bs?', true],
    ['a.bsp', 'a.bsp?', false],
    ['a.bsp', '?', false],
    ['', '*', true],
    ['', '?', false],
    ['abcabc', '*abc', true],
    ['aXbXc', 'a*b*c', true],
    ['ab', 'a**b', true],
    ['a[1].bsp', 'a[1].*', true],
    ['a1.bsp', 'a[1].*', false],
    ['a.bsp', 'A.BSP', false],
    ['map😀', 'map?', true],
    ['.hidden', '*', false],
    ['.hidden', '.h*', true],
  ])('%s and %s: %s', (name, pattern, expected) => {
    expect(matchesWildcard(name, pattern)).toBe(expected);
  });

  it('can ignore case and the rule for hidden names', () => {
    expect(matchesWildcard('A.BSP', '*.bsp', { ignoreCase: true })).toBe(true);
    expect(matchesWildcard('.a', '*', { matchHidden: true })).toBe(true);
  });

  it('agrees with a plain definition', () => {
    const plain = (name: string, pattern: string): boolean => {
      if (pattern === '') return name === '';
      if (pattern[0] === '*')
        return plain(name, pattern.slice(1)) || (name !== '' && plain(name.slice(1), pattern));
      return (
        name !== '' &&
        (pattern[0] === '?' || pattern[0] === name[0]) &&
        plain(name.slice(1), pattern.slice(1))
      );
    };
    const text = (letters: string) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 });
    fc.assert(
      fc.property(text('ab'), text('ab*?'), (name, pattern) => {
        expect(matchesWildcard(name, pattern)).toBe(plain(name, pattern));
      }),
      { numRuns: 2000 },
    );
  });

  it('does not take forever for a pattern of many stars', () => {
    const start = performance.now();
    expect(matchesWildcard('a'.repeat(20_000), `${'a*'.repeat(200)}b`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});

describe('matchesWildcardPath', () => {
  it.each([
    ['maps/mp/a.bsp', 'maps/mp/*.bsp', true],
    ['maps/mp/x/a.bsp', 'maps/mp/*.bsp', false],
    ['maps/mp/a.bsp', '**/*.bsp', true],
    ['a.bsp', '**/*.bsp', true],
    ['maps/a.bsp', 'maps/**/a.bsp', true],
    ['maps/1/2/3/a.bsp', 'maps/**/3/*', true],
    ['maps/a.bsp', 'maps/**', true],
    ['maps', 'maps/**', false],
    ['maps/a.bsp', '*', false],
  ])('%s and %s: %s', (name, pattern, expected) => {
    expect(matchesWildcardPath(name.split('/'), pattern.split('/'))).toBe(expected);
  });
});

describe('hasWildcard', () => {
  it('knows two characters', () => {
    expect(['a*', 'a?', 'a[b]', 'a{b,c}', '!a'].map(hasWildcard)).toEqual([true, true, false, false, false]);
  });
});
