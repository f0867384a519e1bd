/** Whether somebody uses fingers in the first place, which need more room than a mouse. */
export const isForFingers = globalThis.matchMedia?.('(pointer: coarse)').matches ?? false;

/** Height of a row of lists and tables, in pixels: `--row` in the page's style. */
export const rowHeight = isForFingers ? 36 : 24;
