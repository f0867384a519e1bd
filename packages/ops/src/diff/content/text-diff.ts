import { type LineRun, lineDiff } from './line-diff.js';
import { type LineEnd, type TextLines, textLines } from './text-lines.js';

/** What is told of a text. */
export interface TextFacts {
  /** Number of lines that were read. */
  readonly lines: number;
  /** What ends them. */
  readonly lineEnd: LineEnd;
  /** Name of the encoding. */
  readonly encoding: string;
  /** Bytes at the end that weren't compared since the text is too long. */
  readonly omitted: number;
}

/** A line of a difference. */
export interface DiffLine {
  /** Whether both texts have it, the right one alone, or the left one alone. */
  readonly kind: 'same' | 'added' | 'removed';
  /** Its number in the left text, from 1. */
  readonly left?: number;
  /** Its number in the right text. */
  readonly right?: number;
  /** The line, without what ends it, as far as it is told. */
  readonly text: string;
  /** Characters at its end that aren't told. */
  readonly omitted?: number;
}

/** Lines that differ, and those around them. */
export interface TextHunk {
  /** Number of the first line in the left text, from 1. */
  readonly left: number;
  /** How many lines of the left text it is of. */
  readonly leftCount: number;
  /** Number of the first line in the right text. */
  readonly right: number;
  /** How many lines of the right text. */
  readonly rightCount: number;
  /** The lines: of a difference those that were removed first. */
  readonly lines: readonly DiffLine[];
}

/** What differs in two texts. */
export interface TextDiff {
  /** Always `text`. */
  readonly kind: 'text';
  /** The left text; `undefined` where there is none. */
  readonly left: TextFacts | undefined;
  /** The right text. */
  readonly right: TextFacts | undefined;
  /** Lines that the right text alone has. */
  readonly added: number;
  /** Lines that the left text alone has. */
  readonly removed: number;
  /** The differences, as many as are told. */
  readonly hunks: readonly TextHunk[];
  /** Lines that differ and aren't told. */
  readonly omittedLines: number;
  /** What else differs, in sentences: what ends lines, the encoding, what follows the last line. */
  readonly remarks: readonly string[];
}

/** How much of a text is compared and told. */
export interface TextDiffOptions {
  /** Equal lines before and behind a difference that are told; 3 unless given. */
  readonly contextLines?: number;
  /** Most lines that differ which are told; 2,000 unless given. */
  readonly maxLines?: number;
  /** Most bytes of each text that are compared; 2 MiB unless given. */
  readonly maxTextBytes?: number;
  /** Most characters of a line that are told; 1,000 unless given. */
  readonly maxLineLength?: number;
}

/** Compares two texts line by line; one that isn't there has no lines. */
export function textDiff(
  left: Uint8Array | undefined,
  right: Uint8Array | undefined,
  options: TextDiffOptions = {},
): TextDiff {
  const { contextLines = 3, maxLines = 2000, maxTextBytes = 2 * 1024 * 1024, maxLineLength = 1000 } = options;
  const one = left && textLines(left, maxTextBytes);
  const other = right && textLines(right, maxTextBytes);
  const runs = lineDiff(one?.lines ?? [], other?.lines ?? []);
  const differing = runs.filter(({ isSame }) => !isSame);
  const count = (side: 'leftCount' | 'rightCount'): number =>
    differing.reduce((sum, run) => sum + run[side], 0);
  const builder = new HunkBuilder(one?.lines ?? [], other?.lines ?? [], { contextLines, maxLineLength });
  const omittedLines = builder.build(runs, maxLines);
  return {
    kind: 'text',
    left: one && factsOf(one),
    right: other && factsOf(other),
    added: count('rightCount'),
    removed: count('leftCount'),
    hunks: builder.hunks,
    omittedLines,
    remarks: one === undefined || other === undefined ? [] : remarksOf(one, other),
  };
}

function factsOf({ lines, lineEnd, encoding, omitted }: TextLines): TextFacts {
  return { lines: lines.length, lineEnd, encoding, omitted };
}

class HunkBuilder {
  readonly hunks: TextHunk[] = [];
  private readonly left: readonly string[];
  private readonly right: readonly string[];
  private readonly context: number;
  private readonly longest: number;

  constructor(
    left: readonly string[],
    right: readonly string[],
    how: { readonly contextLines: number; readonly maxLineLength: number },
  ) {
    this.left = left;
    this.right = right;
    this.context = how.contextLines;
    this.longest = how.maxLineLength;
  }

