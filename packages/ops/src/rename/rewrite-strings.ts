import { latin1Bytes, latin1Text } from '@brushwork/formats';

/** Texts that are ended by a NUL each, and where those that are used begin. */
export interface StringTable {
  /** The texts. */
  readonly bytes: Uint8Array;
  /** Where each begins, in bytes. Some may begin inside others, of which they are the end. */
  readonly offsets: readonly number[];
}

/** Texts some of which were changed. */
export interface RewrittenStrings extends StringTable {
  /** The texts that were changed, by the number of their offset. */
  readonly changes: readonly { readonly index: number; readonly from: string; readonly to: string }[];
}

/** A text that is longer is no name of anything, and kept as it is. */
export const longestText = 4096;

/** A text and the offsets that lead into it, in ascending order. */
interface Segment {
  readonly start: number;
  /** Its NUL, or the end of all of them. */
  readonly end: number;
  readonly offsets: number[];
}

/**
 * Changes texts, and the offsets with them. Texts that nothing uses stay, and so does the order. A text that was the end
 * of another one stays that where both still end alike; otherwise it gets a place of its own behind it. Offsets that lead
 * nowhere are left as they are.
 */
export function rewriteStrings(
  { bytes, offsets }: StringTable,
  rename: (text: string) => string | undefined,
): RewrittenStrings {
  const moved = new Map<number, number>();
  const renamed = new Map<number, { readonly from: string; readonly to: string }>();
  const parts: Uint8Array[] = [];
  let size = 0;
  let done = 0;
  const push = (part: Uint8Array): void => {
    parts.push(part);
    size += part.length;
  };
  for (const { start, end, offsets: used } of segmentsOf(bytes, offsets)) {
    push(bytes.subarray(done, start));
    done = end;
    const keep = (): void => {
      for (const offset of used) moved.set(offset, size + offset - start);
      push(bytes.subarray(start, end));
    };
    if (end - start > longestText) {
      keep();
      continue;
    }
    const texts = used.map((offset) => {
      const from = latin1Text(bytes.subarray(offset, end));
      const to = rename(from) ?? from;
      if (to !== from) renamed.set(offset, { from, to });
      return to;
    });
    if (used.every((offset) => !renamed.has(offset))) keep();
    else writeTexts(texts, push, (i, behind) => moved.set(used[i] as number, size - behind));
  }
  push(bytes.subarray(done));
  return {
    bytes: renamed.size === 0 ? bytes : joined(parts, size),
    offsets: offsets.map((offset) => moved.get(offset) ?? offset),
    changes: offsets.flatMap((offset, index) => {
      const change = renamed.get(offset);
      return change === undefined ? [] : [{ index, ...change }];
    }),
  };
}

/** Writes the longest text, whose ends others may be, then those that are no end of it; the last NUL is left to the caller. */
function writeTexts(
  texts: readonly string[],
  push: (part: Uint8Array) => void,
  place: (i: number, behind: number) => void,
): void {
  const [whole = ''] = texts;
  push(latin1Bytes(whole));
  const others: number[] = [];
  texts.forEach((text, i) => {
    if (whole.endsWith(text)) place(i, text.length);
    else others.push(i);
  });
  for (const i of others) {
    const text = texts[i] as string;
    push(latin1Bytes(`\0${text}`));
    place(i, text.length);
  }
}

function segmentsOf(bytes: Uint8Array, offsets: readonly number[]): Segment[] {
  const isInside = (offset: number): boolean =>
    Number.isInteger(offset) && offset >= 0 && offset < bytes.length;
  const sorted = [...new Set(offsets.filter(isInside))].sort((a, b) => a - b);
  const segments: Segment[] = [];
  for (const offset of sorted) {
    const last = segments.at(-1);
    if (last !== undefined && offset <= last.end) {
      last.offsets.push(offset);
      continue;
    }
    const nul = bytes.indexOf(0, offset);
    // Everything from here up to the first offset is used by nothing.
    segments.push({ start: offset, end: nul < 0 ? bytes.length : nul, offsets: [offset] });
  }
  return segments;
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
