import { type Model, openModel, readModelText, sniffModel } from '@brushwork/formats';
import { textToModel } from '@brushwork/ops';
import { type ByteSource, FormatError, type Issue, readBytes } from '@brushwork/record';
import type { FilesToOpen } from '../protocol/file-input.js';
import { sourceOf } from './source-of.js';

/** A model or a library of materials that is open in a worker. Models as text are shown in their binary form. */
export class OpenModelDocument {
  /** What was opened. */
  readonly files: FilesToOpen;
  /** The bytes that are shown: the file's, or those of its binary form. */
  readonly bytes: Uint8Array;
  /** The model. */
  readonly model: Model;
  /** First eight bytes of the file as it is stored. */
  readonly magic: string;
  /** What the binary form of a model as text lacks; nothing for one that is binary. */
  readonly losses: readonly Issue[];

  private constructor(files: FilesToOpen, magic: string, shown: ShownModel) {
    this.files = files;
    this.magic = magic;
    this.bytes = shown.bytes;
    this.losses = shown.losses;
    this.model = openModel(shown.bytes);
  }

  /** Whether the first bytes of a file are those of a model. */
  static async recognizes(source: ByteSource): Promise<boolean> {
    return sniffModel(await readBytes(source, 0, Math.min(32, source.byteLength))) !== undefined;
  }

  /** Opens a model. Throws `FormatError` as `openModel` and `readModelText` do. */
  static async open(files: FilesToOpen): Promise<OpenModelDocument> {
    const source = sourceOf(files.file);
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
