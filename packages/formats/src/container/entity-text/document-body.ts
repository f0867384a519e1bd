import { concatenate, FormatError, type FormatPath } from '@brushwork/record';
import { type EntityOwner, EntityPiece } from './entity-piece.js';
import type { CheckedEntityTextOptions } from './entity-text-options.js';
import { chooseStyle, type GapStyle, type GapStyleName, gapStyles, usualStyle } from './gap-style.js';
import { isBlank, latin1Bytes, latin1Text } from './latin1-text.js';
import { PairTable } from './pair-table.js';
import { scanEntities } from './scan-entities.js';
import { decodeText, isUtf8 } from './text-encoding.js';
import type { EntityEscapes } from './token-scanner.js';

const sampleSize = 16;

/** The bytes of an entity lump in pieces, so that an edit touches its own piece alone. */
export class DocumentBody implements EntityOwner {
  /** The entities in their order. */
  readonly pieces: EntityPiece[] = [];
  /** What stands behind the last entity. */
  after: Uint8Array;
  /** The first NUL and all that follows it. */
  readonly terminator: Uint8Array;
  /** How the text is read. */
  readonly options: CheckedEntityTextOptions;
  /** Number of changes since the bytes were read. */
  version = 0;
  private readonly source: Uint8Array;
  private readonly originalPieces: readonly EntityPiece[];
  private readonly originalAfter: Uint8Array;
  private isNumbered = false;
  private isLaidOut = false;
  private chosenStyle: GapStyleName | undefined;
  private knownEncoding: string | undefined;

  /** Cuts a lump's bytes into pieces. */
  constructor(source: Uint8Array, options: CheckedEntityTextOptions) {
    const { starts, ends, textEnd } = scanEntities(source, options);
    let gapStart = 0;
    for (let i = 0; i < starts.length; i++) {
      this.pieces.push(new EntityPiece(source, { gapStart, start: starts[i]!, end: ends[i]! }));
      gapStart = ends[i]!;
    }
    this.source = source;
    this.options = options;
    this.after = source.subarray(gapStart, textEnd);
    this.terminator = source.subarray(textEnd);
    this.originalPieces = [...this.pieces];
    this.originalAfter = this.after;
  }

  /** Whether a backslash in quotes means something. */
  get escapes(): EntityEscapes {
    return this.options.escapes;
  }

  /** What the paths of errors begin with. */
  get path(): FormatPath {
    return this.options.path;
  }

  /** The encoding that was asked for, or the one that the text as it was first fits. */
  get encoding(): string {
    this.knownEncoding ??=
      this.options.encoding === undefined
        ? isUtf8(this.source.subarray(0, this.source.length - this.terminator.length))
          ? 'utf-8'
          : 'windows-1252'
        : decodeText(new Uint8Array(0), this.options.encoding).encoding;
    return this.knownEncoding;
  }

  /** Name of the style that the first entities fit best. */
  get styleName(): GapStyleName {
    this.chosenStyle ??= chooseStyle({
      entities: this.pieces
        .slice(0, sampleSize)
        .map((piece) => ({ before: latin1Text(piece.gap), table: this.table(piece) })),
      after: latin1Text(this.after),
    });
    return this.chosenStyle;
  }

  /** The style of `styleName`. */
  get style(): GapStyle {
    return gapStyles.get(this.styleName) ?? usualStyle;
  }

  /** The pairs of a piece. */
  table(piece: EntityPiece): PairTable {
    return new PairTable(piece.bytes, this.escapes);
  }

  /** Gives every piece its number, unless they have them; apart from positions, which every edit changes. */
  number(): void {
    if (this.isNumbered) return;
    this.pieces.forEach((piece, index) => {
      piece.index = index;
    });
    this.isNumbered = true;
  }

  /** Gives every piece its position, unless they have them. */
  layOut(): void {
    if (this.isLaidOut) return;
    let position = 0;
    for (const piece of this.pieces) {
      position += piece.gap.length;
      piece.position = position;
      position += piece.bytes.length;
    }
    this.isLaidOut = true;
  }

