import { type ContentDiff, type ContentPair, diffContent, type PartComparison } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';

/** How much of content is shown. */
export interface ContentDepth {
  /** Equal lines around each difference. */
  readonly contextLines: number;
  /** Most lines that differ. */
  readonly maxLines: number;
}

/** What differs in content, or why it can't be compared. */
export type ComparedContent = ContentDiff | { readonly kind: 'unreadable'; readonly why: string };

/** What differs in the content of a thing of a part; `undefined` for things without content. */
export function contentOfChange(
  part: PartComparison,
  change: number,
  depth: ContentDepth,
): ComparedContent | undefined {
  try {
    const pair = part.contentOf?.(change);
    return pair && diffContent(pair, depth);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { kind: 'unreadable', why: error.message };
  }
}

/** What differs in the text that the things of a part were read from; `undefined` where nothing does. */
export function textOfPart({ text }: PartComparison, depth: ContentDepth): ContentDiff | undefined {
  return text && diffContent(text satisfies ContentPair, depth);
}
