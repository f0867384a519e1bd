import type { RemoteApi } from '../../client/remote-api.js';
import type { MapOverview } from '../../protocol/overview.js';
import type { TablesApi } from '../../protocol/table-api.js';
import type { ContentState } from '../../protocol/table-types.js';

/** Larger files are only read where somebody looks, in bytes. */
const readWhole = 32 * 1024 * 1024;

/** What is known of the lumps of a map. Small files are read through, one lump after the other. */
export class LumpStates {
  /** What is known, by the lump's name. */
  readonly known = new Map<string, ContentState>();
  private readonly tables: RemoteApi<TablesApi>;
  private readonly onChange: () => void;
  private isOver = false;
  private isReading = false;

  constructor(tables: RemoteApi<TablesApi>, onChange: () => void) {
    this.tables = tables;
    this.onChange = onChange;
  }

  /** Reads a small file through. */
  async readAll({ lumps, size }: MapOverview): Promise<void> {
    if (size > readWhole || this.isReading) return;
    // Once is enough, however often somebody goes elsewhere meanwhile: what he asks for waits behind it.
    this.isReading = true;
    for (const { name } of lumps) {
      if (this.isOver) return;
      if (!this.known.has(name)) await this.read(name);
    }
    this.isReading = false;
  }

  /** Asks for what is known of a lump. */
  async read(name: string): Promise<void> {
    try {
      const state = await this.tables.describe(name);
      if (this.isOver) return;
      this.known.set(name, state);
      this.onChange();
    } catch {
      // A lump that can't be read says so when it is opened.
    }
  }

  /** Ends it. */
  end(): void {
    this.isOver = true;
  }
}
