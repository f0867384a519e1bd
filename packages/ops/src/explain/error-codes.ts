import type { FormatErrorCode } from '@brushwork/record';
import type { Explanation } from './explanation.js';

type Text = readonly [title: string, cause: string, remedy: string];

const texts: Readonly<Record<FormatErrorCode, Text>> = {
  truncated: [
    'the file, or a part of it, ends too early',
    'The file was cut, as by a download that broke off, or is not of the format that it begins like.',
    'Get the whole file again.',
  ],
  'bad-magic': [
    'the file is of another format',
    'Its first bytes are not those of a format that is known here, or not of the one that was asked for.',
    'The message says what the file looks like; open it as that, or leave the branch to be found.',
  ],
  'bad-version': [
    'the version is not known',
    'The file is of a format that is known, in a version that is not.',
    'Name a branch to read it as the nearest relative, if there is one.',
  ],
  'out-of-bounds': [
    'something lies outside of the file or lump',
    'An offset or length was damaged, or the file was cut.',
    'Get the whole file again.',
  ],
  'bad-length': [
    'a length is not possible',
    'It is negative, does not divide by the record size, or is not the one size that is allowed.',
    'Restore the lump from an undamaged copy.',
  ],
  overlap: [
    'two things claim the same bytes',
    'Lumps share bytes, and one of them was changed while that is to be refused.',
    'Open the file with `overlaps: share` or `overlaps: separate`.',
  ],
  'bad-reference': [
    'an index or span points outside of its target',
    'The target was shortened or put in another order, or the number was damaged.',
    'Set the index to an element that is there.',
  ],
  'bad-count': [
    'a count is not possible',
    'It is negative, too small, too large, or contradicts another one.',
    'Set the count to the number of elements.',
  ],
  'bad-value': [
    'a value is not allowed',
    'It is outside of what the format or the option allows.',
    'The message says what is allowed.',
  ],
  cycle: [
    'a tree or chain leads back to itself',
    'References were damaged, or wired wrongly by an editor.',
    'Compile the map again.',
  ],
  limit: [
    'a limit was reached',
    'The file asks for more memory, depth or output than is allowed, which real files do not.',
    'Raise the limit, if the file is to be trusted.',
  ],
  'bad-text': [
    'text does not follow its grammar',
    'A quote or brace is missing, or a character is none that is allowed.',
    'Correct the text at the place that the message names.',
  ],
  'does-not-fit': [
    'a value does not fit its field',
    'A value that was given is too large, too long, of another kind, or for a field that is not there.',
    'Give a value that fits; the message says which do.',
  ],
  'not-found': [
    'a name or number does not exist',
    'It was misspelt, or is of another branch or version.',
    'The message lists what there is, where that is short.',
  ],
  ambiguous: [
    'several readings are equally likely',
    'The file says nothing that tells them apart.',
    'Name the branch.',
  ],
  unsupported: [
    'this is a real thing that is not supported',
    'It has not been written yet, or is of a format whose layout is not known.',
    'Use the bytes as they are.',
  ],
  io: [
    'the operating system refused',
    'There is no such file, it is a folder, it may not be read or written, or the disk is full.',
    'Check the path and its permissions.',
  ],
};

/** What each error code means. */
export const errorCodes: readonly Explanation[] = Object.entries(texts).map(
  ([id, [title, cause, remedy]]) => ({
    id,
    kind: 'error',
    title,
    severity: 'error',
    cause,
    effect: 'Brushwork stops with an error, or lists an issue of this code where it can go on.',
    remedy,
    source: 'Brushwork itself',
    confidence: 'certain',
    messages: [],
  }),
);
