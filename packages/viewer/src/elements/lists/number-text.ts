const grouped = new Intl.NumberFormat('en');

/** A whole number with its thousands apart. */
export function countText(value: number): string {
  return grouped.format(value);
}

/** So many of something, in the singular where it is one. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${countText(value)} ${value === 1 ? one : many}`;
}

/** A number of bytes in the unit that says it shortest, with three digits. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const units = ['KiB', 'MiB', 'GiB'];
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit++;
  }
  return `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ${units[unit]}`;
}

/** An offset in a file. */
export function offsetText(offset: number): string {
  return `0x${offset.toString(16)}`;
}
