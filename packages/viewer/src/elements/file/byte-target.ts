import type { ByteScope } from '../../protocol/byte-api.js';
import { isSameSelection, type Selection } from '../../protocol/selection.js';
import type { FileSession } from '../../state/file-session.js';
import type { ByteRange } from './hex-line.js';
import { targetBytes } from './target-bytes.js';

/** Bytes of a file. */
export interface BytePlace {
  /** The file. */
  readonly session: FileSession;
  /** Which of its bytes. */
  readonly scope: ByteScope;
}

/** Bytes among which something is selected. */
export interface TargetedBytes {
  /** The byte that keys work on. */
  readonly cursor: number;
  /** Goes to a byte. */
  goTo(position: number): void;
  /** Draws what is shown anew. */
  redraw(): void;
}

/** Where what is selected is among bytes. That is asked of a worker: whoever goes to a byte meanwhile isn't led away from it. */
export class ByteTarget {
  /** The bytes of the record. */
  record: ByteRange | undefined;
  /** The bytes of the field. */
  field: ByteRange | undefined;
  private readonly bytes: TargetedBytes;
  private ownPick: Selection | undefined;
  private moves = 0;
  private finds = 0;
  /** While it is being found where one is to be led: how often somebody had gone to a byte when that was asked. */
  private leading: number | undefined;

  constructor(bytes: TargetedBytes) {
    this.bytes = bytes;
  }

  /** Takes note that somebody went to a byte. */
  wentOn(): void {
    this.moves++;
  }

  /** Takes note of what is chosen among the bytes themselves: nobody has to be led there. */
  picked(target: Selection): void {
    this.ownPick = target;
  }

  /** Marks other bytes, or none. */
  mark(range: ByteRange | undefined): void {
    this.finds++;
    this.leading = undefined;
    this.record = undefined;
    this.field = range;
  }

  /**
   * Marks the record and the field that are selected. With `isLed` one is led there; otherwise one stays where one is, or goes along
   * with the record that one is in.
   */
  async show(
    place: BytePlace | undefined,
    target: Selection | undefined,
    { isLed }: { readonly isLed: boolean },
  ): Promise<void> {
    const { bytes, record: before } = this;
    const leading = isLed ? this.moves : this.leading;
    const isOwn = isSameSelection(target, this.ownPick);
    this.ownPick = undefined;
    this.mark(undefined);
    const turn = this.finds;
    bytes.redraw();
    if (target === undefined || place === undefined) return;
    if (!isOwn) this.leading = leading;
    const { field, record, start } = await targetBytes(place.session.document.bytes, place.scope, target);
    if (turn !== this.finds) return;
    const isLeading = this.leading === this.moves;
    this.leading = undefined;
    this.record = record;
    this.field = field;
    if (start !== undefined && isLeading) {
      // The end of a record first, so that as much of it is seen as there is room for.
      if (record !== undefined) bytes.goTo(record.end - 1);
      bytes.goTo(start);
    } else if (!isLed && !isOwn) this.goAlong(before, record);
    bytes.redraw();
  }

  private goAlong(before: ByteRange | undefined, now: ByteRange | undefined): void {
    const { cursor } = this.bytes;
    if (before === undefined || now === undefined || before.start === now.start) return;
    if (cursor >= before.start && cursor < before.end) this.bytes.goTo(cursor + now.start - before.start);
  }
}
