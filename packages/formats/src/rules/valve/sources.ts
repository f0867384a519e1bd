/** Where rules of Source are known from, in words that are the same in all of them. */
export const sourceRuleSources = {
  /** Public headers of the engine, with what they say of each number. */
  headers: 'public headers of the engine',
  /** The specification, and real maps that bear it out. */
  specification: 'public specification; real maps, all of which keep to it',
  /** Real maps alone. */
  maps: 'real maps, all of which keep to it',
} as const;
