import type { GameMap } from '@brushwork/formats';
import { lacking, requireCapability } from './require-capability.js';
import { type AnyRecords, recordAt, recordsOf } from './typed-lumps.js';

/** Pixels, row by row from the first to the last, without gaps. */
export interface LightmapImage {
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels. */
  readonly height: number;
  /** Bytes of each pixel: red, green, blue, 0 to 255. */
  readonly channels: 3;
  /** The pixels: the file's own bytes, so that a change of one is a change of the other. */
  readonly data: Uint8Array;
}

/** Number of pages of baked light; `unsupported` without the capability `lightmaps`. */
export function lightmapPageCount(map: GameMap<object>): number {
  return pagesOf(map).length;
}

/**
 * A page of baked light, without a copy. The lightmap coordinates of vertices are 0 to 1 across it: s along a row, t
 * along the rows.
 *
 * Throws `FormatError`: 'unsupported' without the capability `lightmaps` or with pages of another size than it says,
 * 'not-found' for a page that isn't there (compilers leave surfaces naming pages of a lump that is empty).
 */
export function lightmapImage(map: GameMap<object>, page: number): LightmapImage {
  const { pixels, width, height } = requireCapability(map, 'lightmaps');
  const pages = pagesOf(map);
  const slot = pages.record.layout.byName.get(pixels);
  if (slot === undefined || slot.field.size !== width * height * 3)
    throw lacking(map, 'lightmaps of this size');
  recordAt(pages, page);
  const start = page * pages.elementSize + slot.offset;
  return { width, height, channels: 3, data: pages.bytes.subarray(start, start + slot.field.size) };
}

function pagesOf(map: GameMap<object>): AnyRecords {
  return recordsOf(map, requireCapability(map, 'lightmaps').lump);
}
