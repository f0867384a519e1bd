import type { StoredLump } from '../container/container.js';
import { type EncodedLzma, lzmaBlockHeaderSize, lzmaBlockOf } from '../container/lzma/index.js';
import type { LumpPart, PartForm } from '../container/part-packing.js';
import type { GameMap } from './game-map.js';
import { type LumpBytes, type LumpContent, type LumpInParts, lumpContents } from './lump-contents.js';
import type { StoredForm, StoredForms } from './stored-forms.js';
import { writtenParts } from './unpacked-forms.js';

/** How far compressing has come. */
export interface PackingProgress {
  /** Bytes that were compressed so far. */
  readonly done: number;
  /** Bytes to compress. */
  readonly total: number;
}

/** How lumps are compressed. */
export interface PackedFormsOptions extends LumpBytes {
  /** Makes a stream of bytes; the same bytes always have to give the same stream. */
  readonly encode: (bytes: Uint8Array) => Promise<EncodedLzma>;
  /** `follow`: files of a pakfile are compressed, too. */
  readonly packedFiles: 'keep' | 'follow';
  /** Is told how far it has come. */
  readonly onProgress?: ((progress: PackingProgress) => void) | undefined;
}

/** A lump that was left as it is, and why. */
export interface LeftLump {
  /** Name of the lump. */
  readonly lump: string;
  /** Why: it shares bytes with others, can't be read wholly, or can't be written in another way. */
  readonly reason: 'shared' | 'unreadable' | 'unwritable';
}

/** Lumps as they are to be stored. */
export interface PackedForms {
  /** Those that change. */
  readonly forms: StoredForms;
  /** Those that were left as they are, though they aren't compressed. */
  readonly left: readonly LeftLump[];
}

/** No stream has fewer bytes: smaller parts only grow. */
const leastStream = 5;

/**
 * Every lump of a map as it is to be stored when it is compressed, each as one block or part by part. What is compressed
 * already and right stays as it is; what would not get smaller is stored plain.
 */
export async function packedForms(map: GameMap<object>, options: PackedFormsOptions): Promise<PackedForms> {
  const packer = new Packer(options);
  const forms = new Map<number, StoredForm>();
  const left: LeftLump[] = [];
  const waiting: Promise<void>[] = [];
  for (const lump of lumpContents(map, options)) {
    const { name, entry, whole, inParts } = lump;
    if ((map.regionOf(entry)?.lumps.length ?? 1) > 1) left.push({ lump: name, reason: 'shared' });
    else if (whole !== undefined) {
      if (whole.state === 'fixed') left.push({ lump: name, reason: 'unreadable' });
      waiting.push(packWhole(lump, whole));
    } else if (inParts !== undefined) waiting.push(packParts(entry, name, inParts));
  }
  await Promise.all(waiting);
  return { forms, left };

  async function packWhole({ entry, mayBePacked }: LumpContent, part: LumpPart): Promise<void> {
    // One that may not be compressed as a whole but is gets plain.
    const form = mayBePacked
      ? await packer.formOf(part, lzmaBlockHeaderSize)
      : part.state === 'plain' || part.state === 'fixed'
        ? 'keep'
        : 'plain';
    const { bytes } = part;
    if (form === 'plain') forms.set(entry.index, { bytes, unpacked: 0 });
    else if (form !== 'keep')
      forms.set(entry.index, { bytes: lzmaBlockOf(form, bytes.length), unpacked: bytes.length });
  }

  async function packParts(entry: StoredLump, name: string, inParts: LumpInParts): Promise<void> {
    const { packing, content } = inParts;
    if (packing.isArchive && options.packedFiles === 'keep') return;
    const parts = packing.parts(content, { maxOutput: options.maxUnpacked });
    const partForms = await Promise.all(parts.map((part) => packer.formOf(part, packing.headSize)));
    if (partForms.every((form) => form === 'keep')) return;
    const bytes = writtenParts(inParts, partForms);
    if (bytes === undefined) left.push({ lump: name, reason: 'unwritable' });
    else forms.set(entry.index, { bytes, unpacked: 0 });
  }
}

/** Decides how parts are stored, and counts what was done. */
class Packer {
  private done = 0;
  private total = 0;
  private readonly options: PackedFormsOptions;

  constructor(options: PackedFormsOptions) {
    this.options = options;
  }

  async formOf({ state, bytes }: LumpPart, headSize: number): Promise<PartForm> {
    if (state === 'packed' || state === 'fixed') return 'keep';
    const otherwise = state === 'flawed' ? 'plain' : 'keep';
    if (bytes.length <= headSize + leastStream) return otherwise;
    this.total += bytes.length;
    const encoded = await this.options.encode(bytes);
    this.done += bytes.length;
    this.options.onProgress?.({ done: this.done, total: this.total });
    return headSize + encoded.stream.length < bytes.length ? encoded : otherwise;
  }
}
