import { PakDocument, type PakEntry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildZip, type ZipSpec } from '../../../formats/test/support/zip-builder.js';
import { type ExtractionOptions, planExtraction } from '../../src/pak/plan-extraction.js';

function plan(specs: readonly ZipSpec[], options: ExtractionOptions = {}) {
  const { files, folders, refused, totalSize } = planExtraction(
    PakDocument.parse(buildZip(specs)).entries,
    undefined,
    options,
  );
  return {
    files: files.map(({ path }) => path),
    folders: folders.map(({ path }) => path),
    refused: refused.map(({ name, problem }) => [name, problem]),
    totalSize,
  };
}

const named = (...names: readonly string[]): ZipSpec[] =>
  names.map((name) => ({ name, content: name.endsWith('/') ? '' : 'x' }));

describe('planExtraction', () => {
  it('lists files and folders in the order of the directory', () => {
    expect(plan(named('b/c.txt', 'a/', 'a/x.txt'))).toEqual({
      files: ['b/c.txt', 'a/x.txt'],
      folders: ['a'],
      refused: [],
      totalSize: 2,
    });
  });

  it('takes those that are asked for', () => {
    const { entries } = PakDocument.parse(buildZip(named('a', 'b')));
    expect(planExtraction(entries, ({ name }) => name === 'b').files.map(({ index }) => index)).toEqual([1]);
  });

  it('refuses names that are those of others, and goes on', () => {
    expect(plan(named('a/b', 'A/B', '../x', 'a/b/c', 'a', 'd')).refused).toEqual([
      ['A/B', 'collision'],
      ['../x', 'outside'],
      ['a/b/c', 'collision'],
      ['a', 'collision'],
    ]);
    expect(plan(named('a/b', 'a/c', 'a/', 'A/')).refused).toEqual([]);
  });

  it('refuses links and devices, as archives made on Unix have them', () => {
    const withMode = (mode: number, system = 3): PakEntry[] => {
      const zip = buildZip(named('a'));
      const record = PakDocument.parse(zip).source?.entries[0]?.record.recordOffset ?? 0;
      const view = new DataView(zip.buffer, zip.byteOffset);
      view.setUint16(record + 4, system * 256 + 20, true);
      view.setUint32(record + 38, mode * 65_536, true);
      return [...PakDocument.parse(zip).entries];
    };
    expect(planExtraction(withMode(0o120777)).refused).toMatchObject([{ problem: 'link' }]);
    expect(planExtraction(withMode(0o020666)).refused).toMatchObject([{ problem: 'link' }]);
    expect(planExtraction(withMode(0o100644)).files).toHaveLength(1);
    expect(planExtraction(withMode(0o120777, 0)).files).toHaveLength(1);
  });

  it('keeps to limits of all bytes and of the ratio', () => {
    const zeros = new Uint8Array(3 << 20);
    const specs: ZipSpec[] = [
      { name: 'a', content: 'x'.repeat(100) },
      { name: 'zeros', content: zeros, method: 8, crc: 0 },
      { name: 'b', content: 'y'.repeat(100) },
    ];
    expect(plan(specs).refused).toEqual([['zeros', 'ratio']]);
    expect(plan(specs, { maxRatio: 2000 }).refused).toEqual([]);
    expect(plan(specs, { maxTotal: 150 }).refused).toEqual([
      ['zeros', 'ratio'],
      ['b', 'too-much'],
    ]);
    expect(plan(specs, { maxTotal: 150 }).totalSize).toBe(100);
  });
});
