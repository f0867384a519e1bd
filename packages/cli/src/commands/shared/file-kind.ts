import { identify, type ModelMagic, modelMagics, sniffModel } from '@brushwork/formats';
import { type ByteSource, readBytes } from '@brushwork/record';
import { pictureFileOf, pictureTitles } from './image-kind.js';

/** What verbs tell apart: each opens, shows and checks these in a way of its own. */
export type FileKind =
  /** A map, or a file of which only opening it as one can say that it is none. */
  | 'map'
  /** A model or a library of materials in binary form. */
  | 'model'
  /** A model or a library of materials as text. */
  | 'model-text'
  /** An archive with files of all kinds. */
  | 'archive'
  /** An image, or an archive of textures. */
  | 'picture'
  /** A file that replaces a lump of a map. */
  | 'lump-patch';

/** A file, and what it is called. */
interface NamedSource {
  /** Its bytes. */
  readonly source: ByteSource;
  /** What the user called it. */
  readonly name: string;
}

/** The first bytes of a source, enough to tell what it is. */
export async function headOf(source: ByteSource): Promise<Uint8Array> {
  return readBytes(source, 0, Math.min(32, source.byteLength));
}

/**
 * What a file is, told by its first bytes, and by its name only for images of which those say little: the one place that
 * every verb asks.
 */
export async function fileKindOf({ name, source }: NamedSource): Promise<FileKind> {
  const head = await headOf(source);
  const magic = sniffModel(head);
  if (magic !== undefined) return modelMagics[magic].form === 'binary' ? 'model' : 'model-text';
  const format = identify(head, source.byteLength)?.format;
  if (format === 'zip' || format === 'pak' || format === 'vpk') return 'archive';
  if (format === 'lump-patch') return 'lump-patch';
  return pictureFileOf(head, { name, size: source.byteLength }) === undefined ? 'map' : 'picture';
}

/** The kind of an image or an archive of textures, with its article; `undefined` for any other file. */
export async function pictureTitleOf({ name, source }: NamedSource): Promise<string | undefined> {
  const kind = pictureFileOf(await headOf(source), { name, size: source.byteLength });
  return kind && pictureTitles[kind];
}

/** A model's kind in words, with its article: `a library of materials as text (DIV-VMF2)`. */
export function modelKindText(magic: ModelMagic, content: 'geometry' | 'materials'): string {
  const what = content === 'materials' ? 'a library of materials' : 'a model';
  return `${what} ${modelMagics[magic].form === 'binary' ? 'in binary form' : 'as text'} (${magic})`;
}
