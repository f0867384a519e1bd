import { formatCsv, formatCsvRow } from '@brushwork/ops';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createColour, wantsColour } from '../src/text/colour.js';
import { cutToWidth, displayWidth } from '../src/text/display-width.js';
import { escapeText } from '../src/text/escape-text.js';
import { escapeJson, formatJsonLine } from '../src/text/json-line.js';

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const dangerous = [
  ...range(0, 0x1f),
  ...range(0x7f, 0x9f),
  ...[0xad, 0x61c, 0x180e, 0xfeff],
  ...range(0x200b, 0x200f),
  ...range(0x2028, 0x202e),
  ...range(0x2060, 0x2064),
  ...range(0x2066, 0x2069),
  ...range(0xe0000 + 0x20, 0xe007f),
];

describe('escapeText', () => {
  it.each([
    ['\x1b[31mred', '\\x1b[31mred'],
    ['a\x07\x7f\x9b', 'a\\x07\\x7f\\x9b'],
    ['line\r\nline\t', 'line\\r\\nline\\t'],
    ['evil\u202etxt.exe', 'evil\\u202etxt.exe'],
    ['\ufeffmap', '\\ufeffmap'],
    ['a\u200bb', 'a\\u200bb'],
    ['\ud800x\udc00', '\\ud800x\\udc00'],
    ['\u{e0041}', '\\u{e0041}'],
    ['C:\\maps\\Häuser 家 😀', 'C:\\maps\\Häuser 家 😀'],
  ])('%j', (text, expected) => {
    expect(escapeText(text)).toBe(expected);
  });

  it('lets no dangerous character through, alone or among others', () => {
    for (const code of dangerous) {
      const character = String.fromCodePoint(code);
      for (const text of [character, `a${character}b`, `ä${character}${character}`]) {
        expect([code, escapeText(text).includes(character)]).toEqual([code, false]);
      }
    }
  });

  it('gives well-formed text of harmless characters for anything', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.nat(0xffff)), (text, units) => {
        const escaped = escapeText(text + String.fromCharCode(...units));
        expect(escaped).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
        expect(escapeText(escaped)).toBe(escaped);
      }),
    );
  });

  it('keeps line feeds and tabs when asked to, and nothing more', () => {
    expect(escapeText('a\r\n\tb\x1b', { keepNewlines: true })).toBe('a\\r\n\\tb\\x1b');
    expect(escapeText('a\n\tb', { keepTabs: true })).toBe('a\\n\tb');
  });
});

describe('displayWidth and cutToWidth', () => {
  it('count columns', () => {
    expect(displayWidth('abc')).toBe(3);
    expect(displayWidth('Häuser')).toBe(6);
    expect(displayWidth('家')).toBe(2);
    expect(displayWidth('e\u0301')).toBe(1);
    expect(displayWidth('')).toBe(0);
  });

  it('cut to fit, never through a wide character', () => {
    expect(cutToWidth('abcdef', 6)).toBe('abcdef');
    expect(cutToWidth('abcdef', 4)).toBe('abc…');
    expect(cutToWidth('家家家', 4)).toBe('家…');
    expect(cutToWidth('abc', 0)).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, width) => {
        expect(displayWidth(cutToWidth(text, width))).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('colour', () => {
  it.each([
    [{ isTTY: true }, {}, true],
    [{ isTTY: false }, {}, false],
    [{}, {}, false],
    [{ isTTY: true }, { NO_COLOR: '1' }, false],
    [{ isTTY: true }, { NO_COLOR: '' }, true],
    [{ isTTY: true }, { TERM: 'dumb' }, false],
    [{ isTTY: false }, { FORCE_COLOR: '1' }, true],
    [{ isTTY: false }, { FORCE_COLOR: '' }, true],
    [{ isTTY: true }, { FORCE_COLOR: '0' }, false],
    [{ isTTY: false }, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
  ])('to %j with %j: %s', (target, environment, expected) => {
    expect(wantsColour(target, environment)).toBe(expected);
  });

  it('is put around a text, or not', () => {
    expect(createColour({ enabled: true }).red('x')).toBe('\x1b[31mx\x1b[39m');
    expect(createColour({ enabled: true }).bold('x')).toBe('\x1b[1mx\x1b[22m');
    expect(createColour({ enabled: false }).red('x')).toBe('x');
  });
});

describe('CSV', () => {
  it.each([
    [['a', 1, -1.5, 10n, true, null, undefined], 'a,1,-1.5,10,true,,\r\n'],
    [['a,b', 'say "x"', 'two\nlines', 'cr\r'], '"a,b","say ""x""","two\nlines","cr\r"\r\n'],
    [[' edge', 'edge ', 'in side'], '" edge","edge ",in side\r\n'],
    [[-0, Number.NaN, Number.POSITIVE_INFINITY], '-0,NaN,Infinity\r\n'],
    [['=1+1', '-x'], '=1+1,-x\r\n'],
    [[''], '\r\n'],
  ])('record %#', (cells, expected) => {
    expect(formatCsvRow(cells)).toBe(expected);
  });

  it('can be made safe for spreadsheets', () => {
    const safe = (cell: string | number) => formatCsvRow([cell], { safe: true }).trimEnd();
    for (const text of ['=1+1', '+cmd', '-x', '-1+1', '@SUM(A1)', '＝1+1', '-', '+'])
      expect(safe(text)).toBe(`'${text}`);
    expect(safe('\t=1')).toBe(`'\t=1`);
    expect(safe('\r=1')).toBe(`"'\r=1"`);
    expect(safe('=a,"b"')).toBe(`"'=a,""b"""`);
    for (const text of ['-1', '+2.5', '-.5e-3', '-1.', '12']) expect(safe(text)).toBe(text);
    for (const value of [-1, -0.5, Number.NEGATIVE_INFINITY]) expect(safe(value)).toBe(String(value));
    expect(safe('a=b')).toBe('a=b');
  });

  it('has titles', () => {
    expect(formatCsv(['x', 'y,z'], [[1, 2]])).toBe('x,"y,z"\r\n1,2\r\n');
  });

  it('can be read back', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', ' ', '=') });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        expect(parseCsv(rows.map((row) => formatCsvRow(row)).join(''))).toEqual(rows);
      }),
    );
  });
});

/** A reader of RFC 4180, for the test alone. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        cell += text[at];
        if (text[at] === '"') at += 1;
      }
      at += 1;
    } else {
      for (; text[at] !== ',' && !text.startsWith('\r\n', at); at += 1) cell += text[at];
    }
    row.push(cell);
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    at += 2;
  }
  return rows;
}

describe('formatJsonLine', () => {
  it('writes one line that means the same and can act on no terminal', () => {
    const value = { 'k\u202e': ['\x1b\n\x9b', '\u2028', '\u{e0041}', '\ud800', 'ä家😀'] };
    const line = formatJsonLine(value);
    expect(line).not.toMatch(/[\x7f-\x9f\p{Cf}\p{Cs}\u2028]|[^\n]\n./u);
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(line).toContain('ä家😀');
    expect(JSON.parse(line)).toEqual(value);
  });

  it('writes numbers that JSON has not as strings', () => {
    expect(formatJsonLine([1n << 63n, -0, Number.NaN, 1.5])).toBe('["9223372036854775808","-0","NaN",1.5]\n');
    expect(formatJsonLine(undefined)).toBe('null\n');
  });

  it('never changes what a document means', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(JSON.parse(escapeJson(json))).toEqual(JSON.parse(json));
      }),
    );
  });
});
