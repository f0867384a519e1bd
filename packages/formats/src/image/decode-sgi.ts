import { FormatError } from '@brushwork/record';
import type { DecodedImage } from './image.js';
import { checkImageCost, type ImagePlace } from './image-limits.js';
import { ImageReport } from './image-report.js';
import { SgiHeader, sgiColourMaps, sgiMagic, sgiStorages } from './sgi-header.js';
import type { SgiLayout } from './sgi-layout.js';
import { runLengthRows, tablesEnd, verbatimRows } from './sgi-rows.js';

/**
 * Decodes an SGI image. What is missing of its pixels is an issue. Throws 'truncated' without a whole header, whole tables or
 * a single pixel, 'bad-magic', 'bad-value' for numbers that leave the layout open, 'bad-count' and 'limit'.
 */
export function decodeSgi(bytes: Uint8Array, place: ImagePlace): DecodedImage {
  const path = [place.name];
  if (bytes.length < SgiHeader.size) {
    throw new FormatError(
      'truncated',
      `an SGI image begins with ${SgiHeader.size} bytes, it has ${bytes.length}`,
      {
        path,
        expected: SgiHeader.size,
        found: bytes.length,
      },
    );
  }
  const header = SgiHeader.fromBytes(bytes);
  const report = new ImageReport(place.name);
  const layout = layoutOf(bytes, header, { path, report });
  const { channelCount, height, width } = layout;
  const isPacked = header.storage === sgiStorages.RUN_LENGTH;
  const tables = isPacked ? height * channelCount * 8 : 0;
  // The tables themselves are part of the file; sorting them takes 8 bytes for each row of what is shown.
  checkImageCost({ width, height, more: isPacked ? height * layout.shownChannels * 8 : 0 }, place);
  const needed = isPacked ? tablesEnd(layout) : 512 + width * height * channelCount * layout.bytesPerChannel;
  if (bytes.length < (isPacked ? 512 + tables : 513)) {
    throw new FormatError('truncated', isPacked ? 'the tables of rows are cut' : 'there are no pixels', {
      path,
      offset: 512,
      expected: needed,
      found: bytes.length,
    });
  }
  if (bytes.length < needed) {
    report.add('image-truncated', () => ({
      message: `the pixels end ${needed - bytes.length} bytes behind the end of the file`,
      offset: bytes.length,
      expected: needed,
      found: bytes.length,
    }));
  }
  if (channelCount > 4) {
    report.add('image-channels', () => ({
      message: `${channelCount - 4} channels behind the fourth are not shown`,
      path: ['channelCount'],
      offset: 10,
      expected: 4,
      found: channelCount,
    }));
  }
  const isDithered =
    header.colourMap === sgiColourMaps.DITHERED && channelCount === 1 && layout.bytesPerChannel === 1;
  if (header.colourMap !== sgiColourMaps.NORMAL && !isDithered) {
    report.add('image-colour-map', () => ({
      message: `${meaningOf(header.colourMap)}; they are shown as brightnesses`,
      path: ['colourMap'],
      offset: 104,
      expected: sgiColourMaps.NORMAL,
      found: header.colourMap,
    }));
  }
  const data = new Uint8Array(width * height * 4);
  const readRow = isPacked ? runLengthRows(layout, report) : verbatimRows(layout);
  const row = new Uint16Array(width);
  for (let channel = 0; channel < layout.shownChannels; channel++) {
    for (let y = 0; y < height; y++) {
      const pixels = row.subarray(0, readRow(channel, y, row));
      if (layout.bytesPerChannel === 2) narrow(pixels);
      const line = data.subarray((height - 1 - y) * width * 4, (height - y) * width * 4);
      if (isDithered) putDithered(line, pixels);
      else putChannel(line, pixels, { channel, count: layout.shownChannels });
    }
  }
  return {
    format: 'sgi',
    width,
    height,
    channels: channelCount,
    bitsPerChannel: layout.bytesPerChannel * 8,
    compression: isPacked ? 'run-length' : 'none',
    data,
    issues: report.all(),
  };
}

