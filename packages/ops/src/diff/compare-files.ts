import { comparableName, type PakEntry } from '@brushwork/formats';
import { align } from './align.js';
import { AlignedPart } from './aligned-part.js';
import type { FieldChange } from './diff-change.js';
import { Hashes, Mixer } from './hashes.js';

/**
 * Compares the files of two pakfiles: by name, as games compare names, and then by size and CRC, as the directories state
 * them. Nothing is unpacked before the content of a file is asked for.
 */
export function compareFiles(
  left: readonly PakEntry[],
  right: readonly PakEntry[],
  { path, maxThings }: { readonly path: string; readonly maxThings: number },
): AlignedPart {
  const [lefts, rights] = [hashFiles(left), hashFiles(right)];
  const names = {
    left: hashFiles(left, { isNameAlone: true }),
    right: hashFiles(right, { isNameAlone: true }),
  };
  return new AlignedPart({
    path,
    kind: 'files',
    alignment: align(lefts, rights, { identities: [names], areMovedFound: true, maxThings }),
    isChanged: (l, r) => !lefts.isSame(l, rights, r),
    labelOf: (l, r) => (left[l] ?? right[r])?.name,
    fieldsOf: (l, r) => fieldsOf(left[l], right[r]),
    contentOf: (l, r) => {
      const [one, other] = [left[l], right[r]];
      return {
        name: (other ?? one)?.name ?? '',
        left: one && unpacked(one),
        right: other && unpacked(other),
      };
    },
  });
}

/** Most bytes that one file may unpack to, to be compared. */
const largestFile = 256 * 1024 * 1024;

function unpacked(entry: PakEntry): Uint8Array {
  return entry.unpack({ maxOutput: largestFile }).bytes;
}

function hashFiles(entries: readonly PakEntry[], { isNameAlone = false } = {}): Hashes {
  const hashes = new Hashes(entries.length);
  const mixer = new Mixer();
  entries.forEach(({ name, size, crc }, i) => {
    mixer.start();
    mixer.addText(comparableName(name));
    if (!isNameAlone) {
      mixer.addNumber(size);
      mixer.add(crc);
    }
    mixer.finish(hashes, i);
  });
  return hashes;
}

function fieldsOf(left: PakEntry | undefined, right: PakEntry | undefined): FieldChange[] {
  const told: readonly (readonly [string, (entry: PakEntry) => unknown])[] = [
    ['size', ({ size }) => size],
    ['crc', ({ crc }) => crc.toString(16).padStart(8, '0')],
  ];
  return told.flatMap(([field, of]) => {
    const [a, b] = [left === undefined ? undefined : of(left), right === undefined ? undefined : of(right)];
    return [{ field, left: a, right: b, ...(a === b && { isSame: true as const }) }];
  });
}
