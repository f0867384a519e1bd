import type { GameMap } from '@brushwork/formats';
import { type LightPagesOptions, lightPages } from '../../../../src/scene/index.js';
import { faceLight } from '../../../../src/world/index.js';

/** What pages were compared with the light of faces. */
export interface Comparison {
  /** Number of faces that were compared. */
  readonly faces: number;
  /** Faces whose luxels or borders differ, and those that are lit and lie on no page. */
  readonly wrong: readonly string[];
}

/** Compares every luxel of every page, and the border around each face, with what each face's own record leads to. */
export function differences(map: GameMap, options: LightPagesOptions): Comparison {
  const { pages, faces, width } = lightPages(map, options);
  const made = pages.map(({ page, layer, make }) => ({ page, layer, pixels: make().pixels }));
  const wrong: string[] = [];
  const places = [...faces()];
  const range = options.range === undefined ? {} : { range: options.range };
  for (const place of places) {
    const light = faceLight(map, place.face, range);
    if (light?.width !== place.width || light.height !== place.height) {
      wrong.push(`${place.face}: size`);
      continue;
    }
    for (const { page, layer, pixels } of made) {
      if (page !== place.page) continue;
      const style = light.styles.find((one) => one.style === layer.style);
      const samples = layer.direction === undefined ? style?.flat : style?.directions[layer.direction];
      for (let y = -1; y <= light.height; y++)
        for (let x = -1; x <= light.width; x++) {
          const column = Math.min(light.width - 1, Math.max(0, x));
          const line = Math.min(light.height - 1, Math.max(0, y));
          for (let c = 0; c < 3; c++) {
            const meant = samples?.[(line * light.width + column) * 3 + c] ?? 0;
            const found = pixels[((place.top + y) * width + place.left + x) * 3 + c];
            if (meant !== found) wrong.push(`${place.face}: style ${layer.style}, ${x} ${y}`);
          }
        }
    }
  }
  return { faces: places.length, wrong: wrong.slice(0, 10) };
}
