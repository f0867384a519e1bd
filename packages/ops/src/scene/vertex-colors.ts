import type { GameMap, VertexColors } from '@brushwork/formats';

/** Colours that vertices carry. */
export interface CarriedColors {
  /** What they are. */
  readonly meaning: VertexColors;
  /** Byte of baked light with which games show a texture as it is. */
  readonly white: number;
}

/** What the colours of a map's vertices are; `undefined` for a format of which it isn't known. */
export function carriedColors(map: GameMap<object>): CarriedColors | undefined {
  const { lightmaps, vertexColors } = map.branch.capabilities;
  return vertexColors === undefined ? undefined : { meaning: vertexColors, white: lightmaps?.white ?? 255 };
}

/** Whether surfaces on a page of light, or on none, are drawn with the colours of their vertices. */
export function areColorsDrawn({ meaning }: CarriedColors, page: number): boolean {
  return meaning === 'paint' || page < 0;
}

/**
 * Makes baked light what a screen shows, in place: bytes are brightened until the one that stands for a texture as it is
 * becomes 255. A colour that would be brighter than that keeps its hue, as games do it.
 */
export function brighten(colors: Uint8Array, white: number): void {
  if (!(white > 0) || white === FULL) return;
  const factor = FULL / white;
  for (let at = 0; at + 3 < colors.length; at += 4) {
    const [red, green, blue] = [colors[at] as number, colors[at + 1] as number, colors[at + 2] as number];
    const brightest = Math.max(red, green, blue) * factor;
    const used = brightest > FULL ? (factor * FULL) / brightest : factor;
    colors[at] = Math.round(red * used);
    colors[at + 1] = Math.round(green * used);
    colors[at + 2] = Math.round(blue * used);
  }
}

const FULL = 255;
