/** A cell of a table that keys work on. */
export interface GridCell {
  /** Place of its row; -1 for the titles. */
  readonly place: number;
  /** Its column. */
  readonly column: number;
}

/** Where keys begin, and how far they lead. */
export interface GridExtent extends GridCell {
  /** Place of the last row. */
  readonly last: number;
  /** The last column. */
  readonly lastColumn: number;
  /** Rows of a page. */
  readonly page: number;
}

/** The cell that a key leads to; `undefined` for a key that leads nowhere. */
export function cellAfterKey(
  { ctrlKey, key, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'key' | 'metaKey'>,
  { column, last, lastColumn, page, place }: GridExtent,
): GridCell | undefined {
  const isAll = ctrlKey || metaKey;
  const targets = new Map<string, readonly [place: number, column: number]>([
    ['ArrowDown', [place + 1, column]],
    ['ArrowUp', [place - 1, column]],
    ['ArrowRight', [place, column + 1]],
    ['ArrowLeft', [place, column - 1]],
    ['PageDown', [place + page, column]],
    ['PageUp', [Math.max(0, place - page), column]],
    ['Home', isAll ? [0, 0] : [place, 0]],
    ['End', isAll ? [last, lastColumn] : [place, lastColumn]],
  ]);
  const target = targets.get(key);
  return (
    target && {
      place: Math.max(-1, Math.min(last, target[0])),
      column: Math.max(0, Math.min(lastColumn, target[1])),
    }
  );
}