  /** Notes that bytes have changed. */
  noteChange(): void {
    this.version++;
    this.isLaidOut = false;
  }

  /** Puts an entity behind the last one, set off from it as those before are from each other. */
  append(bytes: Uint8Array): EntityPiece {
    const { pieces } = this;
    const gap = this.gapForNext();
    const piece = new EntityPiece(bytes, { gapStart: 0, start: 0, end: bytes.length });
    piece.editedGap = gap;
    // What stands behind the last entity moves behind the new one.
    if (pieces.length === 0) this.after = latin1Bytes(this.style.last);
    piece.index = pieces.push(piece) - 1;
    this.noteChange();
    return piece;
  }

  /** Takes an entity out, with the white space that set it off from its neighbours; other text stays. */
  remove(index: number): void {
    const [piece] = this.pieces.splice(index, 1);
    if (piece === undefined) return;
    piece.isAttached = false;
    const next = this.pieces[index];
    const isAlone = index === 0 && next === undefined;
    const joined = joinGaps(
      piece.gap,
      next?.gap ?? this.after,
      next === undefined && !isAlone ? 'second' : 'first',
    );
    if (next === undefined) this.after = joined;
    else next.editedGap = joined;
    this.isNumbered = false;
    this.restoreGaps();
    this.noteChange();
  }

  /** All bytes as they are now; throws `FormatError` 'bad-text' when edits made broken text read differently. */
  toBytes(): Uint8Array<ArrayBuffer> {
    const bytes = this.joined();
    if (this.version > 0) this.checkReading(bytes);
    return bytes;
  }

  /** All bytes as they are now, unchecked. */
  joined(): Uint8Array<ArrayBuffer> {
    if (this.version === 0) return new Uint8Array(this.source);
    const parts: Uint8Array[] = [];
    for (const piece of this.pieces) parts.push(piece.gap, piece.bytes);
    return concatenate([...parts, this.after, this.terminator]);
  }

  private gapForNext(): Uint8Array {
    const { after, pieces, style } = this;
    const gap = pieces.length > 1 ? pieces.at(-1)?.gap : undefined;
    if (gap !== undefined && isBlank(gap, 0, gap.length)) return gap;
    if (pieces.length > 0) return latin1Bytes(style.entity);
    // Whatever stands in a text without entities may be a comment that has no end.
    const isSafe = isBlank(after, 0, after.length) || after[after.length - 1] === 0x0a;
    return isSafe ? after : concatenate([after, latin1Bytes('\n')]);
  }

  // The entities of the first bytes in their order again: what stood between them stands there again too.
  private restoreGaps(): void {
    const { originalPieces, pieces } = this;
    if (pieces.length !== originalPieces.length || pieces.some((piece, i) => piece !== originalPieces[i]))
      return;
    for (const piece of pieces) piece.editedGap = undefined;
    this.after = this.originalAfter;
  }

  // Only text that was broken before can get here: a forgotten brace or a comment may reach into its neighbour.
  private checkReading(bytes: Uint8Array): void {
    this.number();
    this.layOut();
    const { starts, ends } = scanEntities(bytes, this.options);
    const isSame = ({ index, position, bytes: own }: EntityPiece): boolean =>
      starts[index] === position && ends[index] === position + own.length;
    if (starts.length === this.pieces.length && this.pieces.every(isSame)) return;
    throw new FormatError('bad-text', 'the edits would change how broken text beside them is read', {
      path: this.path,
      expected: `${this.pieces.length} entities`,
      found: starts.length,
    });
  }
}

/** What stays of the gaps on both sides of an entity that is taken out; `kept` is the one that stays when both are blank. */
function joinGaps(first: Uint8Array, second: Uint8Array, kept: 'first' | 'second'): Uint8Array {
  const isFirstBlank = isBlank(first, 0, first.length);
  const isSecondBlank = isBlank(second, 0, second.length);
  if (isFirstBlank && isSecondBlank) return kept === 'first' ? first : second;
  if (isFirstBlank) return second;
  return isSecondBlank ? first : concatenate([first, second]);
}
