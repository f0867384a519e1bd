import { type DecodedImage, decodeImage, type ImageLimits } from '@brushwork/formats';

/** What is told of a picture. */
export interface PictureFacts {
  /** Pixels in a row. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** Format of the file, such as `vtf`. */
  readonly format: string;
  /** Kind of pixels, such as `DXT5`. */
  readonly pixelFormat: string;
  /** How many smaller sizes, moments and sides it has. */
  readonly parts: { readonly mips: number; readonly frames: number; readonly faces: number };
}

/** What differs in two pictures: in the largest size, the first moment and the first side. */
export interface PictureDiff {
  /** Always `picture`. */
  readonly kind: 'picture';
  /** The left picture; `undefined` where there is none. */
  readonly left: PictureFacts | undefined;
  /** The right picture. */
  readonly right: PictureFacts | undefined;
  /** How many pixels differ; `undefined` for pictures that aren't of one size. */
  readonly differingPixels: number | undefined;
  /** The most by which a red, green, blue or alpha differs, of 255. */
  readonly largestDifference: number | undefined;
}

/** Compares two pictures, which are decoded for it. Throws `FormatError` for one that can't be. */
export function pictureDiff(
  name: string,
  left: Uint8Array | undefined,
  right: Uint8Array | undefined,
  limits: Partial<ImageLimits> = {},
): PictureDiff {
  const one = left && decodeImage(left, name, { limits });
  const other = right && decodeImage(right, name, { limits });
  const isOneSize =
    one !== undefined && other !== undefined && one.width === other.width && one.height === other.height;
  const compared = isOneSize ? comparePixels(one.data, other.data) : undefined;
  return {
    kind: 'picture',
    left: one && factsOf(one),
    right: other && factsOf(other),
    differingPixels: compared?.count,
    largestDifference: compared?.largest,
  };
}

function factsOf({
  width,
  height,
  format,
  pixelFormat,
  channels,
  bitsPerChannel,
  parts,
}: DecodedImage): PictureFacts {
  return {
    width,
    height,
    format,
    pixelFormat: pixelFormat ?? `${channels} x ${bitsPerChannel} bits`,
    parts: parts ?? { mips: 1, frames: 1, faces: 1 },
  };
}

function comparePixels(
  left: Uint8Array,
  right: Uint8Array,
): { readonly count: number; readonly largest: number } {
  let [count, largest] = [0, 0];
  for (let i = 0; i < left.length; i += 4) {
    let most = 0;
    for (let k = i; k < i + 4; k++)
      most = Math.max(most, Math.abs((left[k] as number) - (right[k] as number)));
    if (most > 0) count++;
    if (most > largest) largest = most;
  }
  return { count, largest };
}