  /** Makes the hunks, and says how many lines that differ aren't in them. */
  build(runs: readonly LineRun[], most: number): number {
    let room = most;
    let omitted = 0;
    let lines: DiffLine[] = [];
    let start: { readonly left: number; readonly right: number } | undefined;
    const close = (): void => {
      if (start !== undefined) this.add(start, lines);
      start = undefined;
      lines = [];
    };
    for (const [i, run] of runs.entries()) {
      if (!run.isSame) {
        const size = run.leftCount + run.rightCount;
        const told = Math.min(size, room);
        room -= told;
        omitted += size - told;
        if (told > 0) {
          start ??= { left: run.left, right: run.right };
          lines.push(...this.differing(run, told));
        }
        if (told < size) close();
        continue;
      }
      const { context } = this;
      const isLast = i === runs.length - 1;
      const isWhole = start !== undefined && !isLast && run.leftCount <= context * 2;
      if (isWhole) lines.push(...this.same(run, 0, run.leftCount));
      else {
        if (start !== undefined) lines.push(...this.same(run, 0, Math.min(context, run.leftCount)));
        close();
      }
      if (isWhole || isLast || room === 0) continue;
      const from = Math.max(0, run.leftCount - context);
      start = { left: run.left + from, right: run.right + from };
      lines = this.same(run, from, run.leftCount);
    }
    close();
    return omitted;
  }

  private add({ left, right }: { readonly left: number; readonly right: number }, lines: DiffLine[]): void {
    if (lines.every(({ kind }) => kind === 'same')) return;
    const count = (kind: DiffLine['kind']): number => lines.filter((line) => line.kind !== kind).length;
    const [leftCount, rightCount] = [count('added'), count('removed')];
    this.hunks.push({ left: left + 1, leftCount, right: right + 1, rightCount, lines });
  }

  private differing({ left, leftCount, right, rightCount }: LineRun, most: number): DiffLine[] {
    const removed = Math.min(leftCount, most);
    const added = Math.min(rightCount, most - removed);
    return [
      ...Array.from({ length: removed }, (_, k): DiffLine => {
        const told = this.told(this.left[left + k] ?? '');
        return { kind: 'removed', left: left + k + 1, ...told };
      }),
      ...Array.from({ length: added }, (_, k): DiffLine => {
        const told = this.told(this.right[right + k] ?? '');
        return { kind: 'added', right: right + k + 1, ...told };
      }),
    ];
  }

  private same({ left, right }: LineRun, from: number, to: number): DiffLine[] {
    return Array.from({ length: to - from }, (_, k): DiffLine => {
      const told = this.told(this.left[left + from + k] ?? '');
      return { kind: 'same', left: left + from + k + 1, right: right + from + k + 1, ...told };
    });
  }

  private told(line: string): Pick<DiffLine, 'text' | 'omitted'> {
    const { longest } = this;
    return line.length <= longest
      ? { text: line }
      : { text: line.slice(0, longest), omitted: line.length - longest };
  }
}

const endWords: Readonly<Record<LineEnd, string>> = {
  none: 'nothing, it is one line',
  lf: 'LF',
  crlf: 'CR LF',
  cr: 'CR',
  mixed: 'CR LF here and LF there',
};

function remarksOf(left: TextLines, right: TextLines): string[] {
  const remarks: string[] = [];
  const either = (what: string, a: string, b: string): void => {
    remarks.push(`${what}: ${a} on the left, ${b} on the right.`);
  };
  const haveEnds = left.lineEnd !== 'none' && right.lineEnd !== 'none';
  if (haveEnds && left.lineEnd !== right.lineEnd)
    either('Lines end with', endWords[left.lineEnd], endWords[right.lineEnd]);
  if (left.encoding !== right.encoding) either('Encoding', left.encoding, right.encoding);
  const word = (is: boolean): string => (is ? 'one' : 'none');
  if (left.hasMark !== right.hasMark) either('Byte order mark', word(left.hasMark), word(right.hasMark));
  const areEmpty = left.lines.length === 0 || right.lines.length === 0;
  if (!areEmpty && left.endsWithLineEnd !== right.endsWithLineEnd)
    either('End of the last line', word(left.endsWithLineEnd), word(right.endsWithLineEnd));
  if (left.zeros !== right.zeros)
    either('Zero bytes behind the text', String(left.zeros), String(right.zeros));
  return remarks;
}
