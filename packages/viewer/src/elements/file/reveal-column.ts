/** Scrolls a table sideways so that a column is seen beside the first one, which always is. */
export function revealColumn(grid: HTMLElement, widths: readonly number[], column: number): void {
  if (column === 0) return;
  const left = widths.slice(0, column).reduce((a, b) => a + b, 0);
  const first = widths[0] ?? 0;
  const right = left + (widths[column] ?? 0);
  if (left - first < grid.scrollLeft) grid.scrollLeft = left - first;
  else if (right > grid.scrollLeft + grid.clientWidth) grid.scrollLeft = right - grid.clientWidth;
}
