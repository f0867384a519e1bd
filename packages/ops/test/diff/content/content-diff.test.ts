import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeTga } from '../../../../../tools/fixtures/images/encode-tga.js';
import { type ContentDiff, diffContent, type TextDiff, textDiff } from '../../../src/diff/content/index.js';
import { lineDiff } from '../../../src/diff/content/line-diff.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function textOf(left: string, right: string, options = {}): TextDiff {
  return textDiff(bytesOf(left), bytesOf(right), options);
}

/** Hunks as other tools write them. */
function written({ hunks }: TextDiff): string[] {
  const sign = { same: ' ', added: '+', removed: '-' } as const;
  return hunks.flatMap(({ left, leftCount, right, rightCount, lines }) => [
    `@@ -${left},${leftCount} +${right},${rightCount} @@`,
    ...lines.map(({ kind, text }) => `${sign[kind]}${text}`),
  ]);
}

describe('lines of two texts', () => {
  it('are put side by side: whatever the texts are, one can be made from the other, in order', () => {
    const line = fc.constantFrom('a', 'b', 'c', '', '{', '}');
    const long = fc.array(line, { maxLength: 60 });
    fc.assert(
      fc.property(long, long, (left, right) => {
        const runs = lineDiff(left, right);
        let [l, r] = [0, 0];
        for (const run of runs) {
          expect([run.left, run.right]).toEqual([l, r]);
          if (run.isSame)
            expect(left.slice(l, l + run.leftCount)).toEqual(right.slice(r, r + run.rightCount));
          l += run.leftCount;
          r += run.rightCount;
        }
        expect([l, r]).toEqual([left.length, right.length]);
      }),
    );
  });

  it('keep what is common where something was put in, taken out and changed', () => {
    const before = ['{', '"classname" "light"', '}', '{', '"classname" "door"', '"speed" "100"', '}'];
    const after = [
      '{',
      '"classname" "light"',
      '"style" "1"',
      '}',
      '{',
      '"classname" "door"',
      '"speed" "5"',
      '}',
    ];
    const diff = textOf(before.join('\n'), after.join('\n'), { contextLines: 1 });
    expect(diff).toMatchObject({ added: 2, removed: 1, remarks: [], omittedLines: 0 });
    expect(written(diff)).toEqual([
      '@@ -2,2 +2,3 @@',
      ' "classname" "light"',
      '+"style" "1"',
      ' }',
      '@@ -5,3 +6,3 @@',
      ' "classname" "door"',
      '-"speed" "100"',
      '+"speed" "5"',
      ' }',
    ]);
  });

  it('are cut with a word where there are many, long ones, or long texts', () => {
    const many = Array.from({ length: 5000 }, (_, i) => `line ${i}`);
    const diff = textOf(many.join('\n'), many.map((line) => `${line}!`).join('\n'), { maxLines: 100 });
    expect(diff.hunks.flatMap(({ lines }) => lines)).toHaveLength(100);
    expect(diff).toMatchObject({ added: 5000, removed: 5000, omittedLines: 9900 });
    const long = textOf('x'.repeat(5000), 'y', { maxLineLength: 10 });
    expect(long.hunks[0]?.lines[0]).toMatchObject({ text: 'xxxxxxxxxx', omitted: 4990 });
    const cut = textOf(`a\n${'b\n'.repeat(100)}`, 'a\n', { maxTextBytes: 50 });
    expect(cut.left).toMatchObject({ omitted: 152, lines: 25 });
  });

  it('are found before one loses patience in texts that were made to take long', () => {
    const noise = (seed: number): string =>
      Array.from({ length: 60_000 }, (_, i) => `${(i * seed) % 7}`).join('\n');
    textOf(noise(3), noise(5));
    textOf('\n'.repeat(500_000), '\r\n'.repeat(300_000));
    expect(textOf('\n'.repeat(100), '').removed).toBe(100);
  });

  it('that are the same say what else differs', () => {
    const remarks = (left: string, right: string): readonly string[] => {
      const diff = textOf(left, right);
      expect(diff.hunks).toEqual([]);
      return diff.remarks;
    };
    expect(remarks('a\nb\n', 'a\r\nb\r\n')).toEqual(['Lines end with: LF on the left, CR LF on the right.']);
    expect(remarks('a\nb', 'a\nb\n')).toEqual(['End of the last line: none on the left, one on the right.']);
    expect(remarks('a\n', '\ufeffa\n')).toEqual(['Byte order mark: none on the left, one on the right.']);
    expect(remarks('a\n\0', 'a\n')).toEqual(['Zero bytes behind the text: 1 on the left, 0 on the right.']);
    expect(remarks('a\n', 'a\n')).toEqual([]);
  });
});

describe('content of files', () => {
  const diff = (name: string, left: Uint8Array | undefined, right: Uint8Array | undefined): ContentDiff =>
    diffContent({ name, left, right });

  it('is text by its name and its bytes, and all of it where one side has none', () => {
    const material = bytesOf('LightmappedGeneric\n{\n}\n');
    expect(diff('materials/a.vmt', material, bytesOf('Unlit\n{\n}\n'))).toMatchObject({
      kind: 'text',
      added: 1,
    });
    expect(diff('materials/a.vmt', undefined, material)).toMatchObject({
      kind: 'text',
      added: 3,
      left: undefined,
    });
    expect(diff('a.vmt', material, Uint8Array.of(0, 1, 2))).toMatchObject({ kind: 'bytes' });
  });

  it('is a picture: its size, and how many of its pixels differ by how much', () => {
    const picture = (red: number): Uint8Array => {
      const data = new Uint8Array(4 * 4 * 4).fill(255);
      data[4] = red;
      return encodeTga({ width: 4, height: 4, data });
    };
    expect(diff('a.tga', picture(10), picture(30))).toMatchObject({
      kind: 'picture',
      left: { width: 4, height: 4 },
      differingPixels: 1,
      largestDifference: 20,
      bytes: { kind: 'bytes', stretchCount: 1 },
    });
    const broken = diff('a.vtf', bytesOf('no picture'), bytesOf('no texture'));
    expect(broken).toMatchObject({ kind: 'bytes', stretchCount: 1 });
    expect((broken as { why?: string }).why).toMatch(/./);
  });

  it('is bytes otherwise: the first stretches that differ, in hex', () => {
    const left = new Uint8Array(100);
    const right = left.slice();
    right[10] = 0xab;
    right[60] = 0xcd;
    expect(diff('a.ain', left, right)).toMatchObject({
      leftSize: 100,
      stretchCount: 2,
      stretches: [
        { left: 10, leftCount: 1, leftHex: '00', rightHex: 'ab' },
        { left: 60, rightHex: 'cd' },
      ],
    });
    expect(diff('a.ain', left, left.subarray(0, 90))).toMatchObject({ leftSize: 100, rightSize: 90 });
  });

  it('never throws, whatever it is', () => {
    const name = fc.constantFrom('a.vmt', 'a.vtf', 'a.png', 'a', 'a.tga', 'a.wal', 'a.dds', '');
    const bytes = fc.option(fc.uint8Array({ maxLength: 200 }), { nil: undefined });
    fc.assert(fc.property(name, bytes, bytes, (n, left, right) => void diff(n, left, right)));
  });
});
