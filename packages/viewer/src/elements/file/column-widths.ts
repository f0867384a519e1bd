import type { TableColumn } from '../../protocol/table-types.js';

/** Pixels of a character. */
const character = 7.3;
/** Pixels beside the text of a cell. */
const beside = 18;
/** Narrowest and widest column, in pixels. */
const narrowest = 48;
const widest = 340;

/** How wide the columns of a table are: as their texts need it, or as somebody drew them. */
export class ColumnWidths {
  private readonly own = new Map<string, number>();

  /** Width of a column in pixels. */
  of({ title, width }: TableColumn): number {
    const own = this.own.get(title);
    if (own !== undefined) return own;
    return Math.round(Math.max(narrowest, Math.min(widest, width * character + beside)));
  }

  /** Gives a column another width. */
  set(title: string, width: number): void {
    this.own.set(title, Math.max(narrowest, Math.min(1200, Math.round(width))));
  }

  /** Lets a column be as wide as its texts again. */
  reset(title: string): void {
    this.own.delete(title);
  }
}
