import { FormatError } from '@brushwork/record';
import type { ImageReport } from './image-report.js';
import type { TgaHeader } from './tga-header.js';
import { type TgaPixelKind, tgaColour } from './tga-pixels.js';

/** Where a colour map is, and how its entries are stored. */
export interface TgaMapPlace {
  /** The file. */
  readonly bytes: Uint8Array;
  /** First byte of the map. */
  readonly offset: number;
  /** What the file is called. */
  readonly name: string;
}

/** How entries of a colour map are stored. Throws 'unsupported' for a number of bits that no colour has. */
export function tgaMapEntry({ alphaBits, mapEntryBits }: TgaHeader, name: string): TgaPixelKind {
  const entry = tgaColour(mapEntryBits, alphaBits);
  if (entry !== undefined) return entry;
  throw new FormatError(
    'unsupported',
    `entries of a colour map have 15, 16, 24 or 32 bits, not ${mapEntryBits}`,
    {
      path: [name, 'mapEntryBits'],
      offset: 7,
      found: mapEntryBits,
    },
  );
}

/**
 * Pixels that are indexes of 8, 15 or 16 bits into a colour map, which is in the file as a whole. An index that the map
 * doesn't have is an issue, and its pixel stays empty.
 */
export function tgaIndexes(header: TgaHeader, place: TgaMapPlace, report: ImageReport): TgaPixelKind {
  const { firstMapEntry, mapEntryCount, pixelBits } = header;
  const entry = tgaMapEntry(header, place.name);
  if (pixelBits !== 8 && pixelBits !== 15 && pixelBits !== 16) {
    throw new FormatError('unsupported', `indexes into a colour map have 8 or 16 bits, not ${pixelBits}`, {
      path: [place.name, 'pixelBits'],
      offset: 16,
      found: pixelBits,
    });
  }
  const { bytes, offset } = place;
  const colours = new Uint8Array(mapEntryCount * 4);
  for (let i = 0; i < mapEntryCount; i++) {
    entry.put(bytes, offset + i * entry.size, { data: colours, at: i * 4 });
  }
  const size = pixelBits === 8 ? 1 : 2;
  return {
    size,
    channels: entry.channels,
    bitsPerChannel: entry.bitsPerChannel,
    put(from, at, { at: to, data }) {
      const index = size === 1 ? from[at]! : from[at]! | (from[at + 1]! << 8);
      const colour = index - firstMapEntry;
      if (colour < 0 || colour >= mapEntryCount) {
        report.add('image-index', () => ({
          message: `index ${index} outside the colour map (${mapEntryCount} entries from ${firstMapEntry} on)`,
          offset: at,
          expected: `${firstMapEntry} to ${firstMapEntry + mapEntryCount - 1}`,
          found: index,
        }));
        return;
      }
      for (let i = 0; i < 4; i++) data[to + i] = colours[colour * 4 + i]!;
    },
  };
}
