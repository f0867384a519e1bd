/** Where rules of Quake II are known from, in words that are the same in all of them. */
export const quake2RuleSources = {
  /** What the released engine's loader does. */
  loader: "released source of the engine's map loader",
} as const;
