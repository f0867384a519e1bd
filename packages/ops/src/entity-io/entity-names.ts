import type { Entity } from '@brushwork/formats';

/** Entities found by a name: the first ones, and how many there are in all. */
export interface FoundEntities {
  /** Their numbers, ascending, as many as were asked for. */
  readonly indexes: readonly number[];
  /** How many there are. */
  readonly count: number;
}

const nothing: FoundEntities = { indexes: [], count: 0 };

/** A name as names are compared: in lower case, of ASCII alone. */
export function foldName(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether a name is one that a pattern means: the same in any case, or, with a `*`, one that begins like it. What follows the `*` doesn't count. */
export function matchesName(name: string, pattern: string): boolean {
  const star = pattern.indexOf('*');
  return star < 0
    ? foldName(name) === foldName(pattern)
    : foldName(name).startsWith(foldName(pattern.slice(0, star)));
}

/** Entities by one of their keys, such as `targetname`, in order, so that patterns find theirs without a look at all. */
export class EntityNames {
  private readonly names: readonly string[];
  private readonly indexes: readonly number[];
  private readonly most: number;
  private readonly known = new Map<string, FoundEntities>();

  /** `most`: how many of those that a pattern means are given one by one. */
  constructor(entities: readonly Entity[], key: string, most: number) {
    const named: [name: string, index: number][] = [];
    entities.forEach((entity, index) => {
      const name = entity.get(key);
      if (name !== undefined && name !== '') named.push([foldName(name), index]);
    });
    named.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]));
    this.names = named.map(([name]) => name);
    this.indexes = named.map(([, index]) => index);
    this.most = most;
  }

  /** The entities that a name or pattern means. */
  find(pattern: string): FoundEntities {
    const star = pattern.indexOf('*');
    const wanted = foldName(star < 0 ? pattern : pattern.slice(0, star + 1));
    const known = this.known.get(wanted);
    if (known !== undefined) return known;
    const found = star < 0 ? this.range(wanted, wanted) : this.range(wanted.slice(0, -1), undefined);
    this.known.set(wanted, found);
    return found;
  }

  /** Those whose name is, or begins with, a text. */
  private range(start: string, exact: string | undefined): FoundEntities {
    const isBefore = (name: string): boolean => name < start;
    const isWithin = (name: string): boolean =>
      exact === undefined ? name.startsWith(start) : name === exact;
    const first = this.firstWhere((name) => !isBefore(name));
    const end = this.firstWhere((name) => !isBefore(name) && !isWithin(name));
    if (end <= first) return nothing;
    const indexes = this.indexes.slice(first, Math.min(end, first + this.most)).toSorted((a, b) => a - b);
    return { indexes, count: end - first };
  }

  /** Position of the first name of which something holds that holds of all behind it. */
  private firstWhere(holds: (name: string) => boolean): number {
    let low = 0;
    let high = this.names.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.names[middle] as string)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
