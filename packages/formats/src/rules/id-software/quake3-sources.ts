/** Where rules of Quake III's family are known from, in words that are the same in all of them. */
export const quake3RuleSources = {
  /** What the released game does, and the engines that descend from it. */
  engine: "the game's released source and engines that descend from it",
  /** What compilers do, and what all real maps keep to. */
  maps: "the compilers' released source; real maps of a hundred and more, all of which keep to it",
} as const;
