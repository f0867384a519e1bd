/** A colour of light: each component is 1 for what a screen shows as white, and may be more. */
export interface LinearColor {
  /** Red. */
  readonly red: number;
  /** Green. */
  readonly green: number;
  /** Blue. */
  readonly blue: number;
}

/** A stored colour with a common exponent. */
export interface ColorWithExponent extends LinearColor {
  /** Power of two that all three are multiplied with. */
  readonly exponent: number;
}

/** Light that a stored colour stands for: `c / 255 * 2 ** exponent`. */
export function linearColor({ red, green, blue, exponent }: ColorWithExponent): LinearColor {
  const factor = 2 ** exponent / 255;
  return { red: red * factor, green: green * factor, blue: blue * factor };
}
