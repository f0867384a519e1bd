import type { GameMap } from '@brushwork/formats';
import { type LayerPage, lightPages } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { LightRange, WorldPage } from '../../protocol/scene-world.js';
import { halfPage } from './light-half.js';

/** Mixes the light of a map from what is always on and what the game switches. */
export class LightMixer {
  /** Numbers of the styles, 0 first. */
  readonly styles: readonly number[];
  private readonly byPage = new Map<number, readonly LayerPage[]>();

  constructor(map: GameMap, range: LightRange | undefined) {
    const pages = pagesOf(map, range);
    this.styles = [...new Set([0, ...pages.map(({ layer }) => layer.style)])];
    for (const one of pages) this.byPage.set(one.page, [...(this.byPage.get(one.page) ?? []), one]);
  }

  /** The pages with other shares of the styles; of those that aren't named what is always on is on, the others are off. */
  mix(shares: ReadonlyMap<number, number>): ReadonlyMap<number, WorldPage> {
    const mixed = new Map<number, WorldPage>();
    for (const [page, layers] of this.byPage) {
      const [first] = layers;
      if (first === undefined) continue;
      let sum: Float32Array | undefined;
      let size = { width: 0, height: 0 };
      for (const { layer, make } of layers) {
        const share = shares.get(layer.style) ?? (layer.style === 0 ? 1 : 0);
        if (share === 0 && sum !== undefined) continue;
        const made = make();
        size = { width: made.width, height: made.height };
        const pixels = made.draw?.() ?? made.pixels;
        sum ??= new Float32Array(pixels.length);
        for (let i = 0; i < pixels.length; i++) sum[i] = (sum[i] as number) + (pixels[i] as number) * share;
      }
      if (sum !== undefined) mixed.set(page, halfPage({ ...size, pixels: sum }));
    }
    return mixed;
  }
}

/** The pages of all styles; none in formats whose light isn't switched. */
function pagesOf(map: GameMap, range: LightRange | undefined): readonly LayerPage[] {
  if (map.branch.capabilities.faceLight === undefined) return [];
  try {
    return lightPages(map, { styles: true, ...(range !== undefined && { range }) }).pages;
  } catch (error) {
    if (error instanceof FormatError) return [];
    throw error;
  }
}
