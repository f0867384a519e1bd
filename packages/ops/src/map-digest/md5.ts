/** Bits by which each step turns its word, four a round. */
const turns = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
/** `floor(2^32 * abs(sin(i + 1)))` for each of the 64 steps. */
const sines = Int32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32));
const blockSize = 64;

/**
 * MD5 of data in parts, which games use to tell files apart: it is no protection against anyone. @source RFC 1321
 */
export class Md5 {
  private readonly state = Int32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476);
  private readonly rest = new Uint8Array(blockSize);
  private readonly words = new Int32Array(16);
  private length = 0;

  /** Adds bytes behind those that were added before. */
  update(bytes: Uint8Array): void {
    let at = 0;
    const used = this.length % blockSize;
    this.length += bytes.length;
    if (used > 0) {
      at = Math.min(blockSize - used, bytes.length);
      this.rest.set(bytes.subarray(0, at), used);
      if (used + at < blockSize) return;
      this.block(this.rest, 0);
    }
    for (; at + blockSize <= bytes.length; at += blockSize) this.block(bytes, at);
    this.rest.set(bytes.subarray(at));
  }

  /** The digest in lower-case hexadecimal digits. Nothing can be added afterwards. */
  digest(): string {
    const { length, state } = this;
    const padding = new Uint8Array(blockSize + 8 - ((length + 8) % blockSize));
    padding[0] = 0x80;
    const d = new DataView(padding.buffer);
    d.setUint32(padding.length - 8, (length * 8) % 2 ** 32, true);
    d.setUint32(padding.length - 4, Math.floor(length / 2 ** 29), true);
    this.update(padding);
    const result = new Uint8Array(16);
    const out = new DataView(result.buffer);
    state.forEach((word, i) => {
      out.setInt32(i * 4, word, true);
    });
    return Array.from(result, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  private block(bytes: Uint8Array, start: number): void {
    const { words, state } = this;
    for (let i = 0; i < 16; i++) {
      const at = start + i * 4;
      words[i] =
        (bytes[at] as number) |
        ((bytes[at + 1] as number) << 8) |
        ((bytes[at + 2] as number) << 16) |
        ((bytes[at + 3] as number) << 24);
    }
    let [a, b, c, d] = state as unknown as [number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const round = i >> 4;
      let mixed: number;
      let word: number;
      if (round === 0) {
        mixed = (b & c) | (~b & d);
        word = i;
      } else if (round === 1) {
        mixed = (d & b) | (~d & c);
        word = (5 * i + 1) & 15;
      } else if (round === 2) {
        mixed = b ^ c ^ d;
        word = (3 * i + 5) & 15;
      } else {
        mixed = c ^ (b | ~d);
        word = (7 * i) & 15;
      }
      const sum = (a + mixed + (sines[i] as number) + (words[word] as number)) | 0;
      const turn = turns[round * 4 + (i & 3)] as number;
      a = d;
      d = c;
      c = b;
      b = (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0;
    }
    state[0] = ((state[0] as number) + a) | 0;
    state[1] = ((state[1] as number) + b) | 0;
    state[2] = ((state[2] as number) + c) | 0;
    state[3] = ((state[3] as number) + d) | 0;
  }
}
