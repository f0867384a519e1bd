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
    for (let i = 0; i + 2 < pixels.length; i += 3) {
      const value = Math.max(pixels[i] as number, pixels[i + 1] as number, pixels[i + 2] as number);
      if (!(value > DARK && value < Infinity)) continue;
      this.sum += Math.min(value, BRIGHT);
      this.count++;
    }
  }

  /** What light is to be multiplied with. */
  get exposure(): number {
    return this.count === 0 ? 1 : Math.min(MOST, Math.max(LEAST, (WANTED * this.count) / this.sum));
  }
}
