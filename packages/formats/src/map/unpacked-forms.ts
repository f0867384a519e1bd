import { FormatError } from '@brushwork/record';
import type { PartForm } from '../container/part-packing.js';
import type { GameMap } from './game-map.js';
import { defaultMaxUnpacked, type LumpInParts, lumpContents } from './lump-contents.js';
import type { StoredForm, StoredForms } from './stored-forms.js';

/** Which lumps are to be stored as they are. */
export interface UnpackedFormsOptions {
  /** `follow`: files of a pakfile, too. */
  readonly packedFiles?: 'keep' | 'follow';
}

/**
 * Every lump that is compressed, and every one with compressed parts, as it is. `file`: the whole file with every change
 * that was made in place. What can't be unpacked wholly is left as it is.
 */
export function unpackedForms(
  map: GameMap<object>,
  file: Uint8Array,
  { packedFiles = 'keep' }: UnpackedFormsOptions = {},
): StoredForms {
  const forms = new Map<number, StoredForm>();
  for (const { entry, whole, inParts } of lumpContents(map, { file, maxUnpacked: defaultMaxUnpacked })) {
    if (whole !== undefined) {
      const { state, bytes } = whole;
      if (state === 'packed' || state === 'flawed') forms.set(entry.index, { bytes, unpacked: 0 });
    } else if (inParts !== undefined && !(inParts.packing.isArchive && packedFiles === 'keep')) {
      const bytes = withPlainParts(inParts);
      if (bytes !== undefined) forms.set(entry.index, { bytes, unpacked: 0 });
    }
  }
  return forms;
}

function withPlainParts({ packing, content }: LumpInParts): Uint8Array | undefined {
  const parts = packing.parts(content, { maxOutput: defaultMaxUnpacked });
  const forms = parts.map(
    ({ state }): PartForm => (state === 'plain' || state === 'fixed' ? 'keep' : 'plain'),
  );
  return forms.every((form) => form === 'keep') ? undefined : writtenParts({ packing, content }, forms);
}

/** The lump with its parts stored as told; `undefined` for one that can't be written in another way than it is. */
export function writtenParts(
  { packing, content }: LumpInParts,
  forms: readonly PartForm[],
): Uint8Array | undefined {
  try {
    return packing.write(content, forms);
  } catch (error) {
    if (error instanceof FormatError) return undefined;
    throw error;
  }
}
