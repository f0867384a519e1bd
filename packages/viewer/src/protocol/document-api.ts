import type { BytesApi } from './byte-api.js';
import type { DetectionApi } from './detection-api.js';
import type { EditApi } from './edit-api.js';
import type { EntityApi } from './entity-api.js';
import type { ProgressListener } from './failure.js';
import type { CompanionFile, FilesToOpen } from './file-input.js';
import type { IssueApi } from './issue-api.js';
import type { FileOverview } from './overview.js';
import type { PakApi } from './pak-api.js';
import type { TablesApi } from './table-api.js';

/**
 * What the worker of a file offers the page, a service for each matter. Everything that crosses is plain data; errors
 * arrive as `Error`s whose message and cause carry a `Failure` (see `failure-of.ts`).
 */
export interface DocumentApi {
  /** Its entities. */
  readonly entities: EntityApi;
  /** The files that it brings along. */
  readonly pak: PakApi;
  /** Its checks. */
  readonly issues: IssueApi;
  /** What it is taken for. */
  readonly detection: DetectionApi;
  /** Changes of it that aren't saved yet. */
  readonly edits: EditApi;
  /** Its lumps, chunks and records as tables. */
  readonly tables: TablesApi;
  /** Its bytes, and what they are. */
  readonly bytes: BytesApi;
  /** Opens a file, of which the directory alone is read. */
  open(files: FilesToOpen, progress?: ProgressListener): Promise<FileOverview>;
  /** Adds files beside it, before those that were there. Parts of a map count from the next time on that it is opened. */
  addCompanions(added: readonly CompanionFile[]): Promise<void>;
}