function meaningOf(colourMap: number): string {
  if (colourMap === sgiColourMaps.DITHERED)
    return 'dithered pixels are one byte of one channel, these are not';
  if (colourMap === sgiColourMaps.SCREEN)
    return 'the pixels are indexes into a colour map that is in another file';
  if (colourMap === sgiColourMaps.COLOUR_MAP) return 'the file is a colour map, and no picture';
  return `no meaning of the numbers is known by ${colourMap}`;
}

function layoutOf(
  bytes: Uint8Array,
  header: SgiHeader,
  { path, report }: { readonly path: readonly string[]; readonly report: ImageReport },
): SgiLayout {
  const { bytesPerChannel, dimension, magic, storage } = header;
  if (magic !== sgiMagic) {
    throw new FormatError('bad-magic', 'no SGI image', { path, offset: 0, expected: sgiMagic, found: magic });
  }
  if (storage !== sgiStorages.VERBATIM && storage !== sgiStorages.RUN_LENGTH) {
    throw new FormatError('bad-value', `an SGI image is stored in way 0 or 1, not ${storage}`, {
      path: [...path, 'storage'],
      offset: 2,
      expected: '0 or 1',
      found: storage,
    });
  }
  if (bytesPerChannel !== 1 && bytesPerChannel !== 2) {
    throw new FormatError('bad-value', `a number of an SGI image has 1 or 2 bytes, not ${bytesPerChannel}`, {
      path: [...path, 'bytesPerChannel'],
      offset: 3,
      expected: '1 or 2',
      found: bytesPerChannel,
    });
  }
  const isKnown = dimension >= 1 && dimension <= 3;
  const height = dimension === 1 ? 1 : header.height;
  const channelCount = dimension === 1 || dimension === 2 ? 1 : header.channelCount;
  const isContradicted =
    (dimension === 1 && header.height > 1) ||
    ((dimension === 1 || dimension === 2) && header.channelCount > 1);
  if (!isKnown || isContradicted) {
    report.add('image-dimension', () => ({
      message: isKnown
        ? `dimension ${dimension} leaves ${header.height} rows and ${header.channelCount} channels no place`
        : `dimension ${dimension} is read as 3`,
      path: ['dimension'],
      offset: 4,
      expected: '1 to 3',
      found: dimension,
    }));
  }
  if (channelCount === 0) {
    throw new FormatError('bad-count', 'the image has no channels', { path, offset: 10, found: 0 });
  }
  const shownChannels = Math.min(channelCount, 4);
  return { bytes, width: header.width, height, channelCount, shownChannels, bytesPerChannel };
}

/** Makes numbers of 16 bits ones of 8, to the nearest. */
function narrow(pixels: Uint16Array): void {
  for (let i = 0; i < pixels.length; i++) pixels[i] = Math.round(pixels[i]! / 257);
}

/** Puts the numbers of one channel where they belong; the first also makes the pixels opaque. */
function putChannel(
  line: Uint8Array,
  pixels: Uint16Array,
  { channel, count }: { readonly channel: number; readonly count: number },
): void {
  const isGrey = count < 3 && channel === 0;
  const component = count === 2 && channel === 1 ? 3 : channel;
  for (let x = 0, to = 0; x < pixels.length; x++, to += 4) {
    const value = pixels[x]!;
    line[to + component] = value;
    if (isGrey) {
      line[to + 1] = value;
      line[to + 2] = value;
    }
    if (channel === 0) line[to + 3] = 255;
  }
}

function putDithered(line: Uint8Array, pixels: Uint16Array): void {
  for (let x = 0, to = 0; x < pixels.length; x++, to += 4) {
    const value = pixels[x]!;
    line[to] = Math.round(((value & 7) * 255) / 7);
    line[to + 1] = Math.round((((value >> 3) & 7) * 255) / 7);
    line[to + 2] = ((value >> 6) & 3) * 85;
    line[to + 3] = 255;
  }
}
