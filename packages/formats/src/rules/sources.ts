/** Where rules are known from, in words that are the same in all of them. */
export const ruleSources = {
  /** What the game's own loader does. */
  loader: "behaviour of the game's map loader as recovered from its program",
  /** A check that was added to the recovered loader: what the retail program does instead isn't known. */
  addedCheck:
    "check that a recovered loader makes before it trusts a file; the retail program doesn't make it",
  /** The specification of the format. */
  specification: 'runtime-verified specification of the format',
  /** Real maps. */
  maps: 'real maps, all of which keep to it',
} as const;
