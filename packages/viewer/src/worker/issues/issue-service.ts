import type { ProgressListener } from '../../protocol/failure.js';
import type { IssueApi, IssueListing } from '../../protocol/issue-api.js';
import type { OpenFile } from '../open-file.js';
import { checkFile } from './check-file.js';

/** Checks the file that a worker has open. */
export class IssueService implements IssueApi {
  private readonly file: OpenFile;

  constructor(file: OpenFile) {
    this.file = file;
  }

  check(progress?: ProgressListener): Promise<IssueListing> {
    return checkFile(this.file.any, progress);
  }
}
