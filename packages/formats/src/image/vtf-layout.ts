import { FormatError } from '@brushwork/record';
import { type StoredPart, sizeOfMip } from './decode-part.js';
import type { ImageReport } from './image-report.js';
import { vtfFormats } from './vtf-formats.js';
import { VtfHeader, VtfHeader72, VtfHeader73, VtfResource, vtfFlags, vtfResources } from './vtf-header.js';

/** What is the same in all versions, and what only later ones say. */
export interface VtfHead {
  /** The header. */
  readonly header: VtfHeader;
  /** 0 for version 7.0 and so on. */
  readonly minor: number;
  /** Slices of a volume. */
  readonly depth: number;
  /** Number of resources; 0 before version 7.3. */
  readonly resourceCount: number;
}

/** Most resources that are looked at: the engine takes no more. */
const mostResources = 32;

/** Reads the header of a VTF image. Throws 'truncated' and 'bad-version'. */
export function readVtfHead(bytes: Uint8Array, name: string): VtfHead {
  checkLength(bytes, VtfHeader.size, name);
  const header = VtfHeader.fromBytes(bytes);
  const [major = 0, minor = 0] = header.version;
  if (major !== 7 || minor > 6) {
    throw new FormatError('bad-version', `version ${major}.${minor} of VTF images is not known`, {
      path: [name, 'version'],
      offset: 4,
      expected: '7.0 to 7.6',
      found: `${major}.${minor}`,
    });
  }
  if (minor >= 3) {
    checkLength(bytes, VtfHeader73.size, name);
    const { depth, resourceCount } = VtfHeader73.fromBytes(bytes);
    return { header, minor, depth: Math.max(1, depth), resourceCount };
  }
  if (minor < 2) return { header, minor, depth: 1, resourceCount: 0 };
  checkLength(bytes, VtfHeader72.size, name);
  return { header, minor, depth: Math.max(1, VtfHeader72.fromBytes(bytes).depth), resourceCount: 0 };
}

function checkLength(bytes: Uint8Array, expected: number, name: string): void {
  if (bytes.length >= expected) return;
  throw new FormatError('truncated', `a VTF image begins with ${expected} bytes, it has ${bytes.length}`, {
    path: [name],
    expected,
    found: bytes.length,
  });
}

/** What the pictures of a VTF image are, without the one that is meant and its place. */
export type VtfPictures = Omit<StoredPart, 'part' | 'offset'>;

/** Bytes of all pictures together, which may be more than numbers can say exactly, but then it is more than any file has. */
function sizeOfAll(pictures: VtfPictures, depth: number): number {
  const { faces, frames, mips } = pictures.parts;
  let size = 0;
  for (let mip = 0; mip < mips; mip++) size += sizeOfMip(pictures, mip) * faces * frames * depth;
  return size;
}

/** Where reading happens, and what goes wrong. */
interface VtfPlace {
  readonly name: string;
  readonly report: ImageReport;
}

/** The first byte behind the header of a version. */
function endOfHeader({ minor }: VtfHead): number {
  return minor >= 3 ? VtfHeader73.size : minor === 2 ? VtfHeader72.size : VtfHeader.size;
}

/**
 * The first byte of the pictures as the file says it. From version 7.3 on a resource does, which may be missing:
 * `undefined`; before, the small picture stands between them and the header. Throws 'unsupported' for pictures that are
 * compressed once more.
 */
export function statedVtfOffset(
  bytes: Uint8Array,
  head: VtfHead,
  { name, report }: VtfPlace,
): number | undefined {
  const { header, minor, resourceCount } = head;
  const least = endOfHeader(head);
  if (minor >= 3) {
    const found = findPictures(bytes, resourceCount, name);
    return found !== undefined && found >= least && found < bytes.length ? found : undefined;
  }
  let start = header.headerSize;
  if (start < least || start > bytes.length) {
    start = minor === 2 ? 80 : 64;
    report.add('image-header', () => ({
      message: `a header of ${header.headerSize} bytes is read as one of ${start}`,
      path: ['headerSize'],
      offset: 12,
      expected: start,
      found: header.headerSize,
    }));
  }
  const { smallFormat, smallHeight, smallWidth } = header;
  const small = smallFormat === -1 ? undefined : vtfFormats.get(smallFormat);
  return start + (small?.sizeOf(smallWidth, smallHeight) ?? 0);
}

