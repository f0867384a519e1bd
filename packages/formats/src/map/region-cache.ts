import { type ByteSource, type Content, copyBytes } from '@brushwork/record';
import type { Branch } from '../branch.js';
import { sameLayout } from '../same-layout.js';
import type { LoadedBytes } from './game-map.js';
import type { Region } from './regions.js';

interface CachedRegion {
  readonly bytes: Uint8Array;
  readonly pristine: Uint8Array | undefined;
}

interface OpenedContents {
  readonly branch: Branch<object>;
  readonly contents: Map<string, Content>;
}

function keyOf({ start, end }: Region): string {
  return `${start}-${end}`;
}

/** The regions of a source that were read, and what was opened of them: shared by every map of the source. */
export class RegionCache implements LoadedBytes {
  private readonly source: ByteSource;
  private readonly allocate: (size: number) => Uint8Array;
  private readonly regions = new Map<string, CachedRegion>();
  private readonly opened: OpenedContents[] = [];

  constructor(source: ByteSource, allocate = (size: number): Uint8Array => new Uint8Array(size)) {
    this.source = source;
    this.allocate = allocate;
  }

  region(region: Region): Uint8Array | undefined {
    return this.regions.get(keyOf(region))?.bytes;
  }

  pristine(region: Region): Uint8Array | undefined {
    return this.regions.get(keyOf(region))?.pristine;
  }

  /** Reads the regions that weren't read before. */
  async load(regions: readonly (Region | undefined)[]): Promise<void> {
    for (const region of regions) {
      if (region === undefined || this.regions.has(keyOf(region))) continue;
      // Copied, so that setters don't change the memory of a source over memory.
      const bytes = await copyBytes(this.source, region, this.allocate);
      // Someone else may have read it meanwhile, and changed it since.
      if (this.regions.has(keyOf(region))) continue;
      const pristine = region.lumps.length > 1 ? new Uint8Array(bytes) : undefined;
      this.regions.set(keyOf(region), { bytes, pristine });
    }
  }

  /** The contents that maps of a branch, or of one with the same lumps, have opened. */
  contentsOf(branch: Branch<object>): Map<string, Content> {
    const known = this.opened.find((one) => sameLayout(one.branch, branch));
    if (known !== undefined) return known.contents;
    const contents = new Map<string, Content>();
    this.opened.push({ branch, contents });
    return contents;
  }
}
