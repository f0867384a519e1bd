import { type ImageFormat, identify, imageFormatOfName, sniffImage } from '@brushwork/formats';
import { kindOfName } from '../../files/folder-kinds.js';

/** What a file with pictures is: an image of a format, a texture whose layout isn't known, an archive of textures. */
export type PictureFile = ImageFormat | 'vtx' | 'wad';

/** The kinds in words, with their articles. */
export const pictureTitles: Readonly<Record<PictureFile, string>> = {
  sgi: 'an SGI image',
  tga: 'a TGA image',
  vtf: 'a Valve texture (VTF)',
  dds: 'a DDS image',
  jpg: 'a JPEG image',
  png: 'a PNG image',
  wal: 'a Quake II texture (WAL)',
  miptex: 'a Quake texture (MIP)',
  vtx: 'a texture (VTX)',
  wad: 'an archive of textures (WAD)',
};

/** What verbs do with files with pictures, for people. */
export const pictureUses =
  'inspect says what is in it, and convert --textures puts the images of a folder or an archive on the surfaces of maps';

/** Formats that are told by nothing but the name, or by a header that says little. */
const isByName: ReadonlySet<string> = new Set(['wal', 'miptex', 'vtx', 'tga', 'sgi']);

/**
 * What file with pictures it is, by its first bytes (32 suffice), and by its name for the formats of which bytes say little;
 * `undefined` for any other, and for what is called like a map: a map may be disguised as anything.
 */
export function pictureFileOf(
  head: Uint8Array,
  { name, size }: { readonly name: string; readonly size: number },
): PictureFile | undefined {
  const bare = name.replace(/\.(gz|bz2)$/i, '');
  if (kindOfName(bare) === 'map') return undefined;
  const magic = String.fromCharCode(...head.subarray(0, 4));
  if (magic === 'WAD2' || magic === 'WAD3') return 'wad';
  const sniffed = sniffImage(head);
  if (sniffed !== undefined && !isByName.has(sniffed)) return sniffed;
  if (identify(head, size) !== undefined) return undefined;
  if (sniffed === 'sgi') return sniffed;
  const named = imageFormatOfName(bare);
  return named !== undefined && isByName.has(named) ? named : sniffed;
}
