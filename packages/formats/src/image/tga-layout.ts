import { FormatError } from '@brushwork/record';
import type { ImageReport } from './image-report.js';
import { TgaFooter, TgaHeader, tgaSignature } from './tga-header.js';

/** Where the parts of a TGA image lie. */
export interface TgaLayout {
  /** First byte of the colour map. */
  readonly mapOffset: number;
  /** First byte of the pixels. */
  readonly pixelOffset: number;
  /** First byte that is no pixel any more, as far as the end of the file and its footer say. */
  readonly pixelEnd: number;
}

/**
 * Finds the parts of a TGA image. `least`: bytes that the pixels take when they are stored as they are, 0 when they are
 * packed. Throws 'truncated' when text or colour map are not whole or no pixel is there.
 */
export function layOutTga(
  bytes: Uint8Array,
  { header, least, name, report }: { header: TgaHeader; least: number; name: string; report: ImageReport },
): TgaLayout {
  const mapOffset = TgaHeader.size + header.idLength;
  const mapSize = header.colourMapType === 1 ? header.mapEntryCount * Math.ceil(header.mapEntryBits / 8) : 0;
  const pixelOffset = mapOffset + mapSize;
  const footer = tgaFooterOf(bytes);
  const end = footer === undefined ? bytes.length : bytes.length - TgaFooter.size;
  if (pixelOffset >= end) {
    const what =
      mapOffset > end ? 'the text behind the header' : pixelOffset > end ? 'the colour map' : 'the image';
    throw new FormatError('truncated', `${what} ends before its pixels`, {
      path: [name],
      offset: Math.min(mapOffset, end),
      expected: pixelOffset + 1,
      found: bytes.length,
    });
  }
  let pixelEnd = end;
  for (const field of ['extensionOffset', 'developerOffset'] as const) {
    const offset = footer?.[field] ?? 0;
    if (offset === 0) continue;
    if (offset < pixelOffset + Math.max(least, 1) || offset > end) {
      report.add('image-area', () => ({
        message: `an area is said to begin at ${offset}, ${offset > end ? 'behind the end of the file' : 'inside the image'}`,
        path: [field],
        offset: end + (field === 'extensionOffset' ? 0 : 4),
        found: offset,
      }));
    } else pixelEnd = Math.min(pixelEnd, offset);
  }
  return { mapOffset, pixelOffset, pixelEnd };
}

/** The footer of a TGA image of version 2. */
export function tgaFooterOf(bytes: Uint8Array): TgaFooter | undefined {
  if (bytes.length < TgaHeader.size + TgaFooter.size) return undefined;
  const footer = TgaFooter.fromBytes(bytes, { offset: bytes.length - TgaFooter.size });
  return footer.signature === tgaSignature ? footer : undefined;
}
