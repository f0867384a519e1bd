import type { SceneImage } from '../scene/scene.js';

/** A picture and ever smaller ones of the same, each half as large as the one before. */
export type MipImage = readonly SceneImage[];

/** Makes the smaller pictures; `undefined` for a picture without pixels, or with fewer than it says. */
export function mipImageOf(image: SceneImage): MipImage | undefined {
  const { height, pixels, width } = image;
  if (!(width > 0 && height > 0) || pixels.length < width * height * 4) return undefined;
  const levels = [image];
  let last = image;
  while (last.width > 1 || last.height > 1) {
    last = halved(last);
    levels.push(last);
  }
  return levels;
}

function halved({ height, pixels, width }: SceneImage): SceneImage {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const made = new Uint8Array(w * h * 4);
  for (let y = 0; y < h; y++) {
    const upper = Math.min(y * 2, height - 1) * width;
    const lower = Math.min(y * 2 + 1, height - 1) * width;
    for (let x = 0; x < w; x++) {
      const left = Math.min(x * 2, width - 1);
      const right = Math.min(x * 2 + 1, width - 1);
      for (let c = 0; c < 4; c++) {
        const a = (pixels[(upper + left) * 4 + c] as number) + (pixels[(upper + right) * 4 + c] as number);
        const b = (pixels[(lower + left) * 4 + c] as number) + (pixels[(lower + right) * 4 + c] as number);
        made[(y * w + x) * 4 + c] = (a + b + 2) >> 2;
      }
    }
  }
  return { width: w, height: h, pixels: made };
}
