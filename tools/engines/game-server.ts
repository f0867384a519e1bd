/** What became of a map that a game's own server was given. */
export interface LoadedMap {
  /** Whether the server came up with it. */
  readonly isLoaded: boolean;
  /** The line with which the server refused it; `undefined` for one that it took. */
  readonly refusal: string | undefined;
  /** Everything that the server wrote. */
  readonly log: string;
}

/** A game's dedicated server, which says whether the engine takes a map. */
export interface GameServer {
  /** Name for people. */
  readonly title: string;
  /** Debian's packages that hold it. */
  readonly packages: readonly string[];
  /** Whether all of it is on this machine. */
  isInstalled(): boolean;
  /** Starts it on a map and ends it when the map is loaded or refused. */
  load(map: Uint8Array): Promise<LoadedMap>;
}
