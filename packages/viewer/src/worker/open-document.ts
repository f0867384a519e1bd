import { type GameMap, type OpenedSource, openSource } from '@brushwork/formats';
import { type ByteSource, FormatError } from '@brushwork/record';
import type { CompanionFile, FilesToOpen } from '../protocol/file-input.js';
import { withCompanions } from '../protocol/with-companions.js';
import { companionNeighbours } from './companion-neighbours.js';
import { sourceOf } from './source-of.js';

/** Most bytes of entities that are read only to find out which game a map is of. */
const MOST_ENTITY_TEXT = 16 * 1024 * 1024;

/** A map that is open in a worker. Lumps are read when something first asks for them. */
export class OpenDocument {
  private files_: FilesToOpen;
  /** Its bytes, as they are stored. */
  readonly source: ByteSource;
  /** The opened source. */
  readonly opened: OpenedSource;
  private current: GameMap;

  private constructor(files: FilesToOpen, source: ByteSource, opened: OpenedSource) {
    this.files_ = files;
    this.source = source;
    this.opened = opened;
    this.current = opened.map;
  }

  /** What was opened, and what was added beside it since. */
  get files(): FilesToOpen {
    return this.files_;
  }

  /** Adds files beside it, before those that were there. */
  addCompanions(added: readonly CompanionFile[]): void {
    this.files_ = withCompanions(this.files_, added);
  }

  /** Opens a map, of which the directory alone is read. Throws `FormatError` as `openSource` does. */
  static async open(files: FilesToOpen, source = sourceOf(files.file)): Promise<OpenDocument> {
    const beside = companionNeighbours(files);
    const { branch } = files;
    const opened = await openSource(source, { beside, ...(branch !== undefined && { branch }) });
    const document = new OpenDocument(files, source, opened);
    if (branch === undefined) await document.tellEqualsApart();
    return document;
  }

  /** Games with one layout are told apart by their entities, so that the file has the right name from the beginning. */
  private async tellEqualsApart(): Promise<void> {
    const [best, next] = this.opened.candidates;
    const { entities } = this.current.branch.capabilities;
    if (next === undefined || next.score !== best?.score || entities === undefined) return;
    const { end, start } = this.current.entryOf(entities);
    if (end - start > MOST_ENTITY_TEXT) return;
    try {
      await this.load([entities]);
    } catch (error) {
      // A lump that can't be read tells nothing apart; whoever asks for it is told.
      if (!(error instanceof FormatError)) throw error;
    }
  }

  /** The map with what is loaded of it now. */
  get map(): GameMap {
    return this.current;
  }

  /** The map with these lumps loaded, all unless named. A lump whose file beside the map isn't at hand stays unloaded. */
  async load(names?: readonly string[]): Promise<GameMap> {
    const wanted = names ?? this.current.lumpNames;
    if (wanted.every((name) => this.current.isLoaded(name))) return this.current;
    this.current = await this.opened.load(names);
    return this.current;
  }
}
