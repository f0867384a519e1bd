import { openModel } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { rewriteModel } from '../../src/index.js';

describe('rewriteModel', () => {
  it('gives the bytes back of models and libraries', () => {
    for (const bytes of [walkerFile(), libraryFile()]) expect(rewriteModel(openModel(bytes))).toEqual(bytes);
  });

  it('gives the bytes back wherever a file was cut off', () => {
    const bytes = walkerFile();
    for (let size = 8; size < bytes.length; size++) {
      const cut = bytes.slice(0, size);
      expect(Buffer.compare(rewriteModel(openModel(cut)), cut)).toBe(0);
    }
  });

  it('gives the bytes back whatever any one byte says', () => {
    const bytes = walkerFile();
    for (let at = 8; at < 600; at++) {
      for (const value of [0, 0x3f, 0x80, 0xc0, 0xff]) {
        const changed = bytes.with(at, value);
        expect(Buffer.compare(rewriteModel(openModel(changed)), changed)).toBe(0);
      }
    }
  });
});
