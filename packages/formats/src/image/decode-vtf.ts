import { FormatError } from '@brushwork/record';
import { decodePart, sizeOfMip } from './decode-part.js';
import type { DecodedImage } from './image.js';
import { clampPart, type PartPlace } from './image-limits.js';
import { ImageReport } from './image-report.js';
import { vtfMagic } from './vtf-header.js';
import { assumedVtfOffset, readVtfHead, statedVtfOffset, vtfPictures } from './vtf-layout.js';

/** What the VTF images of consoles begin with: `VTFX`. */
const consoleMagic = 0x58465456;

/**
 * Decodes a picture of a VTF image: the largest size of the first frame unless another is meant, of a volume the first
 * slice. What is missing of its pixels is an issue. Throws 'truncated' without a whole header or a single pixel,
 * 'bad-magic', 'bad-version', 'unsupported' for kinds of pixels that aren't decoded, 'bad-count', 'out-of-bounds' and
 * 'limit'.
 */
export function decodeVtf(bytes: Uint8Array, place: PartPlace): DecodedImage {
  const { name } = place;
  const magic = bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true);
  if (magic === consoleMagic) {
    throw new FormatError('unsupported', 'VTF images for consoles are not decoded', {
      path: [name],
      offset: 0,
    });
  }
  if (magic !== vtfMagic) {
    throw new FormatError('bad-magic', 'no VTF image', { path: [name], offset: 0, found: magic });
  }
  const head = readVtfHead(bytes, name);
  const report = new ImageReport(name);
  const stated = statedVtfOffset(bytes, head, { name, report });
  const { size, ...pictures } = vtfPictures(bytes, head, { name, report, offset: stated });
  const part = clampPart(place, pictures.parts);
  const { faces, frames, mips } = pictures.parts;
  let offset = stated ?? assumedVtfOffset(bytes, head, { name, report, size });
  // The smallest size comes first.
  for (let mip = mips - 1; mip > part.mip; mip--) {
    offset += sizeOfMip(pictures, mip) * faces * frames * head.depth;
  }
  offset += sizeOfMip(pictures, part.mip) * (part.frame * faces + part.face) * head.depth;
  return decodePart(bytes, { ...pictures, part, offset }, { place, report });
}
