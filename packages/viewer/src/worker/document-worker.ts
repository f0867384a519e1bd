import { expose } from 'comlink';
import type { DocumentApi } from '../protocol/document-api.js';
import type { ProgressListener } from '../protocol/failure.js';
import { carryFailures } from '../protocol/failure-transfer.js';
import type { CompanionFile, FilesToOpen } from '../protocol/file-input.js';
import type { FileOverview } from '../protocol/overview.js';
import { ByteService } from './bytes/byte-service.js';
import { DetectionService } from './detection/detection-service.js';
import { EditService } from './edits/edit-service.js';
import { EntityService } from './entities/entity-service.js';
import { fileOverview } from './file-overview.js';
import { IssueService } from './issues/issue-service.js';
import { OpenFile } from './open-file.js';
import { PakService } from './pak/pak-service.js';
import { loadReference } from './tables/load-reference.js';
import { TableService } from './tables/table-service.js';

/** The worker of one file: opens it, and answers what the views ask of it. */
class DocumentService implements DocumentApi {
  private readonly file = new OpenFile();
  readonly entities = new EntityService(this.file);
  readonly pak = new PakService(this.file);
  readonly issues = new IssueService(this.file);
  readonly detection = new DetectionService(this.file);
  readonly edits = new EditService(this.file);
  readonly tables = new TableService(this.file, loadReference);
  readonly bytes = new ByteService(this.file, this.edits);

  async open(files: FilesToOpen, progress?: ProgressListener): Promise<FileOverview> {
    progress?.({ label: 'Reading the directory', share: undefined });
    return fileOverview(await this.file.open(files));
  }

  async addCompanions(added: readonly CompanionFile[]): Promise<void> {
    this.file.any.addCompanions(added);
  }
}

carryFailures();
expose(new DocumentService());
