import { FormatError } from '@brushwork/record';
import type { FilesToOpen } from '../protocol/file-input.js';
import { OpenDocument } from './open-document.js';
import { OpenModelDocument } from './open-model-document.js';
import { sourceOf } from './source-of.js';

/** The file that a worker has open; services ask it for what they work on. */
export class OpenFile {
  private opened: OpenDocument | OpenModelDocument | undefined;

  /** Opens a file in place of the one before. Throws `FormatError`; the one before is closed in any case. */
  async open(files: FilesToOpen): Promise<OpenDocument | OpenModelDocument> {
    this.opened = undefined;
    const isModel = await OpenModelDocument.recognizes(sourceOf(files.file));
    this.opened = isModel ? await OpenModelDocument.open(files) : await OpenDocument.open(files);
    return this.opened;
  }

  /** The map that is open; `unsupported` when a model is, `not-found` when nothing is. */
  get map(): OpenDocument {
    const { any } = this;
    if (any instanceof OpenDocument) return any;
    throw new FormatError('unsupported', 'a model is open, which has no lumps');
  }

  /** The model that is open; `unsupported` when a map is, `not-found` when nothing is. */
  get model(): OpenModelDocument {
    const { any } = this;
    if (any instanceof OpenModelDocument) return any;
    throw new FormatError('unsupported', 'a map is open, which has no chunks');
  }

  /** What is open; `not-found` when nothing is. */
  get any(): OpenDocument | OpenModelDocument {
    if (this.opened === undefined) throw new FormatError('not-found', 'no file is open');
    return this.opened;
  }
}
