import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { adviceFor } from '../../src/elements/shell/advice.js';
import { AdvisedError } from '../../src/protocol/advised-error.js';
import { failureOf } from '../../src/protocol/failure-transfer.js';

// The page's own address, to which those of the files are relative.
Object.assign(globalThis, { document: { baseURI: 'http://127.0.0.1:1/secret/' } });
const { filesOfSession } = await import('../../src/state/served-files.js');

const file = { name: 'a.bsp', url: 'files/0/a.bsp', size: 10, etag: '"1"' };
const gone = { name: 'b.bsp', url: 'files/1/b.bsp', size: 0, etag: '' };

describe('what the local server says of its files', () => {
  it('is what is opened and compared, with the files of the folder', () => {
    const folder = {
      name: 'main',
      isCutOff: false,
      files: [{ path: 'x/y.tga', url: 'u', size: 1, etag: '"2"' }],
    };
    const found = filesOfSession({ files: [file, { ...file, name: 'c.bsp' }], folder });
    expect(found?.open.file).toMatchObject({ kind: 'url', url: 'http://127.0.0.1:1/secret/files/0/a.bsp' });
    expect(found?.open.companions.map(({ input }) => input.name)).toEqual(['y.tga']);
    expect(found?.compareWith?.name).toBe('c.bsp');
    expect(found?.notices).toEqual([]);
    expect(filesOfSession({ files: [], folder: null })).toBeUndefined();
  });

  it('tells of a folder that is listed in part', () => {
    const folder = { name: 'main', isCutOff: true, files: [] };
    expect(filesOfSession({ files: [file], folder })?.notices.join()).toMatch(/main holds more .*--textures/);
  });

  it('is refused in words when the file is gone, and told when only the other one is', () => {
    expect(() => filesOfSession({ files: [gone], folder: null })).toThrow(/b\.bsp can’t be read any more/);
    const found = filesOfSession({ files: [file, gone], folder: null });
    expect(found?.compareWith).toBeUndefined();
    expect(found?.notices.join()).toContain('b.bsp can’t be read any more');
  });
});

describe('advice', () => {
  it('speaks of the choice where somebody chose the format', () => {
    expect(adviceFor({ code: 'bad-magic' })).toContain('no format known here');
    expect(adviceFor({ code: 'bad-magic', isByHand: true })).toContain('chosen');
    expect(adviceFor({ code: 'truncated', isByHand: true })).toBe(adviceFor({ code: 'truncated' }));
  });

  it('is what the error says itself, and no other error of its kind says it', () => {
    const own = failureOf(
      new AdvisedError('not-found', 'is an archive without a map', 'Open the map first.'),
    );
    expect(adviceFor(own)).toBe('Open the map first.');
    expect(adviceFor(failureOf(new FormatError('not-found', 'there is no row 7')))).toBeUndefined();
  });
});
