import { type ImageLimits, imageFormatOfName, loadDecodeImage } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { SceneImage } from '../scene/scene.js';
import { type FoundFile, findFirst } from './find-file.js';
import type { TextureReport } from './texture-report.js';
import type { TextureSource } from './texture-source.js';

/** What images may cost, and how they are decoded. */
export interface ImageCacheOptions {
  /** Where images are looked for, in order. */
  readonly sources: readonly TextureSource[];
  /** What decoding one image may cost. */
  readonly limits: Partial<ImageLimits>;
  /** Longest side that an image needs to have: of files with several sizes the smallest is taken that has it. */
  readonly largestSide: number;
  /** Most bytes of all images together. */
  readonly budget: number;
  /** Colours of images that have none of their own. */
  readonly palette: Uint8Array | undefined;
}

/** An image and the file that it is from. */
export interface CachedImage {
  /** Path of the file. */
  readonly path: string;
  /** The image. */
  readonly image: SceneImage;
}

/** Finds and decodes images, each once, as long as there is room for them. */
export class ImageCache {
  private readonly options: ImageCacheOptions;
  private readonly report: TextureReport;
  private readonly known = new Map<string, Promise<CachedImage | undefined>>();
  private readonly opaque = new Map<SceneImage, SceneImage>();
  private used = 0;

  constructor(options: ImageCacheOptions, report: TextureReport) {
    this.options = options;
    this.report = report;
  }

  /** The image of the first path that there is; `undefined` when there is none, or it can't be read, which is an issue. */
  find(paths: readonly string[]): Promise<CachedImage | undefined> {
    const key = paths.join('\n');
    let found = this.known.get(key);
    if (found === undefined) {
      found = this.load(paths);
      this.known.set(key, found);
    }
    return found;
  }

  /** The same image without anything that is seen through. `undefined` when there is no room for it. */
  withoutAlpha(image: SceneImage, path: string): SceneImage | undefined {
    const known = this.opaque.get(image);
    if (known !== undefined) return known;
    if (isOpaque(image)) return image;
    if (!this.take(image.pixels.length, path)) return undefined;
    const pixels = image.pixels.slice();
    for (let i = 3; i < pixels.length; i += 4) pixels[i] = 255;
    const made = { width: image.width, height: image.height, pixels };
    this.opaque.set(image, made);
    return made;
  }

  /** Takes room for so many bytes; when there is none it is an issue. */
  take(bytes: number, path: string): boolean {
    const { budget } = this.options;
    if (this.used + bytes > budget) {
      this.report.add('material-budget', 'limit', {
        message: `an image of ${bytes} bytes has no room: ${this.used} of ${budget} are taken`,
        path: [path],
        expected: budget,
        found: this.used + bytes,
      });
      return false;
    }
    this.used += bytes;
    return true;
  }

  private async load(paths: readonly string[]): Promise<CachedImage | undefined> {
    try {
      const file = await findFirst(this.options.sources, paths);
      return file === undefined ? undefined : await this.decode(file);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      this.report.add('material-image-damaged', error.code, {
        message: error.reason,
        path: error.path.length > 0 ? error.path : [paths[0] ?? ''],
        offset: error.offset,
        expected: error.expected,
        found: error.found,
      });
      return undefined;
    }
  }

  private async decode({ bytes, path }: FoundFile): Promise<CachedImage | undefined> {
    const decodeImage = await loadDecodeImage();
    const { largestSide, limits, palette } = this.options;
    const isMany = imageFormatOfName(path) !== undefined && Number.isFinite(largestSide);
    const base = { limits, ...(palette !== undefined && { palette }) };
    const mip = isMany ? mipOf(sideOf(bytes, path), largestSide) : 0;
    const { data, height, issues, width } = decodeImage(bytes, path, { ...base, part: { mip } });
    this.report.addAll(issues);
    if (!this.take(data.length, path)) return undefined;
    return { path, image: { width, height, pixels: data } };
  }
}

/** The size whose longest side is no longer than is wanted. */
function mipOf(side: number, largest: number): number {
  let mip = 0;
  while (side / 2 ** mip > largest && mip < 16) mip++;
  return mip;
}

/** The longest side of an image that may hold several sizes; 0 for those that hold one. */
function sideOf(bytes: Uint8Array, path: string): number {
  const format = imageFormatOfName(path);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (format === 'vtf' && bytes.length >= 20)
    return Math.max(view.getUint16(16, true), view.getUint16(18, true));
  if (format === 'dds' && bytes.length >= 20)
    return Math.max(view.getUint32(12, true), view.getUint32(16, true));
  if (format === 'wal' && bytes.length >= 40)
    return Math.max(view.getUint32(32, true), view.getUint32(36, true));
  return 0;
}

function isOpaque({ pixels }: SceneImage): boolean {
  for (let i = 3; i < pixels.length; i += 4) if (pixels[i] !== 255) return false;
  return true;
}
