/** A whole number with commas between thousands: `1,234,567`. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number and what it counts: `1 entity`, `3 entities`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** The shortest decimal that reads back as the same 32-bit float: 0.1 rather than 0.10000000149011612. */
export function float32Text(value: number): string {
  if (!Number.isFinite(value) || Number.isInteger(value)) return Object.is(value, -0) ? '-0' : String(value);
  for (let digits = 6; digits < 9; digits++) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === Math.fround(value)) return String(shorter);
  }
  return String(Number(value.toPrecision(9)));
}

/** A place or a direction: `(1 2 3)`. */
export function vectorText(components: readonly number[]): string {
  return `(${components.map(float32Text).join(' ')})`;
}
