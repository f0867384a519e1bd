import type { Chunk } from '../container/chunk-tree/index.js';
import { Geogroup } from './geogroup.js';
import { floatsOf } from './little-endian-arrays.js';
import { bytesOf, PartSettings } from './part-settings.js';

/** A level of detail: what is drawn of an object between two distances. */
export class LevelOfDetail {
  /** The chunk: that of the object where the level is implicit. */
  readonly chunk: Chunk;
  /** Whether there is no chunk for the level: the object's patches stand directly in it. */
  readonly isImplicit: boolean;
  /** What it says of itself. */
  readonly settings: PartSettings;
  private found: readonly Geogroup[] | undefined;

  constructor(chunk: Chunk, options: { readonly isImplicit?: boolean } = {}) {
    this.chunk = chunk;
    this.isImplicit = options.isImplicit === true;
    this.settings = new PartSettings(chunk.tree, chunk.index);
  }

  /** Distances from and up to which it is drawn, in the model's unit; `undefined` where there are none: always. */
  get distance(): { readonly in: number; readonly out: number } | undefined {
    const leaf = this.settings.leaf('LOD_DISTANCE');
    const floats = leaf === undefined || this.isImplicit ? undefined : floatsOf(bytesOf(leaf)).array;
    return floats === undefined || floats.length < 2
      ? undefined
      : { in: floats[0] as number, out: floats[1] as number };
  }

  /** Bytes that say how it is blended into the next one; their layout is not documented. */
  get transition(): Uint8Array | undefined {
    const leaf = this.settings.leaf('LOD_TRANSITION');
    return leaf === undefined ? undefined : bytesOf(leaf);
  }

  /** Whether it is drawn at a distance. The far end doesn't count, so that levels that meet don't overlap. */
  isDrawnAt(distance: number): boolean {
    const limits = this.distance;
    return limits === undefined || (limits.in <= distance && distance < limits.out);
  }

  /** The patches in the order of the file. */
  get geogroups(): readonly Geogroup[] {
    this.found ??= [...this.chunk.children()]
      .filter(({ tag }) => tag === 'PATCH')
      .map((chunk) => new Geogroup(chunk));
    return this.found;
  }
}
