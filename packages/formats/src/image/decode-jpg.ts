import { FormatError } from '@brushwork/record';
import { decode } from 'jpeg-js';
import type { DecodedImage } from './image.js';
import { checkImageCost, type ImagePlace } from './image-limits.js';
import { readJpgMarkers } from './jpg-markers.js';

/** Bytes of memory for each number of a block: the number itself, and once more as a byte, with what lists of them cost. */
const bytesPerNumber = 6;

/**
 * Decodes a JPEG image, baseline or progressive. Throws 'bad-magic', 'truncated', 'unsupported' for kinds that aren't decoded,
 * 'bad-value' for damage, 'bad-count' and, before any memory is asked for, 'limit'.
 */
export function decodeJpg(bytes: Uint8Array, place: ImagePlace): DecodedImage {
  const { limits, name } = place;
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) {
    throw new FormatError('bad-magic', 'no JPEG image', { path: [name], offset: 0 });
  }
  const { blockCount, channels, height, isProgressive, width } = readJpgMarkers(bytes, name);
  checkImageCost({ width, height, more: blockCount * 64 * bytesPerNumber }, place);
  // Each block of the first channel takes a bit at least, so that few bytes don't ask for much memory.
  const leastBytes = (Math.ceil(width / 8) * Math.ceil(height / 8)) / 8;
  if (bytes.length < leastBytes) {
    throw new FormatError('truncated', 'the file has fewer bytes than its pixels take', {
      path: [name],
      expected: Math.ceil(leastBytes),
      found: bytes.length,
    });
  }
  const { data, ...size } = decodeWithin(bytes, { limits, name });
  if (size.width !== width || size.height !== height) {
    throw new FormatError('bad-value', 'the markers of the image contradict each other', { path: [name] });
  }
  return {
    format: 'jpg',
    width,
    height,
    channels,
    bitsPerChannel: 8,
    compression: 'jpeg',
    pixelFormat: isProgressive ? 'progressive' : 'baseline',
    data,
    issues: [],
  };
}

/** Decodes within what is allowed, whatever the file does to be read otherwise than it was checked. */
function decodeWithin(
  bytes: Uint8Array,
  { limits, name }: ImagePlace,
): { readonly width: number; readonly height: number; readonly data: Uint8Array<ArrayBuffer> } {
  try {
    const { data, height, width } = decode(bytes, {
      useTArray: true,
      maxResolutionInMP: limits.pixels / 1e6,
      maxMemoryUsageInMB: Math.max(1, limits.bytes / 2 ** 20),
    });
    return { width, height, data: data as Uint8Array<ArrayBuffer> };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const code = /exceeded/.test(reason)
      ? 'limit'
      : /^Unsupported/.test(reason)
        ? 'unsupported'
        : 'bad-value';
    const said = code === 'bad-value' ? 'the image is damaged' : 'the image is not decoded';
    throw new FormatError(code, `${said}: ${reason}`, { path: [name], cause });
  }
}
