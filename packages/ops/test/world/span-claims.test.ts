import { describe, expect, it } from 'vitest';
import { SpanClaims } from '../../src/world/span-claims.js';

function claimed(claims: SpanClaims, first: number, count: number): number[] {
  const found: number[] = [];
  claims.claim(first, count, (element) => found.push(element));
  return found;
}

describe('spans that claim elements', () => {
  it('have those that no other claimed before', () => {
    const claims = new SpanClaims(6);
    expect(claimed(claims, 1, 2)).toEqual([1, 2]);
    expect(claimed(claims, 0, 4)).toEqual([0, 3]);
    expect(claimed(claims, 0, 6)).toEqual([4, 5]);
    expect(claimed(claims, 0, 6)).toEqual([]);
  });

  it('have nothing outside', () => {
    const claims = new SpanClaims(3);
    expect(claimed(claims, 7, 2)).toEqual([]);
    expect(claimed(claims, 2, -1)).toEqual([]);
    expect(claimed(claims, -2, 3)).toEqual([0]);
    expect(claimed(claims, 2, 2 ** 31)).toEqual([2]);
    expect(claimed(new SpanClaims(0), 0, 1)).toEqual([]);
  });

  it('take time by elements, not by how often they are claimed', () => {
    const claims = new SpanClaims(65_536);
    let sum = 0;
    for (let i = 0; i < 65_536; i++)
      claims.claim(0, 65_536, () => {
        sum++;
      });
    expect(sum).toBe(65_536);
  });
});
