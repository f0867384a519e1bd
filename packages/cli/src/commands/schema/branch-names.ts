import type { BranchModel } from '@brushwork/ops';

/**
 * The branches that a name may mean: by the identifier or its last part; by what files begin with, such as `IBSP 46`; by the
 * title of the branch or of a game, such as `Quake III Arena`; by the first letters of one, such as `Q3` or `TF2`; by words of
 * one. The first of these ways that finds any counts. Neither case nor punctuation does, nor how numbers are written.
 */
export function branchesMeant(branches: readonly BranchModel[], name: string): readonly BranchModel[] {
  const wanted = name.toLowerCase();
  const plain = plainText(name);
  const isWanted = (other: string): boolean => plainText(other) === plain;
  const isShort = (other: string): boolean => firstLetters(other) === plain;
  const ways: readonly ((branch: BranchModel) => boolean)[] = [
    ({ id }) => id === wanted,
    ({ id }) => lastPart(id) === wanted,
    (branch) => hasBeginning(branch, wanted),
    ({ id, title }) => isWanted(lastPart(id)) || isWanted(title),
    ({ title }) => isShort(title),
    (branch) => titlesOf(branch).some(isWanted),
    (branch) => titlesOf(branch).some(isShort),
    (branch) => plain.length > 1 && titlesOf(branch).some((title) => firstLetters(title).startsWith(plain)),
    (branch) => plain.length > 2 && titlesOf(branch).some((title) => plainText(title).includes(plain)),
  ];
  if (plain === '') return [];
  for (const way of ways) {
    const found = branches.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** The titles of a branch and of its games, each by itself. */
export function titlesOf({ games, title }: BranchModel): readonly string[] {
  return [title, ...games.map((game) => game.title)]
    .flatMap((text) => text.split(/[,()]/))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** The last part of an identifier. */
export function lastPart(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

/** Whether a text is the magic of a branch, with one of its versions unless it is the magic alone. */
function hasBeginning({ container: { magic, versions } }: BranchModel, wanted: string): boolean {
  const begin = magic.toLowerCase().replaceAll('!', '');
  const said = wanted.replaceAll('!', '');
  if (begin === '' ? !/^(bsp\s*)?(v|version\s*)?\d+$/.test(said) : !said.startsWith(begin)) return false;
  const rest = said.slice(begin.length).replace(/^bsp/, '');
  if (rest === '') return true;
  const [, low, high] = /^[\s,-]*(?:v|version)?\s*(\d+)(?:\.(\d+))?$/.exec(rest) ?? [];
  if (low === undefined) return false;
  const version = high === undefined ? Number(low) : Number(low) + Number(high) * 0x10000;
  return versions.some((one) => one === version || (high === undefined && (one & 0xffff) === version));
}

const romanNumbers: ReadonlyMap<string, string> = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
]);

function wordsOf(text: string): readonly string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z]+|\d+/g) ?? [];
  return words.map((word) => romanNumbers.get(word) ?? word);
}

function plainText(text: string): string {
  return wordsOf(text).join('');
}

/** The first letter of each word, and all digits. */
function firstLetters(text: string): string {
  return wordsOf(text)
    .map((word) => (/\d/.test(word) ? word : word.slice(0, 1)))
    .join('');
}
