import { describe, expect, it } from 'vitest';
import { foldedPath, safeName } from '../../src/pak/safe-name.js';

describe('safeName', () => {
  it.each([
    ['materials/a b/c-1.hdr.vtf', 'materials/a b/c-1.hdr.vtf'],
    ['materials\\maps\\c0_0_0.vtf', 'materials/maps/c0_0_0.vtf'],
    ['folder/', 'folder'],
    ['.hidden', '.hidden'],
    ['console/auxiliary.txt', 'console/auxiliary.txt'],
    ['com10.txt', 'com10.txt'],
    ['\u0436/\ud83d\ude00.txt', '\u0436/\ud83d\ude00.txt'],
    ['..a/b..c', '..a/b..c'],
  ])('lets %j through', (name, path) => {
    expect(safeName(name)).toEqual({ path });
  });

  it.each([
    ['', 'empty'],
    ['/', 'absolute'],
    ['/etc/passwd', 'absolute'],
    ['\\windows', 'absolute'],
    ['//server/share/x', 'absolute'],
    ['\\\\server\\share\\x', 'absolute'],
    ['\\\\?\\C:\\x', 'absolute'],
    ['C:/x', 'drive'],
    ['c:x', 'drive'],
    ['a/file.txt:stream', 'drive'],
    ['..', 'outside'],
    ['../x', 'outside'],
    ['a/../../x', 'outside'],
    ['a\\..\\..\\x', 'outside'],
    ['a/..', 'outside'],
    ['a/./b', 'outside'],
    ['a//b', 'outside'],
    ['a//', 'outside'],
    ['a\0b', 'control'],
    ['a\nb', 'control'],
    ['a\x9bb', 'control'],
    ['what?', 'character'],
    ['a|b', 'character'],
    ['*.txt', 'character'],
    ['a./b', 'trailing'],
    ['a /b', 'trailing'],
    ['b.txt.', 'trailing'],
    ['b.txt ', 'trailing'],
    ['... ', 'trailing'],
    ['CON', 'reserved'],
    ['a/nul.txt', 'reserved'],
    ['Aux.tar.gz', 'reserved'],
    ['lpt1', 'reserved'],
    ['com\u00b9.txt', 'reserved'],
    ['con .txt', 'reserved'],
    ['CONOUT$', 'reserved'],
    ['a\ud800b', 'no-text'],
    ['\udc00', 'no-text'],
    ['a'.repeat(256), 'too-long'],
    ['\u0436'.repeat(128), 'too-long'],
    [Array.from({ length: 300 }, () => 'abcd').join('/'), 'too-long'],
  ] as const)('refuses %j: %s', (name, problem) => {
    expect(safeName(name)).toEqual({ problem });
  });

  it('compares paths as systems do that do not tell case and accents apart', () => {
    expect(foldedPath('A/\u00c9.txt')).toBe(foldedPath('a/e\u0301.TXT'));
    expect(foldedPath('stra\u00dfe')).toBe(foldedPath('STRASSE'));
    expect(foldedPath('a')).not.toBe(foldedPath('b'));
  });
});
