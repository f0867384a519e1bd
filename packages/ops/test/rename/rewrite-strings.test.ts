import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rewriteStrings } from '../../src/rename/rewrite-strings.js';

function table(text: string, ...offsets: number[]) {
  return { bytes: Uint8Array.from(text, (letter) => letter.charCodeAt(0)), offsets };
}

function textAt(bytes: Uint8Array, offset: number): string | undefined {
  if (!(offset >= 0 && offset < bytes.length)) return undefined;
  return String.fromCharCode(...bytes.subarray(offset)).split('\0')[0];
}

function shown({ bytes }: { readonly bytes: Uint8Array }): string {
  return String.fromCharCode(...bytes).replaceAll('\0', '|');
}

const longer = (text: string) => (text.startsWith('old/') ? `newer/${text.slice(4)}` : undefined);

describe('rewriteStrings', () => {
  it('moves what stands behind a text that became longer', () => {
    const result = rewriteStrings(table('a\0old/b\0c\0', 0, 2, 8), longer);
    expect(shown(result)).toBe('a|newer/b|c|');
    expect(result.offsets).toEqual([0, 2, 10]);
    expect(result.changes).toEqual([{ index: 1, from: 'old/b', to: 'newer/b' }]);
  });

  it('gives back the very bytes when nothing changes', () => {
    const given = table('a\0b\0', 2, 0);
    const result = rewriteStrings(given, longer);
    expect(result.bytes).toBe(given.bytes);
    expect(result.offsets).toEqual([2, 0]);
  });

  it('keeps a text that is the end of another one there, as long as it is', () => {
    const result = rewriteStrings(table('old/brick\0', 0, 4, 9), longer);
    expect(shown(result)).toBe('newer/brick|');
    expect(result.offsets).toEqual([0, 6, 11]);
  });

  it('gives a text a place of its own when it is no end of the other one any more', () => {
    const result = rewriteStrings(table('x/old/brick\0z\0', 0, 2, 12), longer);
    expect(shown(result)).toBe('x/old/brick|newer/brick|z|');
    expect(result.offsets).toEqual([0, 12, 24]);
  });

  it('keeps texts that nothing uses, and a last one without an end', () => {
    const result = rewriteStrings(table('unused\0old/a\0more\0old/b', 7, 18), longer);
    expect(shown(result)).toBe('unused|newer/a|more|newer/b');
    expect(result.offsets).toEqual([7, 20]);
  });

  it('leaves offsets that lead nowhere, and texts that are no names', () => {
    const long = `old/${'x'.repeat(5000)}`;
    const result = rewriteStrings(table(`${long}\0old/a\0`, -1, 0, 5005, 99_999), longer);
    expect(result.offsets).toEqual([-1, 0, 5005, 99_999]);
    expect(textAt(result.bytes, 5005)).toBe('newer/a');
    expect(textAt(result.bytes, 0)).toBe(long);
  });

  it('comes to an end for a text that is used from each of its bytes on', () => {
    const bytes = new Uint8Array(200_000).fill(97);
    const offsets = Array.from(bytes.keys());
    const result = rewriteStrings({ bytes, offsets }, longer);
    expect(result.offsets.every((offset, i) => offset === i)).toBe(true);
  });

  it('gives every offset its text, changed or not, whatever the table is', () => {
    const letters = fc.constantFrom('o', 'l', 'd', '/', 'a', '\0');
    const rename = (text: string) => (text.includes('ol') ? text.replaceAll('ol', 'XYZ') : undefined);
    fc.assert(
      fc.property(
        fc.array(letters, { maxLength: 60 }),
        fc.array(fc.integer({ min: -2, max: 70 }), { maxLength: 20 }),
        (text, offsets) => {
          const given = table(text.join(''), ...offsets);
          const result = rewriteStrings(given, rename);
          offsets.forEach((offset, i) => {
            const before = textAt(given.bytes, offset);
            if (before === undefined) expect(result.offsets[i]).toBe(offset);
            else expect(textAt(result.bytes, result.offsets[i] ?? -1)).toBe(rename(before) ?? before);
          });
        },
      ),
    );
  });
});
