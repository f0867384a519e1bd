import path from 'node:path';

/** What a picture is. */
export type PictureFormat = 'png' | 'exr';

/** The format of a picture by its name; `undefined` for none. */
export function pictureFormatOf(name: string): PictureFormat | undefined {
  const extension = path.extname(name).toLowerCase();
  return extension === '.png' ? 'png' : extension === '.exr' ? 'exr' : undefined;
}
