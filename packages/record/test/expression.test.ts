import { describe, expect, it } from 'vitest';
import { parseExpression } from '../src/expression.js';

const VALUES: Readonly<Record<string, number>> = { width: 3, height: 5, power: 4, none: 0, unknown0x2C: 7 };

function evaluate(text: string): number {
  return parseExpression(text).evaluate((name) => VALUES[name] ?? Number.NaN);
}

describe('an expression', () => {
  it.each([
    ['width', 3],
    ['width * height', 15],
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 5', 2],
    ['7 / 2', 3],
    ['2 * 7 / 4', 3],
    ['2 ** 3 ** 2', 512],
    ['2 * 3 ** 2', 18],
    ['(2 ** power + 1) ** 2', 289],
    ['((width))', 3],
    ['width*height-unknown0x2C', 8],
    ['  12  ', 12],
    ['width - height', -2],
    ['(width - height) / 2', -1],
    ['(width - height - 1) / 2', -2],
  ])('%s is %d', (text, value) => {
    expect(evaluate(text)).toBe(value);
  });

  it('is NaN or infinite where arithmetic is, and never throws', () => {
    expect(evaluate('absent')).toBeNaN();
    expect(evaluate('absent * 0')).toBeNaN();
    expect(evaluate('1 / none')).toBe(Number.POSITIVE_INFINITY);
    expect(evaluate('none / none')).toBeNaN();
    expect(evaluate('9 ** 9 ** 9')).toBe(Number.POSITIVE_INFINITY);
  });

  it('knows the names that it uses, each once', () => {
    expect(parseExpression('(width + 1) * height - width').names).toEqual(['width', 'height']);
    expect(parseExpression('1 + 2').names).toEqual([]);
  });

  it.each([
    '',
    ' ',
    '+',
    '1 +',
    '* 2',
    '-1',
    '(1',
    '1)',
    '1 2',
    'a b',
    '2a',
    'a.b',
    'a[0]',
    '1.5',
    'a & b',
    'f(a)',
    '()',
    '1 // 2',
    'a;b',
  ])("'%s' is none", (text) => {
    expect(() => parseExpression(text)).toThrow(SyntaxError);
  });

  it('is read once', () => {
    expect(parseExpression('width + 1')).toBe(parseExpression('width + 1'));
  });
});
