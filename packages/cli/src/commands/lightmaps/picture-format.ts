import path from 'node:path';

/** What a picture is. */
export type PictureFormat = 'png' | 'exr';

const formats: ReadonlyMap<string, PictureFormat> = new Map([
  ['.png', 'png'],
  ['.exr', 'exr'],
]);

/** What the names of pictures end with. */
export const pictureExtensions: readonly string[] = [...formats.keys()];

/** The format of a picture by its name; `undefined` for none. */
export function pictureFormatOf(name: string): PictureFormat | undefined {
  return formats.get(path.extname(name).toLowerCase());
}
