import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  chooseInputPath,
  inputPathCandidates,
  isStandardInput,
  type PathFlavour,
} from '../src/files/input-path.js';

function readings(
  argument: string,
  flavour: PathFlavour,
): readonly (readonly [string, string | undefined])[] {
  return inputPathCandidates(argument, flavour).map(({ file, inner }) => [file, inner]);
}

async function choose(argument: string, flavour: PathFlavour, existing: readonly string[]) {
  const chosen = await chooseInputPath(inputPathCandidates(argument, flavour), async (file) =>
    existing.includes(file),
  );
  return [chosen?.file, chosen?.inner];
}

describe('inputPathCandidates', () => {
  it.each([
    ['a.bsp', [['a.bsp', undefined]]],
    [
      'maps/a.pk3!maps/mp/x.bsp',
      [
        ['maps/a.pk3!maps/mp/x.bsp', undefined],
        ['maps/a.pk3', 'maps/mp/x.bsp'],
      ],
    ],
    [
      'wow!.pk3!x!y',
      [
        ['wow!.pk3!x!y', undefined],
        ['wow', '.pk3!x!y'],
        ['wow!.pk3', 'x!y'],
        ['wow!.pk3!x', 'y'],
      ],
    ],
    ['!x', [['!x', undefined]]],
    [
      'a.zip!',
      [
        ['a.zip!', undefined],
        ['a.zip', ''],
      ],
    ],
    [
      'dir\\a.zip!b\\c',
      [
        ['dir\\a.zip!b\\c', undefined],
        ['dir\\a.zip', 'b\\c'],
      ],
    ],
  ])('reads %s with the rules of POSIX', (argument, expected) => {
    expect(readings(argument, path.posix)).toEqual(expected);
  });

  it.each([
    ['C:\\games\\a.pk3!maps\\mp\\x.bsp', 'C:\\games\\a.pk3', 'maps/mp/x.bsp'],
    ['C:/games/a.pk3!maps/mp/x.bsp', 'C:/games/a.pk3', 'maps/mp/x.bsp'],
    ['C:a.pk3!x', 'C:a.pk3', 'x'],
    ['\\\\server\\share\\a.zip!x', '\\\\server\\share\\a.zip', 'x'],
    ['\\\\server\\sh!are\\a.zip!x', '\\\\server\\sh!are\\a.zip', 'x'],
    ['//server/sh!are/a.zip!x', '//server/sh!are/a.zip', 'x'],
    ['\\\\?\\C:\\a.zip!x', '\\\\?\\C:\\a.zip', 'x'],
    ['.\\a.zip!x', '.\\a.zip', 'x'],
  ])('splits %s with the rules of Windows', (argument, file, inner) => {
    expect(readings(argument, path.win32)).toEqual([
      [argument, undefined],
      [file, inner],
    ]);
  });

  it('keeps what the user wrote for reports', () => {
    expect(inputPathCandidates('a.zip!b\\c', path.win32)[1]?.display).toBe('a.zip!b\\c');
  });

  it('takes a lone hyphen for standard input, and nothing else', () => {
    const isInput = (argument: string) => inputPathCandidates(argument, path.posix).map(isStandardInput);
    expect(isInput('-')).toEqual([true]);
    expect(isInput('./-')).toEqual([false]);
    expect(isInput('-!x')).toEqual([false, false]);
  });
});

describe('chooseInputPath', () => {
  it('prefers a file whose name really has the mark in it', async () => {
    expect(await choose('a.zip!x', path.posix, ['a.zip', 'a.zip!x'])).toEqual(['a.zip!x', undefined]);
  });

  it('splits where a file exists', async () => {
    expect(await choose('wow!.pk3!x!y', path.posix, ['wow!.pk3'])).toEqual(['wow!.pk3', 'x!y']);
    expect(await choose('a.zip!x', path.posix, ['a.zip'])).toEqual(['a.zip', 'x']);
  });

  it('says which file is missing when none exists', async () => {
    expect(await choose('wow!.pk3!x', path.posix, [])).toEqual(['wow!.pk3', 'x']);
    expect(await choose('hello!.bsp', path.posix, [])).toEqual(['hello!.bsp', undefined]);
  });

  it('does not look for a file when standard input is meant', async () => {
    expect(await choose('-', path.posix, ['-'])).toEqual(['-', undefined]);
  });
});
