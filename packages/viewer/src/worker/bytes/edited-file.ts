import type { ByteSource } from '@brushwork/record';
import type { FilesToOpen } from '../../protocol/file-input.js';
import { OpenFile } from '../open-file.js';
import { sourceOf } from '../source-of.js';

/** What of a file was changed and isn't saved. */
export interface FileEdits {
  /** Whether nothing is changed. */
  readonly isEmpty: boolean;
  /** Another number after each change. */
  readonly revision: number;
  /** The files as they would be saved now. */
  files(): Promise<FilesToOpen>;
}

/** A file as it would be saved now. */
export interface FileNow {
  /** The file. */
  readonly file: OpenFile;
  /** All its bytes, where they aren't those of the opened file. */
  readonly source?: ByteSource;
}

/** A file that is open, as it would be saved now: opened once more where saving places its lumps anew. */
export class EditedFile {
  private readonly file: OpenFile;
  private readonly edits: FileEdits | undefined;
  private made: { readonly revision: number; readonly now: Promise<FileNow> } | undefined;

  constructor(file: OpenFile, edits: FileEdits | undefined) {
    this.file = file;
    this.edits = edits;
  }

  /** The file now. Rejects as saving does. */
  now(): Promise<FileNow> {
    const { edits, file } = this;
    if (edits === undefined || edits.isEmpty) {
      this.made = undefined;
      return Promise.resolve({ file });
    }
    const { revision } = edits;
    if (this.made?.revision !== revision) this.made = { revision, now: this.open(edits) };
    return this.made.now;
  }

  private async open(edits: FileEdits): Promise<FileNow> {
    const files = await edits.files();
    if (files.file.patches !== undefined) return { file: this.file, source: sourceOf(files.file) };
    const file = new OpenFile();
    await file.open(files);
    return { file };
  }
}
