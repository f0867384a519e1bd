import type { Chunk } from '../container/chunk-tree/index.js';
import { LevelOfDetail } from './level-of-detail.js';
import { PartSettings } from './part-settings.js';

/** An object of a model. */
export class ModelObject {
  /** The chunk. */
  readonly chunk: Chunk;
  /** What it says of itself. */
  readonly settings: PartSettings;
  private found: readonly LevelOfDetail[] | undefined;

  constructor(chunk: Chunk) {
    this.chunk = chunk;
    this.settings = new PartSettings(chunk.tree, chunk.index);
  }

  /** Name of the object. */
  get name(): string | undefined {
    return this.settings.name;
  }

  /** The levels of detail in the order of the file. Patches outside of any level are an implicit one, in front. */
  get levels(): readonly LevelOfDetail[] {
    this.found ??= this.findLevels();
    return this.found;
  }

  /** The first level that is drawn at a distance, in the model's unit; `undefined` when none is. */
  levelAt(distance: number): LevelOfDetail | undefined {
    return this.levels.find((level) => level.isDrawnAt(distance));
  }

  /** Every level that is drawn at a distance: objects with `ADDITIVE_LODS` draw all of them. */
  levelsAt(distance: number): readonly LevelOfDetail[] {
    return this.levels.filter((level) => level.isDrawnAt(distance));
  }

  private findLevels(): LevelOfDetail[] {
    const levels: LevelOfDetail[] = [];
    let hasOwnPatches = false;
    for (const child of this.chunk.children()) {
      const { tag } = child;
      if (tag === 'LOD') levels.push(new LevelOfDetail(child));
      if (tag === 'PATCH') hasOwnPatches = true;
    }
    return hasOwnPatches ? [new LevelOfDetail(this.chunk, { isImplicit: true }), ...levels] : levels;
  }
}
