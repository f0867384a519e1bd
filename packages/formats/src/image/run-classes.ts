/** Symbol at which a block of Deflate ends; those of lengths come after it. */
export const END = 256;

/** Shortest run that has a symbol. */
export const SHORTEST_RUN = 3;

/** Longest run that has one. */
export const LONGEST_RUN = 258;

const CLASSES = 29;

/** Further bits of each class of lengths. */
export const runBits = Uint8Array.from({ length: CLASSES }, (_, i) =>
  i < 8 || i === CLASSES - 1 ? 0 : (i >> 2) - 1,
);

/** Shortest length of each class: the longest of all has one of its own. */
export const runStarts = Uint16Array.from(runBits, (_, i) =>
  i === CLASSES - 1
    ? LONGEST_RUN
    : runBits.subarray(0, i).reduce((start, bits) => start + (1 << bits), SHORTEST_RUN),
);

/** Symbol of each length. */
export const runSymbols = Uint16Array.from(
  { length: LONGEST_RUN + 1 },
  (_, length) =>
    END +
    1 +
    Math.max(
      0,
      runStarts.findLastIndex((start) => start <= length),
    ),
);
