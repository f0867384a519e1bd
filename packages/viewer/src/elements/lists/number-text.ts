const grouped = new Intl.NumberFormat('en');

/** A whole number with its thousands apart. */
export function countText(value: number): string {
  return grouped.format(value);
}

/** So many of something, in the singular where it is one. */
export function counted(value: number, one: string, many = `${one}s`): string {
  return `${countText(value)} ${value === 1 ? one : many}`;
}

/** A size of a file for people. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte');
  const units = ['KiB', 'MiB', 'GiB'];
  let value = bytes;
  let unit = -1;
  do {
    value /= 1024;
    unit++;
  } while (value >= 1024 && unit < units.length - 1);
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** An offset in a file. */
export function offsetText(offset: number): string {
  return `0x${offset.toString(16)}`;
}
