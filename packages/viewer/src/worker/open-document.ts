import { type GameMap, type OpenedSource, openSource } from '@brushwork/formats';
import type { ByteSource } from '@brushwork/record';
import type { FilesToOpen } from '../protocol/file-input.js';
import { companionNeighbours } from './companion-neighbours.js';
import { sourceOf } from './source-of.js';

/** A map that is open in a worker. Lumps are read when something first asks for them. */
export class OpenDocument {
  /** What was opened. */
  readonly files: FilesToOpen;
  /** Its bytes, as they are stored. */
  readonly source: ByteSource;
  /** The opened source. */
  readonly opened: OpenedSource;
  private current: GameMap;

  private constructor(files: FilesToOpen, source: ByteSource, opened: OpenedSource) {
    this.files = files;
    this.source = source;
    this.opened = opened;
    this.current = opened.map;
  }

  /** Opens a map, of which the directory alone is read. Throws `FormatError` as `openSource` does. */
  static async open(files: FilesToOpen): Promise<OpenDocument> {
    const source = sourceOf(files.file);
    const beside = companionNeighbours(files);
    const { branch } = files;
    const opened = await openSource(source, { beside, ...(branch !== undefined && { branch }) });
    return new OpenDocument(files, source, opened);
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
