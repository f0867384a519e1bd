import type { Confidence } from './rules/rule.js';

/** A number over the lumps of a map, by which games and tools tell whether two copies are the same. */
export interface MapDigest {
  /** Short name, such as `crc-engine`. */
  readonly id: string;
  /** `crc-32`: as in zip; `crc-32-raw`: the same without its last step, so with every bit the other way; `md5`. */
  readonly algorithm: 'crc-32' | 'crc-32-raw' | 'md5';
  /** Whether lumps go in by their index in the directory, or in the order in which they lie in the file. */
  readonly order: 'index' | 'file';
  /** Lumps that are left out, by name. Others go in with their bytes as they are stored, packed ones packed. */
  readonly without: readonly string[];
  /** Who works with it. */
  readonly usedBy: string;
  /** Where that is known from. */
  readonly source: string;
  /** How sure it is. */
  readonly confidence: Confidence;
}

/** A row of files beside a map, numbered from 0, that each replace one of its lumps: `<map>_<letter>_<number>.lmp`. */
export interface LumpPatchSeries {
  /** What stands between the name of the map and the number. */
  readonly letter: string;
  /** When a game takes them. */
  readonly usedFor: string;
}

/** Files that replace lumps of a map. */
export interface LumpPatches {
  /** The rows of them that games look for. The first one is meant where none is named. */
  readonly series: readonly LumpPatchSeries[];
  /** Number of lumps that such a file may name, from 0 up. */
  readonly lumpCount: number;
}

/**
 * What the files of a map are called, so that they have to be renamed with it. `{map}` stands for its name, `*` for
 * anything without a `/` and `?` for one character of it; paths count from the game's folder, in lower case.
 */
export interface OwnFiles {
  /** Folders in which everything belongs to the map; `{map}` is their last part. */
  readonly folders: readonly string[];
  /** Files that belong to the map. */
  readonly files: readonly string[];
  /** Files among these in which the first word is the name of the map. */
  readonly begunByName: readonly string[];
  /** Folder that names of materials and textures count from. */
  readonly materialFolder: string;
  /** Longest name of a material, in bytes. */
  readonly longestMaterial: number;
}
