import { FormatError } from '@brushwork/record';

/** What the markers of a JPEG image say of it before anything is decoded. */
export interface JpgFrame {
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Numbers for each pixel. */
  readonly channels: number;
  /** Whether it is stored in passes, each finer than the one before. */
  readonly isProgressive: boolean;
  /** Blocks of 64 numbers that are made on the way, of all channels together. */
  readonly blockCount: number;
}

/** Most passes over an image: programs write ten or so, and each costs time by itself. */
const mostScans = 64;

const endOfImage = 0xd9;
const startOfScan = 0xda;
/** Markers between 0xC0 and 0xCF that don't begin a frame. */
const noFrames: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/**
 * Goes through the markers of a JPEG image. Throws 'truncated' without a whole frame, 'unsupported' for kinds that aren't
 * decoded, 'bad-value', 'bad-count', and 'limit' for too many passes.
 */
export function readJpgMarkers(bytes: Uint8Array, name: string): JpgFrame {
  let frame: JpgFrame | undefined;
  let scans = 0;
  let at = 2;
  for (;;) {
    while (at < bytes.length && bytes[at] !== 0xff) at++;
    while (at < bytes.length && bytes[at] === 0xff) at++;
    const marker = bytes[at++];
    if (marker === undefined || marker === endOfImage) break;
    // Filled-up bytes of the pixels, and marks among them.
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) continue;
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (at + Math.max(length, 2) > bytes.length) break;
    if (marker >= 0xc0 && marker <= 0xcf && !noFrames.has(marker)) {
      if (frame !== undefined) throw fail('bad-count', 'a second frame', at);
      frame = readFrame(bytes.subarray(at, at + length), marker, at);
    }
    if (marker === startOfScan && ++scans > mostScans) {
      throw fail('limit', `more than ${mostScans} passes`, at);
    }
    at += Math.max(length, 2);
  }
  if (frame === undefined) throw fail('truncated', 'the file ends before its frame', bytes.length);
  return frame;

  function fail(code: FormatError['code'], message: string, offset: number): FormatError {
    return new FormatError(code, message, { path: [name], offset });
  }

  function readFrame(segment: Uint8Array, marker: number, offset: number): JpgFrame {
    if (marker > 0xc2)
      throw fail('unsupported', `JPEG images of kind ${marker - 0xc0} are not decoded`, offset - 1);
    const channels = segment[7] ?? 0;
    if (segment.length < 8 + channels * 3) throw fail('truncated', 'the frame is cut', offset);
    if (segment[2] !== 8)
      throw fail('unsupported', `numbers of ${segment[2]} bits are not decoded`, offset + 2);
    if (channels !== 1 && channels !== 3 && channels !== 4)
      throw fail('unsupported', `images of ${channels} channels are not decoded`, offset + 7);
    const height = ((segment[3] as number) << 8) | (segment[4] as number);
    const width = ((segment[5] as number) << 8) | (segment[6] as number);
    const sampling: { readonly across: number; readonly down: number }[] = [];
    const seen = new Set<number>();
    for (let i = 0; i < channels; i++) {
      const factors = segment[9 + i * 3] as number;
      const across = factors >> 4;
      const down = factors & 15;
      if (across < 1 || across > 4 || down < 1 || down > 4)
        throw fail('bad-value', `a channel has ${across} by ${down} samples, not 1 to 4`, offset + 9 + i * 3);
      seen.add(segment[8 + i * 3] as number);
      sampling.push({ across, down });
    }
    if (seen.size < channels) throw fail('bad-value', 'two channels have the same name', offset + 8);
    const columns = Math.ceil(width / 8 / Math.max(...sampling.map(({ across }) => across)));
    const rows = Math.ceil(height / 8 / Math.max(...sampling.map(({ down }) => down)));
    const perUnit = sampling.reduce((sum, { across, down }) => sum + across * down, 0);
    return { width, height, channels, isProgressive: marker === 0xc2, blockCount: columns * rows * perUnit };
  }
}
