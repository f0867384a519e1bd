import { zipMethod } from '../zip/zip-method.js';
import { viewOf } from '../zip/zip-numbers.js';
import { fillTo, isFilledByExtra, type PakAlignment, withoutExtraField } from './pak-alignment.js';
import type { PakEntry } from './pak-entry.js';

/** Sizes of the parts that come before the names. */
export const localFixedSize = 30;
const localSignature = 0x04034b50;
const zip64Field = 0x0001;
/** Encryption, options of the method, sizes behind the data, masked headers: none of it holds for new content. */
const contentFlags = 0x0001 | 0x0006 | 0x0008 | 0x0040 | 0x2000;
const utf8Flag = 0x0800;

/** Version of the zip specification that is needed to read data of a method, times ten. */
export function versionNeededFor(method: number): number {
  if (method === zipMethod.stored) return 10;
  return method === zipMethod.lzma ? 63 : 20;
}

/** What of a header or a record follows from an entry's edits; it begins at another offset in the two. */
export function writeCommonFields(view: DataView, at: number, entry: PakEntry): void {
  const { name, content } = entry.parts;
  let flags = view.getUint16(at + 2, true);
  if (name !== undefined) flags = name.isUtf8 ? flags | utf8Flag : flags & ~utf8Flag;
  if (content !== undefined) {
    flags &= ~contentFlags;
    view.setUint16(at, versionNeededFor(content.method), true);
    view.setUint16(at + 4, content.method, true);
    view.setUint32(at + 10, content.crc, true);
    view.setUint32(at + 14, content.data.length, true);
    view.setUint32(at + 18, content.size, true);
  }
  view.setUint16(at + 2, flags, true);
  const { date, time } = entry.modified;
  view.setUint16(at + 6, time, true);
  view.setUint16(at + 8, date, true);
}

/** Extra fields that an entry had, without what no longer holds. */
export function keptExtra(extra: Uint8Array, entry: PakEntry): Uint8Array {
  return entry.parts.content === undefined ? extra : withoutExtraField(extra, zip64Field);
}

/**
 * The local header of an entry with a new name or new content, for a place in the pakfile. What the edit isn't about
 * stays as it was; extra fields end in as many zeros as the data needs to be aligned, where that is how it is done.
 */
export function writeLocalHeader(entry: PakEntry, offset: number, alignment: PakAlignment): Uint8Array {
  const read = entry.parts.source?.entry;
  const name =
    entry.parts.name?.bytes ?? read?.local?.nameBytes ?? read?.record.nameBytes ?? new Uint8Array(0);
  const extra =
    read?.local === undefined || isFilledByExtra(read)
      ? new Uint8Array(0)
      : keptExtra(read.local.extra, entry);
  const size = localFixedSize + name.length + extra.length;
  const fill = alignment.filler === 'extra' ? fillTo(offset + size, alignment.size) : 0;
  const header = new Uint8Array(size + fill);
  if (read?.local !== undefined) header.set(read.local.bytes.subarray(0, localFixedSize));
  const view = viewOf(header);
  view.setUint32(0, localSignature, true);
  writeCommonFields(view, 4, entry);
  view.setUint16(26, name.length, true);
  view.setUint16(28, extra.length + fill, true);
  header.set(name, localFixedSize);
  header.set(extra, localFixedSize + name.length);
  return header;
}
