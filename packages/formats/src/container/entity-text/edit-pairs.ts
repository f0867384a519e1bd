import { concatenate, FormatError } from '@brushwork/record';
import { type GapStyle, styleLike } from './gap-style.js';
import { isSpace, latin1Bytes } from './latin1-text.js';
import type { PairTable } from './pair-table.js';
import { tokenFlag } from './token-scanner.js';
import { isWord, quoteToken, type TokenOptions, writeTokenText } from './token-text.js';

/** The bytes of an entity with the value of one pair replaced and all the others as they were. */
export function withValue(table: PairTable, pair: number, value: string, options: TokenOptions): Uint8Array {
  const token = pair * 2 + 1;
  if (!table.isWord(token)) {
    const written = writeTokenText(value, options);
    return splice(table.bytes, table.textStart(token), table.textEnd(token), latin1Bytes(written));
  }
  const written = isWord(value) ? value : quoteToken(value, options);
  return splice(table.bytes, table.start(token), table.stop(token), latin1Bytes(written, options.path));
}

/**
 * The bytes of an entity with a pair more, behind its last one and written like it; an entity without pairs takes the
 * document's style. Throws `FormatError` 'bad-text' when the last value's closing quote is missing.
 */
export function withPair(
  table: PairTable,
  pair: readonly [key: string, value: string],
  style: GapStyle,
  options: TokenOptions,
): Uint8Array {
  const count = table.tokenCount;
  const like = styleLike(table, style);
  let before = count === 0 ? like.open : like.pair;
  if (count > 0) {
    if ((table.flags(count - 1) & tokenFlag.unclosed) !== 0) {
      throw new FormatError('bad-text', 'nothing can be added behind a value without a closing quote', {
        path: options.path,
      });
    }
    // A word reaches up to white space: it would swallow the quote.
    if (before === '' && table.isWord(count - 1)) before = style.pair === '' ? ' ' : style.pair;
  }
  const at = table.gapStart(count);
  const after = count === 0 && table.gapEnd(count) === at ? like.close : '';
  return splice(table.bytes, at, at, latin1Bytes(before + pairText(pair, like, options) + after));
}

/** A pair in its usual form. */
export function pairText(
  [key, value]: readonly [key: string, value: string],
  style: GapStyle,
  options: TokenOptions,
): string {
  return quoteToken(key, options) + style.middle + quoteToken(value, options);
}

/**
 * The bytes of an entity without some of its pairs. White space that stood before a pair goes with it; comments and
 * whatever else isn't white space stay.
 */
export function withoutPairs(table: PairTable, isRemoved: (pair: number) => boolean): Uint8Array {
  const { bytes } = table;
  const kept: Uint8Array[] = [bytes.subarray(0, 1)];
  const open = bytes.subarray(table.gapStart(0), table.gapEnd(0));
  let left = new LeftOver();
  let lastKept = -1;
  for (let pair = 0; pair < table.pairCount; pair++) {
    const token = pair * 2;
    const gap = bytes.subarray(table.gapStart(token), table.gapEnd(token));
    if (isRemoved(pair)) {
      left.add(gap, table.isGapBlank(token));
      continue;
    }
    // The first pair that stays moves up to where the first one stood.
    const movesUp = lastKept < 0 && !left.isEmpty && table.isGapBlank(0) && table.isGapBlank(token);
    if (movesUp) kept.push(...left.pieces, open);
    else
      kept.push(
        ...left.join(gap, { isBlank: table.isGapBlank(token), afterWord: endsInWord(table, lastKept) }),
      );
    kept.push(bytes.subarray(table.start(token), table.stop(token + 1)));
    left = new LeftOver();
    lastKept = pair;
  }
  const last = table.tokenCount;
  const close = bytes.subarray(table.gapStart(last), table.gapEnd(last));
  const afterWord = close.length > 0 && endsInWord(table, lastKept);
  kept.push(...left.join(close, { isBlank: table.isGapBlank(last), afterWord }));
  kept.push(bytes.subarray(table.gapEnd(last)));
  return concatenate(kept);
}

function endsInWord(table: PairTable, pair: number): boolean {
  return pair >= 0 && table.isWord(pair * 2 + 1);
}

/** What stays of the gaps of pairs that are taken out. */
class LeftOver {
  /** Gaps that hold more than white space. */
  readonly pieces: Uint8Array[] = [];
  /** Whether no pair was taken out. */
  isEmpty = true;
  private blank: Uint8Array = new Uint8Array(0);

  add(gap: Uint8Array, isBlank: boolean): void {
    if (!isBlank) this.pieces.push(gap);
    else if (this.isEmpty) this.blank = gap;
    this.isEmpty = false;
  }

  /** The pieces and the gap that follows them, without doubled white space and without making one word of two. */
  join(
    gap: Uint8Array,
    about: { readonly isBlank: boolean; readonly afterWord: boolean },
  ): readonly Uint8Array[] {
    if (this.isEmpty) return [gap];
    const last = this.pieces.at(-1);
    const isDoubled = last !== undefined && about.isBlank && isSpace(last[last.length - 1]!);
    const all = isDoubled ? this.pieces : [...this.pieces, gap];
    const first = all[0]![0];
    return about.afterWord && !(first !== undefined && isSpace(first)) ? [this.blank, ...all] : all;
  }
}

/** Bytes with those from `start` to `end` replaced. */
function splice(bytes: Uint8Array, start: number, end: number, inserted: Uint8Array): Uint8Array {
  return concatenate([bytes.subarray(0, start), inserted, bytes.subarray(end)]);
}
