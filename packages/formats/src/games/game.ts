import type { ByteOrder } from '@brushwork/record';

/**
 * Content by which the maps of a game are told from those of others with the same layout. Names are in lower case; a `*`
 * at the end of one stands for anything.
 */
export interface GameClues {
  /** Entity classes that this game knows and the engine by itself doesn't. Games that share a class all name it. */
  readonly classes?: readonly string[];
  /** Values of the world entity, by their keys. */
  readonly world?: Readonly<Record<string, readonly string[]>>;
  /** Materials, without the folder of all and with `/`. */
  readonly materials?: readonly string[];
  /** Files that maps bring along in their pakfile. */
  readonly files?: readonly string[];
  /** File names of maps, without folder and extension. */
  readonly mapNames?: readonly string[];
  /** Versions of lumps in the game lump that the game's compilers write. */
  readonly gameLumps?: Readonly<Record<string, readonly number[]>>;
  /**
   * Entity classes that the engine or its tools know. One that is none of these, and that no known game names, is
   * evidence: so that maps of games which are not known here are recognised.
   */
  readonly allClassesBut?: readonly string[];
}

/** A game whose maps may be told from those of others of the same layout, as far as anything tells them apart. */
export interface Game {
  /** Identifier, such as `team-fortress-2`. */
  readonly id: string;
  /** Name of the game. */
  readonly title: string;
  /** Identifiers of the branches that its maps are of. */
  readonly branches: readonly string[];
  /** Byte orders in which it was released; `little` alone unless given. */
  readonly byteOrders?: readonly ByteOrder[];
  /** What its maps have and others don't. */
  readonly clues: GameClues;
  /** What speaks for it before a map is looked at. */
  readonly prior?: { readonly text: string; readonly weight: number };
}
