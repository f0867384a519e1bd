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

  constructor(map: GameMap<object>, issues: IssueCollector) {
    this.map = map;
    this.issues = issues;
    const loaded = map.lumpNames.filter((name) => map.isLoaded(name));
    this.skipped = map.lumpNames.filter((name) => !map.isLoaded(name));
    this.elements = loaded.flatMap((name) => elementsOf(map, name));
  }

  /** The elements that a lump's name refers to: its list; `LUMP.part` is a list of a sequence, which the same sequence refers to. */
  listOf(lump: string): Elements | undefined {
    return this.elements.find((elements) => elements.isList && elements.path.join('.') === lump);
  }

  /** Number of elements of a lump; by its directory entry when it isn't loaded, `undefined` when that doesn't tell. */
  countOf(lump: string): number | undefined {
    const { map } = this;
    if (lump.includes('.')) return this.listOf(lump)?.length;
    if (!Object.hasOwn(map.branch.lumps, lump)) return undefined;
    if (map.isLoaded(lump)) return map.lump(lump).length;
    const size = (map.branch.lumps as Lumps)[lump]?.type.elementSize;
    const { start, end } = map.entryOf(lump);
    return size === undefined || size === 0 ? undefined : Math.floor((end - start) / size);
  }

  /** Number of bytes of a lump. */
  byteCountOf(lump: string): number | undefined {
    const { map } = this;
    if (!Object.hasOwn(map.branch.lumps, lump)) return undefined;
    if (map.isLoaded(lump)) return map.lump(lump).bytes.length;
    const { start, end } = map.entryOf(lump);
    return end - start;
  }
}
