/** How a value stands in an address, and is read from one that anybody may have written. */
export interface Codec<T> {
  /** The value as text; `undefined` for one that no address holds. */
  write(value: T): string | undefined;
  /** The value that a text means; `undefined` for a text that means none. Never throws. */
  read(text: string): T | undefined;
}

/** One of several words. */
export function oneOf<const T extends string>(words: readonly T[]): Codec<T> {
  const known = (text: string): T | undefined => words.find((word) => word === text);
  return { write: known, read: known };
}

/** Any text up to a length. */
export function text(longest: number): Codec<string> {
  const fitting = (value: string): string | undefined => (value.length <= longest ? value : undefined);
  return { write: fitting, read: fitting };
}

/** Yes or no. */
export const flag: Codec<boolean> = {
  write: (value) => (value ? '1' : '0'),
  read: (value) => (value === '1' ? true : value === '0' ? false : undefined),
};

/** A number within bounds, with so many digits behind the point. */
export function number({
  digits,
  least,
  most,
}: {
  readonly least: number;
  readonly most: number;
  readonly digits: number;
}): Codec<number> {
  const scale = 10 ** digits;
  const fitting = (value: number): number | undefined => {
    const rounded = Math.round(value * scale) / scale;
    return rounded >= least && rounded <= most ? rounded : undefined;
  };
  return {
    write: (value) => fitting(value)?.toString(),
    read: (value) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(value) ? fitting(Number(value)) : undefined),
  };
}

/** A value that may be missing, and is then left out. */
export function optional<T>({ read, write }: Codec<T>): Codec<T | undefined> {
  return { read, write: (value) => (value === undefined ? undefined : write(value)) };
}

/** A value that is written as one of another kind. */
export function writtenAs<T, W>(
  { read, write }: Codec<W>,
  { from, to }: { readonly to: (value: T) => W; readonly from: (written: W) => T | undefined },
): Codec<T> {
  return {
    write: (value) => write(to(value)),
    read(given) {
      const written = read(given);
      return written === undefined ? undefined : from(written);
    },
  };
}

/** Several values, up to a number of them. Items that mean nothing are left out; where none means anything, the whole doesn't. */
export function list<T>(item: Codec<T>, { most }: { readonly most: number }): Codec<readonly T[]> {
  return {
    write(values) {
      if (values.length > most) return undefined;
      const texts = values.map((value) => item.write(value));
      return texts.every((one) => one !== undefined) ? texts.map(escaped).join(',') : undefined;
    },
    read(given) {
      if (given === '') return [];
      const items = given.split(',', most + 1);
      if (items.length > most) return undefined;
      const values = items.flatMap((one) => {
        const value = item.read(unescaped(one));
        return value === undefined ? [] : [value];
      });
      return values.length === 0 ? undefined : values;
    },
  };
}

/** Several numbers, each with bounds of its own; those at the end may be missing, and are 0 then. */
export function numbers(
  items: readonly Codec<number>[],
  { needed = items.length, separator = ':' }: { readonly needed?: number; readonly separator?: string } = {},
): Codec<readonly number[]> {
  return {
    write(values) {
      const texts = items.map((item, i) => item.write(values[i] ?? 0));
      while (texts.length > needed && texts.at(-1) === '0') texts.pop();
      return texts.every((one) => one !== undefined) ? texts.join(separator) : undefined;
    },
    read(given) {
      const texts = given.split(separator, items.length + 1);
      if (texts.length < needed || texts.length > items.length) return undefined;
      const values = items.map((item, i) => item.read(texts[i] ?? '0'));
      return values.every((value) => value !== undefined) ? values : undefined;
    },
  };
}

/** A text in which no comma separates anything. */
function escaped(item: string): string {
  return item.replaceAll('%', '%25').replaceAll(',', '%2C');
}

function unescaped(item: string): string {
  return item.replaceAll('%2C', ',').replaceAll('%25', '%');
}
