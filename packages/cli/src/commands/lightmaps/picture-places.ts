import path from 'node:path';
import type { LayerPage } from '@brushwork/ops';
import type { InputPath } from '../../files/input-path.js';
import { UsageError } from '../../program/usage-error.js';
import { type OutputPlaces, outputPlaces } from '../convert/output-places.js';
import { checkFolderName } from '../shared/check-folder-name.js';
import { type PictureFormat, pictureExtensions, pictureFormatOf } from './picture-format.js';

/** Where a picture goes. */
export interface PicturePlace {
  /** The file. */
  readonly file: string;
  /** What it is. */
  readonly format: PictureFormat;
  /** Writes it. Throws `FormatError` 'io'. */
  write(bytes: Uint8Array): Promise<void>;
}

/** Where the pictures of a run go. */
export interface PicturePlaces {
  /** The place of a page of a map that has so many pictures. */
  of(input: InputPath, page: LayerPage, pictures: number): PicturePlace;
}

/**
 * The places for pictures: the output itself, with a number in its name where there are several, or the folder that it names.
 * Throws `UsageError` for an output that is neither.
 */
export async function picturePlaces(
  files: readonly string[],
  options: {
    readonly output: string;
    readonly format: PictureFormat | undefined;
    readonly overwrite: boolean | undefined;
  },
): Promise<PicturePlaces> {
  const { output, overwrite } = options;
  const named = pictureFormatOf(output);
  if (named !== undefined && options.format !== undefined && options.format !== named)
    throw new UsageError(`--format ${options.format}: the output is called ${path.basename(output)}`);
  if (named === undefined)
    await checkFolderName(output, `pictures are written as ${pictureExtensions.join(' or ')}`);
  // What has no extension of a picture is a folder, also one that isn't there yet.
  const places = await outputPlaces(files, {
    output: named === undefined ? `${output}/` : output,
    overwrite,
  });
  if (!places.isFolder && named !== undefined) return filePlaces(files, { output, overwrite, format: named });
  return folderPlaces(places, options.format ?? 'png');
}

function folderPlaces(places: OutputPlaces, format: PictureFormat): PicturePlaces {
  return {
    of(input, page) {
      const ending = `${endingOf(page)}.${format}`;
      return {
        file: places.pathFor(input, ending),
        format,
        write: (bytes) => places.write(input, ending, bytes),
      };
    },
  };
}

function filePlaces(
  files: readonly string[],
  {
    output,
    overwrite,
    format,
  }: { readonly output: string; readonly overwrite: boolean | undefined; readonly format: PictureFormat },
): PicturePlaces {
  const extension = path.extname(output);
  return {
    of(input, page, pictures) {
      const file =
        pictures === 1 ? output : `${output.slice(0, -extension.length)}${endingOf(page)}${extension}`;
      return {
        file,
        format,
        async write(bytes) {
          const places = await outputPlaces(files, { output: file, overwrite });
          await places.write(input, extension, bytes);
        },
      };
    },
  };
}

/** What is added to the name of a map, or of a picture, for a page. */
function endingOf({ layer, page }: LayerPage): string {
  const style = layer.style === 0 ? '' : `.style${layer.style}`;
  return `-${page}${style}${layer.direction === undefined ? '' : `.bump${layer.direction + 1}`}`;
}
