import type { GameMap, Lumps } from '@brushwork/formats';
import type { IssueCollector } from '../issue-collector.js';
import { type Elements, elementsOf } from '../schema/elements.js';

/** A map as the checks see it: the elements of the lumps that are loaded, and how many of each there are. */
export class CheckedMap {
  /** The map. */
  readonly map: GameMap<object>;
  /** Where issues go. */
  readonly issues: IssueCollector;
  /** The elements of all lumps that are loaded, in the order of the directory. */
  readonly elements: readonly Elements[];
  /** Lumps that aren't loaded. */
  readonly skipped: readonly string[];
  /** Reading of each element's overlay, by `LUMP.field`. */
  readonly readings = new Map<string, readonly (string | undefined)[]>();
  private readonly lists = new Map<string, Elements>();

  constructor(map: GameMap<object>, issues: IssueCollector) {
    this.map = map;
    this.issues = issues;
    const loaded = map.lumpNames.filter((name) => map.isLoaded(name));
    this.skipped = map.lumpNames.filter((name) => !map.isLoaded(name));
    this.elements = loaded.flatMap((name) => elementsOf(map, name));
    for (const elements of this.elements) {
      const path = elements.path.join('.');
      if (elements.isList && !this.lists.has(path)) this.lists.set(path, elements);
    }
  }

  /** The elements that a lump's name refers to: its list; `LUMP.part` is a list of a sequence, which the same sequence refers to. */
  listOf(lump: string): Elements | undefined {
    return this.lists.get(lump);
  }

  /** Number of elements of a lump; by its directory entry when it isn't loaded, `undefined` when that doesn't tell. */
  countOf(lump: string): number | undefined {
    const { map } = this;
    if (lump.includes('.')) return this.listOf(lump)?.length;
    if (!Object.hasOwn(map.branch.lumps, lump)) return undefined;
    if (map.isLoaded(lump)) return map.lump(lump).length;
    const size = (map.branch.lumps as Lumps)[lump]?.type.elementSize;
    return size === undefined || size === 0 ? undefined : Math.floor(this.storedSize(lump) / size);
  }

  /** Number of bytes of a lump. */
  byteCountOf(lump: string): number | undefined {
    const { map } = this;
    if (!Object.hasOwn(map.branch.lumps, lump)) return undefined;
    if (map.isLoaded(lump)) return map.lump(lump).bytes.length;
    return this.storedSize(lump);
  }

  /** Bytes that a lump which isn't loaded has, in the map or in a file beside it. */
  private storedSize(lump: string): number {
    const { start, end, length, isElsewhere = false } = this.map.entryOf(lump);
    return isElsewhere ? length : end - start;
  }
}
