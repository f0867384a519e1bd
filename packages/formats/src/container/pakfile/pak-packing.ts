import type { Content } from '@brushwork/record';
import { zipLzmaHeadSize, zipLzmaOf } from '../lzma/index.js';
import type { LumpPart, PartForm, PartPacking } from '../part-packing.js';
import { zipMethod } from '../zip/zip-method.js';
import { statedAlignment } from './pak-alignment.js';
import type { PackedContent } from './pak-content.js';
import { PakDocument, type PakEntryChange } from './pak-document.js';
import type { PakEntry } from './pak-entry.js';

const nothing = new Uint8Array(0);
const encrypted = 1;

/**
 * How a pakfile is compressed: never as a whole, but file by file with method 14, as the public tool does it on the PC.
 * Files that are packed in another way, encrypted or damaged are left alone, and so are those of an archive that is made
 * to be read sector by sector, as on consoles.
 */
export const pakPacking: PartPacking = {
  isArchive: true,
  headSize: zipLzmaHeadSize,
  parts(content, { maxOutput }) {
    const { entries, source } = PakDocument.parse(content.bytes);
    const isForSectors = (statedAlignment(source?.directory.end.comment ?? nothing) ?? 0) > 1;
    let rest = maxOutput;
    return entries.map((entry) => {
      const part = partOf(entry, rest);
      rest -= part.bytes.length;
      return isForSectors && part.state === 'plain' ? { ...part, state: 'fixed' } : part;
    });
  },
  write(content: Content, forms: readonly PartForm[]): Uint8Array {
    const document = PakDocument.parse(content.bytes);
    const changes = new Map<PakEntry, PakEntryChange>();
    document.entries.forEach((entry, i) => {
      const form = forms[i] ?? 'keep';
      if (form !== 'keep') changes.set(entry, { content: packedContent(entry, form) });
    });
    document.editAll(changes);
    return document.toBytes();
  },
};

function partOf(entry: PakEntry, maxOutput: number): LumpPart {
  const { method, flags, isFolder, name } = entry;
  const left: LumpPart = { name, state: 'fixed', bytes: nothing };
  const isKnown = method === zipMethod.stored || method === zipMethod.lzma;
  if (!isKnown || isFolder || (flags & encrypted) !== 0) return left;
  try {
    const { bytes, issues } = entry.unpack({ maxOutput });
    if (issues.some(({ severity }) => severity === 'error')) return left;
    return { name, state: method === zipMethod.stored ? 'plain' : 'packed', bytes };
  } catch {
    // Whatever can't be unpacked stays as it is; reading the lump has told about it.
    return left;
  }
}

function packedContent(entry: PakEntry, form: Exclude<PartForm, 'keep'>): PackedContent {
  const { size, crc } = entry;
  if (form === 'plain')
    return { method: zipMethod.stored, data: new Uint8Array(entry.unpack().bytes), size, crc };
  return { method: zipMethod.lzma, data: zipLzmaOf(form), size, crc };
}
