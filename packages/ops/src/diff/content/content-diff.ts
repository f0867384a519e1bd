import type { ImageLimits } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { type ByteDiff, type ByteDiffOptions, byteDiff } from './byte-diff.js';
import { type FileContentKind, fileContentKind } from './content-kind.js';
import { type PictureDiff, pictureDiff } from './picture-diff.js';
import { type TextDiff, type TextDiffOptions, textDiff } from './text-diff.js';

/** Content of one thing in two files: a packed file, or the text of entities. */
export interface ContentPair {
  /** What it is called: by it and by the bytes it is found out what they are. */
  readonly name: string;
  /** What it is looked at as, where that is known. */
  readonly kind?: FileContentKind;
  /** Bytes in the left file; `undefined` where it isn't there. */
  readonly left: Uint8Array | undefined;
  /** Bytes in the right file. */
  readonly right: Uint8Array | undefined;
}

/** What differs in content, by what it is: lines of text, a picture, bytes. */
export type ContentDiff =
  | TextDiff
  /** Pictures, and their bytes: those may differ where the picture is the same. */
  | (PictureDiff & { readonly bytes: ByteDiff })
  | (ByteDiff & {
      /** Why it isn't compared as what its name says. */
      readonly why?: string;
    });

/** How much of content is compared and told. */
export interface ContentDiffOptions extends TextDiffOptions, ByteDiffOptions {
  /** What decoding a picture may cost. */
  readonly imageLimits?: Partial<ImageLimits>;
}

/** Compares content: text line by line, pictures by their pixels, everything else by its bytes. Never throws for what is in it. */
export function diffContent(pair: ContentPair, options: ContentDiffOptions = {}): ContentDiff {
  const { name, left, right } = pair;
  const kinds = [left, right].flatMap((bytes) =>
    bytes === undefined || bytes.length === 0 ? [] : [pair.kind ?? fileContentKind(name, bytes)],
  );
  const bytes = byteDiff(left, right, options);
  const [kind] = kinds;
  if (kind === undefined || kinds.some((other) => other !== kind)) return bytes;
  if (kind === 'text') return textDiff(left, right, options);
  if (kind === 'bytes') return bytes;
  try {
    return { ...pictureDiff(name, left, right, options.imageLimits), bytes };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { ...bytes, why: error.message };
  }
}
