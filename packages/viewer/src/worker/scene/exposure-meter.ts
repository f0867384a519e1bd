import type { StoredLight } from '@brushwork/ops';

/** Mean light at which a map is neither dark nor glaring. */
const WANTED = 0.42;
/** A map of the night stays one. */
const MOST = 6;
const LEAST = 0.6;
/** Luxels that nothing lit, or that are between faces, say nothing. */
const DARK = 0.004;
/** Luxels beyond this are lamps. */
const BRIGHT = 2;

/** Finds out how bright a map is, page by page. */
export class ExposureMeter {
  private sum = 0;
  private count = 0;

  /** Looks at some light: three numbers a luxel. */
  add(pixels: Float32Array): void {
    for (let i = 0; i + 2 < pixels.length; i += 3)
      this.addLuxels(Math.max(pixels[i] as number, pixels[i + 1] as number, pixels[i + 2] as number), 1);
  }

  /** Looks at light that is stored in bytes, of which brighter ones are larger. */
  addBytes({ bytes, light }: StoredLight): void {
    const counts = new Uint32Array(light.length);
    for (let i = 0; i + 2 < bytes.length; i += 3) {
      const byte = Math.max(bytes[i] as number, bytes[i + 1] as number, bytes[i + 2] as number);
      counts[byte] = (counts[byte] as number) + 1;
    }
    for (const [byte, count] of counts.entries()) this.addLuxels(light[byte] as number, count);
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
