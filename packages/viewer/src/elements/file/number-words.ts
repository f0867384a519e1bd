/** A whole number with commas between thousands. */
export function grouped(value: number): string {
  return value.toLocaleString('en-US');
}

/** An offset in hexadecimal digits. */
export function hexOffset(value: number): string {
  return `0x${value.toString(16)}`;
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
