import { type ContentForm, contentForm, placed, type SequenceType } from '@brushwork/record';
import {
  GameLumpEntry,
  GameLumpEntryDarkMessiah,
  GameLumpEntryVindictus,
  gameLumpDirectory,
  gameLumpDirectoryDarkMessiah,
  gameLumpDirectoryDarkMessiahOnce,
  gameLumpDirectoryVindictus,
} from './game-lump-entry.js';

/** What a branch's game lump directory looks like. */
export type GameLumpEntryKind = 'source' | 'vindictus' | 'dark-messiah-sp';

/** One way in which a directory is laid out. */
export interface DirectoryForm {
  /** Name, by which a block of plain data says it. */
  readonly name: string;
  /** How it is read. */
  readonly type: DirectoryType;
  /** Bytes before the first entry. */
  readonly headSize: number;
  /** Size of an entry in bytes. */
  readonly entrySize: number;
}

/** Type of a directory as far as all forms have it in common. */
export type DirectoryType = SequenceType<(typeof gameLumpDirectory)['parts']>;

function form(
  name: string,
  type: { readonly kind: 'sequence' },
  headSize: number,
  entrySize: number,
): DirectoryForm {
  return { name, type: type as unknown as DirectoryType, headSize, entrySize };
}

const source = form('source', gameLumpDirectory, 4, GameLumpEntry.size);
const vindictus = form('vindictus', gameLumpDirectoryVindictus, 4, GameLumpEntryVindictus.size);
const darkMessiah = form('dark-messiah', gameLumpDirectoryDarkMessiah, 4, GameLumpEntryDarkMessiah.size);
const darkMessiahOnce = form('dark-messiah-once', gameLumpDirectoryDarkMessiahOnce, 8, GameLumpEntry.size);

/** Forms that a directory of each kind may have; where there are several, the one whose entries make sense is taken. */
export const directoryForms: Readonly<Record<GameLumpEntryKind, readonly DirectoryForm[]>> = {
  source: [source],
  vindictus: [vindictus],
  'dark-messiah-sp': [darkMessiah, darkMessiahOnce],
};

/** The form of a name; `undefined` when there is none. */
export function directoryForm(name: unknown): DirectoryForm | undefined {
  return [source, vindictus, darkMessiah, darkMessiahOnce].find((one) => one.name === name);
}

const sourceForm = contentForm('game-lump', {
  /** What is in the lump, and where. */
  directory: gameLumpDirectory,
});

const vindictusForm = contentForm('game-lump-vindictus', {
  /** What is in the lump, and where. */
  directory: gameLumpDirectoryVindictus,
});

const darkMessiahForm = contentForm('game-lump-dark-messiah', {
  /** What is in the lump, and where: a number before each entry. */
  directory: placed(gameLumpDirectoryDarkMessiah, { where: 'When the entries make sense as these.' }),
  /** The same with one number before all entries. */
  directoryOnce: placed(gameLumpDirectoryDarkMessiahOnce, { where: 'When the entries make sense as these.' }),
});

/** What a directory of each kind is made of, for documents. */
export const directoryDocuments: Readonly<Record<GameLumpEntryKind, ContentForm>> = {
  source: sourceForm,
  vindictus: vindictusForm,
  'dark-messiah-sp': darkMessiahForm,
};
