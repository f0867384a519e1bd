/** Where rules of Quake's family are known from, in words that are the same in all of them. */
export const quakeRuleSources = {
  /** What the released engine's loader and renderer do. */
  engine: 'released source of the engine',
  /** What the released compilers do. */
  compilers: 'released source of the compilers; real maps, all of which keep to it',
} as const;
