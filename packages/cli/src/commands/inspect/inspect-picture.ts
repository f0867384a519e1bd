import { type DecodedImage, decodeImage, type ImageFormat, readWadTextures } from '@brushwork/formats';
import { FormatError, type Issue, issue, readBytes } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { headOf } from '../shared/file-kind.js';
import { type PictureFile, pictureFileOf, pictureTitles } from '../shared/image-kind.js';

/** What there is to know of one image. */
export interface InspectedImage {
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Numbers for each pixel: 1 grey, 2 with alpha, 3 colour, 4 with alpha. */
  readonly channels: number;
  /** Bits for each of those numbers. */
  readonly bitsPerChannel: number;
  /** How the pixels are packed. */
  readonly compression: DecodedImage['compression'];
  /** What the format calls its kind of pixels; `null` where it has no names for them. */
  readonly pixelFormat: string | null;
  /** Sizes of each picture. */
  readonly mips: number;
  /** Pictures that follow each other in time. */
  readonly frames: number;
  /** Sides of a cube, or 1. */
  readonly faces: number;
}

/** A texture of an archive. */
export interface InspectedTexture {
  /** Its name, in lower case. */
  readonly name: string;
  /** Its size; `null` where it can't be read. */
  readonly image: Pick<InspectedImage, 'width' | 'height' | 'mips'> | null;
}

/** What `inspect` finds out about an image, or an archive of textures. */
export interface PictureInspection {
  /** What the user called it. */
  readonly file: string;
  /** Short name of the format. */
  readonly format: PictureFile;
  /** What it is, for people, with an article. */
  readonly title: string;
  /** Size in bytes. */
  readonly size: number;
  /** The image; `null` for an archive of textures. */
  readonly image: InspectedImage | null;
  /** The textures of an archive; `null` for an image. */
  readonly textures: readonly InspectedTexture[] | null;
  /** What is wrong with it. */
  readonly issues: readonly Issue[];
}

/** Most bytes of an image or an archive that are read. */
const largest = 1024 * 1024 * 1024;

/** Looks at an image, or at an archive of textures. Throws as decoding does, and 'limit' for one that is too large. */
export async function inspectPicture(input: CommandInput): Promise<PictureInspection> {
  const { name, source } = input;
  const { byteLength: size } = source;
  if (size > largest)
    throw new FormatError('limit', `has more than the ${largest} bytes that are read of images`, {
      expected: largest,
      found: size,
    });
  const format = pictureFileOf(await headOf(source), { name, size }) ?? 'tga';
  const bytes = await readBytes(source, 0, size);
  const about = { file: name, format, title: pictureTitles[format], size };
  if (format === 'wad') {
    const found = ofArchive(bytes);
    return { ...about, image: null, ...found, issues: [...input.issues, ...found.issues] };
  }
  const decoded = decodedAs(bytes, format);
  return { ...about, image: shownOf(decoded), textures: null, issues: [...input.issues, ...decoded.issues] };
}

/** What stands for the file in the places that decoders give, and is taken away again: the report names the file itself. */
const itself = 'image';

function decodedAs(bytes: Uint8Array, format: ImageFormat | 'vtx'): DecodedImage {
  try {
    const name = format === 'vtx' ? `${itself}.vtx` : itself;
    const decoded = decodeImage(bytes, name, format === 'vtx' ? {} : { format });
    // That a palette stands in for that of the game is no fault of the file.
    const issues = decoded.issues.filter(({ rule }) => rule !== 'image-palette').map(withoutName);
    return { ...decoded, issues };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { code, expected, found, offset, path, reason } = error;
    const why = code === 'bad-magic' ? reason : `${reason}; it is ${pictureTitles[format]}`;
    throw new FormatError(code, why, { path: path.slice(1), offset, expected, found, cause: error });
  }
}

function withoutName(found: Issue): Issue {
  return { ...found, path: found.path.slice(1) };
}

function shownOf({
  bitsPerChannel,
  channels,
  compression,
  height,
  parts = { mips: 1, frames: 1, faces: 1 },
  pixelFormat,
  width,
}: DecodedImage): InspectedImage {
  return {
    ...{ width, height, channels, bitsPerChannel, compression },
    pixelFormat: pixelFormat ?? null,
    ...{ mips: parts.mips, frames: parts.frames, faces: parts.faces },
  };
}

function ofArchive(bytes: Uint8Array): {
  readonly textures: readonly InspectedTexture[];
  readonly issues: readonly Issue[];
} {
  const issues: Issue[] = [];
  let found: ReadonlyMap<string, Uint8Array>;
  try {
    found = readWadTextures(bytes, itself);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const { code, expected, found: number, offset, path, reason } = error;
    throw new FormatError(code, `${reason}; it is ${pictureTitles.wad}`, {
      ...{ path: path.slice(1), offset, expected, found: number, cause: error },
    });
  }
  const textures = [...found].map(([name, texture]): InspectedTexture => {
    try {
      const { height, parts, width } = decodeImage(texture, name, { format: 'miptex' });
      return { name, image: { width, height, mips: parts?.mips ?? 1 } };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const { code, path, reason: message } = error;
      issues.push(issue('texture-unreadable', 'error', code, { message, path }));
      return { name, image: null };
    }
  });
  return { textures, issues };
}
