import { nestedBlockEnd } from './nested-block.js';
import { type EntityEscapes, TokenScanner } from './token-scanner.js';

/** What the reader came across. */
export type EntityTextEvent =
  /** The brace that opens an entity. */
  | 'open'
  /** A key and its value. */
  | 'pair'
  /** A token that stands where a key should, with no value behind it. */
  | 'lone-key'
  /** A block inside the entity, as one piece. */
  | 'nested'
  /** The brace that closes the entity. */
  | 'close'
  /** The end of an entity that no brace closes: the next entity or the end of the text comes first. */
  | 'unclosed'
  /** A token between entities. */
  | 'outside'
  /** A closing brace between entities. */
  | 'stray-brace'
  /** A comment, anywhere. */
  | 'comment'
  /** The end of the text. */
  | 'end';

/**
 * Walks entity text event by event, without keeping anything and without recursion; every byte is looked at twice at
 * most. Keys and values are paired as the engines pair them: token by token, line breaks mean nothing. A brace inside
 * an entity opens a nested block, unless a quote follows it: then it's the next entity, and a brace was forgotten.
 */
export class EntityTextReader {
  /** First byte of what the event is about. */
  start = 0;
  /** Byte after what the event is about. */
  end = 0;
  /** First byte of the text of the pair's key. */
  keyStart = 0;
  /** Byte after the text of the pair's key. */
  keyEnd = 0;
  /** `tokenFlag` bits of the key, and of the token of 'lone-key' and 'outside'. */
  keyFlags = 0;
  /** First byte of the text of the pair's value. */
  valueStart = 0;
  /** Byte after the text of the pair's value. */
  valueEnd = 0;
  /** `tokenFlag` bits of the value. */
  valueFlags = 0;
  private readonly bytes: Uint8Array;
  private readonly limit: number;
  private readonly token: TokenScanner;
  private inside = false;
  private pending = false;
  private pendingStart = 0;
  private pendingEnd = 0;
  private lastEnd = 0;

  /** Reads `bytes` up to `limit`, where the text ends. */
  constructor(bytes: Uint8Array, limit: number, escapes: EntityEscapes) {
    this.bytes = bytes;
    this.limit = limit;
    this.token = new TokenScanner(bytes, limit, escapes);
  }

  /** Goes to the next event. */
  next(): EntityTextEvent {
    return this.inside ? this.nextInside() : this.nextOutside();
  }

  private nextOutside(): EntityTextEvent {
    const { token } = this;
    const kind = token.next();
    switch (kind) {
      case 'open':
        this.inside = true;
        return this.report('open', token.start, token.end);
      case 'close':
        return this.report('stray-brace', token.start, token.end);
      case 'comment':
      case 'end':
        return this.report(kind, token.start, token.end);
      default:
        this.keyFlags = token.flags;
        return this.report('outside', token.start, token.end);
    }
  }

  private nextInside(): EntityTextEvent {
    const { token } = this;
    for (;;) {
      const kind = token.next();
      if (kind === 'comment') {
        this.start = token.start;
        this.end = token.end;
        return 'comment';
      }
      if (kind === 'quoted' || kind === 'word') {
        if (this.pending) return this.pair();
        this.holdKey();
        continue;
      }
      if (this.pending) {
        // The brace is read again once the key has been reported.
        token.at = token.start;
        this.pending = false;
        return this.report('lone-key', this.pendingStart, this.pendingEnd);
      }
      if (kind === 'open') return this.brace();
      this.inside = false;
      if (kind === 'close') return this.report('close', token.start, token.end);
      token.at = token.start;
      return this.report('unclosed', this.lastEnd, this.lastEnd);
    }
  }

  private holdKey(): void {
    const { token } = this;
    this.pending = true;
    this.pendingStart = token.start;
    this.pendingEnd = token.end;
    this.keyStart = token.textStart;
    this.keyEnd = token.textEnd;
    this.keyFlags = token.flags;
  }

  private pair(): EntityTextEvent {
    const { token } = this;
    this.pending = false;
    this.valueStart = token.textStart;
    this.valueEnd = token.textEnd;
    this.valueFlags = token.flags;
    return this.report('pair', this.pendingStart, token.end);
  }

  private brace(): EntityTextEvent {
    const { bytes, limit, token } = this;
    const open = token.start;
    let kind = token.next();
    while (kind === 'comment') kind = token.next();
    if (kind === 'quoted') {
      token.at = open;
      this.inside = false;
      return this.report('unclosed', this.lastEnd, this.lastEnd);
    }
    token.at = nestedBlockEnd(bytes, open, limit);
    return this.report('nested', open, token.at);
  }

  private report(event: EntityTextEvent, start: number, end: number): EntityTextEvent {
    this.start = start;
    this.end = end;
    this.lastEnd = end;
    return event;
  }
}
