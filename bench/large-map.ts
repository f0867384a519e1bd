import { open, save } from '@brushwork/formats';

/**
 * A map of about `size` bytes, never more: a small one whose lists of records and numbers are repeated as often as they
 * fit. What its references mean is of no matter.
 */
export async function makeLargeMap(small: Uint8Array, size: number): Promise<Uint8Array> {
  const map = await open(new Uint8Array(small));
  const lists = map.lumpNames
    .map((name) => map.lump(name))
    .filter(({ kind, remainder }) => (kind === 'records' || kind === 'values') && remainder === 0);
  const repeated = lists.reduce((sum, { bytes }) => sum + bytes.length, 0);
  const factor = Math.max(1, (size - small.length + repeated - 4 * lists.length) / repeated);
  for (const list of lists) {
    const { bytes } = list;
    const elementSize = list.length === 0 ? 1 : bytes.length / list.length;
    const longer = new Uint8Array(Math.floor((list.length * factor) | 0) * elementSize);
    for (let at = 0; at < longer.length; at += bytes.length) {
      longer.set(bytes.subarray(0, Math.min(bytes.length, longer.length - at)), at);
    }
    list.setBytes(longer);
  }
  return save(map).bytes;
}
