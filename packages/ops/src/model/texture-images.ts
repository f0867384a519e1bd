import { type DecodedImage, decodeImage, type ImageFormat, type ImageLimits } from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import type { ModelFolder } from './model-folder.js';

/** What decoding the image of a texture came to. */
export interface TextureImage {
  /** What the image is; `undefined` when nothing of it can be shown. */
  readonly shown:
    | (Pick<DecodedImage, 'width' | 'height' | 'channels' | 'compression'> & { readonly format: ImageFormat })
    | undefined;
  /** Why nothing can be shown, and of which kind that is: `unsupported` for a kind that isn't known yet. */
  readonly problem: FormatError | undefined;
  /** What is wrong with what is shown. */
  readonly issues: readonly Issue[];
}

/** Decodes images of a folder, each once, and keeps what was found out, not the pixels. */
export class TextureImages {
  private readonly folder: ModelFolder;
  private readonly limits: Partial<ImageLimits>;
  private readonly known = new Map<string, Promise<TextureImage>>();

  constructor(folder: ModelFolder, limits: Partial<ImageLimits>) {
    this.folder = folder;
    this.limits = limits;
  }

  /** What a file of the folder is as an image. */
  look(file: string): Promise<TextureImage> {
    let found = this.known.get(file);
    if (found === undefined) {
      found = this.decode(file);
      this.known.set(file, found);
    }
    return found;
  }

  private async decode(file: string): Promise<TextureImage> {
    try {
      const image = decodeImage(await this.folder.read(file), file, { limits: this.limits });
      const { channels, compression, format, height, issues, width } = image;
      return { shown: { format, width, height, channels, compression }, problem: undefined, issues };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return { shown: undefined, problem: error, issues: [] };
    }
  }
}
