import { FormatError } from '@brushwork/record';
import { ddsCoding, ddsCodingOfNumber, ddsDx10 } from './dds-formats.js';
import { DdsHeader, DdsHeaderDx10, ddsCube, ddsMagic, ddsPixelFlags } from './dds-header.js';
import { decodePart, sizeOfMip } from './decode-part.js';
import type { DecodedImage } from './image.js';
import { clampPart, type PartPlace } from './image-limits.js';
import { ImageReport } from './image-report.js';

/** Bit of a cube in the second header. */
const cubeFlag = 4;

/**
 * Decodes a picture of a DDS image: the largest size of the first one unless another is meant. Pictures of an array count as
 * frames. What is missing of its pixels is an issue. Throws 'truncated' without whole headers or a single pixel,
 * 'bad-magic', 'unsupported' for kinds of pixels that aren't decoded, 'bad-count' and 'limit'.
 */
export function decodeDds(bytes: Uint8Array, place: PartPlace): DecodedImage {
  const { name } = place;
  checkLength(bytes, DdsHeader.size, name);
  const header = DdsHeader.fromBytes(bytes);
  if (header.magic !== ddsMagic) {
    throw new FormatError('bad-magic', 'no DDS image', { path: [name], offset: 0, found: header.magic });
  }
  const report = new ImageReport(name);
  if (header.size !== 124 || header.pixelSize !== 32) {
    report.add('image-header', () => ({
      message: 'the sizes of the header are read as 124 and 32',
      path: ['size'],
      offset: 4,
      expected: 124,
      found: header.size,
    }));
  }
  const { height, width } = header;
  const isDx10 = (header.pixelFlags & ddsPixelFlags.FOUR_CC) !== 0 && header.fourCC === ddsDx10;
  if (isDx10) checkLength(bytes, DdsHeader.size + DdsHeaderDx10.size, name);
  const more = isDx10 ? DdsHeaderDx10.fromBytes(bytes, { offset: DdsHeader.size }) : undefined;
  const coding = more === undefined ? ddsCoding(header, name) : ddsCodingOfNumber(more.format, name);
  const most = Math.max(1, 32 - Math.clz32(Math.max(width, height)));
  if (header.mipCount > most) {
    report.add('image-mips', () => ({
      message: `${header.mipCount} sizes of ${width} by ${height} pixels`,
      path: ['mipCount'],
      offset: 28,
      expected: `0 to ${most}`,
      found: header.mipCount,
    }));
  }
  const mips = Math.max(1, Math.min(header.mipCount, most));
  const isCube =
    more === undefined ? (header.capabilities2 & ddsCube.CUBE) !== 0 : (more.flags & cubeFlag) !== 0;
  const sides = more === undefined ? bitCount(header.capabilities2 & ddsCube.SIDES) : 6;
  const parts = { mips, frames: Math.max(1, more?.arraySize ?? 1), faces: isCube ? Math.max(1, sides) : 1 };
  const pictures = { format: 'dds', coding, width, height, parts } as const;
  const part = clampPart(place, parts);
  const size = (mip: number): number => sizeOfMip(pictures, mip) * volume(header, mip);
  let chain = 0;
  for (let mip = 0; mip < mips; mip++) chain += size(mip);
  let offset = DdsHeader.size + (more === undefined ? 0 : DdsHeaderDx10.size);
  offset += (part.frame * parts.faces + part.face) * chain;
  for (let mip = 0; mip < part.mip; mip++) offset += size(mip);
  return decodePart(bytes, { ...pictures, part, offset }, { place, report });
}

/** Bit of a volume in `capabilities2`. */
const volumeFlag = 0x200000;

/** Slices of a size. */
function volume({ capabilities2, depth }: DdsHeader, mip: number): number {
  return (capabilities2 & volumeFlag) === 0 ? 1 : Math.max(1, Math.floor(depth / 2 ** mip));
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

function checkLength(bytes: Uint8Array, expected: number, name: string): void {
  if (bytes.length >= expected) return;
  throw new FormatError('truncated', `this DDS image begins with ${expected} bytes, it has ${bytes.length}`, {
    path: [name],
    expected,
    found: bytes.length,
  });
}
