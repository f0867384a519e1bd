/** What reading a tree of chunks may cost. */
export interface ChunkLimits {
  /** Most chunks that are told apart; each takes 16 bytes of memory. */
  readonly chunks: number;
  /** Deepest nesting that is followed. */
  readonly depth: number;
}

/** Far beyond any file of the games: they have some hundred chunks, four deep. */
export const defaultChunkLimits: ChunkLimits = { chunks: 4_000_000, depth: 20_000 };
