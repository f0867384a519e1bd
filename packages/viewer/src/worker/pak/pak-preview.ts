import { type DecodedImage, decodeImage, decodeText } from '@brushwork/formats';
import { fileContentKind, isTextName, withoutHalf } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { PakPreview, PicturePart } from '../../protocol/pak-api.js';

/** What a picture may cost: those of the games are far smaller. */
export const pictureLimits = { pixels: 4096 * 4096, bytes: 384 * 1024 * 1024 };

/** Most of a text, and of other bytes, that is shown. */
const LARGEST_TEXT = 1024 * 1024;
const LARGEST_DUMP = 256 * 1024;

/** What a file looks like: as a picture or text when it is one, else as its bytes. */
export function previewOf(name: string, bytes: Uint8Array, part: PicturePart): PakPreview {
  const kind = fileContentKind(name, bytes);
  if (kind === 'text') return textOf(bytes);
  if (kind === 'picture') {
    try {
      return pictureOf(decodeImage(bytes, name, { limits: pictureLimits, part }));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return bytesOf(bytes, error.message);
    }
  }
  return bytesOf(bytes, isTextName(name) ? 'it is not text, whatever its name says' : undefined);
}

/** A decoded picture as it is drawn. */
export function pictureOf(image: DecodedImage): PakPreview {
  const { data, width, height } = image;
  const pixels = new Uint8ClampedArray(data.length);
  pixels.set(data);
  const { format, pixelFormat, bitsPerChannel, channels } = image;
  const kind = pixelFormat ?? `${channels} × ${bitsPerChannel} bits`;
  return {
    kind: 'picture',
    width,
    height,
    pixels,
    format: `${format.toUpperCase()} · ${kind}`,
    alpha: alphaOf(pixels),
    parts: image.parts ?? { mips: 1, frames: 1, faces: 1 },
    issues: image.issues,
  };
}

function alphaOf(pixels: Uint8ClampedArray): 'opaque' | 'some' | 'clear' {
  let [least, most] = [255, 0];
  for (let i = 3; i < pixels.length; i += 4) {
    const alpha = pixels[i] ?? 255;
    if (alpha < least) least = alpha;
    if (alpha > most) most = alpha;
  }
  return least === 255 ? 'opaque' : most === 0 ? 'clear' : 'some';
}

function textOf(bytes: Uint8Array): PakPreview {
  const shown = bytes.subarray(0, LARGEST_TEXT);
  const { text, encoding } = decodeText(withoutHalf(shown));
  const unmarked = text.replace(/^\ufeff/, '');
  return { kind: 'text', text: unmarked, encoding, omitted: bytes.length - shown.length };
}

function bytesOf(bytes: Uint8Array, why: string | undefined): PakPreview {
  const shown = bytes.slice(0, LARGEST_DUMP) as Uint8Array<ArrayBuffer>;
  return { kind: 'bytes', bytes: shown, omitted: bytes.length - shown.length, why };
}