/** The first byte of the pictures when the file doesn't say it: they are its end. Throws 'out-of-bounds' where they can't be. */
export function assumedVtfOffset(
  bytes: Uint8Array,
  head: VtfHead,
  { name, report, size }: VtfPlace & { readonly size: number },
): number {
  const least = endOfHeader(head);
  const assumed = bytes.length - size;
  if (assumed < least) {
    throw new FormatError('out-of-bounds', 'no resource says where the pictures are', {
      path: [name, 'resourceCount'],
      offset: 68,
      found: head.resourceCount,
    });
  }
  report.add('image-resource', () => ({
    message: 'no resource leads to the pictures; they are taken for the end of the file',
    path: ['resourceCount'],
    offset: 68,
    expected: `${least} to ${assumed}`,
    found: head.resourceCount,
  }));
  return assumed;
}

function findPictures(bytes: Uint8Array, resourceCount: number, name: string): number | undefined {
  const room = Math.floor((bytes.length - VtfHeader73.size) / VtfResource.size);
  let pictures: number | undefined;
  for (let i = 0; i < Math.min(resourceCount, room, mostResources); i++) {
    const { offset, tag } = VtfResource.fromBytes(bytes, { offset: VtfHeader73.size + i * VtfResource.size });
    const [a = 0, b = 0, c = 0] = tag;
    const number = a | (b << 8) | (c << 16);
    if (number === vtfResources.PICTURES) pictures ??= offset;
    if (number === vtfResources.COMPRESSION) {
      throw new FormatError('unsupported', 'pictures that are compressed as a whole are not decoded', {
        path: [name, 'resources', i],
        offset: VtfHeader73.size + i * VtfResource.size,
      });
    }
  }
  return pictures;
}

/**
 * How many pictures there are. Cubes of versions before 7.5 may have a seventh, which is believed when the file has room
 * for it. A count of 0, and more sizes than there are down to a single pixel, are issues.
 */
export function vtfPictures(
  bytes: Uint8Array,
  head: VtfHead,
  { name, offset, report }: VtfPlace & { readonly offset: number | undefined },
): VtfPictures & { readonly size: number } {
  const { depth, header, minor } = head;
  const { format, height, width } = header;
  const coding = vtfFormats.get(format);
  if (format === -1) {
    throw new FormatError('bad-count', 'the file says that it has no picture', {
      path: [name, 'format'],
      offset: 52,
      found: format,
    });
  }
  if (coding === undefined) {
    throw new FormatError('unsupported', `pixels of kind ${format} are not decoded`, {
      path: [name, 'format'],
      offset: 52,
      found: format,
    });
  }
  const most = Math.max(1, 32 - Math.clz32(Math.max(width, height)));
  if (header.mipCount === 0 || header.mipCount > most || header.frameCount === 0) {
    report.add('image-mips', () => ({
      message: `${header.mipCount} sizes and ${header.frameCount} frames of ${width} by ${height} pixels`,
      path: ['mipCount'],
      offset: 56,
      expected: `1 to ${most}`,
      found: header.mipCount,
    }));
  }
  const mips = Math.max(1, header.mipCount);
  const frames = Math.max(1, header.frameCount);
  const isCube = (header.flags & vtfFlags.ENVIRONMENT_MAP) !== 0;
  const withFaces = (faces: number): VtfPictures & { readonly size: number } => {
    const pictures: VtfPictures = { format: 'vtf', coding, width, height, parts: { mips, frames, faces } };
    return { ...pictures, size: sizeOfAll(pictures, depth) };
  };
  if (!isCube) return withFaces(1);
  const seven = withFaces(7);
  if (minor >= 5 || header.firstFrame === 0xffff) return withFaces(6);
  if (bytes.length - (offset ?? endOfHeader(head)) >= seven.size) return seven;
  report.add('image-faces', () => ({
    message: 'a cube with a seventh picture has no room for it; it is read as one of six',
    path: ['firstFrame'],
    offset: 26,
    expected: 0xffff,
    found: header.firstFrame,
  }));
  return withFaces(6);
}
