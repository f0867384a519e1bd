import { decodeImage } from '@brushwork/formats';
import { type ContentPair, diffContent, type PartComparison } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { transfer } from 'comlink';
import type { ComparedContent, ComparedPicture } from '../../protocol/compare-api.js';
import type { PicturePart } from '../../protocol/pak-api.js';
import { pictureLimits, pictureOf } from '../pak/pak-preview.js';

/** Most lines that differ which are sent, and most characters of each. */
const textLimits = { maxLines: 1500, maxLineLength: 1000 };

/** What differs in the content of a difference of a part, or in its text, as the page shows it. */
export function comparedContent(
  part: PartComparison | undefined,
  number: number | undefined,
  picturePart: PicturePart,
): ComparedContent {
  try {
    const pair = number === undefined ? part?.text : part?.contentOf?.(number);
    return pair === undefined ? { kind: 'nothing' } : contentOf(pair, picturePart);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { kind: 'unreadable', why: error.message };
  }
}

function contentOf(pair: ContentPair, part: PicturePart): ComparedContent {
  const diff = diffContent(pair, { ...textLimits, imageLimits: pictureLimits });
  if (diff.kind === 'text') return { kind: 'text', diff };
  if (diff.kind === 'bytes') return { kind: 'bytes', diff };
  const drawn = (bytes: Uint8Array | undefined): ComparedPicture | undefined => {
    if (bytes === undefined) return undefined;
    const preview = pictureOf(decodeImage(bytes, pair.name, { limits: pictureLimits, part }));
    return preview.kind === 'picture' ? preview : undefined;
  };
  const [left, right] = [drawn(pair.left), drawn(pair.right)];
  const pixels = [left, right].flatMap((picture) => (picture === undefined ? [] : [picture.pixels.buffer]));
  return transfer({ kind: 'picture', diff, left, right }, pixels);
}
