import type { Content, ContentPlace, ContentStatus, Issue } from '@brushwork/record';

/** A lump that is read as a whole when it is first asked for: what all such contents have in common. */
export abstract class ParsedContent<P> implements Content {
  /** Kind of content. */
  abstract readonly kind: string;
  /** Number of elements. */
  abstract readonly length: number;
  /** Bytes behind the last whole element. */
  abstract readonly remainder: number;
  /** How much could be read. */
  abstract readonly status: ContentStatus;
  /** Where the lump came from. */
  protected readonly place: ContentPlace;
  private current: Uint8Array;
  private known: P | undefined;
  private found: readonly Issue[] | undefined;

  constructor(place: ContentPlace) {
    this.place = place;
    this.current = place.bytes;
  }

  /** Reads the lump; never throws, whatever the bytes are. */
  protected abstract parse(place: ContentPlace): P;
  /** Looks for what is wrong with it. */
  protected abstract check(place: ContentPlace): readonly Issue[];
  /** How many blocks of at most `size` elements there are. */
  abstract blockCount(size: number): number;
  /** Block `i` as plain data. */
  abstract block(i: number, size: number): unknown;

  /** What was read. */
  protected get parsed(): P {
    this.known ??= this.parse(this.placeNow);
    return this.known;
  }

  /** The place with the bytes as they are now. */
  protected get placeNow(): ContentPlace {
    return { ...this.place, bytes: this.current };
  }

  /** Name of the lump. */
  get name(): string {
    return this.place.name;
  }

  /** Absolute offset of the first byte in the file. */
  get offset(): number {
    return this.place.offset;
  }

  /** The bytes as they are now. */
  get bytes(): Uint8Array {
    return this.current;
  }

  /** What is wrong with the lump; looked for when first asked. */
  get issues(): readonly Issue[] {
    this.found ??= this.check(this.placeNow);
    return this.found;
  }

  /** Puts other bytes in the place of these. Views made before look at the old ones. */
  setBytes(bytes: Uint8Array): void {
    this.current = bytes;
    this.reread();
  }

  /** Forgets what was read: for bytes that were changed in their place. */
  protected reread(): void {
    this.known = undefined;
    this.found = undefined;
  }
}
