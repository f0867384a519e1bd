import { exponentFactor, type StoredLight } from '@brushwork/ops';

/** Mean light at which a map is neither dark nor glaring. */
const WANTED = 0.42;
/** A map of the night stays one. */
const MOST = 6;
const LEAST = 0.6;
/** Luxels that nothing lit, or that are between faces, say nothing. */
const DARK = 0.004;
/** Luxels beyond this are lamps. */
const BRIGHT = 2;

/** One luxel in so many is looked at: neighbours are alike. No multiple of the sides that faces and pages often have. */
const EVERY = 3;

/** Finds out how bright a map is, page by page. */
export class ExposureMeter {
  private sum = 0;
  private count = 0;

  /** Looks at some light: three numbers a luxel. */
  add(pixels: Float32Array): void {
    for (let i = 0; i + 2 < pixels.length; i += 3 * EVERY)
      this.addLuxels(Math.max(pixels[i] as number, pixels[i + 1] as number, pixels[i + 2] as number), 1);
  }

  /** Looks at light as it is stored: of few values, of which brighter ones have larger bytes. */
  addStored(stored: StoredLight): void {
    const { bytes, coding } = stored;
    const isBytes = coding === 'bytes';
    const size = isBytes ? 3 : 4;
    const counts = new Uint32Array(256 * 256);
    for (let i = 0; i + size <= bytes.length; i += size * EVERY) {
      const byte = Math.max(bytes[i] as number, bytes[i + 1] as number, bytes[i + 2] as number);
      const value = isBytes ? byte : ((bytes[i + 3] as number) << 8) | byte;
      counts[value] = (counts[value] as number) + 1;
    }
    for (let value = 0; value < counts.length; value++) {
      const count = counts[value] as number;
      if (count === 0) continue;
      const light = isBytes ? (stored.light[value] as number) : (value & 0xff) * exponentFactor(value >> 8);
      this.addLuxels(light, count);
    }
  }

  private addLuxels(value: number, count: number): void {
    if (!(value > DARK && value < Infinity)) return;
    this.sum += Math.min(value, BRIGHT) * count;
    this.count += count;
  }

  /** What light is to be multiplied with. */
  get exposure(): number {
    return this.count === 0 ? 1 : Math.min(MOST, Math.max(LEAST, (WANTED * this.count) / this.sum));
  }
}
