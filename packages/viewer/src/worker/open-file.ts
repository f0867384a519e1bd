import { sniffModel } from '@brushwork/formats';
import { FormatError, readBytes } from '@brushwork/record';
import { withFile } from '../protocol/failed-file.js';
import type { FilesToOpen } from '../protocol/file-input.js';
import { OpenDocument } from './open-document.js';
import type { OpenModelDocument } from './open-model-document.js';
import { type ReadOptions, sourceOf } from './source-of.js';

/** Bytes that tell models from maps. */
const LONGEST_MAGIC = 32;

/** The file that a worker has open; services ask it for what they work on. */
export class OpenFile {
  private readonly options: ReadOptions;
  private opened: OpenDocument | OpenModelDocument | undefined;
  private failure: unknown;

  constructor(options: ReadOptions = {}) {
    this.options = options;
  }

  /** Opens a file in place of the one before. Throws `FormatError`; the one before is closed in any case. */
  async open(files: FilesToOpen): Promise<OpenDocument | OpenModelDocument> {
    this.opened = undefined;
    this.failure = undefined;
    try {
      this.opened = await withFile(files.file.name, () => openedAs(files, this.options));
    } catch (error) {
      this.failure = error;
      throw error;
    }
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
    if (!(any instanceof OpenDocument)) return any;
    throw new FormatError('unsupported', 'a map is open, which has no chunks');
  }

  /** What is open; throws why it couldn't be opened, and `not-found` when nothing was. */
  get any(): OpenDocument | OpenModelDocument {
    if (this.failure !== undefined) throw this.failure;
    if (this.opened === undefined) throw new FormatError('not-found', 'no file is open');
    return this.opened;
  }
}

async function openedAs(files: FilesToOpen, options: ReadOptions): Promise<OpenDocument | OpenModelDocument> {
  const source = sourceOf(files.file, options);
  const head = await readBytes(source, 0, Math.min(LONGEST_MAGIC, source.byteLength));
  if (sniffModel(head) === undefined) return OpenDocument.open(files, source);
  // Most files are maps: what reads models comes with the first one.
  const { OpenModelDocument: Opened } = await import('./open-model-document.js');
  return Opened.open(files, source);
}
