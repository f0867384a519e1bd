/** What is packed into pages. */
export interface RectangleSizes {
  /** Width of each rectangle; 0 for one that isn't packed. */
  readonly widths: ArrayLike<number>;
  /** Height of each rectangle. */
  readonly heights: ArrayLike<number>;
}

/** How pages are made. */
export interface PackOptions {
  /** Side of a page at most; a power of two. */
  readonly side: number;
  /** Width of the border around each rectangle. */
  readonly padding: number;
  /** Asks for a page of this size; no more is packed when it says no. */
  takePage(width: number, height: number): boolean;
}

/** Where rectangles lie. */
export interface PackedRectangles {
  /** Width of the pages. */
  readonly width: number;
  /** Height of the pages. */
  readonly height: number;
  /** Number of pages. */
  readonly pageCount: number;
  /** Page of each rectangle; -1 for one that isn't packed. */
  readonly pages: Int32Array;
  /** Column of each rectangle's left side, without its border. */
  readonly left: Int32Array;
  /** Row of each rectangle's upper side, without its border. */
  readonly top: Int32Array;
  /** Number of rectangles for which there was no room. */
  readonly refused: number;
}

const LEAST_SIDE = 32;

/**
 * Packs rectangles into pages, row by row: the highest first, then the widest, then as they come, so that the same ones
 * always lie at the same places. Pages are as large as they may be, unless all fit into a smaller one.
 */
export function packRectangles(sizes: RectangleSizes, options: PackOptions): PackedRectangles {
  const order = packingOrder(sizes);
  const { padding, side, takePage } = options;
  let area = 0;
  let widest = 0;
  for (const i of order) {
    const width = (sizes.widths[i] as number) + 2 * padding;
    area += width * ((sizes.heights[i] as number) + 2 * padding);
    widest = Math.max(widest, width);
  }
  for (let trial = LEAST_SIDE; trial < side; trial *= 2) {
    if (widest > trial || area > trial * trial) continue;
    let pages = 0;
    const takeOne = (): boolean => pages++ === 0;
    const packed = pack(sizes, order, { side: trial, padding, takePage: takeOne });
    if (packed.refused === 0)
      return takePage(packed.width, packed.height) ? packed : pack(sizes, order, options);
  }
  return pack(sizes, order, options);
}

function packingOrder({ heights, widths }: RectangleSizes): number[] {
  const order: number[] = [];
  for (let i = 0; i < widths.length; i++) if ((widths[i] as number) > 0) order.push(i);
  return order.sort(
    (a, b) =>
      (heights[b] as number) - (heights[a] as number) ||
      (widths[b] as number) - (widths[a] as number) ||
      a - b,
  );
}

function pack(
  { heights, widths }: RectangleSizes,
  order: readonly number[],
  { padding, side, takePage }: PackOptions,
): PackedRectangles {
  const pages = new Int32Array(widths.length).fill(-1);
  const left = new Int32Array(widths.length);
  const top = new Int32Array(widths.length);
  let pageCount = 0;
  let refused = 0;
  let isFull = false;
  let x = 0;
  let y = 0;
  let below = side;
  for (const i of order) {
    const width = (widths[i] as number) + 2 * padding;
    const height = (heights[i] as number) + 2 * padding;
    if (width > side || height > side || isFull) {
      refused++;
      continue;
    }
    if (x + width > side) {
      x = 0;
      y = below;
      below = y + height;
    }
    if (pageCount === 0 || y + height > side) {
      if (!takePage(side, side)) {
        isFull = true;
        refused++;
        continue;
      }
      pageCount++;
      x = 0;
      y = 0;
      below = height;
    }
    pages[i] = pageCount - 1;
    left[i] = x + padding;
    top[i] = y + padding;
    x += width;
  }
  const used = pageCount === 1 ? 2 ** Math.ceil(Math.log2(Math.max(1, below))) : side;
  return { width: side, height: Math.min(side, used), pageCount, pages, left, top, refused };
}
