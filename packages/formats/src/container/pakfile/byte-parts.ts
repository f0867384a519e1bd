/** Bytes that are written one behind the other, joined at the end. */
export class ByteParts {
  /** Number of bytes so far: the offset of what comes next. */
  length = 0;
  private readonly parts: Uint8Array[] = [];

  /** Adds bytes, which aren't copied until the end. */
  push(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    this.parts.push(bytes);
    this.length += bytes.length;
  }

  /** Adds zeros. */
  pad(count: number): void {
    if (count > 0) this.push(new Uint8Array(count));
  }

  /** All bytes. */
  join(): Uint8Array<ArrayBuffer> {
    const joined = new Uint8Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      joined.set(part, at);
      at += part.length;
    }
    return joined;
  }
}
