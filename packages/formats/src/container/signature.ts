import type { ByteOrder } from '@brushwork/record';

/** How the files of a format begin, as far as that tells them from others. */
export interface Signature {
  /** First four bytes of a little-endian file, as text; empty for a format whose files begin with their version. */
  readonly magic: string;
  /** First four bytes of a big-endian file, as text, where there are such files. */
  readonly bigEndianMagic?: string;
  /** Where the 32-bit word of the version is, behind the magic unless given; `nowhere`: the magic stands for the only version. */
  readonly versionAt?: 'behind-magic' | 'start' | 'nowhere';
  /** Versions that are known; none where no word says it. */
  readonly versions: readonly number[];
}

/** What the first bytes of a file say. */
export interface Beginning {
  /** The magic as it is in the file; empty where there is none. */
  readonly magic: string;
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** The version, known or not; 0 where no word says it. */
  readonly version: number;
}

const MAGIC_SIZE = 4;
const VERSION_SIZE = 4;

/** Size of magic and version in bytes: where what else there is of a header begins. */
export function signatureSize({ magic, versionAt }: Signature): number {
  return (magic === '' ? 0 : MAGIC_SIZE) + (versionAt === 'nowhere' ? 0 : VERSION_SIZE);
}

/** Offset of the version's word; `undefined` where there is none. */
export function versionOffset({ versionAt = 'behind-magic' }: Signature): number | undefined {
  if (versionAt === 'nowhere') return undefined;
  return versionAt === 'start' ? 0 : MAGIC_SIZE;
}

/** The first four bytes of a file as text. */
export function magicOf(head: Uint8Array): string {
  return String.fromCharCode(...head.subarray(0, MAGIC_SIZE));
}

/**
 * What the first bytes of a file say when it begins with the magic of this signature, whatever its version; of a format
 * without a magic, whatever it begins with. `undefined` for other files and for those that end before.
 */
export function readBeginning(signature: Signature, head: Uint8Array): Beginning | undefined {
  if (head.length < signatureSize(signature)) return undefined;
  const magic = signature.magic === '' ? '' : magicOf(head);
  const isBig = magic !== '' && magic === signature.bigEndianMagic;
  if (magic !== signature.magic && !isBig) return undefined;
  const at = versionOffset(signature);
  const d = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const version = at === undefined ? 0 : d.getInt32(at, !isBig);
  return { magic, byteOrder: isBig ? 'big' : 'little', version };
}

/** Whether a file begins as this signature says, in a version that is known. */
export function hasSignature(signature: Signature, head: Uint8Array): boolean {
  const beginning = readBeginning(signature, head);
  return (
    beginning !== undefined &&
    (signature.versionAt === 'nowhere' || signature.versions.includes(beginning.version))
  );
}
