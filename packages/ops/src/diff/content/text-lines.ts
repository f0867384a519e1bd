import { decodeText, isUtf8 } from '@brushwork/formats';

/** What ends the lines of a text. */
export type LineEnd = 'none' | 'lf' | 'crlf' | 'cr' | 'mixed';

/** A text, line by line. */
export interface TextLines {
  /** The lines, without what ends them. */
  readonly lines: readonly string[];
  /** What ends them. */
  readonly lineEnd: LineEnd;
  /** Whether the last one has an end, too. */
  readonly endsWithLineEnd: boolean;
  /** Name of the encoding that it was read in. */
  readonly encoding: string;
  /** Whether it begins with a byte order mark. */
  readonly hasMark: boolean;
  /** Bytes at the end that weren't read. */
  readonly omitted: number;
  /** Zero bytes at the end, which belong to the way that texts are stored. */
  readonly zeros: number;
}

const byteOrderMark = '\ufeff';

/** Reads bytes as lines of text: no more than `most` of them, and no character by half. */
export function textLines(bytes: Uint8Array, most: number): TextLines {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  const shown = end > most ? withoutHalf(bytes.subarray(0, most)) : bytes.subarray(0, end);
  const { text: marked, encoding } = decodeText(shown);
  const hasMark = marked.startsWith(byteOrderMark);
  const text = hasMark ? marked.slice(1) : marked;
  const lines = text.split(/\r\n|\n|\r/);
  const endsWithLineEnd = lines.length > 1 && lines.at(-1) === '';
  if (lines.at(-1) === '') lines.pop();
  return {
    lines,
    lineEnd: lineEndOf(text),
    endsWithLineEnd,
    encoding,
    hasMark,
    omitted: end - shown.length,
    zeros: bytes.length - end,
  };
}

/** Bytes without a character of several at their end of which some were cut off. */
export function withoutHalf(bytes: Uint8Array): Uint8Array {
  for (let cut = 0; cut < 4; cut++) {
    const rest = bytes.subarray(0, bytes.length - cut);
    if (isUtf8(rest)) return rest;
  }
  return bytes;
}

function lineEndOf(text: string): LineEnd {
  const counts = { lf: 0, crlf: 0, cr: 0 };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) counts.lf++;
    else if (code === 13 && text.charCodeAt(i + 1) === 10) {
      counts.crlf++;
      i++;
    } else if (code === 13) counts.cr++;
  }
  const found = (['lf', 'crlf', 'cr'] as const).filter((kind) => counts[kind] > 0);
  return found.length > 1 ? 'mixed' : (found[0] ?? 'none');
}
