import { type Model, openModel, readModelText, sniffModel } from '@brushwork/formats';
import { textToModel } from '@brushwork/ops';
import { type ByteSource, FormatError, type Issue, readBytes } from '@brushwork/record';
import type { CompanionFile, FilesToOpen } from '../protocol/file-input.js';
import { withCompanions } from '../protocol/with-companions.js';

/** A model or a library of materials that is open in a worker. Models as text are shown in their binary form. */
export class OpenModelDocument {
  private files_: FilesToOpen;
  /** The bytes that are shown: the file's, or those of its binary form. */
  readonly bytes: Uint8Array;
  /** The model. */
  readonly model: Model;
  /** First eight bytes of the file as it is stored. */
  readonly magic: string;
  /** What the binary form of a model as text lacks; nothing for one that is binary. */
  readonly losses: readonly Issue[];

  private constructor(files: FilesToOpen, magic: string, shown: ShownModel) {
    this.files_ = files;
    this.magic = magic;
    this.bytes = shown.bytes;
    this.losses = shown.losses;
    this.model = openModel(shown.bytes);
  }

  /** What was opened, and what was added beside it since. */
  get files(): FilesToOpen {
    return this.files_;
  }

  /** Adds files beside it, before those that were there. */
  addCompanions(added: readonly CompanionFile[]): void {
    this.files_ = withCompanions(this.files_, added);
  }

  /** Opens a model. Throws `FormatError` as `openModel` and `readModelText` do. */
  static async open(files: FilesToOpen, source: ByteSource): Promise<OpenModelDocument> {
    const bytes = new Uint8Array(await readBytes(source, 0, source.byteLength));
    const magic = sniffModel(bytes);
    if (magic === undefined) throw new FormatError('bad-magic', 'is no model');
    const isText = magic === 'DIV-VIZ2' || magic === 'DIV-VMF2';
    return new OpenModelDocument(files, magic, isText ? binaryOf(bytes) : { bytes, losses: [] });
  }
}

interface ShownModel {
  readonly bytes: Uint8Array;
  readonly losses: readonly Issue[];
}

function binaryOf(bytes: Uint8Array): ShownModel {
  const text = readModelText(bytes);
  const { bytes: binary, losses } = textToModel(text, { longLengths: true });
  return { bytes: binary, losses: [...text.issues, ...losses] };
}
