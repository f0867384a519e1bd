/** A colour, each component 0 to 1, linear. */
export type Color = readonly [red: number, green: number, blue: number];

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A number that a name always gives, and others hardly ever do. */
function hashOf(name: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), FNV_PRIME) >>> 0;
  return hash;
}

/** The colour of a hue (0 to 1) that is neither glaring nor dark. */
function colorOfHue(hue: number, lightness: number): Color {
  const component = (shift: number): number => {
    const k = (shift + hue * 12) % 12;
    return lightness - 0.22 * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [component(0), component(8), component(4)];
}

/**
 * The colour in which a material is shown of which there is no picture: always the same for the same name, in whatever
 * case, so that pictures of a map can be compared.
 */
export function placeholderColor(name: string): Color {
  if (name === '') return [0.5, 0.5, 0.5];
  const hash = hashOf(name.toLowerCase());
  return colorOfHue((hash % 997) / 997, 0.42 + ((hash >>> 16) % 8) / 40);
}
